internal import JSONText

/// The kinds of rows that documents may have.
///
/// A new kind is a file in `Kinds` and a line here.
enum RowCatalogue {
  /// All kinds.
  static let kinds: [RowKind] =
    [.stereo, .baseCell, .sampleCell, .collectionTextCell, .actionSheetItem, .actionSheetHeader]
    + RowKind.uiKit + RowKind.uiKitTable
    + [.swiftUI, .orangeItem, .orangeToggle, .orangeListItem, .material2ListItem, .material3ListItem, .flutterListTile]

  /// The kind a value names.
  ///
  /// - Throws: A fault if there is none.
  static func kind(_ value: JSONValue) throws(JSONFault) -> RowKind {
    let name = try value.string()
    if let kind = kind(named: name) { return kind }
    throw JSONFault(
      "there is no kind \(JSONQuote(name))", unknown: name, among: kinds.map(\.name),
      listedAs: "a kind that galley measure --kinds lists")
  }

  /// The kind of a name; `nil` if there is none.
  static func kind(named name: String) -> RowKind? { kindsByName[name] }

  private static let kindsByName = Dictionary(uniqueKeysWithValues: kinds.map { ($0.name, $0) })
}
