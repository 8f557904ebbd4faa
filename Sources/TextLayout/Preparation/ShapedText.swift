internal import FontKit
internal import Shaping
internal import TextAnalysis

/// A text shaped as if it all stood on one line: its runs, and the pen's position before each cluster.
///
/// Positions are whole numbers of the text's own unit, of which there are `unitsPerEm` to an em: font units if all its fonts
/// have the same number of them, else a unit that goes into each.
struct ShapedText: Sendable {
  /// The text, valid UTF-8.
  let text: [UInt8]
  let context: StyleContext
  let unitsPerEm: Int
  /// The paragraphs that hard breaks delimit; never empty.
  let paragraphs: [Paragraph]
  /// What is shaped as one, in logical order; they tile the text.
  let runs: [TextRun]
  /// Where the shaped clusters start, in logical order, and the text's end.
  let clusterStarts: [Int32]
  /// The pen's position before each cluster, and at the end.
  let positions: [Int]
  /// For each cluster whether text may be cut before it without being shaped anew; true at the end.
  let isSafe: [Bool]
  /// How many clusters before each one had letter spacing added; empty if the style has none.
  let spacings: [Int32]
  /// Which clusters are tabs, in order.
  let tabs: [Int32]
  /// The clusters no font has a glyph for, as offsets.
  let missing: [Int32]
  /// Whether all of the text is set in the first font.
  let usesFirstFontOnly: Bool

  var clusterCount: Int { positions.count - 1 }

  /// The cluster that holds the byte at `offset`, or begins there; the count of clusters at the text's end.
  func cluster(at offset: Int) -> Int {
    // The last cluster that starts at or before the offset.
    partitionIndex(of: clusterStarts) { Int($0) <= offset } - 1
  }

  /// The run that holds the byte at `offset`.
  func run(at offset: Int) -> TextRun {
    runs[partitionIndex(of: runs) { Int($0.start) <= offset } - 1]
  }

  /// Letter spacings before a place in the text.
  func spacingCount(at offset: Int) -> Int {
    spacings.isEmpty ? 0 : Int(spacings[cluster(at: offset)])
  }

  /// A number of units of a font in units of the text.
  ///
  /// Exact unless fonts with coprime units met and `unitsPerEm` was capped; then it is rounded once, here.
  func units(_ fontUnits: Int, ofFont font: UInt16) -> Int {
    let perEm = context.cascade.fonts[Int(font)].unitsPerEm
    let (factor, remainder) = unitsPerEm.quotientAndRemainder(dividingBy: perEm)
    return remainder == 0
      ? fontUnits * factor
      : Int((Double(fontUnits) * Double(unitsPerEm) / Double(perEm)).rounded())
  }
}

/// The number of leading elements of `sorted` for which `belongs` holds; it holds for none after the first for which it does not.
///
/// Cost: logarithmic.
func partitionIndex<Element>(of sorted: [Element], where belongs: (Element) -> Bool) -> Int {
  var low = 0
  var high = sorted.count
  while low < high {
    let middle = low + (high - low) / 2
    if belongs(sorted[middle]) { low = middle + 1 } else { high = middle }
  }
  return low
}
