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
  var isComplete: Bool {
    guard let end = file.suffix(64).firstRange(of: Array("startxref\n".utf8)), let table = number(at: end.upperBound)
    else { return false }
    let head = "xref\n0 "
    // Cairo 1.18 may write the table as a stream, and does report the error.
    guard hasText(head, at: table) else { return true }
    let place = table + head.utf8.count
    guard let count = number(at: place), let lineEnd = file[place...].firstIndex(of: UInt8(ascii: "\n")),
      count <= (file.count - lineEnd - 1) / Self.entryLength
    else { return false }
    return (0..<count).allSatisfy { object in
      let entry = lineEnd + 1 + object * Self.entryLength
      let isInUse = file[entry + 17] == UInt8(ascii: "n")
      return !isInUse || number(at: entry).map { hasText("\(object) 0 obj\n", at: $0) } ?? false
    }
  }

  private func number(at place: Int) -> Int? {
    Int(String(decoding: file[place...].prefix { (0x30...0x39).contains($0) }, as: UTF8.self))
  }

  private func hasText(_ text: String, at place: Int) -> Bool {
    file.dropFirst(place).starts(with: text.utf8)
  }
}
