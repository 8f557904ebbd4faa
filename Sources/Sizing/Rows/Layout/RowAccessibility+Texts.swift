internal import TextLayout

extension RowAccessibility {
  /// Joins what is said about texts, leaving out the absent and the empty; `nil` if there are no others.
  ///
  /// - Parameter separator: What the row's system puts between two.
  init?(texts: [(name: ElementName, text: PreparedText?)], separator: String) {
    var label: [UInt8] = []
    var readingOrder: [ElementName] = []
    for (name, text) in texts {
      guard let text, !text.isEmpty else { continue }
      if !readingOrder.isEmpty { label += separator.utf8 }
      label += text.utf8
      readingOrder.append(name)
    }
    guard !readingOrder.isEmpty else { return nil }
    self.init(label: String(decoding: label, as: UTF8.self), readingOrder: readingOrder)
  }
}
