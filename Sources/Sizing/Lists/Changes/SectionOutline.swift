/// The rows of a section as a hierarchy, of which a list shows what is not inside a collapsed row: UIKit's section
/// snapshot, SwiftUI's `OutlineGroup`.
///
///     var outline = SectionOutline<String>()
///     try outline.append(["Fruit", "Bread"])
///     try outline.append(["Apple", "Pear"], to: "Fruit")
///     outline.expand(["Fruit"])
///     outline.visibleItems        // Fruit, Apple, Pear, Bread: the items of a ListSnapshot.Section
///
/// Rows may be as deep as one likes. What a row's level does to its frame is the row's own affair (`indentationLevel`).
public struct SectionOutline<ItemID: Hashable & Sendable>: Hashable, Sendable {
  private struct Node: Hashable {
    var parent: ItemID?
    var level: Int
    var children: [ItemID] = []
    var isExpanded = false
  }

  /// The rows that are in no other, from the top.
  public private(set) var roots: [ItemID] = []
  private var nodes: [ItemID: Node] = [:]

  /// An outline without rows.
  public init() {}

  /// How many rows there are, those that are not visible included.
  public var count: Int { nodes.count }

  /// Whether a row is in the outline.
  public func contains(_ item: ItemID) -> Bool { nodes[item] != nil }

  /// How deep a row is; 0 for those in no other, `nil` if it is not in the outline.
  public func level(of item: ItemID) -> Int? { nodes[item]?.level }

  /// The row that a row is in.
  public func parent(of item: ItemID) -> ItemID? { nodes[item]?.parent }

  /// The rows that are in a row, from the top.
  public func children(of item: ItemID) -> [ItemID] { nodes[item]?.children ?? [] }

  /// Whether the rows in a row are shown, as far as it is itself.
  public func isExpanded(_ item: ItemID) -> Bool { nodes[item]?.isExpanded ?? false }

  /// Whether a row is shown: all rows it is in are expanded.
  ///
  /// Cost: linear in its level.
  public func isVisible(_ item: ItemID) -> Bool {
    guard var node = nodes[item] else { return false }
    while let parent = node.parent, let above = nodes[parent] {
      if !above.isExpanded { return false }
      node = above
    }
    return true
  }

  /// The rows that are shown, from the top.
  ///
  /// Cost: linear in their number.
  public var visibleItems: [ItemID] { items { $0.isExpanded } }

  /// All rows, from the top.
  public var items: [ItemID] { items { _ in true } }

  /// The rows from the top, with those in a row if `enters` says so.
  ///
  /// No recursion: outlines may be deeper than the stack.
  private func items(entering enters: (Node) -> Bool) -> [ItemID] {
    var found: [ItemID] = []
    var rest = Array(roots.reversed())
    while let item = rest.popLast() {
      found.append(item)
      if let node = nodes[item], enters(node) { rest += node.children.reversed() }
    }
    return found
  }

  // MARK: - Changes

  /// Adds rows below all others in a row, or in none.
  ///
  /// - Throws: A fault that names a row that is in the outline already or given twice, or the parent that is not; then
  ///   nothing has changed.
  public mutating func append(_ items: [ItemID], to parent: ItemID? = nil) throws(SectionOutlineError<ItemID>) {
    try insert(items, at: rows(in: parent).count, of: parent)
  }

  /// Adds rows directly above a row.
  ///
  /// - Throws: As ``append(_:to:)-([ItemID],_)``, and if the row is not in the outline.
  public mutating func insert(_ items: [ItemID], before item: ItemID) throws(SectionOutlineError<ItemID>) {
    try insert(items, at: try place(of: item), of: parent(of: item))
  }

  /// Adds rows directly below a row and all that is in it.
  ///
  /// - Throws: As ``append(_:to:)-([ItemID],_)``, and if the row is not in the outline.
  public mutating func insert(_ items: [ItemID], after item: ItemID) throws(SectionOutlineError<ItemID>) {
    try insert(items, at: try place(of: item) + 1, of: parent(of: item))
  }

  /// Removes rows and all that is in them; those that are not in the outline are passed over.
  ///
  /// Cost: linear in what goes, and in the rows beside it.
  public mutating func remove(_ items: [ItemID]) {
    let parents = Set(items.compactMap { nodes[$0] }.map(\.parent))
    var rest = items
    while let next = rest.popLast() {
      if let node = nodes.removeValue(forKey: next) { rest += node.children }
    }
    for parent in parents {
      let kept = rows(in: parent).filter(contains)
      if let parent { nodes[parent]?.children = kept } else { roots = kept }
    }
  }

  /// Shows what is in rows.
  public mutating func expand(_ items: [ItemID]) {
    for item in items { nodes[item]?.isExpanded = true }
  }

  /// Hides what is in rows; which of those in them are expanded is kept.
  public mutating func collapse(_ items: [ItemID]) {
    for item in items { nodes[item]?.isExpanded = false }
  }

  private func place(of item: ItemID) throws(SectionOutlineError<ItemID>) -> Int {
    guard let node = nodes[item] else { throw .noSuchItem(item) }
    return rows(in: node.parent).firstIndex(of: item) ?? 0
  }

  /// The rows that are in a row, or in none.
  private func rows(in parent: ItemID?) -> [ItemID] { parent.map { children(of: $0) } ?? roots }

  private mutating func insert(
    _ items: [ItemID], at place: Int, of parent: ItemID?
  ) throws(SectionOutlineError<ItemID>) {
    if let parent, nodes[parent] == nil { throw .noSuchItem(parent) }
    var seen: Set<ItemID> = []
    for item in items where nodes[item] != nil || !seen.insert(item).inserted { throw .duplicateItem(item) }
    let level = parent.flatMap { nodes[$0] }.map { $0.level + 1 } ?? 0
    for item in items { nodes[item] = Node(parent: parent, level: level) }
    if let parent {
      nodes[parent]?.children.insert(contentsOf: items, at: place)
    } else {
      roots.insert(contentsOf: items, at: place)
    }
  }
}

/// Why rows cannot be added to an outline.
public enum SectionOutlineError<ItemID: Hashable & Sendable>: Error, Hashable {
  /// The row is in the outline already, or given twice.
  case duplicateItem(ItemID)
  /// The row is not in the outline.
  case noSuchItem(ItemID)
}

extension SectionOutlineError: CustomStringConvertible {
  /// What is wrong, in a line.
  public var description: String {
    switch self {
    case .duplicateItem(let id): "there is a row \(id) already; expected an identifier for each"
    case .noSuchItem(let id): "there is no row \(id); expected one of the outline"
    }
  }
}
