internal import JSONText

extension JSONValue {
  /// The longest length a document may state, in points: long beyond any list, and short enough that sums of lengths
  /// stay finite and keep their halves and thirds.
  static let longestLength = 1_000_000_000.0

  /// A length in points that is not negative.
  func length() throws(JSONFault) -> Double {
    try number(in: 0...JSONValue.longestLength)
  }
}
