import TextAnalysis

/// A reason why Pango hides other bytes of a text than Galley.
enum PangoDifference: CaseIterable {
  /// Pango shows a mark or vowel sign without its base: it divides the grapheme cluster at the cut.
  ///
  /// `ends_at_ellipsization_boundary` (`ellipsize.c`) tests for a grapheme boundary one character beyond the gap's end.
  /// So the gap may end inside a cluster of two characters.
  case dividedCluster
  /// Pango does not end the gap before a cluster of several characters, for the same reason, although the rest would fit.
  /// Nor does it end the gap after a mark without width, which is a cluster by itself in Pango (`remove_one_span`).
  case missedBoundary
  /// Pango reserves room for a hyphen where it breaks a word that is wider than the line, so the last line starts
  /// elsewhere.
  case hyphen
  /// Pango chooses the ellipsis by the first hidden character, so it may try two of different width: `…`, and among wide
  /// characters `⋯`, or three full stops if the face lacks that. It hides more text if the wider one does not fit.
  case ellipsisWidth
  /// Both sides are equally wide, and Pango removes a cluster from the other side because it rounds positions to 1/1024
  /// pixel.
  case tie
  /// Since Unicode 16 a line may end at a hyphen between Hebrew letters (LB21a); the recorded Pango has Unicode 15.
  case hebrewHyphen

  /// The reasons that apply to the version of Unicode at run time.
  static var present: [PangoDifference] { allCases.filter { $0 != .hebrewHyphen || unicodeVersion.major >= 16 } }

  /// The recorded cases that differ, by reason.
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
