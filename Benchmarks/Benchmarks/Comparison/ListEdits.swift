import Benchmark
import Galley

private typealias Heights = ListHeights<Int, Int>

/// Edits by identifier and whole snapshots, of lists of a hundred sections, at three sizes so that growth shows.
func addEdits() throws {
  for rows in [10_000, 100_000, 1_000_000] {
    let name = "edits/\(rows)"
    let snapshot = Heights.Snapshot(
      (0..<100).map { section in
        Heights.Snapshot.Section(section, items: Array(section * rows / 100..<(section + 1) * rows / 100))
      })
    let height: @Sendable (Int) -> Double = { Double(44 + $0 % 80) }
    let header: @Sendable (Int) -> SectionHeights = { _ in SectionHeights(spaceAbove: 22, header: 28, spaceBelow: 8) }
    let list = try Heights(snapshot, section: header, item: height)
    // Identifiers in the order of a linear congruential generator (Knuth's constants).
    var random = UInt64(7)
    let items = (0..<20_000).map { _ in
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(random >> 33) % rows
    }
    func add(_ edit: String, _ body: @escaping @Sendable (inout Heights, Int, Int) throws -> Void) {
      Benchmark("\(name)/\(edit)") { benchmark in
        var list = list
        // The first edit of a copy copies all.
        try list.moveItem(0, to: .end(of: 0))
        try measure(benchmark, texts: items.count) {
          for (number, item) in items.enumerated() { try body(&list, item, number) }
        }
      }
    }
    add("insert") { list, item, number in try list.insertItems([rows + number], at: .before(item), item: height) }
    add("insert-and-delete") { list, item, number in
      try list.insertItems([rows + number], at: .after(item), item: height)
      try list.deleteItems([rows + number])
    }
    add("move") { list, item, number in try list.moveItem(item, to: .end(of: number % 100)) }
    add("reload") { list, item, _ in try list.reloadItems([item]) { Double(44 + $0 & 31) } }
    add("anchor") { list, item, _ in blackHole(list.offset(keeping: ScrollAnchor(item: item, distance: 10))) }
    add("section") { list, _, number in
      try list.insertSection(.init(100 + number), at: .before(number % 100), section: header, item: height)
      try list.deleteSections([100 + number])
    }
    // Nanoseconds of the whole snapshot.
    func addSnapshot(_ change: String, _ body: @escaping @Sendable (inout Heights.Snapshot) -> Void) {
      Benchmark("\(name)/snapshot/\(change)") { benchmark in
        var list = list
        try list.moveItem(0, to: .start(of: 0))
        var new = snapshot
        body(&new)
        try measure(benchmark, texts: 1) { blackHole(try list.apply(new, section: header, item: height)) }
      }
    }
    addSnapshot("insert") { $0.sections[50].items.insert(rows, at: rows / 200) }
    addSnapshot("move-first-to-end") { $0.sections[0].items.append($0.sections[0].items.removeFirst()) }
    addSnapshot("reverse-sections") { $0.sections.reverse() }
    addSnapshot("shuffle") { snapshot in
      var generator = SystemRandomNumberGenerator()
      for section in snapshot.sections.indices { snapshot.sections[section].items.shuffle(using: &generator) }
    }
  }
}
