import Sizing
import TestSupport
import Testing
import TextLayout
import Typography

@Suite("Heights of a list with identifiers")
struct ListHeightsTests {
  private typealias Snapshot = ListSnapshot<String, Int>

  /// The heights of rows by identifier, which tests change, and the rows measured so far, in order.
  private final class Source {
    var heights: [Int: Double] = [:]
    var measured: [Int] = []

    func measure(_ item: Int) -> Double {
      measured.append(item)
      return heights[item, default: 44]
    }
  }

  private func frame(_ section: String) -> SectionHeights {
    SectionHeights(spaceAbove: 22, header: Double(section.utf8.count), footer: 7, spaceBelow: 1)
  }

  @Test("Only what came or is reloaded is measured, and moved rows keep their height")
  func measuring() throws {
    let source = Source()
    source.heights = [1: 10, 2: 20, 3: 30, 4: 40]
    var snapshot = Snapshot([.init("a", items: [1, 2, 3]), .init("b", items: [4])])
    var list = try ListHeights(snapshot, section: frame, item: source.measure)
    #expect(source.measured == [1, 2, 3, 4])
    #expect(list.index.height == 162)

    source.measured = []
    source.heights = [:]
    snapshot.sections[0].items = [3, 1]
    snapshot.sections[1].items = [5, 2, 4]
    let changes = try list.apply(snapshot, section: frame, item: source.measure)
    #expect(source.measured == [5])
    #expect(changes.insertedItems == [5])
    #expect(changes.movedItems == [2])
    #expect(changes.removedItems.isEmpty)
    #expect(list.index.heights(ofSection: 0).rows == [30, 10])
    #expect(list.index.heights(ofSection: 1).rows == [44, 20, 40])

    source.measured = []
    snapshot.reloadedItems = [1]
    try list.apply(snapshot, section: frame, item: source.measure)
    #expect(source.measured == [1])
    #expect(list.index.heights(ofSection: 0).rows == [30, 44])
    #expect(list.snapshot.reloadedItems.isEmpty)
  }

  @Test("Measured again at another width and category, a list is the one made anew, and an anchored row stays")
  func again() throws {
    let typesetter = Typesetter(fonts: TestFonts.withSystem)
    let fonts = StereoCell.Fonts(adjustsForSizeCategory: true)
    let cells = ExampleTexts.lists.prefix(300).map {
      StereoCell(StereoCell.Content(title: $0.text, detail: $0.text, fonts: fonts), typesetter: typesetter)
    }
    let items = Array(cells.indices)
    let snapshot = Snapshot([.init("a", items: Array(items[..<120])), .init("b", items: Array(items[120...]))])
    func height(_ width: Double, _ category: SizeCategory) -> (Int) -> Double {
      { cells[$0].height(width: width, traits: Traits(sizeCategory: category)) }
    }
    var list = try ListHeights(snapshot, section: frame, item: height(375, .large))
    let anchor = try #require(list.anchor(atOffset: list.index.height / 2))
    for (width, category) in [(320.0, SizeCategory.large), (320, .accessibility3), (744, .xSmall)] {
      list.measureAgain(section: frame, item: height(width, category))
      let anew = try ListHeights(snapshot, section: frame, item: height(width, category))
      #expect(list.index.height == anew.index.height)
      #expect((0..<2).map(list.index.heights) == (0..<2).map(anew.index.heights))
      let offset = try #require(list.offset(keeping: anchor))
      let place = try #require(list.position(of: anchor.item))
      #expect(list.index.offset(of: place) - offset == anchor.distance)
    }
  }

