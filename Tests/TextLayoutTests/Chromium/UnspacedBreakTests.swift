import Foundation
import TestSupport
import Testing
import TextAnalysis
import TextLayout

/// Line breaks in Thai, Lao, Burmese and Khmer, whose words are found by dictionaries.
@Suite("Breaks of text without spaces")
struct UnspacedBreakTests {
  /// The output of `Scripts/record-unspaced-breaks.py`.
  private struct Recording: Decodable {
    struct Case: Decodable {
      var locale: String
      var text: String
      var breaks: [Int]
    }
    var cases: [Case]
  }

  private let typesetter = Typesetter(fonts: TestFonts.collection)
  private let cases: [Recording.Case]

  init() throws {
    let url = Repository.file("Tests/Fixtures/chromium-breaks/unspaced.json")
    cases = try JSONDecoder().decode(Recording.self, from: Data(contentsOf: url)).cases
  }

  /// Texts in which Chromium breaks between a space and a following mark, which form one grapheme cluster.
  private static let dividedClusters: Set = ["สัญญาอนุญาต ฺBSD แบบ 2 ข้อ"]

  @Test("Lines of no width start where those of Chromium do, all of them", arguments: ["th", "lo", "my", "km"])
  func recorded(language: String) {
    let cases = cases.filter { $0.locale == language && !Self.dividedClusters.contains($0.text) }
    #expect(cases.count > 70)
    let differences = cases.filter { starts(of: $0.text, language: language, .browser) != $0.breaks }
    #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(5).map(\.text))")
    // At least one case differs between the two profiles.
    #expect(cases.contains { starts(of: $0.text, language: language, .unicode) != $0.breaks })
  }

  @Test("Heights alone are those of the lines, narrow as they may be")
  func heights() {
    for (index, recorded) in cases.enumerated() where index.isMultiple(of: 5) {
      let text = prepare(recorded.text, language: recorded.locale, .browser)
      for width in stride(from: 0.0, to: 60, by: 7) {
        let lines = text.layout(width: width, size: 16).lines
        #expect(text.lineCount(width: width, size: 16) == lines.count, "\(recorded.text) in \(width)")
      }
    }
  }

  @Test("No line of no width is wider than the least width of the text, and the widest is as wide")
  func leastWidths() {
    // Browsers skip some break opportunities after a hyphen that begins a line, and near the end of a text.
    let texts = cases.map { ($0.text, $0.locale) } + [("--привет", "ru"), ("าไทยแ", "th")]
    for (text, language) in texts {
      let text = prepare(text, language: language, .browser)
      let lines = text.layout(width: 0, size: 16, ParagraphStyle(overflowWrap: .none)).lines
      let widest = lines.map(\.width).max() ?? 0
      #expect(abs(text.minimumContentWidth(size: 16) - widest) < 1e-9)
    }
  }

  private func prepare(_ text: String, language: String, _ profile: LineBreakingProfile) -> PreparedText {
    typesetter.prepare(text, style: TextStyle(locale: language, breaking: profile))
  }

  private func starts(of text: String, language: String, _ profile: LineBreakingProfile) -> [Int] {
    let style = ParagraphStyle(overflowWrap: .none)
    let lines = prepare(text, language: language, profile).layout(width: 0, size: 16, style).lines
    return lines.dropFirst().map { $0.range.lowerBound }
  }
}
