internal import JSONText
internal import Sizing
internal import TextLayout

extension RowKind {
  static let material2ListItem = RowKind(
    "m2.listItem", "The list item of Material 2 in Jetpack Compose.", Material2ListItem.Content(),
    [
      Field("title", \.title, .text, "The text."),
      Field("secondary", \.secondary, .text, "The text below it."),
      Field("overline", \.overline, .text, "The text above it."),
      Field("titleLines", \.titleLines, .lineLimit, "The most lines of the text."),
      Field("secondaryLines", \.secondaryLines, .lineLimit, "The most lines of the text below it."),
      Field(
        "singleLineSecondary", \.hasSingleLineSecondary, .bool,
        "Whether the text below is meant to have one line; if not, the item has three."),
      Field("icon", \.icon, .material2Icon, "What stands before the texts."),
      Field("trailing", \.trailing, .materialSide(["icon": .icon]), "What stands after the texts."),
    ],
    boldText: .android
  ) { (content, context) throws(JSONFault) in
    Material2ListItem(
      content, family: context.androidFamily, locale: context.locale, typesetter: context.typesetter)
  }
}

extension ValueType<MaterialSide> {
  fileprivate static var material2Icon: Self {
    .element(named: [("icon", .icon), ("avatar", .avatar)], box: { .box($0) })
  }
}
