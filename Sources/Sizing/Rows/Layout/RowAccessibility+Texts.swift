internal import TextLayout

extension RowAccessibility {
  /// Joins what is said about texts, leaving out the absent and the empty; `nil` if there are no others.
  ///
  /// - Parameter separator: What the row's system puts between two.
  init?(texts: [(name: ElementName, text: PreparedText?)], separator: String) {
    var label = ""
    var readingOrder: [ElementName] = []
    for (name, text) in texts {
      guard let text, !text.isEmpty else { continue }
      if !readingOrder.isEmpty { label += separator }
      label += String(decoding: text.utf8, as: UTF8.self)
      readingOrder.append(name)
    }
    guard !readingOrder.isEmpty else { return nil }
    self.init(label: label, readingOrder: readingOrder)
  }
}
