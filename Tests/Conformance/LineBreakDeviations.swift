/// The lines of LineBreakTest.txt 15.0 that ICU, and so Galley, breaks otherwise: as the file has them, and as they are.
///
/// The file follows a tailoring of UAX #14 for numbers (its section 8.2, example 7). ICU does what the default rules say,
/// or what Unicode has made them say since: it is the better for readers in each case.
enum LineBreakDeviations {
  typealias Deviation = (file: String, ours: String)

  /// All of them.
  static let all = hyphens + separators + separatorsAfterSpace

  /// A hyphen-minus that starts a word belongs to it, as in `-x`: rule LB20a since Unicode 16.
  private static let hyphens: [Deviation] = [
    ("× 002D ÷ 0023 ÷", "× 002D × 0023 ÷"),
    ("× 002D × 0308 ÷ 0023 ÷", "× 002D × 0308 × 0023 ÷"),
    ("× 002D ÷ 00A7 ÷", "× 002D × 00A7 ÷"),
    ("× 002D × 0308 ÷ 00A7 ÷", "× 002D × 0308 × 00A7 ÷"),
    ("× 002D ÷ 50005 ÷", "× 002D × 50005 ÷"),
    ("× 002D × 0308 ÷ 50005 ÷", "× 002D × 0308 × 50005 ÷"),
    ("× 002D ÷ 0E01 ÷", "× 002D × 0E01 ÷"),
    ("× 002D × 0308 ÷ 0E01 ÷", "× 002D × 0308 × 0E01 ÷"),
  ]

  /// An infix separator belongs to the digit after it even if no number precedes, as in `a.2`: the default rule LB25.
  private static let separators: [Deviation] = [
    ("× 002C ÷ 0030 ÷", "× 002C × 0030 ÷"),
    ("× 002C × 0308 ÷ 0030 ÷", "× 002C × 0308 × 0030 ÷"),
    ("× 0061 × 002E ÷ 0032 × 0020 ÷", "× 0061 × 002E × 0032 × 0020 ÷"),
    ("× 0061 × 002E ÷ 0032 × 0020 ÷ 0915 ÷", "× 0061 × 002E × 0032 × 0020 ÷ 0915 ÷"),
    ("× 0061 × 002E ÷ 0032 × 0020 ÷ 672C ÷", "× 0061 × 002E × 0032 × 0020 ÷ 672C ÷"),
    ("× 0061 × 002E ÷ 0032 × 3000 ÷ 672C ÷", "× 0061 × 002E × 0032 × 3000 ÷ 672C ÷"),
    ("× 0061 × 002E ÷ 0032 × 3000 ÷ 307E ÷", "× 0061 × 002E × 0032 × 3000 ÷ 307E ÷"),
    ("× 0061 × 002E ÷ 0032 × 3000 ÷ 0033 ÷", "× 0061 × 002E × 0032 × 3000 ÷ 0033 ÷"),
    ("× 0041 × 002E ÷ 0031 × 0020 ÷ BABB ÷", "× 0041 × 002E × 0031 × 0020 ÷ BABB ÷"),
    (
      "× BD24 ÷ C5B4 × 002E × 0020 ÷ 0041 × 002E ÷ 0032 × 0020 ÷ BCFC ÷",
      "× BD24 ÷ C5B4 × 002E × 0020 ÷ 0041 × 002E × 0032 × 0020 ÷ BCFC ÷"
    ),
    (
      "× BD10 ÷ C694 × 002E × 0020 ÷ 0041 × 002E ÷ 0033 × 0020 ÷ BABB ÷",
      "× BD10 ÷ C694 × 002E × 0020 ÷ 0041 × 002E × 0033 × 0020 ÷ BABB ÷"
    ),
    (
      "× C694 × 002E × 0020 ÷ 0041 × 002E ÷ 0034 × 0020 ÷ BABB ÷",
      "× C694 × 002E × 0020 ÷ 0041 × 002E × 0034 × 0020 ÷ BABB ÷"
    ),
    ("× 0061 × 002E ÷ 0032 × 3000 ÷ 300C ÷", "× 0061 × 002E × 0032 × 3000 ÷ 300C ÷"),
  ]

  /// After a space, an infix separator starts the number, as in `equals .35 cents`: rule LB15c since Unicode 16.
  private static let separatorsAfterSpace: [Deviation] = [
    (
      "× 0065 × 0071 × 0075 × 0061 × 006C × 0073 × 0020 × 002E ÷ 0033 × 0035 × 0020 ÷ 0063 × 0065 × 006E × 0074 × 0073 ÷",
      "× 0065 × 0071 × 0075 × 0061 × 006C × 0073 × 0020 ÷ 002E × 0033 × 0035 × 0020 ÷ 0063 × 0065 × 006E × 0074 × 0073 ÷"
    )
  ]
}
