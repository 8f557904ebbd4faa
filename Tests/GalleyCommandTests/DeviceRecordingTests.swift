import Foundation
import TestSupport
import Testing

/// What real systems drew, measured in pictures and dumps that other people recorded, against `galley measure` of a
/// document that reproduces the inputs.
///
/// A file is a picture; `Tests/Fixtures/README.md` says what is in it.
@Suite("Recordings of devices")
struct DeviceRecordingTests {
  static let names: [String] = {
    let folder = Repository.file("Tests/Fixtures/devices")
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".json") }.sorted()
  }()

  @Test("Every length is as recorded, but for those of which the file says why not, and those differ", arguments: names)
  func recording(name: String) throws {
    let recording = try DeviceRecording(named: name)
    for length in try recording.lengths() {
      let ours = length.ours.map { "\($0)" } ?? "none"
      #expect(
        length.agrees != recording.ledger.keys.contains(length.place),
        "\(length.place): \(length.recorded) recorded, \(ours) here")
    }
  }

  @Test("So many lengths are recorded, and so many of them known to differ")
  func count() throws {
    var (lengths, agreeing, ledger) = (0, 0, 0)
    for name in Self.names {
      let recording = try DeviceRecording(named: name)
      let found = try recording.lengths()
      lengths += found.count
      agreeing += found.count { $0.agrees }
      ledger += recording.ledger.count
      #expect(
        Set(recording.ledger.keys).isSubset(of: found.map(\.place)), "\(name): its ledger names what is not recorded")
      #expect(recording.ledger.values.allSatisfy { !$0.isEmpty })
    }
    #expect(Self.names.count == 61)
    #expect(lengths == 1629)
    #expect(agreeing == 1629)
    #expect(ledger == 0)
  }
}

/// A recording, read by Foundation.
private struct DeviceRecording {
  struct Length {
    /// A path such as `sections[0].rows[0].frame.height`.
    var place: String
    var recorded: Double
    var ours: Double?
    var agrees: Bool
  }

  private let tolerance: Double
  private let document: Any
  private let recorded: Any
  /// The places that are known to differ, with the reasons.
  let ledger: [String: String]

  init(named name: String) throws {
    let data = try Data(contentsOf: Repository.file("Tests/Fixtures/devices/" + name))
    let file = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    tolerance = try #require(file["tolerance"] as? Double)
    document = try #require(file["document"])
    recorded = try #require(file["recorded"])
    let entries = try #require(file["ledger"] as? [[String: String]])
    ledger = Dictionary(
      uniqueKeysWithValues: entries.compactMap { entry in entry["place"].map { ($0, entry["reason"] ?? "") } })
    #expect(ledger.count == entries.count)
  }

  /// The lengths that are recorded, beside ours.
  func lengths() throws -> [Length] {
    let input = String(decoding: try JSONSerialization.data(withJSONObject: document), as: UTF8.self)
    let result = try runGalley(["measure", "-"], input: input)
    #expect(result.status == 0, "\(result.errors)")
    var lengths: [Length] = []
    compare(recorded, try JSONSerialization.jsonObject(with: Data(result.output.utf8)), "", &lengths)
    return lengths
  }

  private func compare(_ recorded: Any, _ ours: Any?, _ place: String, _ lengths: inout [Length]) {
    if let recorded = recorded as? [String: Any] {
      let ours = ours as? [String: Any]
      // What is called something is no length: `id`, `kind`.
      for (key, value) in recorded.sorted(by: { $0.key < $1.key }) where !(value is String) {
        compare(value, ours?[key], place.isEmpty ? key : "\(place).\(key)", &lengths)
      }
    } else if let recorded = recorded as? [Any] {
      let ours = ours as? [Any] ?? []
      for (index, value) in recorded.enumerated() {
        compare(value, index < ours.count ? ours[index] : nil, "\(place)[\(index)]", &lengths)
      }
    } else if let recorded = recorded as? Double {
      let ours = ours as? Double
      lengths.append(
        Length(
          place: place, recorded: recorded, ours: ours, agrees: ours.map { abs($0 - recorded) <= tolerance } ?? false))
    }
  }
}
