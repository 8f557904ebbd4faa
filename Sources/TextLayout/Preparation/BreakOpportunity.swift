/// A place where a line may or must end, with all that measuring a line up to it or from it takes.
///
/// The width of the line from opportunity `i` to opportunity `j` is `j.endPosition − i.startPosition + j.hyphenWidth`,
/// in units of the text, as long as `i.safeStart <= j.safeEnd`; else the line is so short that its two ends touch, and
/// it has to be shaped.
struct BreakOpportunity: Hashable, Sendable {
  /// Where the next line starts, in bytes.
  var offset: Int32
  /// Where the line's content ends: before the white space that hangs.
  var contentEnd: Int32
  /// Where the text is cut: the next line's start, or, at a paragraph's end, before the hard break.
  var cut: Int32
  /// The pen's position at the content's end if the line is broken here.
  var endPosition: Int
  /// The pen's position at the next line's start if the line is broken here.
  var startPosition: Int
  /// From here on, text after the break is shaped as in the whole text.
  var safeStart: Int32
  /// Up to here, text before the break is shaped as in the whole text.
  var safeEnd: Int32
  /// Whether the paragraph ends here.
  var endsParagraph: Bool
  /// How wide the hyphen is that is drawn if the line ends here, after a soft hyphen; 0 elsewhere.
  var hyphenWidth: Int
}
