internal import JSONText
import Typography

/// A number of the caller's own, scaled for one setting.
package struct ScaledValue: Sendable, Hashable {
  /// The number before scaling.
  package var value: Double
  /// What it was scaled with: a text style's metrics, or a system.
  package var scale: String
  /// What of the setting the result depends on.
  package var column: StyleColumn
  /// The number after scaling.
  package var scaled: Double

  /// A value from its parts.
  package init(value: Double, scale: String, column: StyleColumn, scaled: Double) {
    self.value = value
    self.scale = scale
    self.column = column
    self.scaled = scaled
  }

  /// The number after scaling with at most three decimals.
  package var scaledText: String { scaled.roundedText }

  /// The value as a JSON object in one line.
  package var json: String { object.description }

  private var object: JSONValue {
    let (category, fontScale) = column.values
    return .object([
      "value": .number(value), "scale": .string(scale), "category": category, "fontScale": fontScale,
      "scaled": .number(scaled),
    ])
  }

  /// Values as a JSON array, one object a line.
  package static func json(_ values: [ScaledValue]) -> String { JSONValue.lines(values.map(\.object)) }

  /// Values as comma-separated values (RFC 4180) with a heading.
  package static func csv(_ values: [ScaledValue]) -> String {
    let rows = values.map { value in
      let (category, fontScale) = value.column.fields
      return [value.value.shortText, value.scale, category, fontScale, value.scaled.shortText]
    }
    return CommaSeparatedValues.text([["value", "scale", "category", "fontScale", "scaled"]] + rows)
  }
}

extension TextTable {
  /// Scaled values, one a line, with at most three decimals.
  package init(_ values: [ScaledValue]) {
    self.init(
      heading: ["setting", "value", "scaled"],
      rows: values.map { [$0.column.title, $0.value.roundedText, $0.scaled.roundedText] })
  }
}
