import Sizing
import TestSupport
import Testing

@Suite("Edits of a list by identifier", .tags(.conformance))
struct ListEditTests {
  private typealias List = ListEditModel.List
  private typealias Fault = List.Fault

  private func rows(_ list: List) -> [[Int]] { list.snapshot.sections.map(\.items) }

  private func makeList() throws -> List {
    try List(
      List.Snapshot([.init("a", items: [1, 2, 3]), .init("b", items: [4]), .init("c")]),
      section: { SectionHeights(header: Double($0.utf8.count)) }, item: { Double($0) })
  }

  @Test("Rows come, go, move and are measured again where the edit says, and no other is measured")
  func items() throws {
    var list = try makeList()
    var measured: [Int] = []
    func measure(_ item: Int) -> Double {
      measured.append(item)
      return Double(item * 10)
    }
    try list.insertItems([5, 6], at: .before(2), item: measure)
    try list.insertItems([7], at: .after(4), item: measure)
    try list.insertItems([8], at: .end(of: "c"), item: measure)
    try list.insertItems([9], at: .start(of: "a"), item: measure)
    try list.insertItems([], at: .start(of: "a"), item: measure)
    #expect(rows(list) == [[9, 1, 5, 6, 2, 3], [4, 7], [8]])
    #expect(measured == [5, 6, 7, 8, 9])
    #expect(list.index.height == 363)

    try list.moveItem(1, to: .after(3))
    try list.moveItem(9, to: .before(9))
    try list.moveItem(9, to: .after(9))
    try list.moveItem(4, to: .end(of: "b"))
    try list.moveItem(8, to: .start(of: "b"))
    #expect(rows(list) == [[9, 5, 6, 2, 3, 1], [8, 7, 4], []])
    #expect(list.index.heights(ofSection: 0).rows == [90, 50, 60, 2, 3, 1])
    #expect(list.index.heights(ofSection: 1).rows == [80, 70, 4])

    try list.deleteItems([5, 4, 9])
    #expect(rows(list) == [[6, 2, 3, 1], [8, 7], []])
    measured = []
    try list.reloadItems([2, 1], item: measure)
    #expect(measured == [2, 1])
    #expect(list.index.heights(ofSection: 0).rows == [60, 20, 3, 10])
    #expect(list.position(of: 1) == ListPosition(section: 0, row: 3))
    #expect(list.position(of: 5) == nil)
    #expect(list.item(at: ListPosition(section: 1, row: 1)) == 7)
    #expect(list.item(at: ListPosition(section: 1, row: 2)) == nil)
    #expect(list.item(at: ListPosition(section: 3, row: 0)) == nil)
    #expect(list.item(at: ListPosition(section: 0, part: .header)) == nil)
  }

