internal import TextLayout

extension PreparedText {
  var text: String { string(in: 0..<utf8.count) }

  /// The text from an offset on.
  func text(from offset: Int) -> String { string(in: offset..<utf8.count) }
}

extension Unicode.Scalar {
  /// The code point as people write it: U+1F600.
  var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
