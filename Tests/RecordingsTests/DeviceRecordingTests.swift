import Foundation
import Galley
import TestSupport
import Testing

/// Compares what real systems drew, measured in pictures and dumps that others recorded, with Galley's layout of a document
/// with the same inputs.
///
/// A file is a picture; `Tests/Fixtures/README.md` says what is in it.
@Suite("Recordings of devices")
struct DeviceRecordingTests {
  static let names: [String] = {
    let folder = Repository.file("Tests/Fixtures/devices")
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".json") }.sorted()
  }()

  private static func recording(_ name: String) throws -> DeviceRecording {
    try DeviceRecording(source: Repository.file("Tests/Fixtures/devices/" + name).path)
  }

  @Test("Every length is as recorded, but for those of which the file says why not, and those differ", arguments: names)
  func recording(name: String) throws {
    let recording = try Self.recording(name)
    let comparison = try recording.comparison(fonts: .bundled)
    let unexpected = recording.unexpected(in: comparison)
    #expect(unexpected.differences.isEmpty, "\(comparison.text())")
    #expect(unexpected.obsolete.isEmpty)
    #expect(recording.ledger.allSatisfy { !$0.reason.isEmpty })
  }

  @Test("So many lengths are recorded, and so many of them known to differ")
  func count() throws {
    var (lengths, agreeing) = (0, 0)
    for name in Self.names {
      let values = try Self.recording(name).comparison(fonts: .bundled).values
      lengths += values.count
      agreeing += values.count { $0.agrees }
    }
    #expect(Self.names.count == 262)
    #expect(lengths == 6520)
    #expect(agreeing == 6434)
  }
}