  @Test("An identifier that occurs twice is a fault that names it, and nothing changes")
  func duplicates() throws {
    var list = try ListHeights(
      Snapshot([.init("a", items: [1, 2]), .init("b", items: [3])]), section: frame, item: { _ in 44 })
    let before = list.snapshot
    #expect(throws: ListSnapshotError<String, Int>.duplicateItem(3)) {
      try list.apply(Snapshot([.init("a", items: [1, 3]), .init("b", items: [3])]), section: frame, item: { _ in 44 })
    }
    #expect(throws: ListSnapshotError<String, Int>.duplicateItem(1)) {
      try list.apply(Snapshot([.init("a", items: [1, 1])]), section: frame, item: { _ in 44 })
    }
    #expect(throws: ListSnapshotError<String, Int>.duplicateSection("a")) {
      try list.apply(Snapshot([.init("a"), .init("a")]), section: frame, item: { _ in 44 })
    }
    #expect(list.snapshot == before)
    #expect(list.index.rowCount == 3)
    #expect(ListSnapshotError<String, Int>.duplicateItem(3).description.hasPrefix("there are two rows 3;"))
  }

  @Test("Where the first row of the viewport goes, the next one that is left stays where it is")
  func anchorsInTurn() throws {
    var snapshot = Snapshot([.init("a", items: Array(0..<100))])
    var list = try ListHeights(snapshot, section: frame, item: { Double($0) })
    let top = list.index.offset(of: ListPosition(section: 0, row: 50)) + 10
    let anchors = list.anchors(from: top, to: top + 300)
    #expect(anchors.map(\.item) == [50, 51, 52, 53, 54, 55])
    #expect(anchors.map(\.distance) == [-10, 40, 91, 143, 196, 250])
    snapshot.sections[0].items.removeAll { [3, 50, 51].contains($0) }
    try list.apply(snapshot, section: frame, item: { Double($0) })
    #expect(list.offset(keeping: anchors) == top - 3 - 50 - 51)
    snapshot.sections[0].items.removeAll()
    try list.apply(snapshot, section: frame, item: { Double($0) })
    #expect(list.offset(keeping: anchors) == nil)
    #expect(list.anchor(atOffset: 0) == nil)
  }

  @Test("Ten thousand random snapshots: heights are those of measuring all anew, and the anchor's row does not move")
  func model() throws {
    var random = SeededGenerator(seed: 73)
    let source = Source()
    var nextID = 0
    func newItem() -> Int {
      nextID += 1
      source.heights[nextID] = Double(Int.random(in: 1...600, using: &random)) / 6
      return nextID
    }
    var snapshot = Snapshot((0..<4).map { section in .init("s\(section)", items: (0..<20).map { _ in newItem() }) })
    var list = try ListHeights(snapshot, section: frame, item: source.measure)
    var kept = 0
    for step in 0..<10_000 {
      let viewport = Double.random(in: -50...list.index.height + 50, using: &random)
      let anchor = list.anchor(atOffset: viewport)
      source.measured = []
      snapshot = list.snapshot
      var expected: Set<Int> = []
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let section = Int.random(in: snapshot.sections.indices, using: &random)
        let count = snapshot.sections[section].items.count
        switch Int.random(in: 0..<10, using: &random) {
        case 0 where snapshot.sections.count < 8:
          nextID += 1
          snapshot.sections.insert(.init("s\(nextID)", items: [newItem()]), at: section)
          expected.formUnion(snapshot.sections[section].items)
        case 0 where snapshot.sections.count > 2: snapshot.sections.remove(at: section)
        case 1: snapshot.sections.swapAt(section, Int.random(in: snapshot.sections.indices, using: &random))
        case 2 where count > 0:
          let moved = snapshot.sections[section].items.remove(at: Int.random(in: 0..<count, using: &random))
          let target = Int.random(in: snapshot.sections.indices, using: &random)
          snapshot.sections[target].items.insert(moved, at: 0)
        case 3..<6 where count > 0:
          let item = snapshot.sections[section].items[Int.random(in: 0..<count, using: &random)]
          source.heights[item] = Double(Int.random(in: 1...600, using: &random)) / 6
          snapshot.reloadedItems.insert(item)
          expected.insert(item)
        case 6 where count > 0:
          snapshot.sections[section].items.remove(at: Int.random(in: 0..<count, using: &random))
        default:
          let item = newItem()
          snapshot.sections[section].items.insert(item, at: Int.random(in: 0...count, using: &random))
          expected.insert(item)
        }
      }
      let all = Set(snapshot.sections.flatMap(\.items))
      try list.apply(snapshot, section: frame, item: source.measure)

      let anew = HeightIndex(
        sections: snapshot.sections.map { section in
          var heights = frame(section.id)
          heights.rows = section.items.map { source.heights[$0, default: 0] }
          return heights
        })
      let isRight =
        list.index.height == anew.height
        && snapshot.sections.indices.allSatisfy { list.index.heights(ofSection: $0) == anew.heights(ofSection: $0) }
      guard isRight, Set(source.measured) == expected.intersection(all),
        source.measured.count == Set(source.measured).count
      else {
        Issue.record("step \(step)")
        return
      }
      guard let anchor, let top = list.offset(keeping: anchor), let position = list.position(of: anchor.item) else {
        continue
      }
      kept += 1
      #expect(abs(list.index.offset(of: position) - top - anchor.distance) < 1e-9)
    }
    #expect(kept > 8_000)
  }
}
