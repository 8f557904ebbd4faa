import Foundation
import Testing
import TextAnalysis

@Suite("Browser line breaking")
struct BrowserBreakTests {
  /// What Scripts/record-ascii-breaks.py writes.
  private struct Recording: Decodable {
    struct Case: Decodable {
      var locale: String
      var text: String
      var breaks: [Int32]
    }
    var chromium: String
    var cases: [Case]
  }

  let analyzer = TextAnalyzer()

  @Test("Random ASCII, URLs, paths, descriptions and phrases break where Chromium breaks them, all of them")
  func recording() throws {
    let url = try #require(Bundle.module.url(forResource: "Fixtures/browser-breaks", withExtension: "json"))
    let recording = try JSONDecoder().decode(Recording.self, from: Data(contentsOf: url))
    #expect(recording.cases.count >= 3_000)
    var differences: [String] = []
    var alikeInUnicode = 0
    for recorded in recording.cases {
      let breaks = breaks(recorded.text, locale: recorded.locale, profile: .browser)
      if breaks != recorded.breaks {
        differences.append("\(recorded.locale) \(recorded.text): \(breaks), Chromium \(recorded.breaks)")
      }
      if self.breaks(recorded.text, locale: recorded.locale, profile: .unicode) == recorded.breaks {
        alikeInUnicode += 1
      }
    }
    #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(10).joined(separator: "\n"))")
    // The recording tells the profiles apart: UAX #14 breaks more than a third of these texts elsewhere.
    #expect(alikeInUnicode < recording.cases.count * 2 / 3, "\(alikeInUnicode) of \(recording.cases.count)")
  }

  private func breaks(_ text: String, locale: String, profile: LineBreakingProfile) -> [Int32] {
    analyzer.analyze(Array(text.utf8), options: AnalysisOptions(locale: locale, breaking: profile)).breaks.map(\.offset)
  }
}
