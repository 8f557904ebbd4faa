internal import FontKit

/// What texts are measured in that have letters of one font and signs of another, and spaces in the style's first font.
struct FontScale {
  let unitsPerEm: Int
  /// How many of the units a unit of the letters' font is.
  let factor: Int32
  /// How many a unit of the signs' font is.
  let signFactor: Int32
  /// How many a unit of the style's first font is.
  let firstFactor: Int32

  /// Nil if they are no whole numbers.
  init?(_ letters: FontFace, signs: FontFace, _ context: StyleContext) {
    let unitsPerEm = context.unitsPerEm(with: [letters.unitsPerEm, signs.unitsPerEm])
    func scale(of font: FontFace) -> Int32? {
      unitsPerEm.isMultiple(of: font.unitsPerEm) ? Int32(exactly: unitsPerEm / font.unitsPerEm) : nil
    }
    guard let factor = scale(of: letters), let signFactor = scale(of: signs), let firstFactor = scale(of: context.font)
    else { return nil }
    self.unitsPerEm = unitsPerEm
    (self.factor, self.signFactor, self.firstFactor) = (factor, signFactor, firstFactor)
  }

  /// The same for texts without signs but in the style's first font.
  init?(_ letters: FontFace, _ context: StyleContext) {
    self.init(letters, signs: context.font, context)
  }
}
