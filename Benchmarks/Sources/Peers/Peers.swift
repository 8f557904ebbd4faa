internal import CPeers
internal import Foundation
internal import Galley
public import Workloads

/// Pango with the bundled faces.
public final class Pango {
  private let peer: OpaquePointer

  /// Sets Pango up for a workload's family and language.
  public init(_ workload: Workload) {
    let files = Faces.files.map { strdup($0) }
    defer { files.forEach { free($0) } }
    let names = files.map { UnsafePointer($0) }
    guard
      let peer = pango_peer_create(
        names, Int32(names.count), workload.family, Workload.size, workload.locale)
    else { fatalError("Pango cannot read the bundled faces") }
    self.peer = peer
  }

  deinit { pango_peer_destroy(peer) }

  /// Lays a text out and counts its lines.
  public func lines(_ text: Bytes, width: Double) -> Int {
    Int(text.withPointer { pango_peer_lines(peer, $0, $1, width) })
  }

  /// Lays a text out and keeps the layout.
  public func keep(_ text: Bytes, width: Double) -> KeptText {
    KeptText(text.withPointer { pango_peer_text_create(peer, $0, $1, width) })
  }

  /// A text whose layout Pango keeps.
  public final class KeptText {
    private let text: OpaquePointer

    fileprivate init(_ text: OpaquePointer?) {
      guard let text else { fatalError("Pango keeps no text") }
      self.text = text
    }

    deinit { pango_peer_text_destroy(text) }

    /// Lays the text out at another width and counts its lines.
    public func lines(width: Double) -> Int { Int(pango_peer_text_lines(text, width)) }
  }
}

/// HarfBuzz alone, with one face for each text.
public final class HarfBuzz {
  private var peers: [String: OpaquePointer] = [:]
  private var chosen: [OpaquePointer] = []

  /// The version of the current HarfBuzz; nil if `GALLEY_BENCHMARK_HARFBUZZ` is not set.
  ///
  /// The variable holds the path of HarfBuzz and, after a colon, the path of a library that it depends on.
  public static let currentVersion: String? = current.map { String(cString: harfbuzz_library_version($0)) }

  private nonisolated(unsafe) static let current: OpaquePointer? = {
    guard let names = ProcessInfo.processInfo.environment["GALLEY_BENCHMARK_HARFBUZZ"]?.split(separator: ":") else {
      return nil
    }
    guard names.count == 2, let library = harfbuzz_library_open(String(names[0]), String(names[1])) else {
      fatalError("there is no HarfBuzz in \(names)")
    }
    return library
  }()

  /// Sets HarfBuzz up with one face for each text of a workload.
  ///
  /// That is the family's regular face; in the mixed workload, the face that has the most of the text's characters.
  ///
  /// - Parameter isCurrent: Whether to use the current HarfBuzz instead of the one that Galley is linked to.
  public init(_ workload: Workload, isCurrent: Bool = false) {
    guard let library = isCurrent ? Self.current : harfbuzz_library_linked() else {
      fatalError("there is no other HarfBuzz")
    }
    for text in workload.texts {
      let file = workload.name == "mixed" ? Faces.face(for: text) : Faces.file(of: workload.family)
      let peer = peers[file] ?? harfbuzz_peer_create(library, file, workload.locale)
      guard let peer else { fatalError("HarfBuzz cannot read \(file)") }
      peers[file] = peer
      chosen.append(peer)
    }
  }

  deinit { peers.values.forEach { harfbuzz_peer_destroy($0) } }

  /// Shapes text `index` of the workload and sums its advances, in font units.
  public func width(_ index: Int, _ text: Bytes) -> Int64 {
    text.withPointer { harfbuzz_peer_width(chosen[index], $0, $1) }
  }
}

/// The UTF-8 of a text, to pass to C.
public struct Bytes {
  private let bytes: [UInt8]

  /// Copies the bytes of a text.
  public init(_ text: String) { bytes = Array(text.utf8) }

  fileprivate func withPointer<Result>(_ body: (UnsafePointer<CChar>, Int32) -> Result) -> Result {
    bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { preconditionFailure("a workload has no empty text") }
      return body(start.assumingMemoryBound(to: CChar.self), Int32(bytes.count))
    }
  }
}
