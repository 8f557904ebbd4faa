import Testing
import TextAnalysis

@testable import TextLayout

/// What must hold of the glyphs of every line.
@Suite("Glyphs of any line")
struct GlyphPropertyTests {
  @Test("Advances add up to the line's width; hanging white space is beyond its end")
  func advances() {
    expectAll(PreparedCase.all) { one in
      for line in one.layout().lines {
        let tolerance = 1e-9 * (1 + abs(line.width))
        let glyphs = one.prepared.glyphs(of: line, size: one.example.size)
        let content = glyphs.filter {
          $0.cluster < line.contentEnd
            || (line.drawsHyphen && $0.cluster == line.contentEnd && !one.isSpace($0.cluster))
        }
        let sum = content.reduce(0) { $0 + $1.advance }
        let hasTab = one.prepared.utf8[line.range.lowerBound..<line.contentEnd].contains(0x09)
        if hasTab ? sum > line.width + tolerance : abs(sum - line.width) > tolerance {
          return "line \(line.range), content to \(line.contentEnd), is \(line.width) wide, its glyphs \(sum)"
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

extension PreparedCase {
  fileprivate func isSpace(_ offset: Int) -> Bool {
    offset < prepared.utf8.count && [0x20, 0x09].contains(prepared.utf8[offset])
  }
}
