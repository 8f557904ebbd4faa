internal import JSONText
internal import Sizing

/// The kinds of rows that documents may have.
///
/// A new kind is a file in `Kinds` and a line here. A kind is made when a document first names it: all of them take some milliseconds.
enum RowCatalogue {
  private typealias Entry = (name: String, kind: @Sendable () -> RowKind)

  private static let entries: [Entry] = materialComponents + uiKit + uiKitTable + others

  private static let materialComponents: [Entry] = [
    ("mdc.stereo", { .stereo }), ("mdc.base", { .baseCell }), ("mdc.sample", { .sampleCell }),
    ("mdc.text", { .collectionTextCell }), ("mdc.actionSheet", { .actionSheetItem }),
    ("mdc.actionSheetHeader", { .actionSheetHeader }),
  ]

  private static let uiKit: [Entry] = ListContentConfiguration.Preset.allCases.enumerated().map { index, preset in
    (preset.kind, { RowKind.uiKit[index] })
  }

  private static let uiKitTable: [Entry] = TableCell.Style.allCases.enumerated().map { index, style in
    (RowKind.uiKitTableName(style), { RowKind.uiKitTable[index] })
  }

  private static let others: [Entry] = [
    ("swiftui.row", { .swiftUI }), ("ods.item", { .orangeItem }), ("ods.toggle", { .orangeToggle }),
    ("ods.listItem", { .orangeListItem }), ("m2.listItem", { .material2ListItem }),
    ("m3.listItem", { .material3ListItem }), ("flutter.listTile", { .flutterListTile }),
  ]

  static let kinds: [RowKind] = entries.map { $0.kind() }

  /// The kind a value names.
  ///
  /// - Throws: A fault if there is none.
  static func kind(_ value: JSONValue) throws(JSONFault) -> RowKind {
    let name = try value.string()
    if let kind = kind(named: name) { return kind }
    throw JSONFault(
      "there is no kind \(JSONQuote(name))", unknown: name, among: entries.map(\.name),
      listedAs: "a kind that galley measure --kinds lists")
  }

  /// The kind of a name; `nil` if there is none.
  static func kind(named name: String) -> RowKind? { kindsByName[name]?() }

  private static let kindsByName = Dictionary(uniqueKeysWithValues: entries.map { ($0.name, $0.kind) })
}
