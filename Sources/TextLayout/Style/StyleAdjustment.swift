/// What a person's settings change in the style of every text.
///
/// A typesetter applies it to each style that it is given, those of the parts of a text among them:
///
///     let typesetter = Typesetter(fonts: fonts, adjustment: StyleAdjustment(boldText: .apple))
public struct StyleAdjustment: Hashable, Sendable {
  /// The system whose rule makes texts bolder; nil for a person who did not ask for bold text.
  public var boldText: BoldText?
  /// Letter spacing, in points, in place of the style's own; nil keeps that.
  ///
  /// Source, code: Flutter, `packages/flutter/lib/src/widgets/text.dart`, `Text.build`, which puts
  /// `MediaQueryData.letterSpacingOverride` in the place of `TextStyle.letterSpacing`.
  public var letterSpacing: Double?

  /// Makes an adjustment: by default one that changes nothing.
  public init(boldText: BoldText? = nil, letterSpacing: Double? = nil) {
    self.boldText = boldText
    self.letterSpacing = letterSpacing
  }

  /// A style as the person's settings make it.
  public func adjusted(_ style: TextStyle) -> TextStyle {
    var style = style
    if let boldText { style.weight = boldText.weight(for: style.weight) }
    if let letterSpacing { style.letterSpacing = letterSpacing }
    return style
  }
}

/// How a system applies the setting for bold text.
public enum BoldText: String, Hashable, Sendable, CaseIterable {
  /// Apple's legibility weight: every weight is a step up, regular is semibold.
  ///
  /// Source, published: Human Interface Guidelines, Typography: the emphasised weight of body is semibold.
  /// Source, inferred: the other weights are as far up; WebKit asks Core Text for them
  /// (`CTFontGetAccessibilityBoldWeightOfWeight`), which publishes none.
  case apple
  /// Android's `Configuration.fontWeightAdjustment` of 300, for views and for Compose.
  ///
  /// Source, code: AOSP, Settings, `BoldTextPreferenceController.java`, `BOLD_TEXT_ADJUSTMENT`; androidx,
  /// `AndroidFontResolveInterceptor.android.kt`, which keeps the sum from 1 to 1000.
  case android
  /// Flutter's `MediaQueryData.boldText`: bold, whatever the weight.
  ///
  /// Source, code: Flutter, `packages/flutter/lib/src/widgets/text.dart`, `Text.build`.
  case flutter

  /// The weight in which a text of a weight is set.
  public func weight(for weight: Int) -> Int {
    switch self {
    case .apple: Self.appleWeight(for: weight)
    case .android: min(max(weight + 300, 1), 1000)
    case .flutter: 700
    }
  }

  /// Interpolates between two weights, so that a heavier text is never set lighter.
  private static func appleWeight(for weight: Int) -> Int {
    let steps = [(100, 300), (400, 600), (500, 700), (600, 700), (700, 800), (800, 900), (1000, 1000)]
    guard let next = steps.firstIndex(where: { weight <= $0.0 }) else { return weight }
    guard next > 0 else { return weight + 200 }
    let (low, high) = (steps[next - 1], steps[next])
    return low.1 + (weight - low.0) * (high.1 - low.1) / (high.0 - low.0)
  }
}
