import FontKit
import TestSupport
import Testing
import TextAnalysis

@testable import TextLayout

/// Shrinking text until it fits.
@Suite(.tags(.conformance))
struct FittingSizeTests {
  private let typesetter = Typesetter(fonts: TestFonts.collection)

  @Test func aTextThatFitsKeepsItsSize() {
    let text = typesetter.prepare("Short")
    #expect(text.fittingSize(width: 200, size: 17, minimumScale: 0.5) == 17)
    #expect(typesetter.prepare("").fittingSize(width: 0, size: 17, minimumScale: 0.5) == 17)
    #expect(text.fittingSize(width: 200, size: 0, minimumScale: 0.5) == 0)
  }

  @Test func aLineShrinksInProportion() {
    let text = typesetter.prepare("A title that is somewhat too long")
    let whole = text.maximumContentWidth(size: 17)
    let size = text.fittingSize(width: whole * 0.8, size: 17, minimumScale: 0.5)
    #expect(abs(size - 17 * 0.8) < 1e-9)
    let layout = text.layout(width: whole * 0.8, size: size, ParagraphStyle(maximumLines: 1))
    #expect(!layout.isTruncated && layout.lines.count == 1)
    #expect(abs(layout.width - whole * 0.8) < 1e-9)
  }

  @Test func atTheSmallestSizeItIsTruncated() {
    let text = typesetter.prepare("A title that is much too long for the room that it is given")
    let size = text.fittingSize(width: 100, size: 17, minimumScale: 0.75)
    #expect(size == 17 * 0.75)
    #expect(text.layout(width: 100, size: size, ParagraphStyle(maximumLines: 1)).isTruncated)
    #expect(text.fittingSize(width: 100, size: 17, minimumScale: 1) == 17)
    #expect(text.fittingSize(width: 0, size: 17, minimumScale: 0.5) == 8.5)
  }

  /// The text fits at the size that is found, and not at one that is larger by a millionth.
  @Test func noLargerSizeFits() {
    var shrunk = 0
    for one in PositionCase.sample(every: 16) {
      let style = ParagraphStyle(maximumLines: Int(one.width) % 3 + 1)
      let found = one.text.fittingSize(width: one.width, size: one.size, minimumScale: 0.25, style)
      #expect(found <= one.size && found >= one.size * 0.25)
      guard found < one.size, found > one.size * 0.25 else { continue }
      shrunk += 1
      #expect(one.fits(size: found, style), "\(one.id)")
      // Letter spacing does not shrink with the text; with it, sizes are searched in steps of 1/64 point.
      let isLinear = one.text.style.letterSpacing == 0
      #expect(!one.fits(size: isLinear ? found * 1.000001 : found + 1.0 / 64, style), "\(one.id)")
      if !isLinear { #expect((one.size - found) * 64 == ((one.size - found) * 64).rounded(), "\(one.id)") }
    }
    #expect(shrunk > 100 / PreparedCase.share)
  }

  @Test func linesAreFilledAnewAtEachSize() {
    // The text fits two lines at a size at which its lines are not the halves of one line.
    let text = typesetter.prepare("Donaudampfschifffahrt fahren wir gern")
    let style = ParagraphStyle(maximumLines: 2)
    let size = text.fittingSize(width: 150, size: 40, minimumScale: 0.1, style)
    let layout = text.layout(width: 150, size: size, style)
    #expect(layout.lines.count == 2 && !layout.isTruncated)
    #expect(text.layout(width: 150, size: size * 1.0001, style).isTruncated)
  }

  @Test func withoutAnEndToLinesOnlyWhatSticksOutShrinks() {
    let text = typesetter.prepare("Donaudampfschifffahrt auf der Donau")
    #expect(text.fittingSize(width: 100, size: 17, minimumScale: 0.5, ParagraphStyle()) == 17)
    let size = text.fittingSize(width: 100, size: 17, minimumScale: 0.5, ParagraphStyle(overflowWrap: .none))
    #expect(abs(text.minimumContentWidth(size: size) - 100) < 1e-9)
  }
}

extension PositionCase {
  /// Whether the whole text is visible at a size and nothing overflows.
  fileprivate func fits(size: Double, _ style: ParagraphStyle) -> Bool {
    let layout = text.layout(width: width, size: size, style)
    let slack = text.style.breaking == .browser ? 1.0 / 64 : 0
    return !layout.isTruncated && layout.width <= (width + slack) * (1 + 1e-12)
  }
}
