import Foundation
import TestSupport
import Testing

@testable import TextLayout

/// Compares line starts, widths and heights with those of headless Chromium in the same faces.
@Suite("Chromium")
struct ChromiumTests {
  @Test("Every layout is Chromium's, but for those in the ledger", arguments: ChromiumRecording.names)
  func layouts(name: String) throws {
    let recording = try ChromiumRecording.named(name)
    let typesetter = Typesetter(fonts: TestFonts.collection)
    let found = Set(recording.cases.flatMap { ChromiumComparison($0, typesetter).differences() })
    let known = try ChromiumDifferences().known(in: name)
    #expect(recording.cases.count >= 30)
    for difference in found.subtracting(known).sorted() { Issue.record("not in the ledger: \(difference)") }
    for difference in known.subtracting(found).sorted() { Issue.record("gone, but in the ledger: \(difference)") }
  }

  @Test("Every difference in the ledger is explained, and every explanation is needed")
  func ledger() throws {
    let ledger = try ChromiumDifferences()
    #expect(Set(ledger.reasons.values) == ledger.explained)
  }

  @Test("Lines of prose in one face start where Chromium's do, in every language")
  func prose() throws {
    let shares = try shares(in: "prose") { $0.locale }
    #expect(shares.count == 16)
    for (locale, share) in shares.sorted(by: { $0.key < $1.key }) {
      #expect(share.total >= 48, "\(locale)")
      #expect(Double(share.equal) >= Double(share.total) * (locale == "th" ? 0.995 : 1), "\(locale): \(share)")
    }
  }

  @Test("Lines that need several faces start where Chromium's do")
  func fallback() throws {
    let share = try #require(try shares(in: "fallback") { _ in "all" }["all"])
    #expect(share.total >= 448)
    #expect(Double(share.equal) >= 0.995 * Double(share.total), "\(share)")
  }

  @Test("The recording was made with the faces that are bundled, and holds at least 2 000 texts")
  func recording() throws {
    var cases = 0
    for name in ChromiumRecording.names {
      let recording = try ChromiumRecording.named(name)
      cases += recording.cases.count
      #expect(recording.recording.browser.hasPrefix("Chromium "))
      #expect(recording.recording.fonts == (try Self.bundledHashes(recording.recording.fonts.keys)))
    }
    #expect(cases >= 2_000)
  }

  /// The number of texts for each key, and of those in which lines start alike at every width.
  private func shares(
    in name: String, by key: (ChromiumRecording.Case) -> String
  ) throws -> [String: (equal: Int, total: Int)] {
    let typesetter = Typesetter(fonts: TestFonts.collection)
    var shares: [String: (equal: Int, total: Int)] = [:]
    for one in try ChromiumRecording.named(name).cases {
      shares[key(one), default: (0, 0)].total += 1
      if ChromiumComparison(one, typesetter).startsAreEqual { shares[key(one), default: (0, 0)].equal += 1 }
    }
    return shares
  }

  /// The hashes of files below `Fonts/`, from its manifest.
  private static func bundledHashes(_ files: some Sequence<String>) throws -> [String: String] {
    let manifest = try JSONDecoder().decode(
      Manifest.self, from: Data(contentsOf: Repository.file("Fonts/manifest.json")))
    let hashes = Dictionary(uniqueKeysWithValues: manifest.faces.map { ($0.file, $0.sha256) })
    return Dictionary(uniqueKeysWithValues: files.map { ($0, hashes[$0] ?? "missing") })
  }
}

/// The part of `Fonts/manifest.json` that is read here.
private struct Manifest: Decodable {
  struct Face: Decodable {
    let file: String
    let sha256: String
  }

  let faces: [Face]
}
