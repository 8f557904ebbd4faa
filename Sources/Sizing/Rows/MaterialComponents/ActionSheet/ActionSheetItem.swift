internal import TextAnalysis
public import TextLayout
public import Typography

/// A row of an action sheet of Material Components for iOS (`MDCActionSheetItemTableViewCell`): a title, and an image
/// before it.
///
/// - Note: Quirk of upstream: the title stands 56 from the margin if there is an image, which counts the margin twice,
///   so the gap after the image is 32. The image takes no part in the height.
public final class ActionSheetItem: Sendable {
  /// What a row shows.
  public struct Content: Codable, Hashable, Sendable {
    /// The title; it has as many lines as it takes.
    public var title: String?
    /// Whether there is an image; it is 24 × 24 whatever its size.
    public var hasImage = false
    /// Whether the title leaves room for an image all the same (`addLeadingPadding`), as in a sheet with images in
    /// other rows (`alwaysAlignTitleLeadingEdges`).
    public var addsLeadingPadding = false
    /// Distances by which the edges of the content are moved; they may be negative.
    ///
    /// Since 2022-05-23 positive insets move the content's top and bottom edges up, its leading edge outwards and its
    /// trailing edge inwards. So equal insets above and below only move the content and do not change the height, against
    /// upstream's documentation.
    public var contentEdgeInsets = DirectionalInsets.zero
    /// Whether a divider is shown above the row.
    public var showsDivider = false
    /// The title's font: legacy subheadline at the default category, 16 points.
    public var font = MaterialFont.standard(for: .subheadline)
    /// Whether the font follows the size category (`mdc_adjustsFontForContentSizeCategory`, which upstream had until 2021-06):
    /// whatever its own size is, it has that of legacy subheadline.
    public var scalesFont = false
    /// Colours that replace the cell's own.
    public var colors = MaterialCellColors()
    /// The colour of texts and images in the theme that was applied; `nil` without one.
    package var onSurface: SRGBColor?

    /// Makes the content of a row; what is not given is upstream's default.
    public init(title: String? = nil, hasImage: Bool = false) {
      self.title = title
      self.hasImage = hasImage
    }
  }

  /// The constants of the row, in points.
  ///
  /// Source, code: `MDCActionSheetItemTableViewCell.m` of Material Components for iOS 124.2 (ac77ff7).
  enum Metrics {
    /// Above and below the title.
    static let verticalPadding = 18.0
    static let imageTop = 16.0
    static let imageSide = 24.0
    /// From the margin to a title with an image.
    static let leadingPadding = 56.0
    static let dividerHeight = 1.0
  }

  let title: RowLabel?
  package let content: Content
  package let profile: SystemProfile

  /// Makes a row, preparing its title.
  ///
  /// - Parameters:
  ///   - content: What it shows.
  ///   - profile: The era whose margins the content view has.
  ///   - locale: The language of its title, a BCP 47 tag.
  ///   - typesetter: What prepares it. The family `system` in its fonts stands for the system's face.
  public init(_ content: Content, profile: SystemProfile = .ios26, locale: String = "en", typesetter: Typesetter) {
    title = RowLabel(
      content.title, font: content.font, lines: 0, truncation: .middle, locale: locale, typesetter: typesetter)
    self.content = content
    self.profile = profile
  }
}

extension ActionSheetItem: PlannedRow {
  /// `mdc.actionSheet`.
  public var kind: String { "mdc.actionSheet" }

  /// The title of a button (`UIAccessibilityTraitButton` in `MDCActionSheetItemTableViewCell.m`).
  public var accessibility: RowAccessibility? { RowAccessibility([(.title, title?.text)])?.with(.button) }

  /// Puts the row together.
  ///
  /// Elements: title, image, separator. If the width leaves none for the title, the title is 0 wide.
  public func plan(_ plan: inout RowPlan, traits: Traits) {
    let margin = profile.layoutMargin(forWidth: plan.width)
    let insets = content.contentEdgeInsets
    let (start, end) = (margin - insets.leading, plan.width - margin - insets.trailing)
    let padding = content.hasImage || content.addsLeadingPadding ? Metrics.leadingPadding : 0
    let x = start + padding
    let fontSize = LegacyMaterialStyle.subheadline.size(
      of: content.font, follows: traits.sizeCategory, if: content.scalesFont)
    let title = plan.measure(title, width: end - x, fontSize: fontSize)
    plan.height = max(0, title.height + 2 * Metrics.verticalPadding - insets.top + insets.bottom)
    plan.explain { steps in
      let source = "code: `MDCActionSheetItemTableViewCell.m` of Material Components for iOS 124.2 (ac77ff7)"
      steps.down(.inset, "contentEdgeInsets.top", -insets.top, "The inset moves the content up.")
      steps.inset(
        "vertical padding", Metrics.verticalPadding, above: "Above the title.", below: "Below the title.", source
      ) { $0.lines(.title, title.measurement) }
      steps.down(.inset, "contentEdgeInsets.bottom", insets.bottom, "The inset moves the bottom edge.", source)
      steps.atLeast(0, "height", "A height is not negative.")
      steps.layoutMargin(margin, .width, profile)
      steps.across(.inset, "contentEdgeInsets.leading", -insets.leading, "The inset moves the leading edge.")
      steps.across(
        .inset, "leading padding", padding, "With an image, or where others have one: the image is inside it.", source)
      steps.room("title", "What is left for the title.") {
        $0.across(
          .inset, "contentEdgeInsets.trailing", insets.trailing, "The inset moves the trailing edge.", source)
        $0.layoutMargin(margin, .width, profile)
      }
    }
    plan.takesTaps = true
    plan.place(.title, title, x: x, y: Metrics.verticalPadding - insets.top)
    if content.hasImage {
      let side = Metrics.imageSide
      plan.place(.image, LayoutRect(x: start, y: Metrics.imageTop - insets.top, width: side, height: side))
    }
    if content.showsDivider {
      plan.place(
        .separator, LayoutRect(x: start, y: -insets.top, width: max(0, end - start), height: Metrics.dividerHeight))
    }
  }

  /// What the row looks like: title in black of opacity 0.87, image of 0.6, ripple of 0.14, or 0.16 in a theme; the divider's
  /// default colour is clear.
  ///
  /// Source, code: `MDCActionSheetItemTableViewCell.m` (`kLabelAlpha`, `RippleColor()`), `MDCActionSheetController.m`
  /// (`kActionImageAlpha`) and `MDCActionSheetController+MaterialTheming.m` (`kRippleAlpha`) of Material Components for iOS 124.2
  /// (ac77ff7).
  public func appearance(traits: Traits) -> RowAppearance {
    let onSurface = content.onSurface ?? .black
    return content.colors.applied(
      to: RowAppearance(
        ripple: onSurface.opacity(content.onSurface == nil ? 0.14 : 0.16),
        colors: [.title: onSurface.opacity(0.87), .image: onSurface.opacity(0.6), .separator: .black.opacity(0)]))
  }
}
