import Galley

/// The index of heights against arrays: heights are halves of a point, so that all sums are exact.
enum HeightTarget {
  static func run(_ bytes: [UInt8]) throws(Disagreement) {
    var input = FuzzInput(bytes)
    var model: [[Double]] = (0..<input.number(0...3)).map { _ in section(&input) }
    var index = HeightIndex(sections: model.map(Self.heights))
    var steps = 0
    while !input.isEmpty, steps < 64 {
      steps += 1
      edit(&model, &index, &input)
      let height = model.joined().reduce(0, +)
      try expect(index.height, height, "height after \(steps) edits")
      try expect(index.sectionCount, model.count, "sections")
      try expect(index.rowCount, model.reduce(0) { $0 + $1.count - 4 }, "rows")
      try checkPlaces(model, index, at: input.length())
    }
    for (section, parts) in model.enumerated() {
      try expect(index.heights(ofSection: section), heights(parts), "section \(section)")
    }
  }

  /// The heights of a section: the spaces, header and footer, and its rows in between.
  private static func section(_ input: inout FuzzInput) -> [Double] {
    (0..<4 + input.number(0...40)).map { _ in Double(input.byte()) / 2 }
  }

  private static func heights(_ parts: [Double]) -> SectionHeights {
    let end = parts.count
    return SectionHeights(
      spaceAbove: parts[0], header: parts[1], rows: Array(parts[2..<end - 2]), footer: parts[end - 2],
      spaceBelow: parts[end - 1])
  }

  private static func position(_ part: Int, of parts: [Double], section: Int) -> ListPosition {
    let kind: ListPosition.Part =
      switch part {
      case 0: .spaceAbove
      case 1: .header
      case parts.count - 2: .footer
      case parts.count - 1: .spaceBelow
      default: .row(part - 2)
      }
    return ListPosition(section: section, part: kind)
  }

  private static func edit(_ model: inout [[Double]], _ index: inout HeightIndex, _ input: inout FuzzInput) {
    let kind = input.number(0...6)
    if model.isEmpty || kind == 0 {
      let (place, parts) = (input.number(0...model.count), section(&input))
      model.insert(parts, at: place)
      index.insertSection(heights(parts), at: place)
      return
    }
    let place = input.number(0...model.count - 1)
    let rowCount = model[place].count - 4
    switch kind {
    case 1:
      model.remove(at: place)
      index.removeSection(place)
    case 2:
      let target = input.number(0...model.count - 1)
      model.insert(model.remove(at: place), at: target)
      index.moveSection(place, to: target)
    case 3:
      let (part, height) = (input.number(0...model[place].count - 1), Double(input.byte()) / 2)
      index.setHeight(height, of: position(part, of: model[place], section: place))
      model[place][part] = height
    case 4 where rowCount > 0:
      let (row, section) = (input.number(0...rowCount - 1), input.number(0...model.count - 1))
      let height = model[place].remove(at: 2 + row)
      let target = input.number(0...model[section].count - 4)
      model[section].insert(height, at: 2 + target)
      index.moveRow(from: ListPosition(section: place, row: row), to: ListPosition(section: section, row: target))
    default:
      let start = input.number(0...rowCount)
      let end = min(rowCount, start + input.number(0...9))
      let new = (0..<input.number(0...80)).map { _ in Double(input.byte()) / 2 }
      model[place].replaceSubrange(2 + start..<2 + end, with: new)
      index.replaceRows(start..<end, inSection: place, with: new)
    }
  }

  private static func checkPlaces(_ model: [[Double]], _ index: HeightIndex, at offset: Double) throws(Disagreement) {
    var y = 0.0
    var found: ListPosition?
    var parts: [PlacedPart] = []
    for (section, heights) in model.enumerated() {
      for (part, height) in heights.enumerated() {
        let position = position(part, of: heights, section: section)
        if height > 0 {
          if y <= offset { found = position }
          if y < offset + 100, y + height > offset {
            parts.append(PlacedPart(position: position, offset: y, height: height))
          }
        }
        y += height
      }
    }
    try expect(index.position(atOffset: offset), found, "the part at \(offset)")
    try expect(index.parts(from: offset, to: offset + 100), parts, "the parts from \(offset)")
    if let found {
      let place = index.offset(of: found)
      if place > offset { throw Disagreement("\(found) is at \(place), below \(offset)") }
    }
  }
}
