/// Which glyphs may be put in the place of which, from those of some symbols on: first all that can be reached, then who owns them.
struct SubstitutionGraph {
  typealias Damage = LayoutTable.Damage

  /// The glyphs that were reached.
  private(set) var glyphs: [Int] = []
  /// The symbols that may be each, or a part of it.
  private(set) var owners: [SymbolSet] = []
  /// Symbols that may lose all their glyphs.
  private(set) var vanishing = SymbolSet.empty

  /// The symbols that lookups are applied to.
  private let moving: SymbolSet
  private var places: [Int: Int] = [:]
  /// Whether lookups are applied to a glyph: it may be that of a symbol that they are applied to.
  private var isMoving: [Bool] = []
  /// The glyphs whose substitutes are still to be found.
  private var waiting: [Int] = []
  /// Glyphs, by place, and those that may stand for all their symbols, or for those only that lookups are applied to.
  private var edges: [(from: Int, to: Int, isOfMoving: Bool)] = []
  /// Ligatures that wait for a component that was not reached yet, each with the one before it that waits for the same.
  private var incomplete: [(ligature: Substitutions.Ligature, previous: Int?)] = []
  /// The last ligature that waits for a glyph.
  private var waitingFor: [Int: Int] = [:]
  /// Ligatures whose glyph was reached for which they waited.
  private var ready: [Substitutions.Ligature] = []
  /// The places of glyphs in whose place there may be none.
  private var vanishingPlaces: [Int] = []

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
      guard let place = waiting.popLast() else { break }
      try budget.spend(sets: 1)
      let entry = try substitutions.entry(of: glyphs[place], in: table)
      if entry.mayVanish { vanishingPlaces.append(place) }
      for substitute in entry.substitutes {
        try budget.spend()
        edges.append((place, insert(substitute, isMoving: true), true))
      }
      for ligature in entry.ligatures { try add(ligature, budget) }
    }
  }

  /// Adds a glyph, unless it is there, and gives its place.
  private mutating func insert(_ glyph: Int, _ symbols: SymbolSet = .empty, isMoving: Bool) -> Int {
    if let place = places[glyph] {
      if isMoving, !self.isMoving[place] {
        self.isMoving[place] = true
        waiting.append(place)
      }
      return place
    }
    let place = glyphs.count
    places[glyph] = place
    glyphs.append(glyph)
    owners.append(symbols)
    self.isMoving.append(isMoving)
    if isMoving { waiting.append(place) }
    var last = waitingFor.removeValue(forKey: glyph)
    while let index = last {
      ready.append(incomplete[index].ligature)
      last = incomplete[index].previous
    }
    return place
  }

  /// Adds a ligature, or has it wait for the first of its components that was not reached yet.
  private mutating func add(_ ligature: Substitutions.Ligature, _ budget: ReadingBudget) throws(Damage) {
    try budget.spend(ligature.components.count)
    if let missing = ligature.components.first(where: { places[$0] == nil }) {
      incomplete.append((ligature, waitingFor.updateValue(incomplete.count, forKey: missing)))
      return
    }
    let place = insert(ligature.glyph, isMoving: true)
    for component in ligature.components {
      if let part = places[component] { edges.append((part, place, false)) }
    }
  }

  /// Finds out whose each glyph is.
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
    for place in vanishingPlaces { vanishing.formUnion(owners[place].intersection(moving)) }
  }
}
