/// Finds a string that is too long to be a text while JSON is read, before all of the string is there.
///
/// It follows quotes and backslashes alone. ``JSONScanner`` refuses what was read up to there: for the string, or for what is no JSON
/// before it.
package struct LongStringDetector {
  package private(set) var hasFound = false
  /// The bytes of the string that is being read, escapes as they are written; nil between strings.
  private var count: Int?
  /// Whether the byte before was the backslash of an escape.
  private var isEscaped = false

  /// As much as ``InputLimits/textBytes`` and one escape more can take: an escape such as `\u0041` writes a byte in six.
  private static let mostBytes = 6 * (InputLimits.textBytes + 1)

  /// Makes a detector that stands between strings.
  package init() {}

  package mutating func read(_ bytes: Span<UInt8>) {
    for index in bytes.indices {
      let isQuote = bytes[index] == UInt8(ascii: "\"") && !isEscaped
      guard let length = count else {
        if isQuote { count = 0 }
        continue
      }
      isEscaped = bytes[index] == UInt8(ascii: "\\") && !isEscaped
      count = isQuote ? nil : length + 1
      if length >= Self.mostBytes { hasFound = true }
    }
  }
}
