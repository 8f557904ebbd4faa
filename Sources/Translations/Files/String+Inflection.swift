extension String {
  /// The text of Apple's tables without the marks of automatic grammar agreement: `^[%lld file](inflect: true)` is `%lld file`.
  ///
  /// The words stay as the table has them, since only Foundation inflects them. Marks with other attributes stay.
  ///
  /// Source: Apple, "Supporting automatic grammar agreement" and `AttributedString.init(localized:)`.
  var withoutInflection: String {
    guard contains("](") else { return self }
    var result = ""
    var rest = self[...]
    while let middle = rest.firstRange(of: "](") {
      let after = rest[middle.upperBound...]
      // By bytes, and no further than the next parenthesis, so that each byte is looked at once.
      let end = after.utf8.prefix(Self.longestAttributes).firstIndex { "()".utf8.contains($0) } ?? rest.endIndex
      let attributes = after[..<end]
      let before = rest[..<middle.lowerBound]
      guard attributes.endIndex < rest.endIndex, rest[attributes.endIndex] == ")", attributes.contains("inflect:"),
        let start = before.ranges(of: "^[").last
      else {
        result += rest[..<middle.upperBound]
        rest = after
        continue
      }
      result += before[..<start.lowerBound] + before[start.upperBound...]
      rest = rest[rest.index(after: attributes.endIndex)...]
    }
    return result + rest
  }

  /// The most bytes in which the end of the attributes is searched, since tables may be hostile.
  private static let longestAttributes = 256
}
