import Sizing
import Synchronization
import TestSupport
import Testing

@Suite("Outlines")
struct SectionOutlineTests {
  @Test("What is in collapsed rows is not visible, and rows in them keep what they were")
  func collapsing() throws {
    var outline = SectionOutline<String>()
    try outline.append(["Fruit", "Bread"])
    try outline.append(["Apple", "Pear"], to: "Fruit")
    try outline.append(["Boskoop"], to: "Apple")
    #expect(outline.visibleItems == ["Fruit", "Bread"])
    outline.expand(["Apple"])
    #expect(outline.visibleItems == ["Fruit", "Bread"])
    outline.expand(["Fruit"])
    #expect(outline.visibleItems == ["Fruit", "Apple", "Boskoop", "Pear", "Bread"])
    #expect(outline.level(of: "Boskoop") == 2)
    outline.collapse(["Fruit"])
    #expect(outline.visibleItems == ["Fruit", "Bread"])
    #expect(!outline.isVisible("Boskoop") && outline.isExpanded("Apple"))
    try outline.insert(["Quince"], after: "Apple")
    #expect(outline.children(of: "Fruit") == ["Apple", "Quince", "Pear"])
    outline.remove(["Fruit", "nothing"])
    #expect(outline.items == ["Bread"])
    #expect(outline.count == 1)
  }

  @Test("Faults name the row, and nothing changes")
  func faults() throws {
    var outline = SectionOutline<Int>()
    try outline.append([1, 2])
    let before = outline
    #expect(throws: SectionOutlineError.duplicateItem(2)) { try outline.append([3, 2]) }
    #expect(throws: SectionOutlineError.duplicateItem(3)) { try outline.append([3, 3], to: 1) }
    #expect(throws: SectionOutlineError.noSuchItem(9)) { try outline.append([3], to: 9) }
    #expect(throws: SectionOutlineError.noSuchItem(9)) { try outline.insert([3], before: 9) }
    #expect(outline == before)
    #expect(SectionOutlineError.noSuchItem(9).description == "there is no row 9; expected one of the outline")
  }

  @Test("A part is an outline of its own, and comes back with what was expanded in it")
  func parts() throws {
    var outline = SectionOutline<String>()
    try outline.append(["Fruit", "Bread"])
    try outline.append(["Apple", "Pear"], to: "Fruit")
    try outline.append(["Boskoop"], to: "Apple")
    outline.expand(["Fruit", "Apple"])
    let inside = try #require(outline.outline(of: "Fruit"))
    #expect(inside.visibleItems == ["Apple", "Boskoop", "Pear"])
    #expect(inside.roots == ["Apple", "Pear"] && inside.level(of: "Boskoop") == 1)
    let whole = try #require(outline.outline(of: "Fruit", includingItem: true))
    #expect(whole.items == ["Fruit", "Apple", "Boskoop", "Pear"] && whole.isExpanded("Fruit"))
    #expect(outline.outline(of: "Cheese") == nil)

    outline.remove(["Fruit"])
    #expect(throws: SectionOutlineError.noSuchItem("Fruit")) { try outline.append(inside, to: "Fruit") }
    try outline.append(whole, to: "Bread")
    outline.expand(["Bread"])
    #expect(outline.visibleItems == ["Bread", "Fruit", "Apple", "Boskoop", "Pear"])
    #expect(outline.level(of: "Boskoop") == 3)
    let before = outline
    #expect(throws: SectionOutlineError.duplicateItem("Apple")) { try outline.append(inside) }
    #expect(throws: SectionOutlineError.duplicateItem("Bread")) {
      var other = SectionOutline<String>()
      try other.append(["Bread"])
      try outline.replaceChildren(of: "Fruit", with: other)
    }
    #expect(outline == before)
    // The new children may include rows that they replace.
    try outline.replaceChildren(of: "Fruit", with: try #require(inside.outline(of: "Apple", includingItem: true)))
    #expect(outline.items == ["Bread", "Fruit", "Apple", "Boskoop"])
    outline = SectionOutline()
    #expect(outline == SectionOutline())
  }

