/// How a Flutter app scales text (`TextScaler`): by a factor, or by Android's curves, optionally clamped between two
/// factors.
package struct TextScaler: Sendable, Hashable {
  private enum Curve: Hashable {
    case linear(Double)
    case android(FontScaleConverter)
  }

  private let curve: Curve
  private let lowerBound: Double
  private let upperBound: Double

  private init(_ curve: Curve, lowerBound: Double = 0, upperBound: Double = .infinity) {
    self.curve = curve
    self.lowerBound = lowerBound
    self.upperBound = upperBound
  }

  /// Every size times a factor, which is not negative.
  package static func linear(_ factor: Double) -> TextScaler {
    precondition(factor >= 0 && factor.isFinite, "a text scale factor is not negative")
    return TextScaler(.linear(factor))
  }

  /// The platform's own curve, which Flutter follows on Android 14 and later.
  package static func android(_ converter: FontScaleConverter) -> TextScaler { TextScaler(.android(converter)) }

  /// This scaler clamped between two factors (`clamp(minScaleFactor:maxScaleFactor:)`): a size s becomes at least the
  /// lower bound times s and at most the upper bound times s.
  ///
  /// Clamps nest: the larger lower bound and the smaller upper bound apply. A clamped linear scaler is linear again,
  /// and so is any scaler between two equal bounds.
  package func clamped(to range: ClosedRange<Double>) -> TextScaler {
    precondition(range.lowerBound >= 0, "a text scale factor is not negative")
    if range.lowerBound == range.upperBound { return .linear(range.lowerBound) }
    if case .linear(let factor) = curve { return .linear(min(max(factor, range.lowerBound), range.upperBound)) }
    let lower = max(lowerBound, range.lowerBound)
    let upper = min(upperBound, range.upperBound)
    precondition(lower <= upper, "nested clamps have no factor in common")
    return TextScaler(curve, lowerBound: lower, upperBound: upper)
  }

  /// The size at which to set text for which the app gives a size.
  package func scale(_ size: Double) -> Double {
    switch curve {
    case .linear(let factor): return size * factor
    case .android(let converter):
      let scaled = Double(shortestDecimalOf: converter.dp(fromSp: Float(size)))
      return min(max(scaled, lowerBound * size), upperBound * size)
    }
  }
}
