import TextAnalysis

/// Why Pango hides other bytes of a text than Galley.
enum PangoDifference: CaseIterable {
  /// Pango shows a mark or vowel sign without its base: it cuts the same grapheme cluster, but in two.
  ///
  /// `ends_at_ellipsization_boundary` (`ellipsize.c`) asks for a grapheme boundary one character beyond the gap's end.
  /// So the gap may end inside a cluster of two characters.
  case dividedCluster
  /// For the same reason the gap may not end before a cluster of several characters, though the rest would fit; nor
  /// does it end after a mark without width, which is a cluster by itself in Pango (`remove_one_span`).
  case missedBoundary
  /// Pango keeps room for a hyphen where it breaks a word that is wider than the line, so the last line starts
  /// elsewhere.
  case hyphen
  /// Pango chooses the ellipsis by the first hidden character, and so tries two of different width: `…`, and after wide
  /// characters `⋯`, for which it takes three full stops where the face lacks it. It goes on when the wider one does
  /// not fit.
  case ellipsisWidth
  /// As much is left on both sides, and by the rounding of its positions to 1/1024 pixel Pango removes a cluster from
  /// the other.
  case tie
  /// Since Unicode 16 a line may end at a hyphen between Hebrew letters (LB21a); the recording is of a Pango with Unicode 15.
  case hebrewHyphen

  /// The differences that there are with the data of Unicode that is there.
  static var present: [PangoDifference] { allCases.filter { $0 != .hebrewHyphen || unicodeVersion.major >= 16 } }

  /// The cases of the recording that differ.
  static var ledger: [PangoDifference: [String]] { cases.filter { present.contains($0.key) } }

  private static let cases: [PangoDifference: [String]] = [
    .dividedCluster: [
      "ar-03", "hi-05", "hi-08", "hi-09", "hi-10", "hi-17", "hi-20", "th-00", "th-01", "th-05", "th-12", "th-17",
    ],
    .missedBoundary: [
      "fa-23", "hi-00", "hi-01", "hi-02", "hi-06", "hi-07", "hi-11", "hi-12", "hi-15", "hi-19", "th-02", "th-15",
      "th-20", "th-21",
    ],
    .hyphen: ["el-22"],
    .ellipsisWidth: ["ko-26", "ko-30"],
    .tie: ["zh-CN-13", "zh-TW-17"],
    .hebrewHyphen: ["he-09"],
  ]
}
