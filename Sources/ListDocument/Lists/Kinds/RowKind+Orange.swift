internal import JSONText
internal import Sizing

extension RowKind {
  /// `ods.item`.
  static let orangeItem = RowKind(
    "ods.item", "The standard list item of the Orange Design System for iOS.", OrangeContent(),
    [
      Field("title", \.item.title, .text, "The title."),
      Field("detail", \.item.subtitle, .text, "The subtitle."),
      Field("leadingIcon", \.item.leadingIconAspectRatio, .leadingIcon, "The icon before the texts."),
      Field("trailing", \.item.trailing, .orangeTrailing, "What stands after the texts."),
      Field("minHeight", \.item.minimumHeight, .choice, "The least height: 44 or 60."),
      Field("release", \.release, .choice, "The release whose numbers apply."),
    ]
  ) { (content, context) throws(JSONFault) in
    OrangeListItem(
      content.item, release: content.release, family: context.settings.typeface ?? "system",
      locale: context.settings.locale, typesetter: context.typesetter)
  }

  /// `ods.toggle`.
  static let orangeToggle = RowKind(
    "ods.toggle", "The list item with a switch of the Orange Design System for iOS.", OrangeContent(),
    [
      Field("title", \.item.title, .text, "The switch's label."),
      Field("isOn", \.isOn, .bool, "Whether the switch is on."),
      Field("minHeight", \.item.minimumHeight, .choice, "The least height: 44 or 60."),
      Field("release", \.release, .choice, "The release whose numbers apply."),
    ]
  ) { (content, context) throws(JSONFault) in
    OrangeToggleItem(
      title: content.item.title, isOn: content.isOn, minimumHeight: content.item.minimumHeight,
      release: content.release, profile: context.settings.geometry.profile,
      family: context.settings.typeface ?? "system", locale: context.settings.locale, typesetter: context.typesetter)
  }
}

/// What a document says about an item of Orange's.
private struct OrangeContent: Sendable {
  var item = OrangeListItem.Content()
  var release = OrangeRelease.release08
  var isOn = false
}

extension ValueType<Double> {
  /// An icon by its proportion of width to height.
  fileprivate static var leadingIcon: Self {
    object(
      "an icon", 1,
      [Field("aspectRatio", \.self, .number(in: 0.01...100), "Its width over its height.")])
  }
}

extension ValueType<OrangeListItem.Trailing> {
  fileprivate static var orangeTrailing: Self {
    .either(
      "infoButton or {\"text\"}",
      [
        .string(.choice([("infoButton", "infoButton")])) { _ in .infoButton },
        .object(ValueType<String>.label) { .text($0) },
      ]
    ) { trailing in
      switch trailing {
      case .infoButton: .string("infoButton")
      case .text(let text): ValueType<String>.label.encode(text)
      }
    }
  }
}
