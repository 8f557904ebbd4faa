internal import FontKit
internal import Shaping

/// Lengths in points that do not scale with the text, which are letter spacing and inline boxes.
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
  /// At size 0 nothing has a width. In a text that is partly scaled, how many units wider an advance is for each of its units if the
  /// scale does not apply to it.
  func unitsPerStep(atSize size: Double) -> Double {
    if case .partlyScaled(let scale) = sizing { return TextSizing.unscaledExcess(factor: scale.factor(atSize: size)) }
    return size >= FixedPoints.smallestSize ? unitsPerEm(atSize: size) / size / FixedPoints.stepsPerPoint : 0
  }

  /// The width of inserted text in a style, with its letter spacing, in units.
  func width(of inserted: InsertedText, in style: SpanStyle, unitsPerStep: Double) -> Double {
    let units = units(of: inserted, in: style)
    if sizing.isPartlyScaled { return width(of: units, of: inserted, in: style, unitsPerStep: unitsPerStep) }
    return Double(units) + Double(style.letterSpacing * inserted.spacedClusterCount) * unitsPerStep
  }

  /// The width of the hyphen that is drawn where a line ends at an opportunity, without letter spacing; 0 if there is none.
  func hyphenWidth(at opportunity: BreakOpportunity, unitsPerStep: Double) -> Double {
    guard opportunity.hyphenWidth != 0, sizing.isPartlyScaled else { return Double(opportunity.hyphenWidth) }
    let run = run(at: Int(opportunity.contentEnd) - 1)
    let style = styles[Int(run.style)]
    return width(
      of: opportunity.hyphenWidth, of: style.context.hyphens[Int(run.font)], in: style, unitsPerStep: unitsPerStep)
  }

  /// The width of inserted text of so many units in a text that is partly scaled.
  private func width(of units: Int, of inserted: InsertedText, in style: SpanStyle, unitsPerStep: Double) -> Double {
    let isScaled = inserted.run.isScaled(in: style.context.cascade.fonts[Int(inserted.font)])
    return Double(units) + (isScaled ? 0 : Double(units) * unitsPerStep)
  }

  /// The same without its letter spacing.
  func units(of inserted: InsertedText, in style: SpanStyle) -> Int {
    let font = style.context.cascade.fonts[Int(inserted.font)]
    return units(inserted.advance, of: font, scale: style.scale * inserted.run.advanceFactor(in: font))
  }
}
