internal import JSONText
internal import Sizing
internal import TextLayout

extension RowKind {
  static let material3ListItem = RowKind(
    "m3.listItem", "The list item of Material 3.", Material3Content(),
    Material3Content.contentFields + Material3Content.surroundingFields,
    boldText: .android
  ) { (content, context) throws(JSONFault) in
    Material3ListItem(
      content.item, reading: content.reading, minimumHeight: content.height?.points ?? content.minimumHeight,
      maximumHeight: content.height?.points, takesIntrinsicHeight: content.height == .intrinsic,
      family: context.androidFamily, locale: context.locale, typesetter: context.typesetter)
  }
}

/// What a document says about a list item of Material 3.
private struct Material3Content: Sendable {
  var item = Material3ListItem.Content()
  var reading = Material3ListItem.Reading.compose
  var minimumHeight = 0.0
  var height: ComposeHeight?

  // In two parts, since one literal of all is more than the type checker takes.

  static let contentFields: [Field<Material3Content>] = [
    Field("title", \.item.title, .text, "The headline."),
    Field("overline", \.item.overline, .text, "The text above the headline."),
    Field("supporting", \.item.supporting, .text, "The text below the headline."),
    Field("leading", \.item.leading, .material3Side, "What stands before the texts."),
    Field("trailing", \.item.trailing, .material3Side, "What stands after the texts."),
    Field("titleLines", \.item.titleLines, .lineLimit, "The most lines of the headline."),
    Field("supportingLines", \.item.supportingLines, .lineLimit, "The most lines of the supporting text."),
    Field("reading", \.reading, .choice, "The source whose numbers and rules apply."),
    Field(
      "segment", \.item.segment, .choice,
      "Where an item is among segments: its corners, in the reading expressive only. Segments are 2 apart if the list's rowSpacing is 2."
    ),
  ]

  static let surroundingFields: [Field<Material3Content>] = [
    Field("minimumHeight", \.minimumHeight, .length, "The least height that its parent sets (Modifier.heightIn)."),
    Field("height", \.height, .composeHeight, "The height that its parent sets (Modifier.height)."),
    Field(
      "contentPadding", \.item.contentPadding, .insets,
      "The distances around the content in the reading expressive; if absent, 16 at the sides and 10 above and below."),
    Field(
      "verticalAlignment", \.item.verticalAlignment, .choice,
      "The vertical alignment in the reading expressive; if absent, center in content lower than 60, else top."),
    Field("leadingFillsHeight", \.item.leadingFillsHeight, .bool, "Whether leading fills the height of the item."),
    Field("trailingFillsHeight", \.item.trailingFillsHeight, .bool, "Whether trailing fills the height of the item."),
  ]
}

/// A height that an item's surroundings give it.
private enum ComposeHeight: Hashable, Sendable {
  /// A number of points.
  case fixed(Double)
  /// What the item reports to need (`IntrinsicSize.Min`).
  case intrinsic

  var points: Double? { if case .fixed(let points) = self { points } else { nil } }
}

extension ValueType<ComposeHeight> {
  fileprivate static var composeHeight: Self {
    .either(
      "a length or intrinsic",
      [.string(.choice([("intrinsic", .intrinsic)])) { $0 }, .number(.length, ComposeHeight.fixed)])
  }
}

extension ValueType<MaterialSide> {
  fileprivate static var material3Side: Self {
    materialSide(["icon": .icon, "avatar": .avatar, "image": .image, "video": .video])
  }
}
