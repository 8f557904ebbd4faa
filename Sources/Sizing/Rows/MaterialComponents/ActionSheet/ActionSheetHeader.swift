internal import TextAnalysis
public import TextLayout
public import Typography

/// The header of an action sheet of Material Components for iOS (`MDCActionSheetHeaderView`): a title over a message.
///
/// - Note: Quirks of upstream: the height is computed with texts as wide as the header, but the texts are set between
///   the margins, so that text which wraps only there reaches below the header. Where one text is missing, the height
///   counts paddings of 18 or 23, but the text is placed at 16 or 24. A message with more lines than are shown ends
///   without an ellipsis (`NSLineBreakByWordWrapping`).
public final class ActionSheetHeader: Sendable {
  /// What a header shows.
  public struct Content: Codable, Hashable, Sendable {
    /// The title; it has as many lines as it takes.
    public var title: String?
    /// The message below it.
    public var message: String?
    /// The most lines of the message; 0 is as many as it takes.
    ///
    /// Source, code: `MDCActionSheetHeaderView.m` of Material Components for iOS 124.2 (ac77ff7).
    public var messageLines = 2
    /// Whether a divider is shown below the header.
    public var showsDivider = false
    /// The title's font: legacy subheadline, 16 points.
    public var titleFont = MaterialFont.standard(for: .subheadline)
    /// The message's font: legacy body1, 14 points.
    public var messageFont = MaterialFont.standard(for: .body1)
    /// Whether the fonts follow the size category (`mdc_adjustsFontForContentSizeCategory`, which upstream had until 2021-06):
    /// whatever their own sizes are, they have those of legacy subheadline and body1.
    public var scalesFonts = false
    /// Colours that replace the cell's own.
    public var colors = MaterialCellColors()
    /// The colour of texts in the theme that was applied; `nil` without one.
    package var onSurface: SRGBColor?

    /// Makes the content of a header; what is not given is upstream's default.
    public init(title: String? = nil, message: String? = nil) {
      self.title = title
      self.message = message
    }
  }

  /// The constants of the header, in points.
  ///
  /// Source, code: `MDCActionSheetHeaderView.m` of Material Components for iOS 124.2 (ac77ff7).
  enum Metrics {
    static let top = 16.0
    /// Between title and message.
    static let gap = 8.0
    /// The height's padding beside the texts: with both, with the title alone, with the message alone, with neither.
    static let padding = (both: 40.0, title: 36.0, message: 46.0, neither: 8.0)
    static let dividerHeight = 1.0
  }

  let title: RowLabel?
  let message: RowLabel?
  package let content: Content
  package let profile: SystemProfile

  /// Makes a header, preparing its texts.
  ///
  /// - Parameters:
  ///   - content: What it shows.
  ///   - profile: The era whose margins the view has.
  ///   - locale: The language of its texts, a BCP 47 tag.
  ///   - typesetter: What prepares them. The family `system` in its fonts stands for the system's face.
  public init(_ content: Content, profile: SystemProfile = .ios26, locale: String = "en", typesetter: Typesetter) {
    title = RowLabel(
      content.title, font: content.titleFont, lines: 0, truncation: .middle, locale: locale, typesetter: typesetter)
    message = RowLabel(
      content.message, font: content.messageFont, lines: content.messageLines, truncation: .none, locale: locale,
      typesetter: typesetter)
    self.content = content
    self.profile = profile
  }
}

extension ActionSheetHeader: PlannedRow {
  /// `mdc.actionSheetHeader`.
  public var kind: String { "mdc.actionSheetHeader" }

  /// None: each label is an accessibility element, and the view around them is a plain one.
  public var accessibility: RowAccessibility? { nil }

  /// The title, which is a header (`UIAccessibilityTraitHeader` in `MDCActionSheetHeaderView.m`), then the message.
  public var accessibilityElements: [RowAccessibility] {
    let heading = RowAccessibility([(.title, title?.text)])?.with(.header)
    return [heading, RowAccessibility([(.detail, message?.text)])].compactMap(\.self)
  }

