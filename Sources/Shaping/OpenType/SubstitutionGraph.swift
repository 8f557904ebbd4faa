/// Which glyphs may be substituted for which, starting from those of some symbols.
///
/// It first finds all glyphs that can be reached, then the symbols that own them.
struct SubstitutionGraph {
  typealias Damage = LayoutTable.Damage

  /// The glyphs that were reached.
  private(set) var glyphs: [Int] = []
  /// For each glyph, the symbols that it, or a part of it, may stand for.
  private(set) var owners: [SymbolSet] = []
  /// Symbols that may lose all their glyphs.
  private(set) var vanishing = SymbolSet.empty

  /// The symbols that lookups are applied to.
  private let moving: SymbolSet
  private var nodes: [Int: Int] = [:]
  /// Whether lookups are applied to a glyph: whether it may stand for a symbol that they are applied to.
  private var isMoving: [Bool] = []
  /// The glyphs whose substitutes are still to be found.
  private var waiting: [Int] = []
  /// Glyphs, by node, and those that may be substituted for them: for all their symbols, or only for those that lookups
  /// are applied to.
  private var edges: [(from: Int, to: Int, isOfMoving: Bool)] = []
  /// Ligatures that wait for a component that was not reached yet, each with the one before it that waits for the same.
  private var incomplete: [(ligature: Substitutions.Ligature, previous: Int?)] = []
  /// The last ligature that waits for a glyph.
  private var waitingFor: [Int: Int] = [:]
  /// Ligatures whose awaited component was reached.
  private var ready: [Substitutions.Ligature] = []
  /// The nodes of glyphs that may be deleted.
  private var vanishingNodes: [Int] = []

  init(_ owners: [Int: SymbolSet], moving: SymbolSet) {
    self.moving = moving
    for glyph in owners.keys.sorted() {
      let symbols = owners[glyph] ?? .empty
      _ = insert(glyph, symbols, isMoving: !symbols.intersection(moving).isEmpty)
    }
  }

  /// Finds all glyphs that may be reached.
  mutating func reachAll(
    by substitutions: inout Substitutions, in table: LayoutTable?, _ budget: ReadingBudget
  ) throws(Damage) {
    while true {
      if let ligature = ready.popLast() {
        try add(ligature, budget)
        continue
      }
      guard let node = waiting.popLast() else { break }
      try budget.spend(sets: 1)
      let entry = try substitutions.entry(of: glyphs[node], in: table)
      if entry.mayVanish { vanishingNodes.append(node) }
      for substitute in entry.substitutes {
        try budget.spend()
        edges.append((node, insert(substitute, isMoving: true), true))
      }
      for ligature in entry.ligatures { try add(ligature, budget) }
    }
  }

  /// Adds a glyph if it is new, and gives its node.
  private mutating func insert(_ glyph: Int, _ symbols: SymbolSet = .empty, isMoving: Bool) -> Int {
    if let node = nodes[glyph] {
      if isMoving, !self.isMoving[node] {
        self.isMoving[node] = true
        waiting.append(node)
      }
      return node
    }
    let node = glyphs.count
    nodes[glyph] = node
    glyphs.append(glyph)
    owners.append(symbols)
    self.isMoving.append(isMoving)
    if isMoving { waiting.append(node) }
    var last = waitingFor.removeValue(forKey: glyph)
    while let index = last {
      ready.append(incomplete[index].ligature)
      last = incomplete[index].previous
    }
    return node
  }

  /// Adds a ligature, or has it wait for the first of its components that was not reached yet.
  private mutating func add(_ ligature: Substitutions.Ligature, _ budget: ReadingBudget) throws(Damage) {
    try budget.spend(ligature.components.count)
    if let missing = ligature.components.first(where: { nodes[$0] == nil }) {
      incomplete.append((ligature, waitingFor.updateValue(incomplete.count, forKey: missing)))
      return
    }
    let node = insert(ligature.glyph, isMoving: true)
    for component in ligature.components {
      if let part = nodes[component] { edges.append((part, node, false)) }
    }
  }

  /// Finds the symbols that own each glyph.
  mutating func propagate(_ budget: ReadingBudget) throws(Damage) {
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      try budget.spend(edges.count)
      for edge in edges {
        let symbols = edge.isOfMoving ? owners[edge.from].intersection(moving) : owners[edge.from]
        let all = owners[edge.to].union(symbols)
        guard all != owners[edge.to] else { continue }
        owners[edge.to] = all
        hasChanged = true
      }
    }
    for node in vanishingNodes { vanishing.formUnion(owners[node].intersection(moving)) }
  }
}
