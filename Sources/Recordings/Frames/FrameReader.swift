internal import JSONText
internal import ListDocument
internal import Sizing

/// Reads frames as `galley measure` prints them, of which anything may be left out.
enum FrameReader {
  struct Frames {
    var width: Double?
    var height: Double?
    var rows: [RecordedRow] = []
  }

  /// Reads JSON in one piece, or rows line by line as `galley measure --format ndjson` has them.
  static func frames(_ contents: [UInt8], source: String) throws(InputError) -> Frames {
    var reader = LineReader(contents: contents, source: source)
    let isLineByLine = try reader.next { line, _ in isRow(line) } ?? false
    if isLineByLine { return try lines(contents, source: source) }
    let bytes = contents.span
    do throws(JSONFault) {
      return try frames(JSONScanner.value(of: bytes, refusesLoneSurrogates: true))
    } catch {
      throw InputError(error.located(in: bytes, firstLine: 1), source: source)
    }
  }

  /// Whether a line is a row by itself: an object with keys that a list does not have.
  private static func isRow(_ line: Span<UInt8>) -> Bool {
    guard case .object(let object)? = try? JSONScanner.value(of: line) else { return false }
    return object["sections"] == nil
      && ["frame", "elements", "section", "kind", "provenance"].contains { object[$0] != nil }
  }

  private static func lines(_ contents: [UInt8], source: String) throws(InputError) -> Frames {
    var frames = Frames()
    var reader = LineReader(contents: contents, source: source)
    while let row = try reader.next({ (line, number) throws(InputError) -> RecordedRow? in
      do throws(JSONFault) {
        let value = try JSONScanner.value(of: line, refusesLoneSurrogates: true)
        // The header says what made the rows.
        if case .object(let object) = value, object["provenance"] != nil { return nil }
        return try self.row(value, place: "line \(number)")
      } catch {
        throw InputError(error.located(in: line, firstLine: nil), source: source, line: number)
      }
    }) {
      if let row { frames.rows.append(row) }
    }
    return frames
  }

  /// Takes a list apart.
  static func frames(_ value: JSONValue) throws(JSONFault) -> Frames {
    if case .object(let object) = value, let name = OtherDocument.name(of: object), isOther(name, object) {
      throw JSONFault("this is \(name)", expected: "frames, as galley measure prints them")
    }
    var reader = try ObjectReader(
      value, keys: ["document", "provenance", "width", "height", "contentInset", "refreshControl", "sections"])
    var frames = Frames()
    frames.width = try reader.number("width", in: coordinates)
    frames.height = try reader.number("height", in: depths)
    // What lies around the list belongs to no row.
    _ = reader.value("document")
    _ = reader.value("provenance")
    _ = reader.value("contentInset")
    _ = reader.value("refreshControl")
    guard let sections = try reader.decode("sections", { (value) throws(JSONFault) in try value.array() }) else {
      throw reader.missing("sections", expected: "an array of sections")
    }
    for (index, section) in sections.enumerated() {
      try inside(.key("sections")) { () throws(JSONFault) in
        try inside(.index(index)) { () throws(JSONFault) in
          try self.section(section, index: index, &frames.rows)
        }
      }
    }
    try reader.finish()
    return frames
  }

  /// Whether an object of a known kind is not frames.
  ///
  /// A list document is recognised by its first row, which has no frame.
  private static func isOther(_ name: String, _ object: JSONObject) -> Bool {
    guard object["sections"] != nil else { return true }
    guard name == OtherDocument.listName, case .array(let sections)? = object["sections"],
      case .object(let section)? = sections.first, case .array(let rows)? = section["rows"]
    else { return false }
    guard case .object(let row)? = rows.first else { return !rows.isEmpty }
    return row["kind"] != nil && row["frame"] == nil && row["elements"] == nil && row["title"] != nil
  }

  private static func section(_ value: JSONValue, index: Int, _ rows: inout [RecordedRow]) throws(JSONFault) {
    var reader = try ObjectReader(value, keys: ["id", "header", "rows", "footer"])
    let section = RecordedRow.Section(
      index: index, id: try reader.identifier("id"))
    func add(_ value: JSONValue, _ place: String, _ role: ListStacker.Role) throws(JSONFault) {
      var row = try self.row(value, place: "sections[\(index)].\(place)")
      row.section = section
      row.role = role
      rows.append(row)
    }
    _ = try reader.decode("header") { (value) throws(JSONFault) in try add(value, "header", .header) }
    let elements = try reader.decode("rows") { (value) throws(JSONFault) in try value.array() } ?? []
    for (number, element) in elements.enumerated() {
      try inside(.key("rows")) { () throws(JSONFault) in
        try inside(.index(number)) { () throws(JSONFault) in try add(element, "rows[\(number)]", .row) }
      }
    }
    _ = try reader.decode("footer") { (value) throws(JSONFault) in try add(value, "footer", .footer) }
    try reader.finish()
  }

