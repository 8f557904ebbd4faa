internal import JSONText

/// The bytes of a text that a parser reads from left to right.
struct ByteCursor {
  private let bytes: ArraySlice<UInt8>
  private var offset: Int
  /// The line of the next byte, from 1.
  private(set) var line = 1

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    offset = bytes.startIndex
  }

  /// The next byte; `nil` at the end.
  var next: UInt8? { offset < bytes.endIndex ? bytes[offset] : nil }
  /// What has been taken.
  var taken: ArraySlice<UInt8> { bytes[..<offset] }
  /// What has not been taken.
  var rest: ArraySlice<UInt8> { bytes[offset...] }

  /// Takes the next byte; `nil` at the end.
  @discardableResult
  mutating func take() -> UInt8? {
    guard let next else { return nil }
    if next == 0x0A { line += 1 }
    offset += 1
    return next
  }

  /// Takes a word without line breaks, if it is next.
  mutating func take(_ word: String) -> Bool {
    guard rest.starts(with: word.utf8) else { return false }
    offset += word.utf8.count
    return true
  }

  /// Takes the bytes up to the first that is not wanted, and at most so many.
  @discardableResult
  mutating func take(atMost limit: Int = .max, while isWanted: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let start = offset
    while offset - start < limit, let next, isWanted(next) { take() }
    return bytes[start..<offset]
  }

  /// The next characters, quoted for an error.
  var found: String { rest.isEmpty ? "it ends" : "\(JSONQuote(String(decoding: rest.prefix(20), as: UTF8.self)))" }
}
