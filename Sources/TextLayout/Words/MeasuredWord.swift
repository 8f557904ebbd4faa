internal import FontKit
internal import Shaping
internal import TextAnalysis

/// A stretch between spaces, measured: what it adds to a text that is made of such words with a space between them.
struct MeasuredWord: Hashable, Sendable {
  /// How far a space before it moves the pen, in units of the text.
  var spaceAdvance: Int32
  /// How far it moves the pen itself, before a space or at the text's end.
  var advance: Int32
  /// Its stretches between places where a line may end, in the cache.
  var segments: Range<Int>
  /// The units of an em that it is measured in.
  var unitsPerEm: Int
  /// Its script, if it is all of one.
  var script: Script?
  /// Its embedding level.
  var level: UInt8
  /// Whether all of it is in the first font.
  var usesFirstFontOnly: Bool
  /// Whether its glyphs are the same whatever stands beyond the spaces around it.
  var isShapedAlone: Bool
  /// Whether levels and breaks are the same too, whatever words stand beyond the spaces around it, as long as all are of one
  /// level and script.
  var isAnalyzedAlone: Bool

  /// A word of which nothing can be told by itself.
  static let dependent = MeasuredWord(
    spaceAdvance: 0, advance: 0, segments: 0..<0, unitsPerEm: 0, script: nil, level: 0, usesFirstFontOnly: false,
    isShapedAlone: false, isAnalyzedAlone: false)

  /// A stretch of a word between places where a line may end, relative to the pen before the word.
  struct Segment: Hashable, Sendable {
    /// The pen if a line starts with it.
    var start: Int32
    /// The pen if a line ends with it.
    var end: Int32
    /// Where it ends and the next one starts, in bytes of the word.
    var endOffset: Int32
  }
}

extension MeasuredWord {
  /// A word, prepared with a space before it and perhaps one after it; nil if the text as a whole decides.
  ///
  /// - Parameters:
  ///   - text: A space, the word, and perhaps another space.
  ///   - segments: Takes the word's segments.
  ///   - isolatesWords: Whether words are shaped alone in a run of the text.
  init?(
    _ text: PreparedText, _ segments: inout [Segment], isolatesWords: (TextRun) -> Bool
  ) {
    let shaped = text.storage.shaped
    let bytes = shaped.text
    let end = bytes.last == 0x20 && bytes.count > 1 ? bytes.count - 1 : bytes.count
    guard end > 1, shaped.paragraphs.count == 1, !text.storage.thresholds.isEmpty,
      shaped.runs.allSatisfy({ $0.kind == .text && $0.level == shaped.runs[0].level }),
      text.storage.graphemes.contains(1), text.storage.graphemes.contains(Int32(end)),
      let first = text.storage.opportunities.first, first.offset == 1
    else { return nil }
    let start = shaped.cluster(at: 1)
    let last = shaped.cluster(at: end)
    guard shaped.clusterStarts[start] == 1, shaped.clusterStarts[last] == end else { return nil }

    // Positions are known to be small: the text has thresholds.
    let origin = shaped.positions[start]
    var startPosition = first.startPosition
    for place in text.storage.opportunities.dropFirst() {
      segments.append(
        Segment(
          start: Int32(startPosition - origin), end: Int32(place.endPosition - origin),
          endOffset: min(place.offset, Int32(end)) - 1))
      startPosition = place.startPosition
    }
    let wordRuns = shaped.runs.filter { $0.end > 1 && $0.start < end }
    // Where a space is in another font than the word beside it, they are shaped apart in any case.
    let isShapedAlone = wordRuns.filter { $0.start == 0 || Int($0.end) > end }.allSatisfy(isolatesWords)
    self.init(
      spaceAdvance: Int32(origin - shaped.positions[0]), advance: Int32(shaped.positions[last] - origin),
      segments: 0..<segments.count, unitsPerEm: shaped.unitsPerEm,
      script: wordRuns.allSatisfy { $0.script == wordRuns[0].script } ? wordRuns[0].script : nil,
      level: shaped.runs[0].level, usesFirstFontOnly: shaped.usesFirstFontOnly, isShapedAlone: isShapedAlone,
      isAnalyzedAlone: isShapedAlone && Self.isAnalyzedAlone(Array(bytes[1..<end])))
  }

  /// Whether the characters of a word leave what is around it alone.
  ///
  /// A line may break at a space between two words if the one before it ends with a letter, a digit, a comma or a full stop, and
  /// the one after it begins with a letter or a digit (UAX #14, rules LB7 and LB18). Controls of bidirectional text
  /// reach beyond the word.
  private static func isAnalyzedAlone(_ word: [UInt8]) -> Bool {
    let scalars = Array(String(decoding: word, as: UTF8.self).unicodeScalars)
    guard let first = scalars.first, let last = scalars.last, !scalars.contains("\u{FFFD}"),
      first.properties.generalCategory.isLetterOrNumber
    else { return false }
    let endsWell = last.properties.generalCategory.isLetterOrNumber || last.properties.generalCategory.isMark
    return (endsWell || last == "," || last == ".")
      && scalars.allSatisfy {
        $0.properties.generalCategory != .format || $0 == "\u{200C}" || $0 == "\u{200D}"
      }
  }
}

extension Unicode.GeneralCategory {
  fileprivate var isLetterOrNumber: Bool {
    switch self {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber: true
    default: false
    }
  }

  fileprivate var isMark: Bool {
    switch self {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}
