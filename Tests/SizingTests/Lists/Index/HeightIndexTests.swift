import Sizing
import TestSupport
import Testing

@Suite("Height index", .tags(.conformance))
struct HeightIndexTests {
  @Test("An empty list has no height and no position")
  func empty() {
    let index = HeightIndex()
    #expect(index.height == 0)
    #expect(index.rowCount == 0)
    #expect(index.position(atOffset: 0) == nil)
    #expect(index.parts(from: 0, to: 100).isEmpty)
  }

  @Test("Thirds of a point add up without dust, in whatever order they come")
  func exactSums() {
    // Rows of an inset grouped list at three pixels a point: in `Double` the sum of a million of them drifts.
    let third = 44 + 1.0 / 3
    var index = HeightIndex(sections: [SectionHeights(rows: Array(repeating: third, count: 1_000_000))])
    #expect(index.height == 44_333_333.333333336)
    #expect(index.offset(of: ListPosition(section: 0, row: 999_999)) == 44_333_289)
    index.removeRows(500_000..<1_000_000, inSection: 0)
    index.insertRows(Array(repeating: third, count: 500_000), at: 3, inSection: 0)
    #expect(index.height == 44_333_333.333333336)
  }

  @Test("Offsets between, above and below parts")
  func edges() {
    let index = HeightIndex(sections: [
      SectionHeights(spaceAbove: 22, header: 28, rows: [44, 0, 44], spaceBelow: 8), SectionHeights(rows: [10]),
    ])
    #expect(index.height == 156)
    #expect(index.position(atOffset: -5)?.part == .spaceAbove)
    #expect(index.position(atOffset: 21.999)?.part == .spaceAbove)
    #expect(index.position(atOffset: 22)?.part == .header)
    #expect(index.position(atOffset: 93.999)?.part == .row(0))
    #expect(index.position(atOffset: 94)?.part == .row(2))
    #expect(index.position(atOffset: 146) == ListPosition(section: 1, row: 0))
    #expect(index.position(atOffset: .infinity) == ListPosition(section: 1, row: 0))
    #expect(index.parts(from: 50, to: 94).map(\.position) == [ListPosition(section: 0, row: 0)])
    #expect(
      index.parts(from: 93, to: 94.5).map(\.position)
        == [ListPosition(section: 0, row: 0), ListPosition(section: 0, row: 2)])
    #expect(index.parts(from: 155, to: 1_000).map(\.offset) == [146])
    #expect(index.parts(from: 156, to: 1_000).isEmpty)
    #expect(index.extent(ofSection: 1) == 146..<156)
  }

  @Test("After each of 20 000 random edits, in full 100 000, every query is that of plain arrays")
  func model() {
    var random = SeededGenerator(seed: 71)
    var model = HeightIndexModel()
    var index = HeightIndex()
    for step in 0..<(isConformanceRun ? 100_000 : 20_000) {
      edit(&model, &index, growing: step / 500 % 2 == 0, using: &random)
      if !agrees(model, index, using: &random) {
        Issue.record("after \(step + 1) edits")
        return
      }
      if step % 1_000 == 999 { expectEqual(model, index) }
    }
    #expect(index.byteCount < 100_000)
  }

  @Test("A list of 300 000 rows after thousands of edits is the one built anew")
  func large() {
    var random = SeededGenerator(seed: 72)
    var model = HeightIndexModel()
    for _ in 0..<600 {
      model.sections.append((0..<500).map { _ in Int.random(in: 0...600, using: &random) })
    }
    var index = HeightIndex(sections: model.sections.map(HeightIndexModel.heights))
    for _ in 0..<3_000 { edit(&model, &index, growing: Bool.random(using: &random), using: &random) }
    expectEqual(model, index)
    let anew = HeightIndex(sections: model.sections.map(HeightIndexModel.heights))
    #expect(index.height == anew.height)
    #expect(index.rowCount == anew.rowCount)
  }

  @Test("Ten thousand sections, most of them without rows, after thousands of edits")
  func manySections() {
    var random = SeededGenerator(seed: 73)
    var model = HeightIndexModel()
    for _ in 0..<10_000 {
      let rows = max(0, Int.random(in: -4...2, using: &random))
      model.sections.append((0..<4 + rows).map { _ in height(using: &random) })
    }
    var index = HeightIndex(sections: model.sections.map(HeightIndexModel.heights))
    for step in 0..<2_000 {
      edit(&model, &index, growing: Bool.random(using: &random), using: &random)
      if step % 50 == 49, !agrees(model, index, using: &random) {
        Issue.record("after \(step + 1) edits")
        return
      }
    }
    expectEqual(model, index)
  }

  @Test("A list whose rows go one by one and come back, at its ends and between, is exact and keeps its memory")
  func drained() {
    var random = SeededGenerator(seed: 74)
    // More rows than the leaves of one node hold.
    let count = 9_000
    var model = HeightIndexModel(sections: [(0..<count + 4).map { _ in height(using: &random) }])
    var index = HeightIndex(sections: model.sections.map(HeightIndexModel.heights))
    let byteCount = index.byteCount
    for end in ["first", "last", "any"] {
      for (isGrowing, step) in [false, true].flatMap({ isGrowing in (0..<count).map { (isGrowing, $0) } }) {
        let rows = model.sections[0].count - 4
        let last = isGrowing ? rows : rows - 1
        let row = end == "first" ? 0 : end == "last" ? last : Int.random(in: 0...last, using: &random)
        let new = isGrowing ? [height(using: &random)] : []
        let replaced = row..<(isGrowing ? row : row + 1)
        model.sections[0].replaceSubrange(row + 2..<replaced.upperBound + 2, with: new)
        index.replaceRows(replaced, inSection: 0, with: new.map(HeightIndexModel.points))
        if step % 300 == 299, !agrees(model, index, using: &random) {
          Issue.record("\(end) rows, \(isGrowing ? "growing" : "shrinking"), after \(step + 1) edits")
          return
        }
      }
      expectEqual(model, index)
    }
    // Leaves that were split by insertions are at least half full.
    #expect(index.byteCount < byteCount * 5 / 2)
  }

  @Test("A height is that of the nearest tick, of two the higher one")
  func nearestTick() {
    var random = SeededGenerator(seed: 75)
    let perPoint = 15_138_816.0
    var rows = [0, 0.5, 1.5, 2.5, 0.499_999_999_999_999_94, 4_503_599_627_370_495.5, 9_007_199_254_740_991, 0x1p58]
      .map { $0 / perPoint }
    for _ in 0..<10_000 { rows.append(Double.random(in: 0..<1_000, using: &random)) }
    for row in rows {
      let index = HeightIndex(sections: [SectionHeights(rows: [row])])
      #expect(index.height == (row * perPoint).rounded() / perPoint)
    }
    // This also holds for offsets above the list.
    var index = HeightIndex(sections: [SectionHeights(rows: [0, 3, 0])])
    #expect(index.position(atOffset: -0.5 / perPoint) == ListPosition(section: 0, row: 1))
    index.setHeight(0, of: ListPosition(section: 0, row: 1))
    #expect(index.position(atOffset: -0.5 / perPoint) == nil)
  }

  @Test("A row as high as a list can be, among others")
  func highest() {
    let highest = 0x1p35 - 1_000
    var heights = Array(repeating: 1.0, count: 500)
    heights[250] = highest
    var index = HeightIndex(sections: [SectionHeights(rows: heights)])
    #expect(index.offset(of: ListPosition(section: 0, row: 499)) == 498 + highest)
    #expect(index.position(atOffset: highest) == ListPosition(section: 0, row: 250))
    #expect(index.position(atOffset: 251 + highest) == ListPosition(section: 0, row: 252))
    index.setHeight(1, of: ListPosition(section: 0, row: 250))
    #expect(index.height == 500)
    #expect(index.position(atOffset: 251) == ListPosition(section: 0, row: 251))
  }

  @Test("Rows that change between low and very high ones take memory once")
  func highRows() {
    let rows = 10_000
    var index = HeightIndex(sections: [SectionHeights(rows: Array(repeating: 44, count: rows))])
    #expect(index.byteCount < rows * 6)
    for round in 1...20 {
      for row in 0..<rows {
        index.setHeight(row % 2 == round % 2 ? 300 + Double(row) : 44, of: ListPosition(section: 0, row: row))
      }
    }
    // After the last round every other row is 44 points high, and the others 300 plus their index, 0 to 9 998.
    let expected: Double = 5_000 * 44 + 5_000 * 300 + 24_995_000
    #expect(index.height == expected)
    #expect(index.byteCount < rows * 20)
    index.removeRows(0..<rows, inSection: 0)
    index.insertRows(Array(repeating: 266, count: rows), at: 0, inSection: 0)
    #expect(index.byteCount < rows * 20)
  }

  @Test("A copy does not change with the original")
  func copies() {
    let original = HeightIndex(sections: (0..<200).map { _ in SectionHeights(rows: Array(repeating: 10, count: 100)) })
    var copy = original
    copy.setHeight(50, of: ListPosition(section: 100, row: 7))
    copy.removeRows(3..<4, inSection: 5)
    copy.removeSection(150)
    #expect(original.height == 200_000)
    #expect(original.offset(of: ListPosition(section: 199, row: 99)) == 199_990)
    #expect(copy.height == 199_030)
    #expect(copy.offset(of: ListPosition(section: 198, row: 99)) == 199_020)
  }

  // MARK: - Edits

  private func edit(
    _ model: inout HeightIndexModel, _ index: inout HeightIndex, growing: Bool, using random: inout SeededGenerator
  ) {
    func parts(_ count: Int) -> [Int] { (0..<count).map { _ in height(using: &random) } }
    guard !model.sections.isEmpty else { return insertSection(parts(4 + 8), at: 0, &model, &index) }
    let section = Int.random(in: model.sections.indices, using: &random)
    let rows = model.sections[section].count - 4
    switch Int.random(in: 0..<20, using: &random) {
    case 0 where growing || model.sections.count < 3:
      let place = Int.random(in: 0...model.sections.count, using: &random)
      insertSection(parts(4 + Int.random(in: 0...60, using: &random)), at: place, &model, &index)
    case 0:
      model.sections.remove(at: section)
      index.removeSection(section)
    case 1:
      let target = Int.random(in: model.sections.indices, using: &random)
      model.sections.insert(model.sections.remove(at: section), at: target)
      index.moveSection(section, to: target)
    case 2..<8:
      let place = Int.random(in: model.sections[section].indices, using: &random)
      let height = height(using: &random)
      model.sections[section][place] = height
      index.setHeight(HeightIndexModel.points(height), of: model.position(section, place))
    case 8..<11 where rows > 0:
      let source = Int.random(in: 0..<rows, using: &random)
      let other = Int.random(in: model.sections.indices, using: &random)
      let moved = model.sections[section].remove(at: source + 2)
      let target = Int.random(in: 0...model.sections[other].count - 4, using: &random)
      model.sections[other].insert(moved, at: target + 2)
      index.moveRow(
        from: ListPosition(section: section, row: source), to: ListPosition(section: other, row: target))
    default:
      let longest = growing ? 2 : 5
      let start = Int.random(in: 0...rows, using: &random)
      let end = min(rows, start + Int.random(in: 0...longest, using: &random))
      let new = parts(Int.random(in: 0...7 - longest, using: &random))
      model.sections[section].replaceSubrange(start + 2..<end + 2, with: new)
      index.replaceRows(start..<end, inSection: section, with: new.map(HeightIndexModel.points))
    }
  }

  private func insertSection(
    _ parts: [Int], at place: Int, _ model: inout HeightIndexModel, _ index: inout HeightIndex
  ) {
    model.sections.insert(parts, at: place)
    index.insertSection(HeightIndexModel.heights(parts), at: place)
  }

  /// A random height in sixths of a point: often 0, and now and then one near or above the limit of four bytes.
  private func height(using random: inout SeededGenerator) -> Int {
    switch Int.random(in: 0..<40, using: &random) {
    case 0: Int.random(in: 1_595...1_597, using: &random)
    case 1: Int.random(in: 1_500...60_000, using: &random)
    default: max(0, Int.random(in: -100...600, using: &random))
    }
  }

  // MARK: - Comparing

  /// Whether each query gives the result of the model at a random position or offset.
  private func agrees(
    _ model: HeightIndexModel, _ index: HeightIndex, using random: inout SeededGenerator
  ) -> Bool {
    let total = model.height
    guard index.height == HeightIndexModel.points(total), index.rowCount == model.rowCount,
      index.sectionCount == model.sections.count
    else { return false }
    let target = total > 0 ? Int.random(in: 0..<total, using: &random) : 0
    let bottom = target + Int.random(in: 1...3_000, using: &random)
    var expected: [PlacedPart] = []
    model.forEach { position, start, height in
      guard start < bottom, start + height > target, height > 0 else { return }
      expected.append(
        PlacedPart(
          position: position, offset: HeightIndexModel.points(start), height: HeightIndexModel.points(height)))
    }
    let found = index.parts(from: HeightIndexModel.points(target), to: HeightIndexModel.points(bottom))
    guard found == expected else { return false }
    guard let first = expected.first else { return index.position(atOffset: 0) == nil }
    return index.position(atOffset: HeightIndexModel.points(target)) == first.position
      && index.offset(of: first.position) == first.offset && index.height(of: first.position) == first.height
  }

  /// Compares every part of the index with the model.
  private func expectEqual(_ model: HeightIndexModel, _ index: HeightIndex) {
    var differences = 0
    model.forEach { position, start, height in
      let isEqual =
        index.offset(of: position) == HeightIndexModel.points(start)
        && index.height(of: position) == HeightIndexModel.points(height)
      if !isEqual { differences += 1 }
    }
    #expect(differences == 0)
  }
}
