internal import FontKit
internal import TextLayout

/// The base cell of Material Components for iOS (`MDCBaseCell`): a ripple, a shadow, and a size that the layout may
/// fix.
///
/// It has no margins and no least height. Its owner provides the content, so here it is a box.
public struct BaseCell: Codable, Hashable, Sendable {
  /// What assistive technology says about the cell, which shows no text.
  public var accessibilityLabel: String?
  /// The height that the layout gives the cell (its attributes').
  public var height: Double
  /// The size that the cell's content asks for; `nil` for a cell whose content asks for none.
  ///
  /// UIKit's own fitting of a cell that asks for nothing leaves the layout's size.
  public var contentSize: LayoutSize?
  /// Whether the layout keeps the width it gave (`MDCSelfSizingLayoutAttributes`, `isFixedWidth`).
  public var isFixedWidth = false
  /// Whether the layout keeps the height it gave.
  public var isFixedHeight = false
  /// How high the cell stands above the list.
  public var elevation = 0.0
  /// The colour of the ripple or ink that replaces upstream's own, such as a theme's.
  public var rippleColor: SRGBColor?
  /// How far ink spreads (`inkStyle`); a ripple stays in the cell.
  public var inkStyle = InkStyle.bounded
  /// The elevation of what is below the cell, where its views do not determine it (`mdc_overrideBaseElevation`);
  /// negative for none.
  ///
  /// Source, code: `MDCBaseCell.m` of Material Components for iOS 124.2 (ac77ff7): -1.
  public var overrideBaseElevation = -1.0
  /// Whether a touch is shown by a ripple rather than by the older ink (`enableRippleBehavior`).
  public var showsRipple = false

  /// How far ink spreads (`MDCInkStyle`).
  public enum InkStyle: String, Codable, Hashable, Sendable, CaseIterable {
    /// Within the cell.
    case bounded
    /// In a circle around it.
    case unbounded
  }

  /// The default height of items in a flow layout.
  ///
  /// Source, published: Apple, `UICollectionViewFlowLayout`, `itemSize`.
  public static let flowLayoutHeight = 50.0

  /// Makes a cell; what is not given is upstream's default.
  public init(height: Double = flowLayoutHeight, contentSize: LayoutSize? = nil) {
    self.height = height
    self.contentSize = contentSize
  }
}

extension BaseCell: PlannedRow {
  /// `mdc.base`.
  public var kind: String { "mdc.base" }

  /// The label it was given.
  public var accessibility: RowAccessibility? {
    accessibilityLabel.map { RowAccessibility(label: $0, readingOrder: []) }
  }

  /// Sizes the cell: a side that is not fixed is the content's; without content, or with both fixed, it is the layout's.
  public func plan(_ plan: inout RowPlan, traits: Traits) {
    if plan.fit != nil { return plan.leastWidth = contentSize?.width ?? 0 }
    let (ownWidth, ownHeight) = (isFixedWidth ? nil : contentSize?.width, isFixedHeight ? nil : contentSize?.height)
    if let ownWidth { plan.width = ownWidth }
    plan.height = ownHeight ?? height
    require(
      plan.width.isFinite && plan.height.isFiniteAndNotNegative, "the sides of a cell are finite and not negative")
    plan.takesTaps = true
    plan.explain { steps in
      let isFlowHeight = height == Self.flowLayoutHeight
      steps.down(
        .element, ownHeight != nil ? "contentSize" : isFlowHeight ? "itemSize" : "height", steps.size.height,
        ownHeight != nil ? "The content's height, as the layout does not fix it." : "The height that the layout gives.",
        ownHeight != nil || !isFlowHeight ? nil : "published: Apple, `UICollectionViewFlowLayout`, `itemSize`")
      steps.across(
        .element, ownWidth != nil ? "contentSize" : "width", steps.size.width,
        ownWidth != nil ? "The content's width, as the layout does not fix it." : "The width that the layout gives.")
    }
  }

  /// A ripple in black of opacity 0.12 or the older ink of 0.14, unless it has a colour of its own, and the shadows of
  /// the elevation.
  ///
  /// Source, code: `MDCRippleView.m` (`kRippleDefaultAlpha`) and `MDCInkView.m` (`defaultInkColor`) of Material
  /// Components for iOS 124.2 (ac77ff7).
  public func appearance(traits: Traits) -> RowAppearance {
    var appearance = RowAppearance(ripple: rippleColor ?? .black.opacity(showsRipple ? 0.12 : 0.14))
    appearance.elevation = elevation
    appearance.shadows = MaterialShadow.shadows(elevation: elevation)
    appearance.isRippleBounded = showsRipple || inkStyle == .bounded
    appearance.absoluteElevation = elevation + max(0, overrideBaseElevation)
    return appearance
  }
}

/// The shadows of Material Components for iOS (`MDCShadowMetrics`): a soft one all around, and a sharper one below.
///
/// Source, code: `MDCShadowLayer.m` of Material Components for iOS 124.2 (ac77ff7), `kKeyShadowOpacity`,
/// `kAmbientShadowOpacity`, `ambientShadowBlur:`, `keyShadowBlur:` and `keyShadowYOff:`. Its radii are Core
/// Animation's, half of what CSS calls blur.
enum MaterialShadow {
  static func shadows(elevation: Double) -> [Shadow] {
    guard elevation > 0 else { return [] }
    let ambientRadius = 0.889544 * elevation - 0.003701
    let keyRadius = 0.666920 * elevation - 0.001648
    let keyOffset = 1.23118 * elevation - 0.03933
    return [
      Shadow(color: .black.opacity(0.08), offset: .zero, blur: 2 * ambientRadius),
      Shadow(color: .black.opacity(0.26), offset: LayoutPoint(x: 0, y: keyOffset), blur: 2 * keyRadius),
    ]
  }
}
