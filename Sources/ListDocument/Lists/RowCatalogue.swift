internal import JSONText

/// The kinds of rows that documents may have.
///
/// A new kind is a file in `Kinds` and a line here.
enum RowCatalogue {
  /// All kinds.
  static let kinds: [RowKind] = [.stereo] + RowKind.uiKit + RowKind.uiKitTable + [.swiftUI]

  /// The kind a value names.
  ///
  /// - Throws: A fault if there is none, which tells kinds to come from kinds that are none.
  static func kind(_ value: JSONValue) throws(JSONFault) -> RowKind {
    let name = try value.string()
    if let kind = kind(named: name) { return kind }
    let expectation = "a kind that galley measure --kinds lists"
    if kindsToCome.contains(name) { throw .notAvailable(value, expected: expectation) }
    throw JSONFault("there is no kind \(JSONQuote(name))", expected: expectation)
  }

  /// The kind of a name; `nil` if there is none.
  static func kind(named name: String) -> RowKind? {
    kinds.first { $0.name == name }
  }

  /// Kinds that documents may name and that this version cannot lay out.
  private static let kindsToCome: Set<String> = [
    "mdc.base", "mdc.sample", "mdc.text", "mdc.actionSheet",
    "ods.item", "ods.toggle", "m3.listItem", "flutter.listTile",
  ]
}
