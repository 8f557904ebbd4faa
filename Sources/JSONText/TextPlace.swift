/// A place in a text: a line and a column, both from 1; columns count code points.
public struct TextPlace: Codable, Hashable, Sendable {
  /// The line.
  public var line: Int
  /// The column.
  public var column: Int

  /// Makes a place.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// Counts lines and columns on the way through a text, each byte once.
struct TextPlaceCounter {
  private(set) var place: TextPlace
  private var offset: Int

  /// Begins at an offset, which is the first column of a line.
  init(from offset: Int, line: Int) {
    self.offset = offset
    place = TextPlace(line: line, column: 1)
  }

  /// Goes on to an offset that is not before the last.
  mutating func advance(to end: Int, in bytes: Span<UInt8>) {
    while offset < end {
      let byte = bytes[offset]
      if byte == 0x0A {
        place.line += 1
        place.column = 1
      } else if byte & 0xC0 != 0x80 {
        place.column += 1
      }
      offset += 1
    }
  }
}
