/// The rows of a section as a hierarchy whose collapsed rows hide their descendants, like UIKit's section snapshot and
/// SwiftUI's `OutlineGroup`.
///
///     var outline = SectionOutline<String>()
///     try outline.append(["Fruit", "Bread"])
///     try outline.append(["Apple", "Pear"], to: "Fruit")
///     outline.expand(["Fruit"])
///     outline.visibleItems        // Fruit, Apple, Pear, Bread: the items of a ListSnapshot.Section
///
/// Levels have no limit. The outline does not indent its rows: a row has its own `indentationLevel`.
public struct SectionOutline<ItemID: Hashable & Sendable>: Hashable, Sendable {
  private struct Node: Hashable {
    var parent: ItemID?
    var level: Int
    var children: [ItemID] = []
    var isExpanded = false
  }

  /// The rows without a parent, from the top.
  public private(set) var roots: [ItemID] = []
  private var nodes: [ItemID: Node] = [:]

  /// Makes an outline without rows.
  public init() {}

  /// How many rows there are, including hidden ones.
  public var count: Int { nodes.count }

  /// Whether a row is in the outline.
  public func contains(_ item: ItemID) -> Bool { nodes[item] != nil }

  /// The level of a row, which is 0 for roots; `nil` if it is not in the outline.
  public func level(of item: ItemID) -> Int? { nodes[item]?.level }

  /// The parent of a row; `nil` if it is a root or not in the outline.
  public func parent(of item: ItemID) -> ItemID? { nodes[item]?.parent }

  /// The children of a row, from the top.
  public func children(of item: ItemID) -> [ItemID] { nodes[item]?.children ?? [] }

  /// Whether a row is expanded, so that its children are shown if it is shown itself.
  public func isExpanded(_ item: ItemID) -> Bool { nodes[item]?.isExpanded ?? false }

  /// Whether a row is shown: all its ancestors are expanded.
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

  /// The rows from the top, with the descendants of a row only if `enters` returns true for it.
  ///
  /// It does not recurse, since outlines may be deeper than the call stack.
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

  /// Appends rows to the children of a row, or to the roots.
  ///
  /// - Throws: A fault that names a row that is in the outline already or given twice, or a parent that is not in it; then
  ///   nothing has changed.
  public mutating func append(_ items: [ItemID], to parent: ItemID? = nil) throws(SectionOutlineError<ItemID>) {
    try insert(items, at: rows(in: parent).count, of: parent)
  }

  /// Inserts rows directly above a row, with the same parent.
  ///
  /// - Throws: As ``append(_:to:)-([ItemID],_)``, and if the row is not in the outline.
  public mutating func insert(_ items: [ItemID], before item: ItemID) throws(SectionOutlineError<ItemID>) {
    try insert(items, at: try place(of: item), of: parent(of: item))
  }

  /// Inserts rows directly below a row and its descendants, with the same parent.
  ///
  /// - Throws: As ``append(_:to:)-([ItemID],_)``, and if the row is not in the outline.
  public mutating func insert(_ items: [ItemID], after item: ItemID) throws(SectionOutlineError<ItemID>) {
    try insert(items, at: try place(of: item) + 1, of: parent(of: item))
  }

  /// Removes rows and their descendants; rows that are not in the outline are ignored.
  ///
  /// Cost: linear in the removed rows and their siblings.
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

  /// Expands rows, so that their children are shown.
  public mutating func expand(_ items: [ItemID]) {
    for item in items { nodes[item]?.isExpanded = true }
  }

  /// Collapses rows; their descendants stay expanded or collapsed as they were.
  public mutating func collapse(_ items: [ItemID]) {
    for item in items { nodes[item]?.isExpanded = false }
  }

  private func place(of item: ItemID) throws(SectionOutlineError<ItemID>) -> Int {
    guard let node = nodes[item] else { throw .noSuchItem(item) }
    return rows(in: node.parent).firstIndex(of: item) ?? 0
  }

  /// The children of a row, or the roots.
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
  /// The fault in one line.
  public var description: String {
    switch self {
    case .duplicateItem(let id): "there is a row \(id) already; expected an identifier for each"
    case .noSuchItem(let id): "there is no row \(id); expected one of the outline"
    }
  }
}
