internal import TextLayout
internal import Typography

/// A text of an Orange row: SwiftUI's `Text` in a text style of the system.
///
/// SwiftUI reads the strings as Markdown, and looks them up in the app's tables, which here is the documents' affair.
final class OrangeText: Sendable {
  let label: RowLabel
  private let font: OrangeRelease.Font

  /// Prepares a text; `nil` if there is none.
  init?(
    _ text: String?, font: OrangeRelease.Font, maximumLines: Int = 0, isMarkdown: Bool = true, family: String,
    locale: String, typesetter: Typesetter
  ) {
    let style = TextStyle(families: [family], weight: font.weight.rawValue, locale: locale)
    let paragraph = ParagraphStyle(maximumLines: maximumLines, fallbackLineHeight: .grow)
    let label =
      isMarkdown
      ? RowLabel(
        markdown: text, strongWeight: font.style.emphasizedWeight.rawValue, style: style, paragraph: paragraph,
        typesetter: typesetter)
      : RowLabel(text, style: style, paragraph: paragraph, typesetter: typesetter)
    guard let label else { return nil }
    self.label = label
    self.font = font
  }

  /// The text no wider than `width`, as high as its lines, rounded up to the pixel.
  func measure(width: Double, _ traits: Traits) -> LabelMeasurement {
    label.measure(
      width: width, fontSize: font.style.pointSize(for: traits.sizeCategory, traits.typeScale),
      leading: font.style.leadingBetweenLines(for: traits.sizeCategory, traits.typeScale), grid: traits.pixelGrid)
  }

  /// What was measured, as wide as its widest line; a text that has the width it asks for would get what it asks for on a device, too.
  func narrowed(_ measurement: LabelMeasurement, _ traits: Traits) -> LabelMeasurement {
    var narrowed = measurement
    narrowed.offeredWidth = measurement.width >= width(.lines, traits) ? .infinity : measurement.width
    narrowed.width = widestLine(measurement, traits)
    return narrowed
  }

  /// The width of the widest line of what was measured, rounded up to the pixel.
  func widestLine(_ measurement: LabelMeasurement, _ traits: Traits) -> Double {
    min(measurement.width, traits.pixelGrid.ceilWithRoom(label.widestLine(measurement)))
  }

  /// The width that it asks for before it is given one, rounded up to the pixel.
  func width(_ fit: TextFit, _ traits: Traits) -> Double {
    traits.pixelGrid.ceilWithRoom(
      label.width(fit, fontSize: font.style.pointSize(for: traits.sizeCategory, traits.typeScale)))
  }
}