  @Test("A hundred thousand levels are no deeper than one's patience")
  func depth() throws {
    var outline = SectionOutline<Int>()
    try outline.append([0])
    for level in 1..<100_000 { try outline.append([level], to: level - 1) }
    outline.expand(Array(0..<100_000))
    #expect(outline.visibleItems.count == 100_000)
    #expect(outline.level(of: 99_999) == 99_999)
    outline.remove([50_000])
    #expect(outline.count == 50_000)
  }

  @Test("Rows of several others go at once, those in each other among them")
  func removal() throws {
    var outline = SectionOutline<Int>()
    try outline.append([1, 2, 3])
    try outline.append([10, 11, 12], to: 1)
    try outline.append([20, 21], to: 2)
    try outline.append([100, 101], to: 10)
    outline.remove([12, 1, 20, 101, 10, 20, 3, 999])
    #expect(outline.items == [2, 21])
    #expect(outline.roots == [2] && outline.children(of: 2) == [21] && outline.children(of: 1).isEmpty)
    outline.remove([])
    #expect(outline.count == 2)
  }

  /// An identifier that counts how often two are compared.
  private struct CountedID: Hashable {
    let number: Int
    static let comparisons = Atomic(0)

    static func == (one: CountedID, other: CountedID) -> Bool {
      comparisons.add(1, ordering: .relaxed)
      return one.number == other.number
    }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  @Test("To remove or replace all rows takes a few comparisons for each")
  func linearRemoval() throws {
    let items = (0..<5_000).map { CountedID(number: $0) }
    let parent = CountedID(number: -1)
    var new = SectionOutline<CountedID>()
    try new.append(items)
    var outline = new
    func comparisons(_ body: () throws -> Void) rethrows -> Int {
      let before = CountedID.comparisons.load(ordering: .relaxed)
      try body()
      return CountedID.comparisons.load(ordering: .relaxed) - before
    }
    #expect(comparisons { outline.remove(items.reversed()) } < 20 * items.count)
    #expect(outline.items.isEmpty)
    try outline.append([parent])
    try outline.append(items, to: parent)
    #expect(try comparisons { try outline.replaceChildren(of: parent, with: new) } < 60 * items.count)
    #expect(outline.children(of: parent) == items)
  }

  /// The model is a flat list of rows with their levels; a row's descendants are the deeper rows directly below it.
  @Test("Five thousand random changes leave what a flat list of levels has")
  func model() throws {
    struct Line: Equatable {
      var id: Int
      var level: Int
      var isExpanded = false
    }
    var random = SeededGenerator(seed: 74)
    var outline = SectionOutline<Int>()
    var lines: [Line] = []
    var nextID = 0
    func end(of index: Int) -> Int {
      var end = index + 1
      while end < lines.count, lines[end].level > lines[index].level { end += 1 }
      return end
    }
    for step in 0..<5_000 {
      nextID += 1
      let index = lines.isEmpty ? nil : Int.random(in: lines.indices, using: &random)
      switch (Int.random(in: 0..<8, using: &random), index) {
      case (0, let index?) where lines.count > 60:
        outline.remove([lines[index].id])
        lines.removeSubrange(index..<end(of: index))
      case (1, let index?), (2, let index?):
        outline.expand([lines[index].id])
        lines[index].isExpanded = true
      case (3, let index?):
        outline.collapse([lines[index].id])
        lines[index].isExpanded = false
      case (4, let index?):
        try outline.append([nextID], to: lines[index].id)
        lines.insert(Line(id: nextID, level: lines[index].level + 1), at: end(of: index))
      case (5, let index?):
        try outline.insert([nextID], before: lines[index].id)
        lines.insert(Line(id: nextID, level: lines[index].level), at: index)
      case (6, let index?):
        try outline.insert([nextID], after: lines[index].id)
        lines.insert(Line(id: nextID, level: lines[index].level), at: end(of: index))
      default:
        try outline.append([nextID])
        lines.append(Line(id: nextID, level: 0))
      }
      var visible: [Int] = []
      var hiddenBelow = Int.max
      for line in lines where line.level <= hiddenBelow {
        visible.append(line.id)
        hiddenBelow = line.isExpanded ? .max : line.level
      }
      guard outline.visibleItems == visible, outline.items == lines.map(\.id) else {
        Issue.record("step \(step)")
        return
      }
      if let line = lines.randomElement(using: &random) {
        #expect(outline.level(of: line.id) == line.level)
        #expect(outline.isVisible(line.id) == visible.contains(line.id))
      }
    }
  }
}
