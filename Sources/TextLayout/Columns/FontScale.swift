internal import FontKit

/// The units of texts with letters in one font, signs in another, and spaces in the style's first font.
struct FontScale {
  let unitsPerEm: Int
  /// Text units per unit of the letters' font.
  let factor: Int32
  /// Text units per unit of the signs' font.
  let signFactor: Int32
  /// Text units per unit of the style's first font.
  let firstFactor: Int32

  /// Nil if a factor is not a whole number.
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

  /// The scale of texts whose signs, if any, are in the style's first font.
  init?(_ letters: FontFace, _ context: StyleContext) {
    self.init(letters, signs: context.font, context)
  }
}
