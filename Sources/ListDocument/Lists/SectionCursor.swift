internal import JSONText

/// Goes through the sections and rows of a document in one piece.
struct SectionCursor {
  private let sections: [JSONValue]
  private let places: RowPlaces
  /// The section whose rows are being read, once the first has begun.
  private var sectionIndex = -1
  private var rows: [JSONValue] = []
  private var rowIndex = 0

  /// Takes the sections out of a document.
  init(_ reader: inout ObjectReader, _ places: RowPlaces) throws(JSONFault) {
    guard let sections = try reader.decode("sections", { (value) throws(JSONFault) in try value.array() }) else {
      throw reader.missing("sections", expected: "an array of sections")
    }
    self.sections = sections
    self.places = places
  }

  /// Begins the next section, which is returned, or adds the next row with those below it; adds nothing at the end.
  mutating func read(_ decoder: ItemDecoder, to shown: inout [ListRow]) throws(JSONFault) -> SectionHeading? {
    while rowIndex < rows.count {
      defer { rowIndex += 1 }
      do {
        decoder.identifiers.row = places[sectionIndex][row: rowIndex]
        try decoder.appendShown(rows[rowIndex], to: &shown)
        if !shown.isEmpty { return nil }
      } catch {
        throw error.inside(.index(rowIndex)).inside(.key("rows")).inside(.index(sectionIndex)).inside(.key("sections"))
      }
    }
    guard sectionIndex + 1 < sections.count else { return nil }
    sectionIndex += 1
    do {
      return try beginSection(decoder)
    } catch {
      throw error.inside(.index(sectionIndex)).inside(.key("sections"))
    }
  }

  private mutating func beginSection(_ decoder: ItemDecoder) throws(JSONFault) -> SectionHeading {
    var reader = try ObjectReader(sections[sectionIndex], keys: ItemDecoder.sectionKeys + ["rows"])
    let heading = try decoder.section(&reader, places[sectionIndex])
    rows = try reader.decode("rows") { (value) throws(JSONFault) in try value.array() } ?? []
    rowIndex = 0
    try reader.finish()
    return heading
  }
}
