/// The table directory of an OpenType file, read only to find files that were cut off.
///
/// FreeType and HarfBuzz skip a table that reaches beyond the end of the file, and the face then measures wrongly. Here it is an error.
@safe struct SfntDirectory {
  private let bytes: UnsafeRawBufferPointer

  init(_ data: FontData) {
    unsafe bytes = data.bytes
  }

  /// Whether these bytes are a WOFF or WOFF 2 file.
  var isCompressed: Bool { tag(at: 0) == "wOFF" || tag(at: 0) == "wOF2" }

  /// How many faces the file holds: one, or those of a collection.
  ///
  /// Nil if this is not an OpenType file.
  var faceCount: Int? {
    switch tag(at: 0) {
    case "ttcf": integer32(at: 8).flatMap { (1...65_535).contains($0) ? $0 : nil }
    case "\u{0}\u{1}\u{0}\u{0}", "OTTO", "true", "typ1": 1
    default: nil
    }
  }

  /// The tag of the first table of face `index` that reaches beyond the end of the file, and the offset at which it would end.
  func firstTableBeyondEnd(ofFace index: Int) -> (tag: String, end: Int)? {
    let isCollection = tag(at: 0) == "ttcf"
    guard let start = isCollection ? integer32(at: 12 + 4 * index) : 0, let tableCount = integer16(at: start + 4) else {
      return ("directory", 12 + 4 * index)
    }
    for table in 0..<tableCount {
      let record = start + 12 + 16 * table
      guard let name = tag(at: record), let offset = integer32(at: record + 8), let length = integer32(at: record + 12)
      else {
        return ("directory", record + 16)
      }
      if offset + length > count { return (name, offset + length) }
    }
    return nil
  }

  private var count: Int { unsafe bytes.count }

  private func integer16(at offset: Int) -> Int? {
    guard offset >= 0, offset + 2 <= count else { return nil }
    return unsafe Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  private func integer32(at offset: Int) -> Int? {
    guard let high = integer16(at: offset), let low = integer16(at: offset + 2) else { return nil }
    return high << 16 | low
  }

  private func tag(at offset: Int) -> String? {
    guard offset >= 0, offset + 4 <= count else { return nil }
    return unsafe String(String.UnicodeScalarView(bytes[offset..<offset + 4].map { Unicode.Scalar($0) }))
  }
}
