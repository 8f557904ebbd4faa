/// Finds a string that is too long to be a text while JSON is read, before all of the string is there.
///
/// It follows quotes and backslashes alone. ``JSONScanner`` refuses what was read up to there: for the string, or for what is no JSON
/// before it.
struct LongStringDetector {
  private(set) var hasFound = false
  /// The bytes of the string that is being read, escapes as they are written; nil between strings.
  private var count: Int?
  /// Whether the byte before was the backslash of an escape.
  private var isEscaped = false

  /// As much as ``InputLimits/textBytes`` and one escape more can take: an escape such as `\u0041` writes a byte in six.
  private static let mostBytes = 6 * (InputLimits.textBytes + 1)

  mutating func read(_ bytes: Span<UInt8>) {
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

/// Finds out while an input is read that reading on is of no use, since the input cannot be JSON or has a string that is too long.
///
/// ``JSONScanner`` refuses what was read up to there.
package struct JSONProbe {
  private var strings = LongStringDetector()
  private var count = 0
  private var isAsked = false

  /// Makes a probe of an input of which nothing was read.
  package init() {}

  /// Whether reading on is of no use.
  ///
  /// - Parameters:
  ///   - bytes: All that was read of the input.
  ///   - mayBegin: Whether the input may begin with these bytes; it is asked once, when there are enough to tell.
  package mutating func isHopeless(
    _ bytes: Span<UInt8>, mayBegin: (Span<UInt8>) -> Bool = JSONScanner.mayBegin
  ) -> Bool {
    strings.read(bytes.extracting(count..<bytes.count))
    count = bytes.count
    if strings.hasFound { return true }
    guard !isAsked, count >= JSONScanner.tellingBytes else { return false }
    isAsked = true
    return !mayBegin(bytes)
  }
}
