import TestSupport
import Testing
import TextAnalysis

@testable import TextLayout

/// Properties of the glyphs of every line.
@Suite("Glyphs of any line", .tags(.conformance))
struct GlyphPropertyTests {
  @Test("Advances add up to the line's width; hanging white space is beyond its end")
  func advances() {
    expectAll(PreparedCase.all) { one in
      for line in one.layout().lines {
        let tolerance = 1e-9 * (1 + abs(line.width))
        let glyphs = one.prepared.glyphs(of: line, size: one.example.size)
        let hyphen = line.drawsHyphen ? 1 : 0
        let content = glyphs.filter { $0.cluster < line.contentEnd + hyphen }
        let sum = content.reduce(0) { $0 + $1.advance }
        let hasTab = one.prepared.utf8[line.range.lowerBound..<line.contentEnd].contains(0x09)
        if hasTab ? sum > line.width + tolerance : abs(sum - line.width) > tolerance {
          return "line \(line.range), content to \(line.contentEnd), is \(line.width) wide, its glyphs \(sum)"
        }
        let letterSpacing = max(0, one.example.style.letterSpacing)
        for glyph in glyphs where glyph.cluster >= line.contentEnd + hyphen && glyph.advance > 0 {
          // From right to left, letter spacing is the part of the advance to the left of the glyph, in steps of 2⁻²⁰ point.
          let isBeyond =
            line.direction == .leftToRight
            ? glyph.x >= line.width - tolerance : glyph.x + glyph.advance - letterSpacing <= 0x1p-20
          if !isBeyond { return "line \(line.range), \(line.width) wide, has hanging space at \(glyph.x)" }
        }
      }
      return nil
    }
  }

  @Test("Every glyph stands for text of its line, and each cluster of the text for one or more glyphs of one line")
  func clusters() {
    expectAll(PreparedCase.all) { one in
      for line in one.layout().lines {
        for glyph in one.prepared.glyphs(of: line, size: one.example.size) where !line.range.contains(glyph.cluster) {
          if line.drawsHyphen && glyph.cluster == line.range.upperBound { continue }
          return "line \(line.range) has a glyph of \(glyph.cluster)"
        }
      }
      return nil
    }
  }
}
