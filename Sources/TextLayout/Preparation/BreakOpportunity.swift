/// A place where a line may or must end, with what is needed to measure a line up to it or from it.
///
/// The width of the line from opportunity `i` to opportunity `j` is `j.endPosition − i.startPosition + j.hyphenWidth`,
/// in units of the text, as long as `i.safeStart <= j.safeEnd`; else the line is so short that its two ends touch, and
/// it has to be shaped.
struct BreakOpportunity: Hashable, Sendable {
  // The widest numbers first: a text has one of these for each word.

  /// The pen's position at the content's end if the line is broken here.
  let endPosition: Int
  /// The pen's position at the next line's start if the line is broken here.
  let startPosition: Int
  /// How wide the hyphen is that is drawn if the line ends here, after a soft hyphen; 0 elsewhere.
  let hyphenWidth: Int
  /// Where the next line starts, in bytes.
  let offset: Int32
  /// Where the line's content ends: before the white space that hangs.
  let contentEnd: Int32
  /// From here on, text after the break is shaped as in the whole text.
  let safeStart: Int32
  /// Up to here, text before the break is shaped as in the whole text.
  let safeEnd: Int32
  /// How long the hard break is that ends the line here, in bytes: at most 3.
  private let hardBreakLength: UInt8
  /// Whether the paragraph ends here.
  let endsParagraph: Bool
  /// Whether it is inside a web or mail address, which Android breaks only if there is no other opportunity.
  let isInsideAddress: Bool

  /// Where the text is cut: the next line's start, or, at a paragraph's end, before the hard break.
  var cut: Int32 { offset - Int32(hardBreakLength) }

  init(
    offset: Int32, contentEnd: Int32, cut: Int32, endPosition: Int, startPosition: Int, safeStart: Int32,
    safeEnd: Int32, endsParagraph: Bool, hyphenWidth: Int, isInsideAddress: Bool = false
  ) {
    self.endPosition = endPosition
    self.startPosition = startPosition
    self.hyphenWidth = hyphenWidth
    self.offset = offset
    self.contentEnd = contentEnd
    self.safeStart = safeStart
    self.safeEnd = safeEnd
    hardBreakLength = UInt8(offset - cut)
    self.endsParagraph = endsParagraph
    self.isInsideAddress = isInsideAddress
  }
}