  @Test("Sections come, go and move with their rows, and are measured again without them")
  func sections() throws {
    var list = try makeList()
    let frame = { (_: String) in SectionHeights(spaceAbove: 1, header: 20, footer: 30, spaceBelow: 4) }
    try list.insertSection(.init("d", items: [8, 9]), at: .before("b"), section: frame, item: { Double($0) })
    try list.insertSection(.init("e"), at: .end, section: frame, item: { Double($0) })
    #expect(list.snapshot.sections.map(\.id) == ["a", "d", "b", "c", "e"])
    #expect(
      list.index.heights(ofSection: 1)
        == SectionHeights(spaceAbove: 1, header: 20, rows: [8, 9], footer: 30, spaceBelow: 4))
    try list.moveSection("a", to: .after("b"))
    try list.moveSection("e", to: .start)
    try list.moveSection("c", to: .before("c"))
    #expect(list.snapshot.sections.map(\.id) == ["e", "d", "b", "a", "c"])
    #expect(rows(list) == [[], [8, 9], [4], [1, 2, 3], []])
    #expect(list.number(ofSection: "a") == 3)
    try list.reloadSections(["a"], section: frame)
    #expect(
      list.index.heights(ofSection: 3)
        == SectionHeights(spaceAbove: 1, header: 20, rows: [1, 2, 3], footer: 30, spaceBelow: 4))
    try list.deleteSections(["d", "e"])
    #expect(list.snapshot.sections.map(\.id) == ["b", "a", "c"])
    #expect(list.position(of: 8) == nil)
    #expect(list.number(ofSection: "d") == nil)
    try list.insertItems([8], at: .end(of: "c"), item: { Double($0) })
    #expect(list.position(of: 8) == ListPosition(section: 2, row: 0))
  }

  @Test("A mistake is a fault that names the identifier, and leaves the list as it was")
  func faults() throws {
    var list = try makeList()
    let before = (list.snapshot, list.index.height)
    func expect(_ fault: Fault, _ edit: (inout List) throws -> Void) {
      #expect(throws: fault) { try edit(&list) }
      #expect((list.snapshot, list.index.height) == before)
    }
    let height = { (_: Int) in 44.0 }
    let frame = { (_: String) in SectionHeights() }
    expect(.duplicateItem(4)) { try $0.insertItems([9, 4], at: .before(1), item: height) }
    expect(.duplicateItem(9)) { try $0.insertItems([9, 9], at: .before(1), item: height) }
    expect(.noSuchItem(7)) { try $0.insertItems([9], at: .before(7), item: height) }
    expect(.noSuchItem(7)) { try $0.insertItems([9], at: .after(7), item: height) }
    expect(.noSuchSection("x")) { try $0.insertItems([9], at: .start(of: "x"), item: height) }
    expect(.noSuchSection("x")) { try $0.insertItems([9], at: .end(of: "x"), item: height) }
    expect(.noSuchItem(7)) { try $0.deleteItems([1, 7]) }
    expect(.duplicateItem(1)) { try $0.deleteItems([1, 1]) }
    expect(.noSuchItem(7)) { try $0.moveItem(7, to: .before(1)) }
    expect(.noSuchItem(7)) { try $0.moveItem(1, to: .before(7)) }
    expect(.noSuchSection("x")) { try $0.moveItem(1, to: .end(of: "x")) }
    expect(.noSuchItem(7)) { try $0.reloadItems([1, 7], item: height) }
    expect(.duplicateItem(1)) { try $0.reloadItems([1, 1], item: height) }
    expect(.duplicateSection("a")) { try $0.insertSection(.init("a"), at: .end, section: frame, item: height) }
    expect(.duplicateItem(1)) {
      try $0.insertSection(.init("d", items: [9, 1]), at: .end, section: frame, item: height)
    }
    expect(.noSuchSection("x")) {
      try $0.insertSection(.init("d", items: [9]), at: .before("x"), section: frame, item: height)
    }
    expect(.noSuchSection("x")) { try $0.deleteSections(["a", "x"]) }
    expect(.duplicateSection("a")) { try $0.deleteSections(["a", "a"]) }
    expect(.noSuchSection("x")) { try $0.moveSection("x", to: .end) }
    expect(.noSuchSection("x")) { try $0.moveSection("a", to: .after("x")) }
    expect(.noSuchSection("x")) { try $0.reloadSections(["a", "x"], section: frame) }
    #expect(Fault.noSuchItem(7).description == "there is no row 7; expected one of the list")
    #expect(Fault.noSuchSection("x").description == "there is no section x; expected one of the list")
  }

  @Test("After each of 20 000 random edits and snapshots, in full 100 000, every query is that of plain arrays")
  func model() throws {
    var random = SeededGenerator(seed: 76)
    var model = ListEditModel()
    var list = try List(List.Snapshot(), section: model.frame, item: model.measure)
    for step in 0..<(isConformanceRun ? 100_000 : 20_000) {
      // The list grows to thousands of rows, which are several levels of the tree, and shrinks again.
      let growing = step / 2_000 % 2 == 0
      if step % 100 == 99 {
        try applySnapshot(&model, &list, using: &random)
      } else {
        try model.edit(&list, growing: growing, using: &random)
      }
      guard agrees(model, list, using: &random) else {
        Issue.record("after \(step + 1) edits")
        return
      }
      if step % 250 == 249 { expectEqual(model, list) }
    }
  }

  /// Makes random changes to a snapshot of the list and applies it.
  private func applySnapshot(
    _ model: inout ListEditModel, _ list: inout List, using random: inout SeededGenerator
  ) throws {
    var snapshot = list.snapshot
    #expect(snapshot == model.snapshot)
    for _ in 0..<4 {
      let sections = snapshot.sections.indices
      guard let source = sections.randomElement(using: &random), let target = sections.randomElement(using: &random)
      else { break }
      if Bool.random(using: &random) { snapshot.sections.swapAt(source, target) }
      if let row = snapshot.sections[source].items.indices.randomElement(using: &random) {
        let item = snapshot.sections[source].items.remove(at: row)
        snapshot.sections[target].items.append(item)
      }
      snapshot.sections[target].items.insert(model.makeItem(using: &random), at: 0)
    }
    model.snapshot = snapshot
    try list.apply(snapshot, section: model.frame, item: model.measure)
  }

  /// Whether the list agrees with the model on the counts, a random row and a random section.
  private func agrees(_ model: ListEditModel, _ list: List, using random: inout SeededGenerator) -> Bool {
    guard list.index.rowCount == model.rowCount, list.index.sectionCount == model.snapshot.sections.count else {
      return false
    }
    if let section = model.snapshot.sections.indices.randomElement(using: &random) {
      let id = model.snapshot.sections[section].id
      guard list.number(ofSection: id) == section,
        list.index.height(of: ListPosition(section: section, part: .header)) == model.frame(id).header
      else { return false }
    }
    guard let position = model.randomRow(using: &random) else { return true }
    let item = model.item(at: position)
    let offset = list.index.offset(of: position)
    return list.position(of: item) == position && list.item(at: position) == item
      && list.index.height(of: position) == model.measure(item)
      && list.offset(keeping: ScrollAnchor(item: item, distance: 0)) == offset
  }

  /// Compares all rows and sections, and the anchors of a viewport.
  private func expectEqual(_ model: ListEditModel, _ list: List) {
    #expect(list.snapshot == model.snapshot)
    var sixths = 0
    for section in model.snapshot.sections {
      sixths += 6 * 2 + (model.headers[section.id] ?? 0)
      for item in section.items {
        let height = model.heights[item] ?? 0
        // Parts of height 0 are never found at an offset.
        if height > 0 {
          let top = Double(sixths) / 6
          guard let anchor = list.anchor(atOffset: top + 0.01), anchor.item == item,
            abs(anchor.distance + 0.01) < 1e-6
          else {
            Issue.record("row \(item) is not at \(top)")
            return
          }
        }
        sixths += height
      }
      sixths += 6 * 4
    }
    #expect(abs(list.index.height - Double(sixths) / 6) < 1e-6)
  }

  @Test("Where no row is, the anchor is the nearest one below, or else above, over any number of empty sections")
  func nearestAnchor() throws {
    let empty = (0..<200).map { List.Snapshot.Section("e\($0)") }
    let full = (0..<3).map { List.Snapshot.Section("f\($0)", items: [$0]) }
    let list = try List(
      List.Snapshot(empty[..<50] + [full[0]] + empty[50..<100] + [full[1], full[2]] + empty[100...]),
      section: { _ in SectionHeights(header: 10, footer: 5) }, item: { _ in 20 })
    #expect(list.anchor(atOffset: -100)?.item == 0)
    #expect(list.anchor(atOffset: 12)?.item == 0)
    #expect(list.anchor(atOffset: 12)?.distance == 748.0)  // below 50 empty sections of 15 and a header of 10
    #expect(list.anchor(atOffset: 50 * 15 + 12)?.item == 0)
    #expect(list.anchor(atOffset: 50 * 15 + 31)?.item == 1)
    #expect(list.anchor(atOffset: 50 * 15 + 40)?.item == 1)
    #expect(list.anchor(atOffset: 100 * 15 + 35 + 31)?.item == 2)
    #expect(list.anchor(atOffset: .infinity)?.item == 2)
  }

  @Test("A copy of a list is not changed by edits of the other")
  func copies() throws {
    let list = try makeList()
    var copy = list
    try copy.deleteItems([1])
    try copy.moveItem(4, to: .start(of: "c"))
    #expect(rows(list) == [[1, 2, 3], [4], []])
    #expect(rows(copy) == [[2, 3], [], [4]])
    // A copy of the index may be edited by itself; rows inserted there have no identifier.
    var index = list.index
    index.insertRows([5, 6], at: 1, inSection: 0)
    #expect(index.rowCount == 6)
    #expect(list.position(of: 2) == ListPosition(section: 0, row: 1))
  }
}
