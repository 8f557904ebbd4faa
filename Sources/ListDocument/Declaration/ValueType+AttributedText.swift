internal import JSONText
internal import Sizing
internal import TextLayout

/// A text in parts, and the colours that some of them have.
struct ColoredText: Hashable, Sendable {
  var text = AttributedText("")
  var colors: [TextColor] = []
}

/// A part of a text, and how it differs from the rest.
private struct TextRun: Hashable, Sendable {
  var text = ""
  var family: String?
  var attributes = TextAttributes()
  var color: SRGBColor?
}

extension ValueType<ColoredText> {
  /// A text in parts, each with its own attributes.
  static var attributedText: Self {
    ValueType<[TextRun]>.array(of: .textRun).map(adding: ["maxItems": .integer(InputLimits.textRuns)]) {
      (runs) throws(JSONFault) -> ColoredText in
      guard runs.count <= InputLimits.textRuns else {
        throw JSONFault("\(runs.count) parts", expected: "at most \(InputLimits.textRuns)")
      }
      guard runs.reduce(0, { $0 + $1.text.utf8.count }) <= InputLimits.textBytes else { throw TextRequest.lengthFault }
      var result = ColoredText()
      var end = 0
      for run in runs {
        var attributes = run.attributes
        attributes.families = run.family.map { [$0] }
        result.text.append(run.text, attributes)
        let start = end
        end += run.text.utf8.count
        if let color = run.color { result.colors.append(TextColor(range: start..<end, color: color)) }
      }
      return result
    }.named("attributedText")
  }
}

extension ValueType<TextRun> {
  fileprivate static var textRun: Self {
    object(
      "a part of a text", TextRun(),
      [
        Field("text", \.text, .text, "The text.", isRequired: true),
        Field("typeface", \.family, .family, "Its family."),
        Field("weight", \.attributes.weight, .integer(in: InputLimits.weights), "Its weight."),
        Field("italic", \.attributes.isItalic, .bool, "Whether it is italic."),
        Field("color", \.color, .color, "Its colour; if absent, the text's."),
        Field("scale", \.attributes.scale, .number(in: 0.01...100), "Its size, in sizes of the text."),
        Field(
          "letterSpacing", \.attributes.letterSpacing, .number(in: InputLimits.letterSpacings),
          "Points after each of its letters."),
        Field(
          "baselineOffset", \.attributes.baselineOffset, .number(in: -100...100),
          "How far it stands above the baseline, in sizes of the text."),
      ])
  }
}
