import FontKit
import TestSupport
import Testing
import TextAnalysis
import TextLayout

/// Cuts against the rules applied word by word: every beginning and every end of a text is prepared as a text of its
/// own.
struct TruncationOracleTests {
  /// A text whose beginnings and ends are known, in font units.
  private struct Pieces {
    let offsets: [Int]
    /// The width of the text up to each boundary, and from it on.
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
        // The gap begins with the cluster in the middle.
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
    // Nothing joins two letters, and no other face stands in.
    let liga = try #require(FontTag("liga"))
    let style = TextStyle(
      families: [family, "Roboto"], fallsBack: false, locale: locale, features: [FontFeature(liga, 0)])
    var generator = SeededGenerator(seed: 7)
    var compared = 0
    for recorded in try PangoRecording.whole.get().cases where recorded.locale == locale {
      let text = String(recorded.text.prefix(40))
      // White space at the end is never shown, and a face for each part of the text is another matter.
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
  /// How wide the text is, white space at its end included.
  fileprivate func glyphWidth(size: Double) -> Double {
    layout(width: nil, size: size).lines.reduce(0) { sum, line in
      sum + glyphs(of: line, size: size).reduce(0) { $0 + $1.advance }
    }
  }
}
