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
      Field("icon", \.leading, .material2Icon, "What stands before the texts."),
      Field("trailing", \.trailing, .materialSide(["icon": .icon]), "What stands after the texts."),
    ],
    boldText: .android
  ) { (content, context) throws(JSONFault) in
    Material2ListItem(
      content, family: context.androidFamily, locale: context.locale, typesetter: context.typesetter)
  }
}

/// What a document says stands before the texts of an item.
private struct Material2Icon: Hashable, Sendable {
  var size: LayoutSize
  var isRound = false

  static let avatar = Material2Icon(size: LayoutSize(width: 40, height: 40), isRound: true)
}

extension Material2ListItem.Content {
  fileprivate var leading: Material2Icon? {
    get { icon.map { Material2Icon(size: $0, isRound: isIconRound) } }
    set { (icon, isIconRound) = (newValue?.size, newValue?.isRound ?? false) }
  }
}

extension ValueType<Material2Icon> {
  /// An icon of 24, a round picture of a person of 40, or a box.
  fileprivate static var material2Icon: Self {
    let icon = Material2Icon(size: LayoutSize(width: 24, height: 24))
    return .element(named: [("icon", icon), ("avatar", .avatar)], box: { Material2Icon(size: $0) })
  }
}
