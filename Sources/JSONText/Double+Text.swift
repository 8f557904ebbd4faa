extension Double {
  /// The number in the shortest form that reads back the same: whole ones without a fraction, and no negative zero.
  package var shortText: String { wholeNumber.map(String.init) ?? description }

  /// The number with at most three decimals, for people: 15.667 for two thirds past fifteen.
  package var roundedText: String { ((self * 1000).rounded() / 1000).shortText }

  /// The number as a whole one, if its digits are its shortest form: below 2⁵³ each whole number has a `Double` of its
  /// own.
  var wholeNumber: Int? {
    magnitude < 0x1p53 && rounded(.towardZero) == self ? Int(self) : nil
  }
}
