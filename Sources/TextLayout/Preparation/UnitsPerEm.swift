/// The unit in which advances of fonts with different units per em are whole numbers.
enum UnitsPerEm {
  /// Above this a sum over the longest text could overflow; fonts of so odd a pair of units are rounded to it.
  static let limit = 1 << 24

  /// The least common multiple of the fonts' units per em, or the limit if it is larger.
  ///
  /// - Parameter finest: Spans of another size, and stand-ins at a size, need fractions of it: it is made as fine as this allows.
  static func common(to values: [Int], finest: Int = 0) -> Int {
    let multiple = values.reduce(1) { multiple, value in
      if multiple == limit { return limit }
      let next = multiple / greatestCommonDivisor(multiple, value) * value
      return next > limit ? limit : next
    }
    var fine = multiple
    while fine * 2 <= finest { fine *= 2 }
    return fine
  }

  /// How many units there may be where widths are rounded to them: then a hundred clusters are exact to 2⁻¹⁶ of the
  /// text's size.
  static let finest = 1 << 26

  /// The same where thresholds are kept, which have 31 bits: then a hundred clusters are exact to 2⁻¹⁴ of the text's size, and there is
  /// room for a thousand ems.
  static let fine = 1 << 20

  /// The widest a cluster may be, in units: beyond it, a thousand ems at least, it is cut off, so that even then a text
  /// of 2²⁷ clusters has a sum.
  fileprivate static let widest = 0x1p36

  /// `units` of a font with `source` units per em, set `scale` times as large, in units of `target` per em.
  static func convert(_ units: Int, from source: Int, to target: Int, scale: Double) -> Int {
    UnitConversion(from: source, to: target, scale: scale)(units)
  }

  private static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }
}

/// Converts advances of one font, set in one size, to units of a text; the factor is computed once for a run.
struct UnitConversion {
  private let source: Int
  private let target: Int
  private let scale: Double
  /// How many units of the text one of the font is; nil if that is no whole number.
  private let factor: Int?

  /// A conversion of `source` units per em, set `scale` times as large, to `target` units per em.
  init(from source: Int, to target: Int, scale: Double) {
    self.source = source
    self.target = target
    self.scale = scale
    let (factor, remainder) = target.quotientAndRemainder(dividingBy: source)
    self.factor = remainder == 0 && scale == 1 ? factor : nil
  }

  @inline(__always)
  func callAsFunction(_ units: Int) -> Int {
    if let factor { return units * factor }
    let width = (Double(units) * Double(target) / Double(source) * scale).rounded()
    return Int(min(max(width, -UnitsPerEm.widest), UnitsPerEm.widest))
  }
}
