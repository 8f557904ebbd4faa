internal import JSONText
internal import Sizing
internal import TextLayout

/// A kind of row as documents have it: its name, its keys, and how they make a row.
struct RowKind: Sendable {
  /// The name that documents give under `kind`.
  let name: String
  /// All keys an object of this kind may have, `id` and `kind` among them.
  let keys: [String]
  /// Makes a row of the keys of its own; the caller has taken `id` and `kind` and finishes the reader.
  let row: @Sendable (inout ObjectReader, borrowing RowContext) throws(JSONFault) -> any Row

  /// Declares a kind.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - keys: Its keys beside `id` and `kind`.
  ///   - row: Makes a row of them.
  init(
    _ name: String, keys: [String],
    row: @escaping @Sendable (inout ObjectReader, borrowing RowContext) throws(JSONFault) -> any Row
  ) {
    self.name = name
    self.keys = ["id", "kind"] + keys
    self.row = row
  }
}

/// What rows are made with, beside their own keys.
struct RowContext {
  /// The document's settings.
  let settings: ListSettings
  /// What prepares the texts.
  let typesetter: Typesetter
}
