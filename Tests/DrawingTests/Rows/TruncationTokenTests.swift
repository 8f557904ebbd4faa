import FontKit
import Foundation
import Sizing
import TestSupport
import Testing
import TextAnalysis
import TextLayout

@testable import Drawing

/// What a PDF file says where a text is truncated.
struct TruncationTokenTests {
  @Test(
    "A PDF file has a token of truncation as it is, in whatever fonts, and the ellipsis where there is none",
    arguments: [(nil, "…"), (" [more]", " [more]"), (" (ещё)", " (ещё)"), (" 😀→", " 😀→")] as [(String?, String)])
  func pdf(token: String?, expected: String) throws {
    var style = TextStyle(families: ["Roboto"])
    style.truncationToken = token
    let text = typesetter().prepare("Lorem ipsum dolor sit amet, consectetur", style: style)
    let lines = text.layout(width: 130, size: 16, ParagraphStyle(maximumLines: 1)).lines
    let line = try #require(lines.first)
    #expect(line.ellipsis != nil)
    let runs = GlyphRun.runs(of: line, in: text, size: 16)
    let whole = runs.map { String(decoding: $0.text, as: UTF8.self) }.joined()
    #expect(whole.hasPrefix("Lorem") && whole.hasSuffix(token ?? "…") && whole.count < 25, "\(whole)")

    let canvas = try CairoCanvas(.pdf, size: LayoutSize(width: 140, height: 30), scale: 1)
    for run in runs { canvas.show(run, at: LayoutPoint(x: 0, y: 20), .black) }
    let read = try output(of: "pdftotext", on: canvas.finish(), ["-"])
    #expect(read.contains(expected) && read.contains("…") == (token == nil), "\(read)")
  }
}
