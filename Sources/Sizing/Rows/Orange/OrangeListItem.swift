internal import TextAnalysis
public import TextLayout
internal import Typography

/// The standard list item of the Orange Design System for iOS (`ODSListItem`, releases 0.4 to 0.8): a title over a
/// subtitle, an icon before them, and a text or an info button after them.
///
/// It is a SwiftUI stack without insets: what it holds reaches to the edges of the row. The way SwiftUI divides the width
/// among the parts is general knowledge, not measured: parts that can change their width least are asked first, each is
/// offered an equal share of what is left, and the texts take the rest.
public final class OrangeListItem: Sendable {
  /// What stands after the texts.
  public enum Trailing: Codable, Hashable, Sendable {
    /// A text.
    case text(String)
    /// A button for more information.
    case infoButton
  }

  /// What an item shows.
  public struct Content: Codable, Hashable, Sendable {
    /// The title.
    public var title: String?
    /// The text below it; `nil` leaves out the gap, too.
    public var subtitle: String?
    /// The proportion of width to height of the icon before the texts; `nil` is no icon.
    public var leadingIconAspectRatio: Double?
    /// What stands after the texts.
    public var trailing: Trailing?
    /// The least height.
    public var minimumHeight: OrangeMinimumHeight
    /// Whether its texts are Markdown, as in SwiftUI unless an app uses `Text(verbatim:)`.
    public var isMarkdown = true

    /// Makes the content of an item.
    ///
    /// - Precondition: The proportion is positive and finite.
    public init(
      title: String? = nil, subtitle: String? = nil, leadingIconAspectRatio: Double? = nil, trailing: Trailing? = nil,
      minimumHeight: OrangeMinimumHeight = .medium
    ) {
      require(
        leadingIconAspectRatio.map { $0 > 0 && $0.isFinite } ?? true, "a proportion is positive and finite")
      self.title = title
      self.subtitle = subtitle
      self.leadingIconAspectRatio = leadingIconAspectRatio
      self.trailing = trailing
      self.minimumHeight = minimumHeight
    }
  }

  let texts: OrangeTexts
  package let content: Content
  package let release: OrangeRelease

  /// Makes an item, preparing its texts.
  ///
  /// - Parameters:
  ///   - content: What it shows.
  ///   - release: Whose numbers apply.
  ///   - family: The family of its texts; `system` stands for the system's face.
  ///   - locale: The language of its texts, a BCP 47 tag.
  ///   - typesetter: What prepares them.
  public init(
    _ content: Content, release: OrangeRelease = .release08, family: String = "system", locale: String = "en",
    typesetter: Typesetter
  ) {
    func text(
      _ string: String?, _ properties: ListContentConfiguration.TextProperties, isMarkdown: Bool
    ) -> StyledText? {
      StyledText(string, properties, isMarkdown: isMarkdown, family: family, locale: locale, typesetter: typesetter)
    }
    let trailing: String? = if case .text(let string) = content.trailing { string } else { nil }
    texts = OrangeTexts(
      title: text(content.title, release.titleText, isMarkdown: content.isMarkdown),
      subtitle: text(content.subtitle, release.subtitleText, isMarkdown: content.isMarkdown),
      trailing: text(trailing, release.trailingText, isMarkdown: false))
    self.content = content
    self.release = release
  }
}

// MARK: Layout

extension OrangeListItem: PlannedRow {
  /// `ods.item`.
  public var kind: String { "ods.item" }

  /// None: each part is an accessibility element.
  public var accessibility: RowAccessibility? { nil }

  /// The texts and the button, each by itself: a SwiftUI stack combines nothing.
  ///
  /// The button is a picture that takes taps (`Image` and `onTapGesture` in `ODSListItem+extension.swift` of ods-ios 0.8.0).
  public var accessibilityElements: [RowAccessibility] {
    let button = content.trailing == .infoButton ? RowAccessibility(.infoButton, .image) : nil
    return ((texts.spoken + texts.spokenTrailing).map { RowAccessibility([$0]) } + [button]).compactMap(\.self)
  }

