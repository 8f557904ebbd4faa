internal import JSONText
internal import Sizing

extension RowKind {
  /// `swiftui.row`.
  static let swiftUI = RowKind(
    "swiftui.row", "A row of a SwiftUI list: an image beside one text over another.", { _ in SwiftUIInput() },
    SwiftUIInput.fields
  ) { (input, context) throws(JSONFault) in
    try context.childRows(input.children, isShown: input.isExpanded, of: "swiftui.row")
  } row: { (input, context) throws(JSONFault) in
    var content = input.content
    content.isDisclosure = input.children != nil
    content.level = context.level
    return SwiftUIRow(
      content, profile: context.settings.geometry.profile, family: context.settings.typeface ?? "system",
      locale: context.settings.locale, typesetter: context.typesetter)
  }
}

/// What a document says about a row of a SwiftUI list.
private struct SwiftUIInput: Sendable {
  var content = SwiftUIRow.Content()
  /// The rows below; `nil` for a row that has none.
  var children: [JSONValue]?
  var isExpanded = false

  static let fields: [Field<SwiftUIInput>] = [
    Field("title", \.content.text, .text, "The text."),
    Field("detail", \.content.detail, .text, "The text below it."),
    Field("detailStyle", \.content.detailStyle, .textStyle, "The text style of the text below."),
    Field("image", \.content.image, .box, "The image."),
    Field("imageSpacing", \.content.imageSpacing, .length, "Between the image and the texts."),
    Field("navigationLink", \.content.isNavigationLink, .bool, "Whether the row is a NavigationLink."),
    Field("listRowInsets", \.content.listRowInsets, .insets, "The row's insets; if absent, the list's."),
    Field("minRowHeight", \.content.minimumRowHeight, .length, "The least height; if absent, the system's."),
    Field("showsSeparator", \.content.showsSeparator, .bool, "Whether there is a separator at the bottom."),
    Field("isDeletable", \.content.isDeletable, .bool, "Whether there is an edit control while the list is edited."),
    Field(
      "children", \.children, .children(of: "swiftui.row"), "The rows below, which a disclosure shows and hides."),
    Field("isExpanded", \.isExpanded, .bool, "Whether the rows below are shown."),
  ]
}
