import Sizing

/// A model of a height index in plain arrays, whose heights are integers in sixths of a point.
///
/// Floating-point numbers cannot represent sixths of a point, but sums of these integers are exact.
struct HeightIndexModel {
  /// The parts of a section from its top: space, header, rows, footer, space.
  var sections: [[Int]] = []

  static func points(_ sixths: Int) -> Double { Double(sixths) / 6 }

  static func heights(_ parts: [Int]) -> SectionHeights {
    let points = parts.map(Self.points)
    return SectionHeights(
      spaceAbove: points[0], header: points[1], rows: Array(points[2..<points.count - 2]),
      footer: points[points.count - 2], spaceBelow: points[points.count - 1])
  }

  var rowCount: Int { sections.reduce(0) { $0 + $1.count - 4 } }

  var height: Int { sections.reduce(0) { $0 + $1.reduce(0, +) } }

  func position(_ section: Int, _ place: Int) -> ListPosition {
    let count = sections[section].count
    let part: ListPosition.Part =
      if place == 0 {
        .spaceAbove
      } else if place == 1 {
        .header
      } else if place == count - 2 {
        .footer
      } else if place == count - 1 {
        .spaceBelow
      } else {
        .row(place - 2)
      }
    return ListPosition(section: section, part: part)
  }

  /// Calls a function with each part, its start and its height.
  func forEach(_ body: (ListPosition, _ start: Int, _ height: Int) -> Void) {
    var start = 0
    for section in sections.indices {
      for place in sections[section].indices {
        body(position(section, place), start, sections[section][place])
        start += sections[section][place]
      }
    }
  }
}
