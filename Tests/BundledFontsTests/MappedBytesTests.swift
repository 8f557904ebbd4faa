import BundledFonts
import Foundation
import TestSupport
import Testing

/// A face's bytes: the file's, mapped once, shared by all who ask.
@Suite(.tags(.concurrency))
struct MappedBytesTests {
  @Test("The bytes are the file's, and those of a font", arguments: BundledFonts.all)
  func content(face: BundledFace) throws {
    let bytes = try face.bytes
    #expect(try bytes == Data(contentsOf: URL(filePath: face.path)))
    // TrueType outlines and bitmaps are under version 1.0, CFF outlines under a tag (OpenType 1.9, "Table Directory").
    let tag = Array(bytes.prefix(4))
    #expect(tag == (face.fileName.hasSuffix(".otf") ? Array("OTTO".utf8) : [0, 1, 0, 0]))
  }

  @Test("Asking again gives the same memory, from any thread", arguments: BundledFonts.all)
  func sharing(face: BundledFace) async throws {
    let addresses = try await withThrowingTaskGroup(of: UInt.self) { group in
      for _ in 0..<8 {
        group.addTask { address(of: try face.bytes) }
      }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(addresses == [address(of: try face.bytes)])
  }

  #if os(Linux)
    @Test("The memory is the file's own pages", arguments: BundledFonts.all)
    func mapping(face: BundledFace) throws {
      let start = String(address(of: try face.bytes), radix: 16)
      // The kernel gives this file in pieces, and Foundation reads only the first of a file that states no size.
      let file = try FileHandle(forReadingFrom: URL(filePath: "/proc/self/maps"))
      let maps = String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self).split(separator: "\n")
      let mapping = try #require(maps.first { $0.hasPrefix("\(start)-") })
      let path = try URL(filePath: face.path).resolvingSymlinksInPath().path
      #expect(mapping.hasSuffix(path))
    }
  #endif

  @Test("A missing file is an error that names it")
  func missing() {
    let path = "/nowhere/Roboto/Roboto-Regular.ttf"
    let error = #expect(throws: BundledFontsError.self) { try MappedFaces.shared.bytes(ofFile: path) }
    guard case .unreadable(path, let reason) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(!reason.isEmpty)
    #expect(error?.description == "\(path): cannot be read (\(reason)); expected a bundled font")
  }
}

private func address(of bytes: Data) -> UInt {
  unsafe bytes.withUnsafeBytes { UInt(bitPattern: $0.baseAddress) }
}
