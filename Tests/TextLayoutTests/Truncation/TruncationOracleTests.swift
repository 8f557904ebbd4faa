import FontKit
import TestSupport
import Testing
import TextAnalysis
import TextLayout

/// Compares truncation with its rules applied literally: every beginning and every end of a text is prepared as a separate
/// text.
struct TruncationOracleTests {
  /// The widths of all beginnings and ends of a text, in font units.
  private struct Pieces {
    let offsets: [Int]
    /// The width of the text before each boundary, and after it.
    var before: [Int] = []
    var after: [Int] = []
    let token: Int

    init(_ text: String, style: TextStyle, with typesetter: Typesetter) {
      var starts = Array(text.indices)
      starts.append(text.endIndex)
      offsets = starts.map { text.utf8.distance(from: text.startIndex, to: $0) }
      // At this size a font unit is a point.
      let size = Double(typesetter.prepare(text, style: style).unitsPerEm)
      func width(_ part: Substring) -> Int {
        Int(typesetter.prepare(String(part), style: style).glyphWidth(size: size).rounded())
      }
      before = starts.map { width(text[..<$0]) }
      after = starts.map { width(text[$0...]) }
      token = width("…")
    }

    private var last: Int { offsets.count - 1 }

    func hidden(_ truncation: Truncation, width: Int) -> Range<Int>? {
      let room = width - token
      switch truncation {
      case .none: return nil
      case .tail:
        let end = (0..<last).last { before[$0] <= room } ?? 0
        return offsets[end]..<offsets[last]
      case .head:
        let start = (1...last).first { after[$0] <= room } ?? last
        return 0..<offsets[start]
      case .middle:
        // The gap starts as the cluster in the middle.
        var end = (0..<last).last { 2 * before[$0] <= before[last] } ?? 0
        var start = end + 1
        while before[end] + after[start] > room, end > 0 || start < last {
          if start == last || (end > 0 && before[end - 1] > after[start + 1]) { end -= 1 } else { start += 1 }
        }
        return offsets[end]..<offsets[start]
      }
    }
  }

  @Test(arguments: [
    ("Roboto", "en"), ("Roboto", "ru"), ("Roboto", "el"), ("Noto Sans Hebrew", "he"), ("Noto Sans CJK JP", "ja"),
    ("Noto Sans CJK JP", "ko"), ("Noto Sans Thai", "th"),
  ])
  func cutsAreThoseOfTheRules(family: String, locale: String) throws {
    let typesetter = Typesetter(fonts: TestFonts.collection)
    // No ligatures, and no faces beside the two families.
    let style = TextStyle(
      families: [family, "Roboto"], fallsBack: false, locale: locale, features: [FontFeature("liga", 0)])
    var generator = SeededGenerator(seed: 7)
    var compared = 0
    for recorded in try PangoRecording.whole.get().cases where recorded.locale == locale {
      let text = String(recorded.text.prefix(40))
      // White space at the end is never shown, so such texts are skipped.
      guard text.last?.isWhitespace == false else { continue }
      let pieces = Pieces(text, style: style, with: typesetter)
      let prepared = typesetter.prepare(text, style: style)
      for _ in 0..<8 {
        let width = Int.random(in: pieces.token..<(pieces.before.last ?? 0), using: &generator)
        for truncation in [Truncation.tail, .head, .middle] {
          let layout = prepared.layout(
            width: Double(width), size: Double(prepared.unitsPerEm),
            ParagraphStyle(maximumLines: 1, truncation: truncation, spaceAtCut: .kept))
          guard let hidden = layout.hidden else { continue }
          #expect(hidden == pieces.hidden(truncation, width: width), "\(text) \(truncation) \(width)")
          compared += 1
        }
      }
    }
    #expect(compared > 500)
  }
}

extension PreparedText {
  /// The width of the text, including white space at its end.
  fileprivate func glyphWidth(size: Double) -> Double {
    layout(width: nil, size: size).lines.reduce(0) { sum, line in
      sum + glyphs(of: line, size: size).reduce(0) { $0 + $1.advance }
    }
  }
}
