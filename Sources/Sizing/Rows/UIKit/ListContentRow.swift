internal import FontKit
internal import TextAnalysis
public import TextLayout
internal import Typography

/// A header or footer of a UIKit list: one text between margins.
public struct ListContentRow: Sendable {
  /// What it looks like.
  public let configuration: ListContentConfiguration
  /// The era whose metrics apply.
  public let profile: SystemProfile
  private let label: Label?

  /// Makes a row, preparing its text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - configuration: What it looks like.
  ///   - profile: The era whose metrics apply.
  ///   - family: The family the text is set in; `system` stands for the system's face.
  ///   - locale: The language of the text, a BCP 47 tag.
  ///   - typesetter: What prepares the text.
  public init(
    _ text: String?, configuration: ListContentConfiguration, profile: SystemProfile, family: String = "system",
    locale: String = "en", typesetter: Typesetter
  ) {
    self.configuration = configuration
    self.profile = profile
    label = Label(
      text, style: TextStyle(families: [family], weight: configuration.weight.rawValue, locale: locale),
      // A font made for a text style lets other fonts heighten its lines.
      paragraph: ParagraphStyle(maximumLines: configuration.maximumLines, fallbackLineHeight: .grow),
      typesetter: typesetter)
  }
}

extension ListContentRow: Row {
  /// The kind of the configuration.
  public var kind: String { configuration.kind }

  /// Its text.
  public var accessibility: RowAccessibility? { RowAccessibility([(.title, label)]) }

  /// The margins and the widest word.
  public func minimumWidth(traits: Traits) -> Double {
    width(ofText: label?.minimumWidth(fontSize: configuration.textStyle.pointSize(for: traits.sizeCategory)), traits)
  }

  /// The margins and the text.
  public func preferredWidth(traits: Traits) -> Double {
    width(ofText: label?.preferredWidth(fontSize: configuration.textStyle.pointSize(for: traits.sizeCategory)), traits)
  }

  /// The least width whose margins leave so much for the text: margins grow with the width.
  private func width(ofText width: Double?, _ traits: Traits) -> Double {
    let content = traits.pixelGrid.ceil(width ?? 0)
    let narrow = content + 2 * profile.layoutMargin(forWidth: 0)
    return profile.layoutMargin(forWidth: narrow) == profile.layoutMargin(forWidth: 0)
      ? narrow : content + 2 * profile.layoutMargin(forWidth: narrow)
  }

  /// Secondary text on nothing.
  public func appearance(traits: Traits) -> RowAppearance {
    RowAppearance(colors: [.title: Color(hex: 0x3C3C43, alpha: 0.6)])
  }

  /// Lays the row out.
  ///
  /// Element: title. At a width that leaves none for the text, the text is measured at width 0.
  ///
  /// The steps are those of UIKit's list content view, found by differential tests against it (charon project, macOS
  /// 27.0).
  public func layout(width: Double, traits: Traits) -> RowLayout {
    let inherited = profile.layoutMargin(forWidth: width)
    let leading = max(configuration.margins.leading, inherited)
    let trailing = max(configuration.margins.trailing, inherited)
    let columnWidth = max(0, width - leading - trailing)

    guard let label else { return RowLayout(size: Size(width: width, height: height(ofText: 0, traits)), elements: []) }
    let measurement = label.measure(
      width: columnWidth, fontSize: configuration.textStyle.pointSize(for: traits.sizeCategory),
      leading: leadingBetweenLines(traits), grid: traits.pixelGrid)
    let frame = Rect(
      x: leading, y: traits.pixelGrid.round(configuration.margins.top), width: columnWidth, height: measurement.height)
    return RowLayout(
      size: Size(width: width, height: height(ofText: measurement.height, traits)),
      elements: [
        RowElement(
          name: .title, frame: traits.direction == .leftToRight ? frame : frame.mirrored(inWidth: width),
          text: ElementText(label, measurement))
      ])
  }

  /// A cell's own height is rounded up to the pixel once more, as its margins need not be whole pixels.
  private func height(ofText height: Double, _ traits: Traits) -> Double {
    traits.pixelGrid.ceil(configuration.margins.vertical + height)
  }

  /// What a text style puts between two lines: its leading less the height of a line of the system face, but never less
  /// than nothing.
  ///
  /// Source: `UIFont.leading` of the eleven styles on iOS 26.1. What UIKit does where the style's leading is less than
  /// the line is not published; lines do not overlap here.
  private func leadingBetweenLines(_ traits: Traits) -> Double {
    let style = configuration.textStyle
    let metrics = FontMetrics.sanFrancisco
    let size = style.pointSize(for: traits.sizeCategory)
    return max(
      0, style.leading(for: traits.sizeCategory) - metrics.points(metrics.ascender - metrics.descender, atSize: size))
  }
}