  /// Puts the item together.
  ///
  /// Elements: leadingIcon, title, subtitle, trailing, infoButton. The title is as wide as the column of texts, the
  /// subtitle as its widest line.
  public func plan(_ plan: inout RowPlan, traits: Traits) {
    if let fit = plan.fit { return plan.leastWidth = leastWidth(fit, traits) }
    let (leadingWidth, texts) = measure(width: plan.width, traits)
    let grid = traits.pixelGrid
    let height = grid.ceil(
      max(
        content.minimumHeight.points, texts.height + 2 * OrangeMetrics.verticalPadding, texts.trailing?.height ?? 0))
    plan.height = height
    guard !plan.asksForHeightOnly else { return }
    plan.explain { explain(leadingWidth, texts, traits, &$0) }

    var x = 0.0
    if let ratio = content.leadingIconAspectRatio {
      let size = LayoutSize(
        width: leadingWidth,
        height: min(content.minimumHeight.points - 2 * OrangeMetrics.verticalPadding, leadingWidth / ratio))
      plan.place(.leadingIcon, LayoutRect(x: 0, y: grid.round((height - size.height) / 2), size))
      x = leadingWidth + OrangeMetrics.spacing
    }
    self.texts.place(texts, x: x, in: height, &plan, traits)
    self.texts.placeTrailing(texts, end: plan.width, in: height, &plan, traits)
    if content.trailing == .infoButton {
      let side = OrangeMetrics.infoButtonSide
      plan.place(
        .infoButton,
        LayoutRect(x: plan.width - side, y: grid.round((height - side) / 2), width: side, height: side), takesTaps: true
      )
    }
  }

  // MARK: Widths

  /// Measures the icon's width and the texts in a row of a width, which is divided as a SwiftUI stack divides it.
  private func measure(width: Double, _ traits: Traits) -> (leading: Double, texts: OrangeTexts.Measured) {
    var remaining = max(0, width - gaps)
    var leading = 0.0
    var trailing: LabelMeasurement?
    var count = 1.0
    let (leadingIdeal, trailingIdeal) = (leadingWidth, trailingWidth(traits))
    if leadingIdeal != nil { count += 1 }
    if trailingIdeal != nil { count += 1 }
    func take(_ width: Double) {
      remaining = max(0, remaining - width)
      count -= 1
    }
    func takeLeading() {
      guard let leadingIdeal else { return }
      leading = min(leadingIdeal, remaining / count)
      take(leading)
    }
    func takeTrailing(_ ideal: Double) {
      trailing = texts.measureTrailing(offered: remaining / count, traits)
      // A button does not shrink.
      take(trailing?.width ?? ideal)
    }
    if let trailingIdeal, texts.trailing == nil || trailingIdeal <= leadingIdeal ?? .infinity {
      takeTrailing(trailingIdeal)
      takeLeading()
    } else {
      takeLeading()
      if let trailingIdeal { takeTrailing(trailingIdeal) }
    }
    let gap = content.subtitle == nil ? 0 : OrangeMetrics.textSpacing
    return (leading, texts.measure((remaining, trailing), gap: gap, traits))
  }

  /// The gaps between the parts, the flexible space after the texts counted as a part, and that space.
  private var gaps: Double {
    var count = 1.0
    if content.leadingIconAspectRatio != nil { count += 1 }
    if hasTrailing { count += 1 }
    return count * OrangeMetrics.spacing + OrangeMetrics.leastSpacerLength
  }

  var hasTrailing: Bool { texts.trailing != nil || content.trailing == .infoButton }

  private var leadingWidth: Double? {
    content.leadingIconAspectRatio.map {
      (content.minimumHeight.points - 2 * OrangeMetrics.verticalPadding) * $0
    }
  }

  private func trailingWidth(_ traits: Traits) -> Double? {
    if content.trailing == .infoButton { return OrangeMetrics.infoButtonSide }
    return texts.trailing?.wholeWidth(.lines, traits)
  }

  /// The sum of the icon, the gaps, the texts and the trailing part, rounded up to whole points.
  ///
  /// It is wide enough that SwiftUI offers the parts at the ends no less than they ask for.
  private func leastWidth(_ fit: TextFit, _ traits: Traits) -> Double {
    var widest = texts.width(fit, traits)
    let ends = [leadingWidth, content.trailing == .infoButton ? nil : trailingWidth(traits)].compactMap(\.self).sorted()
    // The larger end is offered half of what is left beside the smaller one, the smaller a third of all.
    if let larger = ends.last { widest = max(widest, larger) }
    let fixed = content.trailing == .infoButton ? OrangeMetrics.infoButtonSide : 0
    return (gaps + fixed + widest + ends.reduce(0, +)).rounded(.up)
  }
}
