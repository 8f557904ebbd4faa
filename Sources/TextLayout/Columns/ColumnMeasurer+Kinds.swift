internal import FontKit
internal import TextAnalysis

/// The kinds of texts that were measured without being prepared.
extension ColumnMeasurer {
  /// The kind of texts in the first font, of the alphabets that a stand-in has.
  var kindOfFirstFont: ColumnChunk.Kind {
    ColumnChunk.Kind(unitsPerEm: unitsPerEm, fonts: .first, isScaled: context.font.advanceScale != nil)
  }

  /// The kind of a text that was measured without being prepared, as `TextSizing` has it; nil if it has to be prepared.
  func kind(unitsPerEm: Int, fonts: FontSet?, _ scripts: @autoclosure () -> WordScripts?) -> ColumnChunk.Kind? {
    guard context.hasStandIn else { return ColumnChunk.Kind(unitsPerEm: unitsPerEm, fonts: fonts) }
    guard let scripts = scripts() else { return nil }
    if !scripts.hasStandIns { return ColumnChunk.Kind(unitsPerEm: unitsPerEm, fonts: fonts) }
    guard !scripts.hasOthers, fonts == .first else { return nil }
    return ColumnChunk.Kind(unitsPerEm: unitsPerEm, fonts: fonts, isScaled: context.font.advanceScale != nil)
  }
}
