internal import JSONText

/// Where the rows of a document in one piece begin in its text.
struct RowPlaces {
  /// Where a row begins, and the rows below it.
  struct Row {
    var place: TextPlace
    var children: [Row] = []

    /// A row below it, which is taken to begin where it does itself if no more is known.
    func child(_ index: Int) -> Row { children.indices.contains(index) ? children[index] : Row(place: place) }
  }

  /// Where the parts of a section begin.
  struct Section {
    var header: Row?
    var rows: [Row] = []
    var footer: Row?
  }

  private var sections: [Section] = []

  /// Finds the rows of a document that was read.
  init(_ bytes: Span<UInt8>, firstLine: Int) throws(JSONFault) {
    var sections: [Section] = []
    try JSONScanner.forEachPlace(in: bytes, firstLine: firstLine) { path in
      switch path.steps.last {
      case nil, .index, .key("sections"), .key("rows"), .key("children"): true
      case .key: false
      }
    } body: { path, place in
      let steps = path.steps
      guard steps.count > 1, steps[0] == .key("sections"), case .index(let section) = steps[1] else { return }
      if section == sections.count { sections.append(Section()) }
      switch steps.count == 2 ? nil : steps[2] {
      case .key("header"): sections[section].header = Row(place: place)
      case .key("footer"): sections[section].footer = Row(place: place)
      case .key("rows"): Self.add(Row(place: place), at: steps[3...], to: &sections[section].rows)
      default: break
      }
    }
    self.sections = sections
  }

  /// Adds a row where a path in an array of rows leads: `[3]`, `[3].children[0]`.
  private static func add(_ row: Row, at steps: ArraySlice<JSONPath.Step>, to rows: inout [Row]) {
    guard case .index(let index) = steps.first else { return }
    if steps.count == 1, index == rows.count { rows.append(row) }
    guard steps.dropFirst().first == .key("children"), rows.indices.contains(index) else { return }
    add(row, at: steps.dropFirst(2), to: &rows[index].children)
  }

  /// A section; without places if there is none.
  subscript(section: Int) -> Section {
    sections.indices.contains(section) ? sections[section] : Section()
  }
}

extension RowPlaces.Section {
  /// Where a row begins, and those below it.
  subscript(row row: Int) -> RowPlaces.Row? { rows.indices.contains(row) ? rows[row] : nil }
}
