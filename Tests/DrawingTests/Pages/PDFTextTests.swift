import FontKit
import Foundation
import Sizing
import TestSupport
import Testing
import TextAnalysis
import TextLayout

@testable import Drawing

/// The text of PDF files, which readers put together from letters in the order of the file and from where they stand.
struct PDFTextTests {
  private func prepare(_ text: String) -> PreparedText {
    typesetter().prepare(text, style: TextStyle(families: ["system"]))
  }

  private func runs(_ text: String) throws -> [GlyphRun] {
    let content = prepare(text)
    return GlyphRun.runs(
      of: try #require(content.layout(width: nil, size: 17).lines.first), in: content, size: 17)
  }

  /// A PDF file of a text on one line.
  private func file(_ text: String) throws -> [UInt8] {
    let canvas = try CairoCanvas(.pdf, size: LayoutSize(width: 2000, height: 40), scale: 1)
    for run in try runs(text) { canvas.show(run, at: LayoutPoint(x: 10, y: 20), .black) }
    return try canvas.finish()
  }

  @Test(
    "Letters of words from right to left are in a file from the left to the right, as they stand",
    arguments: [
      ("שלום עולם (123) abc", "abc )123( עולם שלום"), ("مرحبا بالعالم", "بالعالم مرحبا"),
      ("خوش آمدید ۱۲۳", "۱۲۳ آمدید خوش"),
    ])
  func visualOrder(text: String, words: String) throws {
    // With `-raw` Poppler keeps the order of the file, but puts letters of a word that stands there as a whole into reading order.
    let read = try output(of: "pdftotext", on: file(text), ["-raw", "-"])
    let marks: Set<Unicode.Scalar> = ["\u{202A}", "\u{202B}", "\u{202C}", "\u{C}"]
    let bare = String(String.UnicodeScalarView(read.unicodeScalars.filter { !marks.contains($0) }))
    #expect(bare.trimmingCharacters(in: .newlines) == words)
  }

  @Test(
    "Spaces between words in a font that the style does not name are that font's, where those of the first font stand",
    arguments: ["नमस्ते दुनिया मित्र", "ไทย ไทย ไทย", "דג אחד"])
  func spaces(text: String) throws {
    let runs = try runs(text)
    let run = try #require(runs.first)
    #expect(runs.count == 1 && run.text.count { $0 == UInt8(ascii: " ") } == text.count { $0 == " " })
    let content = prepare(text)
    let glyphs = content.glyphs(of: try #require(content.layout(width: nil, size: 17).lines.first), size: 17)
    #expect(glyphs.map(\.x) == run.glyphs.map(\.x) && glyphs.map(\.y) == run.glyphs.map(\.y))
    #expect(Set(glyphs.map(\.font)).count == 2 && Set(run.glyphs.map(\.font)).count == 1)
  }

  @Test("A word of 125 letters ends where it was measured")
  func longWord() throws {
    let word = "https://" + String(repeating: "example-", count: 14) + "z.com"
    let glyph = try #require(runs(word).last?.glyphs.last)
    let boxes = try output(of: "pdftotext", on: file(word), ["-bbox", "-"])
      .matches(of: #/xMax="([\d.]+)".*>(.*)<\/word>/#)
    #expect(boxes.map { String($0.2) } == [word])
    let end = try #require(boxes.first.flatMap { Double($0.1) })
    #expect(abs(end - 10 - glyph.x - glyph.advance) < 0.1, "\(end)")
  }
}
