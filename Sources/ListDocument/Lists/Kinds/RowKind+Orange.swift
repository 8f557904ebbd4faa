internal import JSONText
internal import Sizing

extension RowKind {
  static let orangeItem = RowKind(
    "ods.item", "The standard list item of the Orange Design System for iOS.", OrangeContent(),
    [
      Field("title", \.item.title, .text, "The title."),
      Field("detail", \.item.subtitle, .text, "The subtitle."),
      Field("leadingIcon", \.item.leadingIconAspectRatio, .leadingIcon, "The icon before the texts."),
      Field("trailing", \.item.trailing, .orangeTrailing, "What stands after the texts."),
      Field("minHeight", \.item.minimumHeight, .choice, "The least height: 44 or 60."),
      Field("markdown", \.item.isMarkdown, .bool, "Whether its texts are Markdown."),
      Field("release", \.release, .choice, "The release whose numbers apply."),
    ]
  ) { (content, context) throws(JSONFault) in
    OrangeListItem(
      content.item, release: content.release, family: context.family, locale: context.locale,
      typesetter: context.typesetter)
  }

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
      release: content.release, profile: context.profile, family: context.family, locale: context.locale,
      typesetter: context.typesetter)
  }

  static let orangeListItem = RowKind(
    "ods.listItem", "The list item of the Orange Design System for iOS, releases 0.9 to 1.4.", OrangeItemContent(),
    OrangeItemContent.fields
  ) { (content, context) throws(JSONFault) in
    OrangeItem(
      content.item, release: content.release, profile: context.profile, family: context.family,
      locale: context.locale, typesetter: context.typesetter)
  }
}

/// What a document says about an item of the later releases.
private struct OrangeItemContent: Sendable {
  var item = OrangeItem.Content()
  var release = OrangeItemRelease.release14

  static let fields: [Field<OrangeItemContent>] = [
    Field("title", \.item.title, .text, "The title."),
    Field("detail", \.item.subtitle, .text, "The subtitle."),
    Field(
      "detailLines", \.item.subtitleLines, .lineLimit,
      "The most lines of the subtitle; if absent, the release's: one from 0.17 on."),
    Field("leading", \.item.leading, .orangeItemLeading, "What stands before the texts."),
    Field("trailing", \.item.trailing, .orangeItemTrailing, "What stands after the texts."),
    Field("markdown", \.item.isMarkdown, .bool, "Whether its texts are Markdown."),
    Field(
      "navigationLink", \.item.isNavigationLink, .bool, "Whether the item is a navigation link, shown by a chevron."),
    Field("showsSeparator", \.item.showsSeparator, .bool, "Whether there is a divider below the item."),
    Field(
      "listItemStyle", \.item.isStyled, .bool,
      "Whether odsListItemStyle is around it: 16 at the sides, and its own divider."),
    Field("release", \.release, .choice, "The release whose numbers apply."),
  ]
}

extension ValueType<OrangeItem.Leading> {
  fileprivate static var orangeItemLeading: Self {
    element(
      named: [
        ("appIcon", .appIcon), ("circularImage", .circularImage), ("squareImage", .squareImage),
        ("wideImage", .wideImage),
      ],
      box: { .icon($0) })
  }
}

extension ValueType<OrangeItem.Trailing> {
  /// What stands after the texts of an item: each has a key of its own.
  fileprivate static var orangeItemTrailing: Self {
    let text = ValueType<TrailingText>.object(
      "a text", TrailingText(),
      [
        Field("text", \.text, .text, "The text.", isRequired: true),
        Field("infoButton", \.hasInfoButton, .bool, "Whether there is a button for more information after it."),
      ])
    let toggle = ValueType<Bool>.object(
      "a switch", false, [Field("toggle", \.self, .bool, "Whether the switch is on.", isRequired: true)])
    let checkmark = ValueType<Bool>.object(
      "a tick", false, [Field("checkmark", \.self, .bool, "Whether the item is selected.", isRequired: true)])
    return either(
      "infoButton, {\"text\"}, {\"toggle\"} or {\"checkmark\"}",
      [
        .string(.choice([("infoButton", "infoButton")])) { _ in .infoButton(text: nil) },
        .object(toggle, with: "toggle") { .toggle(isOn: $0) },
        .object(checkmark, with: "checkmark") { .checkmark(isSelected: $0) },
        .object(text) { $0.hasInfoButton ? .infoButton(text: $0.text) : .text($0.text) },
      ])
  }
}

/// A text at the end of an item, and what may follow it.
private struct TrailingText: Hashable, Sendable {
  var text = ""
  var hasInfoButton = false
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
      ])
  }
}
