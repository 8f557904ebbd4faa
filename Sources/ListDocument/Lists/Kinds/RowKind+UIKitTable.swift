internal import JSONText
internal import Sizing

extension RowKind {
  /// The kind that documents give for a cell of a table's style.
  static func uiKitTableName(_ style: TableCell.Style) -> String { "uikit.table.\(style.rawValue)" }

  /// `uikit.table.default` and the other styles of UIKit's table cells.
  static let uiKitTable = TableCell.Style.allCases.map { style in
    RowKind(
      uiKitTableName(style), style.summary, TableCell.Content(),
      [
        Field("title", \.text, .text, "The text."),
        Field("detail", \.detailText, .text, "The second text; the default style has none."),
        Field("image", \.image, .box, "The image."),
        Field("accessory", \.accessory, .accessory, "What stands where the row ends, while the list is not edited."),
        Field("editingStyle", \.editingStyle, .choice, "The control where the row begins while the list is edited."),
        Field(
          "showsReorderControl", \.showsReorderControl, .bool,
          "Whether there is a control to move the row while the list is edited."),
        Field("titleLines", \.numberOfLines, .lineLimit, "The most lines of the text."),
        Field("layoutMargin", \.layoutMargin, .length, "The margins at both sides of the cell, instead of the list's."),
        Field(
          "rowHeight", \.rowHeight, .length, "The height that the table gives its rows, instead of the cell's own."),
      ]
    ) { (content, context) throws(JSONFault) in
      TableCell(
        style, content, profile: context.profile, family: context.family, locale: context.locale,
        typesetter: context.typesetter)
    }
  }
}

extension ValueType<TableCell.Accessory> {
  fileprivate static var accessory: Self {
    let names: [(name: String, value: TableCell.Accessory)] = [
      ("disclosureIndicator", .disclosureIndicator), ("checkmark", .checkmark),
    ]
    return either(
      "one of disclosureIndicator checkmark, {\"switch\": BOOL}, or {\"width\",\"height\"}",
      [
        .string(.choice(names)) { $0 },
        .object(ValueType<Bool>.toggle, with: "switch") { .toggle(isOn: $0) },
        .object(.size) { .view($0) },
      ])
  }
}

extension ValueType<Bool> {
  fileprivate static var toggle: Self {
    object("a switch", false, [Field("switch", \.self, .bool, "Whether the switch is on.", isRequired: true)])
  }
}

extension TableCell.Style {
  /// What cells of the style are, in a sentence.
  fileprivate var summary: String {
    switch self {
    case .default: "A cell of a UIKit table with a text."
    case .subtitle: "A cell of a UIKit table with a subtitle."
    case .value1: "A cell of a UIKit table with a value where it ends."
    }
  }
}
