import Sizing
import TestSupport

/// A model, in plain arrays, of a list with identifiers.
///
/// It makes the same random edits in itself and in the tested list.
struct ListEditModel {
  typealias List = ListHeights<String, Int>

  var snapshot = List.Snapshot()
  /// The height of each row, in sixths of a point.
  var heights: [Int: Int] = [:]
  /// The header of each section, in sixths of a point.
  var headers: [String: Int] = [:]
  private var lastID = 0

  var rowCount: Int { snapshot.sections.reduce(0) { $0 + $1.items.count } }

  func measure(_ item: Int) -> Double { Double(heights[item] ?? -1) / 6 }

  func frame(_ section: String) -> SectionHeights {
    SectionHeights(spaceAbove: 2, header: Double(headers[section] ?? -1) / 6, footer: 1, spaceBelow: 3)
  }

  mutating func makeItem(using random: inout SeededGenerator) -> Int {
    lastID += 1
    heights[lastID] = Int.random(in: 0...600, using: &random)
    return lastID
  }

  mutating func makeSection(using random: inout SeededGenerator) -> String {
    lastID += 1
    headers["s\(lastID)"] = Int.random(in: 0...600, using: &random)
    return "s\(lastID)"
  }

  func randomRow(using random: inout SeededGenerator) -> ListPosition? {
    let filled = snapshot.sections.indices.filter { !snapshot.sections[$0].items.isEmpty }
    guard let section = filled.randomElement(using: &random) else { return nil }
    return ListPosition(section: section, row: Int.random(in: snapshot.sections[section].items.indices, using: &random))
  }

  func item(at position: ListPosition) -> Int {
    guard case .row(let row) = position.part else { return 0 }
    return snapshot.sections[position.section].items[row]
  }

  /// The position of a row in the arrays.
  func place(of item: Int) -> (section: Int, row: Int)? {
    for (number, section) in snapshot.sections.enumerated() {
      if let row = section.items.firstIndex(of: item) { return (number, row) }
    }
    return nil
  }

  /// A random place for a row, and its position in the arrays.
  func randomPlace(
    using random: inout SeededGenerator
  ) -> (place: ListItemPlace<String, Int>, section: Int, row: Int)? {
    guard !snapshot.sections.isEmpty else { return nil }
    let number = Int.random(in: snapshot.sections.indices, using: &random)
    let section = snapshot.sections[number]
    let row = section.items.isEmpty ? 0 : Int.random(in: section.items.indices, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return (.start(of: section.id), number, 0)
    case 1: return (.end(of: section.id), number, section.items.count)
    case let kind where !section.items.isEmpty:
      return kind < 4
        ? (.before(section.items[row]), number, row) : (.after(section.items[row]), number, row + 1)
    default: return (.end(of: section.id), number, 0)
    }
  }

  /// A random place for a section, and its number in the arrays.
  func randomSectionPlace(using random: inout SeededGenerator) -> (place: ListSectionPlace<String>, number: Int) {
    guard !snapshot.sections.isEmpty else { return Bool.random(using: &random) ? (.start, 0) : (.end, 0) }
    let number = Int.random(in: snapshot.sections.indices, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return (.start, 0)
    case 1: return (.end, snapshot.sections.count)
    case 2: return (.before(snapshot.sections[number].id), number)
    default: return (.after(snapshot.sections[number].id), number + 1)
    }
  }
}

// MARK: Edits

extension ListEditModel {
  /// Makes the same random edit in the arrays and in the list.
  mutating func edit(_ list: inout List, growing: Bool, using random: inout SeededGenerator) throws {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<(growing ? 45 : 20): try insert(&list, mayBeMany: growing, using: &random)
    case 45..<(growing ? 60 : 80): try delete(&list, most: growing ? 3 : 5, using: &random)
    case 80..<84: try editSections(&list, using: &random)
    case 84..<90: try reload(&list, using: &random)
    default: try move(&list, using: &random)
    }
  }

  private mutating func insert(
    _ list: inout List, mayBeMany: Bool, using random: inout SeededGenerator
  ) throws {
    guard let target = randomPlace(using: &random) else { return }
    let count = mayBeMany && Int.random(in: 0..<20, using: &random) == 0 ? Int.random(in: 0...150, using: &random) : 1
    let items = (0..<count).map { _ in makeItem(using: &random) }
    snapshot.sections[target.section].items.insert(contentsOf: items, at: target.row)
    try list.insertItems(items, at: target.place, item: measure)
  }

  private mutating func delete(
    _ list: inout List, most: Int, using random: inout SeededGenerator
  ) throws {
    var items: [Int] = []
    for _ in 0..<Int.random(in: 1...most, using: &random) {
      guard let row = randomRow(using: &random) else { break }
      items.append(item(at: row))
      if case .row(let number) = row.part { snapshot.sections[row.section].items.remove(at: number) }
    }
    try list.deleteItems(items)
    for item in items { heights[item] = nil }
  }

  private mutating func move(_ list: inout List, using random: inout SeededGenerator) throws {
    guard let source = randomRow(using: &random), let target = randomPlace(using: &random),
      case .row(var row) = source.part
    else { return }
    // The arrays insert the row at its new position before they remove it from the old one.
    let item = item(at: source)
    snapshot.sections[target.section].items.insert(item, at: target.row)
    if target.section == source.section, target.row <= row { row += 1 }
    snapshot.sections[source.section].items.remove(at: row)
    try list.moveItem(item, to: target.place)
  }

  private mutating func reload(_ list: inout List, using random: inout SeededGenerator) throws {
    guard let row = randomRow(using: &random) else { return }
    let item = item(at: row)
    heights[item] = Int.random(in: 0...6_000, using: &random)
    try list.reloadItems([item], item: measure)
  }

  private mutating func editSections(_ list: inout List, using random: inout SeededGenerator) throws {
    let target = randomSectionPlace(using: &random)
    let number = snapshot.sections.isEmpty ? nil : Int.random(in: snapshot.sections.indices, using: &random)
    switch (Int.random(in: 0..<4, using: &random), number) {
    case (0, let number?) where snapshot.sections.count > 3:
      let section = snapshot.sections.remove(at: number)
      for item in section.items { heights[item] = nil }
      try list.deleteSections([section.id])
    case (1, let number?):
      let section = snapshot.sections[number]
      snapshot.sections.insert(section, at: target.number)
      snapshot.sections.remove(at: target.number <= number ? number + 1 : number)
      try list.moveSection(section.id, to: target.place)
    case (2, let number?):
      let section = snapshot.sections[number].id
      headers[section] = Int.random(in: 0...600, using: &random)
      try list.reloadSections([section], section: frame)
    default:
      guard snapshot.sections.count < 12 else { return }
      let count = Int.random(in: 0...40, using: &random)
      let section = List.Snapshot.Section(
        makeSection(using: &random), items: (0..<count).map { _ in makeItem(using: &random) })
      snapshot.sections.insert(section, at: target.number)
      try list.insertSection(section, at: target.place, section: frame, item: measure)
    }
  }
}
