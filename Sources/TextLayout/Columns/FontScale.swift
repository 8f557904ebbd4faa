internal import FontKit

/// What texts are measured in that are in one font, and have spaces and signs in the style's first font.
struct FontScale {
  let unitsPerEm: Int
  /// How many of the units a unit of the font is.
  let factor: Int32
  /// How many a unit of the style's first font is.
  let firstFactor: Int32

  /// Nil if they are no whole numbers.
  init?(_ font: FontFace, _ context: StyleContext) {
    unitsPerEm = context.unitsPerEm(with: font)
    guard unitsPerEm.isMultiple(of: font.unitsPerEm), unitsPerEm.isMultiple(of: context.font.unitsPerEm),
      let factor = Int32(exactly: unitsPerEm / font.unitsPerEm),
      let firstFactor = Int32(exactly: unitsPerEm / context.font.unitsPerEm)
    else { return nil }
    self.factor = factor
    self.firstFactor = firstFactor
  }
}
