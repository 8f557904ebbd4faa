internal import JSONText
internal import ListDocument
internal import Sizing

extension RowComparer {
  /// Compares what assistive technology says of a row, and of the parts of one that is not one element.
  mutating func compareSpeech(_ row: DocumentRow, _ recorded: RecordedRow) {
    guard options.includes("accessibility", of: "row") else { return }
    let own = row.row.accessibility
    if let speech = recorded.accessibility { compare([.key("accessibility")], own, speech) }
    guard let elements = recorded.accessibilityElements else { return }
    let parts = own == nil ? row.row.accessibilityElements : []
    for index in 0..<max(parts.count, elements.count) {
      let path: [JSONPath.Step] = [.key("accessibilityElements"), .index(index)]
      if parts.indices.contains(index), elements.indices.contains(index) {
        compare(path, parts[index], elements[index])
      } else {
        let isOwn = parts.indices.contains(index)
        add(path, isOwn ? .present : .absent, isOwn ? .absent : .present, agrees: false)
      }
    }
  }

  private mutating func compare(_ path: [JSONPath.Step], _ own: RowAccessibility?, _ recorded: RecordedSpeech) {
    let order = own?.readingOrder.map(\.rawValue)
    // Traits are a set.
    let traits = own?.traits.map(\.rawValue).sorted()
    let parts: [(name: String, own: String?, recorded: String?)] = [
      ("label", own?.label, recorded.label),
      ("readingOrder", order?.joined(separator: " "), recorded.readingOrder?.joined(separator: " ")),
      ("value", own?.value, recorded.value), ("hint", own?.hint, recorded.hint),
      ("traits", traits?.joined(separator: " "), recorded.traits?.sorted().joined(separator: " ")),
      ("isExpanded", own?.isExpanded?.description, recorded.isExpanded?.description),
    ]
    for (name, own, recorded) in parts {
      guard let recorded else { continue }
      add(path + [.key(name)], own.map { .text($0) } ?? .absent, .text(recorded), agrees: own == recorded)
    }
  }
}
