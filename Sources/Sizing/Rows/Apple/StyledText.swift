internal import TextLayout

/// A text of a row of Apple's systems and how it is set, prepared once for every size and width.
final class StyledText: Sendable {
  let label: RowLabel
  private let properties: ListContentConfiguration.TextProperties

  init?(
    _ text: String?, _ properties: ListContentConfiguration.TextProperties, isMarkdown: Bool = false, family: String,
    locale: String, typesetter: Typesetter
  ) {
    let label = properties.label(text, isMarkdown: isMarkdown, family: family, locale: locale, typesetter: typesetter)
    guard let label else { return nil }
    self.label = label
    self.properties = properties
  }

  /// Lays the text out no wider than `width`; the height is that of its lines, rounded up to the pixel.
  func measure(width: Double, _ traits: Traits) -> LabelMeasurement {
    properties.measure(label, width: width, traits: traits)
  }

  /// The intrinsic width, unrounded.
  func width(_ fit: TextFit, _ traits: Traits) -> Double { label.width(fit, fontSize: properties.fontSize(in: traits)) }

  /// The width that a label of one line has, rounded up to the pixel.
  func naturalWidth(_ traits: Traits) -> Double { traits.pixelGrid.ceil(width(.lines, traits)) }

  /// The intrinsic width, rounded up to the pixel with room for the floating-point error of the sums that it becomes
  /// part of.
  func wholeWidth(_ fit: TextFit, _ traits: Traits) -> Double { traits.pixelGrid.ceilWithRoom(width(fit, traits)) }

  /// The width of the widest line of what was measured, rounded up to the pixel.
  func widestLine(_ measurement: LabelMeasurement, _ traits: Traits) -> Double {
    min(measurement.width, traits.pixelGrid.ceilWithRoom(label.widestLine(measurement)))
  }
}