  /// Puts the header together.
  ///
  /// Elements: title, detail (the message), separator. The height is rounded up to whole points, and the divider is
  /// below it.
  public func plan(_ plan: inout RowPlan, traits: Traits) {
    let (margin, padding) = (profile.layoutMargin(forWidth: plan.width), padding)
    let dividerHeight = content.showsDivider ? Metrics.dividerHeight : 0
    let full = texts(&plan, width: plan.width, traits)
    let contentHeight = (full.title.height + full.message.height + padding.height).rounded(.up)
    plan.height = contentHeight + dividerHeight
    guard !plan.asksForHeightOnly else { return }
    plan.explain { steps in
      let source = "code: `MDCActionSheetHeaderView.m` of Material Components for iOS 124.2 (ac77ff7)"
      steps.lines(.title, full.title.measurement)
      steps.lines(.detail, full.message.measurement)
      steps.down(.inset, "padding", padding.height, "All that is above, between and below, \(padding.texts).", source)
      steps.rounding(to: contentHeight, "The height is of whole points.")
      steps.down(.element, "separator", dividerHeight, "The divider is below the header.", source)
      steps.layoutMargin(margin, .width, profile)
      steps.room("texts", "What is left for the texts; the height is that at the full width (a quirk).") {
        $0.layoutMargin(margin, .width, profile)
      }
    }
    let width = plan.width - 2 * margin
    let shown = texts(&plan, width: width, traits)
    func frame(_ y: Double, _ text: PlannedText) -> LayoutRect {
      LayoutRect(x: margin, y: y, width: max(0, width), height: text.height)
    }
    plan.place(.title, shown.title, frame(Metrics.top, shown.title))
    plan.place(.detail, shown.message, frame(Metrics.top + shown.title.height + Metrics.gap, shown.message))
    if content.showsDivider {
      plan.place(
        .separator, LayoutRect(x: 0, y: contentHeight, width: plan.width, height: Metrics.dividerHeight))
    }
  }

  private func texts(
    _ plan: inout RowPlan, width: Double, _ traits: Traits
  ) -> (title: PlannedText, message: PlannedText) {
    func size(_ font: MaterialFont, _ style: LegacyMaterialStyle) -> Double {
      style.size(of: font, follows: traits.sizeCategory, if: content.scalesFonts)
    }
    return (
      plan.measure(title, width: width, fontSize: size(content.titleFont, .subheadline)),
      plan.measure(message, width: width, fontSize: size(content.messageFont, .body1))
    )
  }

  private var padding: (height: Double, texts: String) {
    switch (title != nil, message != nil) {
    case (true, true): (Metrics.padding.both, "with both texts")
    case (true, false): (Metrics.padding.title, "with the title alone")
    case (false, true): (Metrics.padding.message, "with the message alone")
    case (false, false): (Metrics.padding.neither, "without texts")
    }
  }

  /// What the header looks like: the title in black of opacity 0.87 above a message and of 0.6 alone, the message of
  /// 0.6, the divider of 0.12.
  ///
  /// Source, code: `MDCActionSheetHeaderView.m` (`kTitleLabelAlpha`, `kMessageLabelAlpha`),
  /// `MDCActionSheetController.m` (`kDividerDefaultAlpha`) and `MDCActionSheetController+MaterialTheming.m` of Material Components
  /// for iOS 124.2 (ac77ff7).
  public func appearance(traits: Traits) -> RowAppearance {
    let onSurface = content.onSurface ?? .black
    return content.colors.applied(
      to: RowAppearance(
        colors: [
          .title: onSurface.opacity(message == nil ? 0.6 : 0.87), .detail: onSurface.opacity(0.6),
          .separator: .black.opacity(0.12),
        ]))
  }
}