  // MARK: Rows

  /// The largest coordinate across, as large as lengths of documents may be.
  private static let coordinates = -1e9...1e9
  /// The largest coordinate from the top: a million times as much, for lists of so many of the highest rows.
  private static let depths = -1e15...1e15

  private static func row(_ value: JSONValue, place: String) throws(JSONFault) -> RecordedRow {
    var reader = try ObjectReader(
      value,
      keys: [
        "section", "id", "kind", "frame", "cornerRadii", "divider", "elements", "hitTarget", "accessibility",
        "accessibilityElements", "appearance",
      ])
    var row = RecordedRow(place: place)
    row.section = try reader.identifier("section").map { name in
      // Line by line, sections without an identifier have their index.
      if case .integer(let index) = name { return RecordedRow.Section(index: index, id: name) }
      return RecordedRow.Section(index: nil, id: name)
    }
    row.id = try reader.identifier("id")
    row.kind = try reader.string("kind")
    row.frame = try frame("frame", &reader) ?? RecordedFrame()
    row.divider = try frame("divider", &reader).map { frame in
      var divider = RecordedElement()
      divider.frame = frame
      return divider
    }
    row.hitTarget = try frame("hitTarget", &reader)
    row.cornerRadii = try reader.decode("cornerRadii") { (value) throws(JSONFault) in
      try value.array { (radius) throws(JSONFault) in try radius.number(in: 0...1e9) }
    }
    row.accessibility = try reader.decode("accessibility", speech)
    row.accessibilityElements = try reader.decode("accessibilityElements") { (value) throws(JSONFault) in
      try value.array(speech)
    }
    // Colours and shadows are no part of where things are.
    _ = reader.value("appearance")
    _ = try reader.decode("elements") { (value) throws(JSONFault) in
      guard case .object(let object) = value else { throw .type(value, expected: "an object") }
      for member in object.members {
        row.elements[ElementName(rawValue: member.key)] = .some(
          try inside(.key(member.key)) { () throws(JSONFault) in
            member.value == .null ? nil : try element(member.value)
          })
      }
    }
    try reader.finish()
    return row
  }

  private static func speech(_ value: JSONValue) throws(JSONFault) -> RecordedSpeech {
    var reader = try ObjectReader(value, keys: ["label", "readingOrder", "value", "hint", "traits", "isExpanded"])
    var speech = RecordedSpeech()
    speech.label = try reader.string("label")
    speech.readingOrder = try reader.decode("readingOrder", strings)
    speech.value = try reader.string("value")
    speech.hint = try reader.string("hint")
    speech.traits = try reader.decode("traits", strings)
    speech.isExpanded = try reader.bool("isExpanded")
    try reader.finish()
    return speech
  }

  private static func strings(_ value: JSONValue) throws(JSONFault) -> [String] {
    try value.array { (value) throws(JSONFault) in try value.string() }
  }

  private static func element(_ value: JSONValue) throws(JSONFault) -> RecordedElement {
    var reader = try ObjectReader(
      value,
      keys: ["frame", "lines", "truncated", "fontSize", "baseline", "hitTarget", "isOn", "uncertain", "missingGlyphs"])
    var element = RecordedElement()
    element.frame = try frame("frame", &reader) ?? RecordedFrame()
    element.lines = try reader.integer("lines", in: 0...Int(Int32.max))
    element.isTruncated = try reader.bool("truncated")
    element.isOn = try reader.bool("isOn")
    element.fontSize = try reader.number("fontSize", in: 0...1e9)
    element.baseline = try reader.number("baseline", in: coordinates)
    element.hitTarget = try frame("hitTarget", &reader)
    // How sure Galley is of its own lines.
    _ = reader.value("uncertain")
    _ = reader.value("missingGlyphs")
    try reader.finish()
    return element
  }

  private static func frame(_ key: String, _ reader: inout ObjectReader) throws(JSONFault) -> RecordedFrame? {
    try reader.decode(key) { (value) throws(JSONFault) in
      var reader = try ObjectReader(value, keys: ["x", "y", "width", "height"])
      let frame = RecordedFrame(
        x: try reader.number("x", in: coordinates), y: try reader.number("y", in: depths),
        width: try reader.number("width", in: coordinates), height: try reader.number("height", in: depths))
      try reader.finish()
      return frame
    }
  }
}
