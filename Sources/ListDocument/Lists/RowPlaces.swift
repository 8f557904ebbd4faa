internal import JSONText

/// Where the rows of a document in one piece begin in its text.
struct RowPlaces {
  /// Where the parts of a section begin.
  struct Section {
    var header: TextPlace?
    var rows: [TextPlace] = []
    var footer: TextPlace?
  }

  private var sections: [Section] = []

  /// Finds the rows of a document that was read.
  init(_ bytes: Span<UInt8>, firstLine: Int) throws(JSONFault) {
    var sections: [Section] = []
    // `$.sections[0].rows[3]` lies in two objects and two arrays.
    try JSONScanner.forEachPlace(in: bytes, depth: 4, firstLine: firstLine) { path, place in
      let steps = path.steps
      guard steps.count > 1, steps[0] == .key("sections"), case .index(let section) = steps[1] else { return }
      if section == sections.count { sections.append(Section()) }
      switch steps.count == 2 ? nil : steps[2] {
      case .key("header"): sections[section].header = place
      case .key("footer"): sections[section].footer = place
      case .key("rows") where steps.count == 4: sections[section].rows.append(place)
      default: break
      }
    }
    self.sections = sections
  }

  /// A section; without places if there is none.
  subscript(section: Int) -> Section {
    sections.indices.contains(section) ? sections[section] : Section()
  }
}

extension RowPlaces.Section {
  /// Where a row begins.
  subscript(row row: Int) -> TextPlace? { rows.indices.contains(row) ? rows[row] : nil }
}
