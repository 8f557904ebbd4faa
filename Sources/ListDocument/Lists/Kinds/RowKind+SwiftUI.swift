internal import JSONText
internal import Sizing

extension RowKind {
  static let swiftUI = RowKind(
    "swiftui.row", "A row of a SwiftUI list: an image beside one text over another.", { _ in SwiftUIInput() },
    SwiftUIInput.fields, alternatives: [[["content"], ["title", "detail", "image"]], SwiftUIInput.ends.map { [$0] }]
  ) { (input, context) throws(JSONFault) in
    try context.childRows(input.children, isShown: input.isExpanded, of: "swiftui.row")
  } row: { (input, context) throws(JSONFault) in
    var content = try input.checked()
    content.isDisclosure = input.children != nil
    content.isExpanded = input.isExpanded || context.settings.expandsAll
    content.level = context.level
    return SwiftUIRow(
      content, profile: context.profile, family: context.family, locale: context.locale,
      typesetter: context.typesetter)
  }
}

/// What a document says about a row of a SwiftUI list.
private struct SwiftUIInput: Sendable {
  var content = SwiftUIRow.Content()
  /// The rows below; `nil` for a row that has none.
  var children: [JSONValue]?
  var isExpanded = false
  /// What stands where the row ends.
  var badge: String?
  var value: String?
  var isOn: Bool?
  var selection: String?

  /// The content, with what stands where the row ends.
  ///
  /// - Throws: A fault if more than one key says what the row shows, or if there are too many views.
  func checked() throws(JSONFault) -> SwiftUIRow.Content {
    var content = content
    if content.view != nil, content.text != nil || content.detail != nil || content.image != nil {
      throw JSONFault("there are title, detail or image, too", expected: "content alone").inside(.key("content"))
    }
    var views = [content.trailing].compactMap(\.self)
    if let badge { views.append(.badge(badge)) }
    if let value { views.append(.value(value)) }
    if let isOn { views.append(SwiftUIView(.toggle(isOn: isOn))) }
    if let selection { views.append(.picker(selection)) }
    guard views.count < 2 else {
      throw JSONFault("the row ends in two ways", expected: "one of \(Self.ends.joined(separator: " "))")
    }
    content.trailing = views.first
    let count = (content.view?.count ?? 0) + (content.trailing?.count ?? 0)
    guard count <= InputLimits.views else {
      throw JSONFault("there are \(count) views", expected: "at most \(InputLimits.views) in a row")
    }
    return content
  }

  /// The keys for what stands where the row ends, of which a row may have one.
  static let ends = ["trailing", "badge", "value", "toggle", "picker"]

  static let fields: [Field<SwiftUIInput>] = [
    Field("title", \.content.text, .text, "The text."),
    Field("detail", \.content.detail, .text, "The text below it."),
    Field("detailStyle", \.content.detailStyle, .textStyle, "The text style of the text below."),
    Field("image", \.content.image, .box, "The image."),
    Field("imageSpacing", \.content.imageSpacing, .length, "Between the image and the texts."),
    Field(
      "content", \.content.view, .view, "What the row shows, instead of title, detail and image: views of one's own."),
    Field("trailing", \.content.trailing, .view, "A view where the row ends, after a spacer."),
    Field("badge", \.badge, .text, "The text of a badge."),
    Field("value", \.value, .text, "The value of a LabeledContent, whose label is the title."),
    Field("toggle", \.isOn, .bool, "Whether the switch of a Toggle is on, whose label is the title."),
    Field("picker", \.selection, .text, "The selection of a Picker in the menu style, whose label is the title."),
    Field(
      "markdown", \.content.isMarkdown, .bool, "Whether its texts are Markdown, as string literals in SwiftUI code are."
    ),
    Field(
      "dynamicTypeSize", \.content.dynamicTypeSize, .sizeCategories,
      "The range of size categories for its content: a category outside is clamped to the range; if absent, all."),
    Field("navigationLink", \.content.isNavigationLink, .bool, "Whether the row is a NavigationLink."),
    Field(
      "listRowInsets", \.content.listRowInsets, .insets,
      "The row's insets, of which an edge that is absent is 0; if absent, the list's."),
    Field("minRowHeight", \.content.minimumRowHeight, .length, "The least height; if absent, the system's."),
    Field("showsSeparator", \.content.showsSeparator, .bool, "Whether there is a separator at the bottom."),
    Field("showsTopSeparator", \.content.showsTopSeparator, .bool, "Whether there is a separator at the top, too."),
    Field("separatorColor", \.content.separatorColor, .color, "The colour of the separators."),
    Field(
      "separatorInsets", \.content.separatorInsets, .insets,
      "Where the separator begins and ends, from the edges of the row; if absent, where the system has it."),
    Field("tint", \.content.tint, .color, "The tint colour; if absent, the accent colour (listItemTint)."),
    Field("background", \.content.background, .color, "The background of the row."),
    Field("isDeletable", \.content.isDeletable, .bool, "Whether there is an edit control while the list is edited."),
    Field("isMovable", \.content.isMovable, .bool, "Whether there is a handle to move it by while the list is edited."),
    Field(
      "isSelectable", \.content.isSelectable, .bool,
      "Whether a circle selects it while the list is edited, in the place of the edit control."),
    Field(
      "children", \.children, .children(of: ["swiftui.row"]), "The rows below, which a disclosure shows and hides."),
    Field("isExpanded", \.isExpanded, .bool, "Whether the rows below are shown."),
  ]
}
