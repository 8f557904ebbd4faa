/// The table of objects at the end of a PDF file, which gives the offset of each (ISO 32000-1, 7.5.4 and 7.5.5).
///
/// Cairo 1.16 allocates memory for a file's fonts when it ends the file, and does not report whether it got any
/// (`_cairo_pdf_surface_finish` in `cairo-pdf-surface.c`). Its table also lists the fonts that it then did not write.
struct PDFObjectTable {
  private let file: [UInt8]

  init(of file: [UInt8]) {
    self.file = file
  }

  /// The bytes of an entry: ten digits, five digits, a letter, and separators.
  private static let entryLength = 20

  /// Whether the file ends as it must, and each object is at its offset in the table.
  var isComplete: Bool { objects != nil }

  /// Where the objects are; nil if the file does not end as it must, or if one is not at its offset in the table.
  private var objects: [Int]? {
    guard let end = file.suffix(64).firstRange(of: Array("startxref\n".utf8)), let table = number(at: end.upperBound)
    else { return nil }
    let head = "xref\n0 "
    // Cairo 1.18 may write the table as a stream, and does report the error.
    guard hasText(head, at: table) else { return [] }
    let place = table + head.utf8.count
    guard let count = number(at: place), let lineEnd = file[place...].firstIndex(of: UInt8(ascii: "\n")),
      count <= (file.count - lineEnd - 1) / Self.entryLength
    else { return nil }
    var objects: [Int] = []
    for object in 0..<count {
      let entry = lineEnd + 1 + object * Self.entryLength
      guard file[entry + 17] == UInt8(ascii: "n") else { continue }
      guard let offset = number(at: entry), hasText("\(object) 0 obj\n", at: offset) else { return nil }
      objects.append(offset)
    }
    return objects
  }

  /// The file with spaces where a dictionary has a picture again, so that all objects stay where they are.
  ///
  /// Cairo 1.16 lists a picture as often as it is drawn (`_cairo_pdf_surface_add_xobject`): `/XObject << /x6 6 0 R /x6 6 0 R >>`.
  /// But a dictionary has each key once (ISO 32000-1, 7.3.7).
  var fileWithoutRepetitions: [UInt8] {
    let head = "   /XObject <<"
    var whole = file
    for object in objects ?? [] {
      var line = object
      // A stream may have any bytes.
      while !hasText("stream", at: line), !hasText("endobj", at: line),
        let end = file[line...].firstIndex(of: UInt8(ascii: "\n"))
      {
        if hasText(head, at: line) { Self.blankRepetitions(&whole[line + head.utf8.count..<end]) }
        line = end + 1
      }
    }
    return whole
  }

  /// Replaces the entries that come again in ` /x6 6 0 R /x7 7 0 R /x6 6 0 R >>` by spaces.
  private static func blankRepetitions(_ entries: inout ArraySlice<UInt8>) {
    var known: Set<[UInt8]> = []
    var start = entries.startIndex
    while let end = entries[start...].firstIndex(of: UInt8(ascii: "R")) {
      if !known.insert(Array(entries[start...end])).inserted {
        for index in start...end { entries[index] = UInt8(ascii: " ") }
      }
      start = end + 1
    }
  }

  private func number(at place: Int) -> Int? {
    Int(String(decoding: file[place...].prefix { (0x30...0x39).contains($0) }, as: UTF8.self))
  }

  private func hasText(_ text: String, at place: Int) -> Bool {
    file.dropFirst(place).starts(with: text.utf8)
  }
}
