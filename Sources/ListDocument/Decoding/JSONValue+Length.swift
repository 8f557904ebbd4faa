package import JSONText

extension JSONValue {
  /// A length in points that is not negative.
  package func length() throws(JSONFault) -> Double {
    try number(in: 0...InputLimits.length)
  }

  /// Device pixels in a point; 0 rounds nothing.
  func displayScale() throws(JSONFault) -> Double {
    if self == .integer(0) || self == .number(0) { return 0 }
    do throws(JSONFault) {
      return try number(in: InputLimits.displayScales)
    } catch {
      throw JSONFault(error.problem, expected: "\(error.expectation), or 0")
    }
  }
}
