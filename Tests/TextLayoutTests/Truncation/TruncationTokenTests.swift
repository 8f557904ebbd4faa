import FontKit
import TestSupport
import Testing
import TextAnalysis
import TextLayout

struct TruncationTokenTests {
  private let tail = ParagraphStyle(maximumLines: 1)

  private func families(_ cutting: Cutting) -> [String] { cutting.tokenGlyphs.map(\.font.familyName) }

  @Test func theEllipsisIsInTheFirstFaceThatHasOne() {
    #expect(families(Cutting("Hello, world", width: 60, tail)) == ["Roboto"])
    // Neither Noto Sans Hebrew nor Noto Sans Arabic has an ellipsis.
    let hebrew = TextStyle(families: ["Noto Sans Hebrew", "Inter"])
    #expect(families(Cutting("שלום עולם ומלואו", style: hebrew, width: 60, tail)) == ["Inter"])
    let fallingBack = TextStyle(families: ["Noto Sans Arabic"])
    #expect(
      families(Cutting("السلام عليكم ورحمة الله", style: fallingBack, width: 60, tail)) == ["Noto Sans Devanagari"])
  }

  @Test func withoutOneThreeDotsStandForIt() {
    let style = TextStyle(families: ["Noto Sans Arabic"], fallsBack: false, letterSpacing: 2)
    let cutting = Cutting("السلام عليكم ورحمة الله", style: style, width: 90, tail)
    #expect(families(cutting) == Array(repeating: "Noto Sans Arabic", count: 3))
    // Letter spacing follows each dot, but not the letters, because they join.
    let font = cutting.tokenGlyphs[0].font
    let dot = cutting.tokenGlyphs[0].advance
    #expect(dot > 2)
    #expect(abs(dot - 2 - tokenAdvance(".", font)) < 1e-9)
    #expect(abs(cutting.advance - cutting.last.width) < 1e-9)
  }

  private func tokenAdvance(_ text: String, _ font: FontFace) -> Double {
    let style = TextStyle(families: [font.familyName], fallsBack: false)
    return Typesetter(fonts: TestFonts.collection).prepare(text, style: style).maximumContentWidth(size: 16)
  }

  @Test func theTokenIsAsWideAsItsText() {
    for token in ["… more", "[…]", "… mehr 日本語", "… المزيد", "", "→", "👨‍👩‍👧‍👦"] {
      let style = TextStyle(truncationToken: token)
      let cutting = Cutting("The quick brown fox jumps over the lazy dog", style: style, width: 200, tail)
      let alone = Typesetter(fonts: TestFonts.collection).prepare(token).maximumContentWidth(size: 16)
      #expect(abs(cutting.tokenGlyphs.reduce(0) { $0 + $1.advance } - alone) < 1e-9, "\(token)")
      #expect(abs(cutting.advance - cutting.last.width) < 1e-9, "\(token)")
      #expect(cutting.last.width <= 200)
      #expect(cutting.last.width > 150)
    }
  }

  @Test func theTokenHasAllTheFacesItNeeds() {
    let cutting = Cutting(
      "The quick brown fox", style: TextStyle(truncationToken: "… 日本 שלום"), width: 130, tail)
    #expect(Set(families(cutting)) == ["Roboto", "Noto Sans CJK JP", "Noto Sans Hebrew"])
  }

  @Test func letterSpacingFollowsEachClusterOfTheToken() {
    let spaced = Cutting(
      "The quick brown fox", style: TextStyle(letterSpacing: 1.5, truncationToken: "…ab"), width: 130, tail)
    let plain = Cutting("The quick brown fox", style: TextStyle(truncationToken: "…ab"), width: 130, tail)
    for (a, b) in zip(spaced.tokenGlyphs, plain.tokenGlyphs) { #expect(abs(a.advance - b.advance - 1.5) < 1e-9) }
    #expect(abs(spaced.advance - spaced.last.width) < 1e-9)
    #expect(spaced.last.width <= 130)
  }

  @Test func tabsAndBreaksOfATokenAreNotDrawn() {
    let cutting = Cutting("The quick brown fox", style: TextStyle(truncationToken: "…\t\n!"), width: 80, tail)
    #expect(cutting.tokenGlyphs.count == 2)
    #expect(abs(cutting.advance - cutting.last.width) < 1e-9)
  }

  @Test func anEmptyTokenLeavesAGap() {
    let cutting = Cutting("The quick brown fox", style: TextStyle(truncationToken: ""), width: 80, tail)
    #expect(cutting.tokenGlyphs.isEmpty)
    #expect(cutting.last.ellipsis == 9..<19)
  }

  @Test func oneStyleOfSpansSetsTheToken() {
    var text = AttributedText("Plain and ", style: TextStyle(letterSpacing: 1))
    text.append("large bold text that is cut", TextAttributes(weight: 700, scale: 2))
    let prepared = Typesetter(fonts: TestFonts.collection).prepare(text)
    let line = prepared.layout(width: 200, size: 16, tail).lines[0]
    let glyphs = prepared.glyphs(of: line, size: 16)
    #expect(glyphs.last?.size == 16)
    #expect(glyphs.last?.font.weight == 400)
    #expect(glyphs.dropLast().last?.size == 32)
    #expect(abs(glyphs.reduce(0) { $0 + $1.advance } - line.width) < 1e-9)
  }
}
