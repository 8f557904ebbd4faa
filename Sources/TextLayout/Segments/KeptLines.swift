internal import Shaping
internal import TextAnalysis

/// What is kept of a shaped text to fill and stack its lines without its glyphs.
struct KeptLines {
  /// Its thresholds; none if they do not hold at any size.
  var thresholds: LineThresholds
  /// Its segments, if they count extra lengths or its lines may differ in their fonts.
  var segments = TextSegments.none
  var uniformity: LineUniformity

  /// What a text that is to be laid out each time has.
  init(ofUnknown text: ShapedText) {
    thresholds = .none
    uniformity = text.uniformity
  }

  /// Cost: linear in the opportunities; only cuts that HarfBuzz calls unsafe on both sides are shaped.
  init(_ text: BreakableText, _ finder: inout ThresholdFinder, _ buffer: inout ShapingBuffer) {
    let shaped = text.shaped
    thresholds = LineThresholds(shaped, text.opportunities, &finder, &buffer)
    uniformity = shaped.uniformity
    guard shaped.extraLengths != .none || uniformity.fonts ?? .first != .first,
      let found = TextSegments(text, &buffer)
    else { return }
    if let (fonts, lineFonts) = found.fonts, uniformity.fonts != .first {
      uniformity = LineUniformity(fonts: fonts, lineFonts, hasEmptyLine: false)
    }
    if found.extra != .none || uniformity.lineFonts.mayDiffer { segments = found }
  }
}
