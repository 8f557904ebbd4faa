/// A text style of Dynamic Type on iOS and iPadOS.
///
/// Sizes, leadings and weights are those of the Human Interface Guidelines (Typography, iOS and iPadOS Dynamic Type
/// sizes); the sizes are the same on a running iOS 26.1.
public enum DynamicTypeStyle: UInt8, Sendable, Hashable, CaseIterable {
  /// 34 pt at the default category.
  case largeTitle
  /// 28 pt. SwiftUI calls it `title`.
  case title1
  /// 22 pt.
  case title2
  /// 20 pt.
  case title3
  /// 17 pt semibold.
  case headline
  /// 17 pt.
  case body
  /// 16 pt.
  case callout
  /// 15 pt.
  case subheadline
  /// 13 pt.
  case footnote
  /// 12 pt. SwiftUI calls it `caption`.
  case caption1
  /// 11 pt.
  case caption2
  /// 36 pt bold (iOS 17, meant for visionOS).
  ///
  /// Apple publishes no sizes by category: here they and the leadings are in proportion to those of `largeTitle`.
  case extraLargeTitle
  /// 28 pt bold (iOS 17, meant for visionOS).
  ///
  /// Apple publishes no sizes by category: here they and the leadings are those of `title1`.
  case extraLargeTitle2

  /// The point size of the style in a category; `nil` is the default category, as in UIKit.
  ///
  /// Source, recorded: iOS 17, category L: 36 for extraLargeTitle (zacwest, gist 916d31da).
  /// Source, inferred: in other categories extraLargeTitle is in proportion to largeTitle.
  public func pointSize(for category: SizeCategory? = .default) -> Double {
    let category = category ?? .default
    let size = metricsStyle.value(in: DynamicTypeTable.sizes, for: category)
    guard self == .extraLargeTitle else { return size }
    // 36 where largeTitle has 34.
    return (36 * size / 34).rounded(.toNearestOrAwayFromZero)
  }

  /// Where a leading comes from.
  public enum LeadingSource: Sendable, Hashable {
    /// The number printed in the Human Interface Guidelines.
    case published
    /// The number the system computes with. It differs from the published one in eight cells.
    case runtime
  }

  /// The distance between the baselines of two lines, in points; `nil` is the default category.
  ///
  /// The runtime's numbers decide how ``DynamicTypeMetrics`` scales and how far apart lines are set.
  ///
  /// Source, published: Human Interface Guidelines, Typography: 43 for 36 points.
  /// Source, inferred: in other categories extraLargeTitle's is in proportion to largeTitle's.
  public func leading(for category: SizeCategory? = .default, _ source: LeadingSource = .runtime) -> Double {
    let category = category ?? .default
    let table = source == .published ? DynamicTypeTable.publishedLeadings : DynamicTypeTable.runtimeLeadings
    let leading = metricsStyle.value(in: table, for: category)
    guard self == .extraLargeTitle else { return leading }
    // For 36 points the guidelines have a leading of 43, where largeTitle has 41.
    return (43 * leading / 41).rounded(.toNearestOrAwayFromZero)
  }

  /// The weight of the style: semibold for `headline`, bold for the extra large titles, regular for all others.
  public var weight: FontWeight {
    switch self {
    case .headline: .semibold
    case .extraLargeTitle, .extraLargeTitle2: .bold
    default: .regular
    }
  }

  /// The weight of the style with the bold trait: bold for the larger titles, semibold for everything else.
  public var emphasizedWeight: FontWeight {
    switch self {
    case .largeTitle, .title1, .title2, .extraLargeTitle, .extraLargeTitle2: .bold
    default: .semibold
    }
  }

  /// The style whose table rows determine how this one grows: itself, except for the extra large titles.
  var metricsStyle: DynamicTypeStyle {
    switch self {
    case .extraLargeTitle: .largeTitle
    case .extraLargeTitle2: .title1
    default: self
    }
  }

  private func value(in table: [UInt8], for category: SizeCategory) -> Double {
    Double(table[Int(rawValue) * SizeCategory.count + category.index])
  }
}
