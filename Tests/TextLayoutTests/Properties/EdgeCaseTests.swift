import TestSupport
import Testing
import TextAnalysis

@testable import TextLayout

/// Inputs that were once laid out wrongly.
@Suite("Edge cases of lines")
struct EdgeCaseTests {
  private let typesetter = Typesetter(fonts: TestFonts.collection)

  @Test(
    "Numbers with hyphens tile at every width as browsers break them",
    arguments: ["978-3161484100", "+49-89-636-48018000", "Order 4711-20250131-000123456789", "Saint-Étienne", "a-5"])
  func hyphens(text: String) {
    let prepared = typesetter.prepare(text, style: TextStyle(breaking: .browser))
    for width in 0..<80 {
      for wrapping in TextWrapping.allCases {
        let lines = prepared.layout(width: Double(width), size: 16, ParagraphStyle(wrapping: wrapping)).lines
        #expect(lines.map { prepared.string(in: $0.range) }.joined() == text)
        #expect(lines.allSatisfy { !$0.range.isEmpty })
      }
    }
  }

  /// There is no break opportunity before the sign (UAX #14, rule LB13), so the texts have to be cut.
  ///
  /// Pango 1.50 has the same lines (`--wrap=word-char`). In Android the white space does not hang.
  @Test(
    "White space hangs where a line is cut, too",
    arguments: [
      ("Notifications :", "Notifications", 95), ("Notifications :", "Notifications", 92),
      ("Notifications   :", "Notifications", 92), ("Bonjour !", "Bonjour", 60), ("Bonjour !", "Bonjour", 55.125),
      ("שלום !", "שלום", 36),
    ] as [(String, String, Double)], [LineBreakingProfile.unicode, .browser, .flutter])
  func cutBesideSpace(text: (whole: String, word: String, width: Double), profile: LineBreakingProfile) {
    let style = TextStyle(locale: "fr", breaking: profile)
    let word = typesetter.prepare(text.word, style: style).layout(width: nil, size: 16).width
    let prepared = typesetter.prepare(text.whole, style: style)
    let layout = prepared.layout(width: text.width, size: 16)
    // The whole space hangs, and no line begins with it.
    #expect(
      layout.lines.map { prepared.string(in: $0.range) } == [
        String(text.whole.dropLast()), String(text.whole.suffix(1)),
      ])
    #expect(layout.lines[0].width == word)
    #expect(layout.width == word)
  }

  @Test("No line that is cut beside a space is wider than it may be, kerned with the space or not")
  func cutBesideKernedSpace() {
    for word in ["Bonjour", "AVATAR", "Voyage Ty", "Kyrill P", "f", "Уф", "שלום"] {
      let prepared = typesetter.prepare(word + " !!", style: TextStyle(families: ["Roboto"]))
      for width in stride(from: 0.0, through: 90, by: 0.25) {
        for line in prepared.layout(width: width, size: 16).lines where line.width > width {
          #expect(prepared.string(in: line.range).filter { $0 != " " }.count == 1, "\(word) at \(width)")
        }
      }
    }
  }

  @Test("A space with a mark on it is no white space where a line is cut")
  func cutBesideMarkedSpace() {
    let prepared = typesetter.prepare("Bonjour \u{301}!")
    let lines = prepared.layout(width: 57, size: 16).lines.map { prepared.string(in: $0.range) }
    #expect(lines == ["Bonjour", " \u{301}!"])
  }

  /// CSS Text 3, section 4.1, treats white space as if bidirectional formatting were not there.
  ///
  /// Chromium 156 does not: it sets "Hello" with a space and a right-to-left mark in two lines of 38 pixels, and counts the space.
  @Test(
    "White space hangs before bidirectional formatting, but not as browsers have it",
    arguments: ["Hello \u{200F}", "\u{2068}Hello \u{2069}", "Hello\u{200F} ", "Hello \u{2069}\u{200F} "])
  func formatting(text: String) {
    let word = typesetter.prepare("Hello").layout(width: nil, size: 16).width
    let unicode = typesetter.prepare(text).layout(width: 38, size: 16)
    #expect(unicode.lines.count == 1)
    #expect(unicode.width == word)
    let truncated = typesetter.prepare(text).layout(width: 38, size: 16, ParagraphStyle(maximumLines: 1))
    #expect(!truncated.isTruncated)
    let browser = typesetter.prepare(text, style: TextStyle(breaking: .browser)).layout(width: 38, size: 16)
    #expect(browser.lines.count == (text == "Hello\u{200F} " ? 1 : 2))
  }

  @Test(
    "Sizes next to nothing have widths next to nothing",
    arguments: [0, .leastNonzeroMagnitude, 0x1p-1030, 1e-306, 1e-20])
  func tinySizes(size: Double) {
    for style in [TextStyle(), TextStyle(letterSpacing: 0.5)] {
      let text = typesetter.prepare("a\tb c", style: style)
      for width in [nil, 0, 100.0] {
        let layout = text.layout(width: width, size: size)
        #expect(layout.width.isFinite && layout.height.isFinite)
        #expect(text.glyphs(of: layout.lines[0], size: size).allSatisfy { $0.x.isFinite })
      }
    }
  }

  @Test("Letters that are moved together by more than their width have none, and stand where they should")
  func negativeSpacing() {
    let text = typesetter.prepare("iiii", style: TextStyle(letterSpacing: -10))
    let line = text.layout(width: 100, size: 16, ParagraphStyle(alignment: .right)).lines[0]
    #expect(line.width == 0)
    #expect(line.x == 100)
  }

  @Test("A grapheme cluster that is shaped in pieces is one place")
  func longCluster() {
    let text = typesetter.prepare("xa" + String(repeating: "\u{301}", count: 600) + "y")
    let layout = text.layout(width: nil, size: 16)
    let line = text.positions(in: layout, size: 16).line(0)
    #expect(line.cells.count == 3)
    #expect(Set(line.cells.map(\.range.lowerBound)) == [0, 1, text.utf8.count - 1])
    for one in stride(from: 0, through: layout.width, by: 0.25) {
      let offset = line.position(atX: one).offset
      #expect([0, 1, text.utf8.count - 1, text.utf8.count].contains(offset))
    }
  }
}
