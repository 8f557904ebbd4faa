import FontKit
import Foundation
import TestSupport
import TextAnalysis
import TextLayout

/// The recording of Pango's truncation: `Tests/Fixtures/pango/truncation.json`, made by `Scripts/record-pango.py`.
///
/// `Tests/Fixtures/README.md` explains its keys.
struct PangoRecording: Decodable {
  let recording: Recording
  let cases: [Case]

  struct Recording: Decodable {
    let pango: String
    let fonts: [String: String]
  }

  struct Case: Decodable {
    let id: String
    let text: String
    let locale: String
    let fonts: [String]
    let size: Double
    let width: Double
    let maxLines: Int
    let truncation: String
    let starts: [Int]
    let hidden: [Int]
    let leftWidth: Double
    let rightWidth: Double
    let ellipsis: Ellipsis
  }

  struct Ellipsis: Decodable {
    let text: String
    let font: String
    let width: Double
  }

  static let whole = Result {
    try JSONDecoder().decode(
      PangoRecording.self, from: Data(contentsOf: Repository.file("Tests/Fixtures/pango/truncation.json")))
  }
}

/// A recorded case, with Galley's layout of it.
struct PangoComparison {
  let recorded: PangoRecording.Case
  let text: PreparedText
  let layout: TextLayout
  let line: TextLine
  let hidden: Range<Int>

  /// Lays a case out with the options that match Pango: white space beside the cut is kept, small kana do not begin a line
  /// (class CJ of UAX #14 resolved as NS), and the token is the one that Pango chose, unless another is given.
  init?(_ recorded: PangoRecording.Case, token: String? = nil, with typesetter: Typesetter) {
    guard let truncation = Truncation(rawValue: recorded.truncation) else { return nil }
    self.recorded = recorded
    text = typesetter.prepare(
      recorded.text,
      style: TextStyle(
        families: recorded.fonts, fallsBack: false, locale: recorded.locale, strictness: .strict,
        truncationToken: token ?? recorded.ellipsis.text))
    layout = text.layout(
      width: recorded.width, size: recorded.size,
      ParagraphStyle(maximumLines: recorded.maxLines, truncation: truncation, spaceAtCut: .kept))
    guard let line = layout.lines.last, let hidden = line.ellipsis else { return nil }
    self.line = line
    self.hidden = hidden
  }

  /// The bytes that Pango hides.
  var recordedHidden: Range<Int> { recorded.hidden[0]..<recorded.hidden[1] }

  /// The glyphs of the token.
  var token: [PlacedGlyph] {
    text.glyphs(of: line, size: recorded.size).filter { $0.cluster == hidden.lowerBound && hidden.contains($0.cluster) }
  }

  /// The widths of the text to the left and to the right of the token.
  var sides: (left: Double, right: Double) {
    guard let first = token.first, let last = token.last else { return (line.width, 0) }
    return (first.x, line.width - last.x - last.advance)
  }

  /// The width that the visible text has if the whole text is set in one line.
  var uncutWidth: Double {
    let whole = text.layout(width: nil, size: recorded.size)
    return whole.lines.flatMap { text.glyphs(of: $0, size: recorded.size) }
      .filter { (line.range.lowerBound..<line.contentEnd).contains($0.cluster) && !hidden.contains($0.cluster) }
      .reduce(0) { $0 + $1.advance }
  }

  /// The starts of the grapheme clusters that contain the first and the last hidden byte.
  func cutClusters(hiding hidden: Range<Int>) -> [Int] {
    [graphemeStart(holding: hidden.lowerBound), graphemeStart(holding: hidden.upperBound - 1)]
  }

  private func graphemeStart(holding offset: Int) -> Int {
    let text = recorded.text
    var start = 0
    for character in text {
      let end = start + character.utf8.count
      if offset < end { return start }
      start = end
    }
    return start
  }

  /// The grapheme cluster that begins at `offset`, and the one that ends there.
  func clusters(at offset: Int) -> (before: Character?, after: Character?) {
    let index = recorded.text.utf8.index(recorded.text.startIndex, offsetBy: offset)
    return (recorded.text[..<index].last, recorded.text[index...].first)
  }
}
