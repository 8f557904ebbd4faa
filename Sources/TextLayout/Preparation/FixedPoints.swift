internal import FontKit

/// Lengths in points that do not scale with the text: letter spacing and inline boxes.
///
/// They are whole steps of 2⁻²⁰ point, so that their sums are exact in any order.
enum FixedPoints {
  /// Steps in a point.
  static let stepsPerPoint = 1_048_576.0

  /// A length in steps.
  ///
  /// Beyond 32 768 points it is cut off, so that even then a text of 2²⁷ clusters has a sum.
  static func steps(_ points: Double) -> Int {
    Int((min(max(points, -32_768), 32_768) * stepsPerPoint).rounded())
  }

  /// A length in steps multiplied, in steps.
  static func scaled(steps: Int, by factor: Double) -> Int { Self.steps(Double(steps) / stepsPerPoint * factor) }

  /// A letter spacing in points, rounded to whole steps before it is multiplied.
  static func scaled(_ points: Double, by factor: Double) -> Double {
    factor == 1 ? points : Double(steps(points)) / stepsPerPoint * factor
  }

  /// The size, in points, below which text counts as of size 0: so small an em has more units per point than a number
  /// can hold.
  static let smallestSize = 0x1p-20
}

extension ShapedText {
  /// Units of the text in a step, at a size in points.
  ///
  /// At size 0 nothing has a width.
  func unitsPerStep(atSize size: Double) -> Double {
    size >= FixedPoints.smallestSize ? unitsPerEm(atSize: size) / size / FixedPoints.stepsPerPoint : 0
  }

  /// The width of inserted text in a style, with its letter spacing, in units.
  func width(of inserted: InsertedText, in style: SpanStyle, unitsPerStep: Double) -> Double {
    Double(units(of: inserted, in: style)) + Double(style.letterSpacing * inserted.spacedClusterCount) * unitsPerStep
  }

  /// The same without its letter spacing.
  func units(of inserted: InsertedText, in style: SpanStyle) -> Int {
    let font = style.context.cascade.fonts[Int(inserted.font)]
    return units(inserted.advance, of: font, scale: style.scale * inserted.run.advanceFactor(in: font))
  }
}
