import FontKit
import TestSupport
import Testing
import TextAnalysis

@testable import TextLayout

/// The smallest width that needs no more lines.
struct BalancedWidthTests {
  private let typesetter = Typesetter(fonts: TestFonts.collection)

  /// Tries smaller widths: positions are whole units, so the next smaller width is a unit less.
  ///
  /// The test tries the next 16 widths, and every 101st width from 0 on.
  @Test(arguments: [
    "The quick brown fox jumps over the lazy dog", "Set a title, AVATAR-like and long enough to wrap", "永和国語文字漢詩一二三",
    "שלום עולם abc שלום עולם", "one\ntwo three\n\nfour five six", "a b c d e f g",
    "Donaudampfschifffahrt auf der Donau", " leading and  double  spaces ",
    "extra\u{AD}ordinary under\u{AD}estimation of hy\u{AD}phens",
  ])
  func noSmallerWidthHoldsTheText(text: String) {
    let prepared = typesetter.prepare(text, style: TextStyle(families: ["Roboto"]))
    let unit = 1 / Double(prepared.unitsPerEm)
    for width in [60.0, 163.5] {
      let size = 16.0
      let lines = prepared.layout(width: width, size: size).lines.count
      let balanced = prepared.balancedWidth(width: width, size: size)
      let found = Int((balanced / size / unit).rounded())
      #expect(abs(balanced - Double(found) * size * unit) < 1e-9, "a whole number of units")
      #expect(prepared.layout(width: balanced, size: size).lines.count == lines, "\(text) \(width)")
      guard !prepared.cutsAWord(width: width, size: size) else {
        #expect(balanced == width)
        continue
      }
      for units in Array((max(0, found - 16))..<found) + Array(stride(from: 0, to: found, by: 101)) {
        let narrower = Double(units) * size * unit
        let needsMore = prepared.measure(width: narrower, size: size).lineCount > lines
        if !needsMore && !prepared.cutsAWord(width: narrower, size: size) {
          Issue.record("\(text): \(narrower) holds it, and not only \(balanced)")
          break
        }
      }
    }
  }

  @Test func isTheWidestLineOfTheBalancedLayout() {
    for one in PositionCase.sample(every: 25) where one.style.maximumLines == 0 {
      let style = ParagraphStyle(wrapping: .balanced)
      let balanced = one.text.balancedWidth(width: one.width, size: one.size)
      let layout = one.text.layout(width: one.width, size: one.size, style)
      let greedy = one.text.layout(width: one.width, size: one.size)
      #expect(layout.lines.count == greedy.lines.count, "\(one.id)")
      #expect(balanced <= max(one.width, greedy.width) + 1e-9, "\(one.id)")
      #expect(layout.width <= max(balanced, greedy.width) + 1e-6, "\(one.id)")
      // Laying out at the balanced width gives the same lines, and balancing again changes nothing.
      #expect(
        one.text.layout(width: balanced, size: one.size).lines.map(\.range) == layout.lines.map(\.range), "\(one.id)")
      #expect(abs(one.text.balancedWidth(width: balanced, size: one.size) - balanced) < 1e-9, "\(one.id)")
      // `measure` agrees with `layout`.
      let measured = one.text.measure(width: one.width, size: one.size, style)
      #expect(
        measured.width == layout.width && measured.lineCount == layout.lines.count && measured.height == layout.height)
    }
  }

  @Test func oneLineIsAsWideAsItsText() {
    let text = typesetter.prepare("A short title")
    let width = text.maximumContentWidth(size: 17)
    #expect(text.balancedWidth(width: 500, size: 17) == width)
    #expect(text.balancedWidth(width: nil, size: 17) == width)
    #expect(text.balancedWidth(width: width, size: 17) == width)
    #expect(typesetter.prepare("").balancedWidth(width: 100, size: 17) == 0)
    #expect(text.balancedWidth(width: 100, size: 0) == 0)
  }

  @Test func aTextThatIsCutOffKeepsItsWidth() {
    let text = typesetter.prepare("A title that is too long for the two lines that it is given by its row")
    let style = ParagraphStyle(maximumLines: 2)
    #expect(text.balancedWidth(width: 100, size: 17, style) == 100)
    #expect(text.layout(width: 100, size: 17, style).isTruncated)
    // At 300 points two lines hold the text, and the balanced width does not truncate it.
    let balanced = text.balancedWidth(width: 300, size: 17, style)
    #expect(balanced < 300 && !text.layout(width: balanced, size: 17, style).isTruncated)
  }

  @Test func aWordThatIsTooWideKeepsTheWidth() {
    let text = typesetter.prepare("Donaudampfschifffahrtsgesellschaft und so weiter")
    #expect(text.balancedWidth(width: 100, size: 17) == 100)
    #expect(text.balancedWidth(width: 100, size: 17, ParagraphStyle(overflowWrap: .none)) == 100)
  }

  @Test func balancedLinesAreAlignedInTheWholeWidth() {
    let text = typesetter.prepare("Balanced lines are aligned in all of the width")
    let layout = text.layout(width: 300, size: 16, ParagraphStyle(alignment: .right, wrapping: .balanced))
    #expect(layout.lines.count == 2)
    #expect(layout.lines.allSatisfy { abs($0.x + $0.width - 300) < 1e-9 })
    let greedy = text.layout(width: 300, size: 16)
    #expect(layout.width < greedy.width)
  }

  private func text(ofWords count: Int) -> PreparedText {
    typesetter.prepare(String(repeating: "word and another ", count: count / 3))
  }

  /// The number of trials does not grow with the length of the text.
  @Test func longTextsAreBalancedInTime() {
    let (short, long) = (text(ofWords: 600), text(ofWords: 4_800))
    let limit = 20.0
    let growth = growthOfTime(limit: limit) {
      #expect(short.balancedWidth(width: 320, size: 16) <= 320)
    } to: {
      #expect(long.balancedWidth(width: 320, size: 16) <= 320)
    }
    // Eight times the text: 8 if the number of trials is the same, 64 if it grows with the text.
    #expect(growth < limit, "eight times the text takes \(growth) times as long")
  }
}

extension PreparedText {
  /// Whether a word is broken or overflows at a width.
  fileprivate func cutsAWord(width: Double, size: Double) -> Bool {
    // No word is cut if and only if each fits.
    minimumContentWidth(size: size) > width * (1 + 0x1p-50)
  }
}
