import Sizing
import TestSupport
import Testing

@Suite("Height index")
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
    // Row ends of an inset grouped list at three pixels a point; a million of them added one by one drift in Double.
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

  @Test("After each of 100 000 random edits every query is that of plain arrays")
  func model() {
    var random = SeededGenerator(seed: 71)
    var model = HeightIndexModel()
    var index = HeightIndex()
    for step in 0..<100_000 {
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

  /// In sixths of a point; often none.
  private func height(using random: inout SeededGenerator) -> Int {
    max(0, Int.random(in: -100...600, using: &random))
  }

  // MARK: - Comparing

  /// Asks each query once about a random place.
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

  /// Asks for every part.
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
