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
  /// Ligatures of which some components were not reached yet, and how many.
  private var incomplete: [(ligature: Substitutions.Ligature, missing: Int)] = []
  /// Those that wait for a glyph.
  private var waitingFor: [Int: [Int]] = [:]
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
    while let place = waiting.popLast() {
      try budget.spend(sets: 1)
      let entry = try substitutions.entry(of: glyphs[place], in: table)
      if entry.mayVanish { vanishingPlaces.append(place) }
      for substitute in entry.substitutes {
        try budget.spend()
        edges.append((place, insert(substitute, isMoving: true), true))
      }
      for ligature in entry.ligatures {
        try budget.spend(ligature.components.count)
        let missing = Set(ligature.components.filter { places[$0] == nil })
        if missing.isEmpty {
          add(ligature)
        } else {
          for component in missing { waitingFor[component, default: []].append(incomplete.count) }
          incomplete.append((ligature, missing.count))
        }
      }
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
    for index in waitingFor.removeValue(forKey: glyph) ?? [] {
      incomplete[index].missing -= 1
      if incomplete[index].missing == 0 { add(incomplete[index].ligature) }
    }
    return place
  }

  /// Adds a ligature all of whose components were reached.
  private mutating func add(_ ligature: Substitutions.Ligature) {
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
