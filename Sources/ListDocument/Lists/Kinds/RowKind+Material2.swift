internal import JSONText
internal import Sizing
internal import TextLayout

extension RowKind {
  /// `m2.listItem`.
  static let material2ListItem = RowKind(
    "m2.listItem", "The list item of Material 2 in Jetpack Compose.", Material2ListItem.Content(),
    [
      Field("title", \.title, .text, "The text."),
      Field("secondary", \.secondary, .text, "The text below it."),
      Field("overline", \.overline, .text, "The text above it."),
      Field(
        "singleLineSecondary", \.hasSingleLineSecondary, .bool,
        "Whether the text below is meant to have one line; if not, the item has three."),
      Field("icon", \.icon, .material2Icon, "What stands before the texts."),
      Field("trailing", \.trailing, .material2Trailing, "What stands after the texts."),
    ],
    boldText: .android
  ) { (content, context) throws(JSONFault) in
    Material2ListItem(
      content, family: context.settings.androidFamily, locale: context.settings.locale, typesetter: context.typesetter)
  }
}

extension ValueType<LayoutSize> {
  /// An icon of 24, a picture of a person of 40, or a box.
  fileprivate static var material2Icon: Self {
    let named = [("icon", LayoutSize(width: 24, height: 24)), ("avatar", LayoutSize(width: 40, height: 40))]
    return .element(named: named, box: { $0 }) { ValueType<LayoutSize>.size.encode($0) }
  }
}

extension ValueType<Material2ListItem.Trailing> {
  fileprivate static var material2Trailing: Self {
    let icon = LayoutSize(width: 24, height: 24)
    return .element(named: [("icon", .box(icon))], box: { .box($0) }, text: { .text($0) }) { trailing in
      switch trailing {
      case .box(let size): ValueType<LayoutSize>.size.encode(size)
      case .text(let text): ValueType<String>.label.encode(text)
      }
    }
  }
}
