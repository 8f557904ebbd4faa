internal import JSONText
internal import Sizing

extension RowKind {
  /// `swiftui.row`.
  static let swiftUI = RowKind(
    "swiftui.row", "A row of a SwiftUI list: an image beside one text over another.", { _ in SwiftUIInput() },
    SwiftUIInput.fields
  ) { (input, context) throws(JSONFault) in
    try input.childRows(context)
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
    Field("detail", \.content.detail, .text, "The text below it, in subheadline."),
    Field("image", \.content.image, .box, "The image."),
    Field("imageSpacing", \.content.imageSpacing, .length, "Between the image and the texts."),
    Field("navigationLink", \.content.isNavigationLink, .bool, "Whether the row is a NavigationLink."),
    Field("listRowInsets", \.content.listRowInsets, .insets, "The row's insets; if absent, the list's."),
    Field("minRowHeight", \.content.minimumRowHeight, .length, "The least height; if absent, the system's."),
    Field("showsSeparator", \.content.showsSeparator, .bool, "Whether there is a separator at the bottom."),
    Field("isDeletable", \.content.isDeletable, .bool, "Whether there is an edit control while the list is edited."),
    Field("children", \.children, .children, "The rows below, which a disclosure shows and hides."),
    Field("isExpanded", \.isExpanded, .bool, "Whether the rows below are shown."),
  ]

  /// The rows below that are shown, each with those below it; what is hidden must be right all the same.
  func childRows(_ context: borrowing RowContext) throws(JSONFault) -> [ListRow] {
    let below = RowContext(
      settings: context.settings, typesetter: context.typesetter, decoding: context.decoding, level: context.level + 1)
    var rows: [ListRow] = []
    for (index, child) in (children ?? []).enumerated() {
      do throws(JSONFault) {
        rows += try RowKind.swiftUI.rows(child.asRow, below)
      } catch {
        throw error.inside(.index(index)).inside(.key("children"))
      }
    }
    return isExpanded || context.settings.expandsAll ? rows : []
  }
}

extension ValueType<[JSONValue]> {
  /// Rows of the same kind: objects, or strings, which are titles.
  fileprivate static var children: Self {
    ValueType(
      "an array of rows",
      schema: [
        "type": .string("array"),
        "items": .object([
          "anyOf": .array([
            .object(["type": .string("string")]), .object(["$ref": .string("#/$defs/swiftui.row")]),
          ])
        ]),
      ]
    ) { (value, _) throws(JSONFault) in
      try value.array()
    } encode: {
      .array($0)
    }
  }
}

extension JSONValue {
  /// The value as a row: a string is the title of one.
  fileprivate var asRow: JSONValue {
    guard case .string = self else { return self }
    return .object(["title": self])
  }
}
