internal import TextLayout

extension RowAccessibility {
  /// Joins what is said about texts, leaving out the absent and the empty; `nil` if there are no others.
  ///
  /// - Parameter separator: What the row's system puts between two.
  init?(texts: [(name: ElementName, text: PreparedText?)], separator: String) {
    let spoken = texts.compactMap { part in part.text.map { (part.name, String(decoding: $0.utf8, as: UTF8.self)) } }
      .filter { !$0.1.isEmpty }
    guard !spoken.isEmpty else { return nil }
    self.init(label: spoken.map(\.1).joined(separator: separator), readingOrder: spoken.map(\.0))
  }
}
