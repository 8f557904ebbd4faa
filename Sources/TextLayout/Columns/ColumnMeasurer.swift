internal import FontKit
internal import Shaping
internal import TextAnalysis

/// Finds the thresholds of texts in one style without preparing them: by pair advances and the automaton of line breaks
/// where they are printable ASCII, and by their words else.
///
/// It finds what `LineThresholds` finds in the text prepared, or nothing. One per style and typesetter; it keeps memory
/// from text to text.
struct ColumnMeasurer {
  /// What a text was found to be.
  struct Outcome {
    var unitsPerEm: Int
    var usesFirstFontOnly: Bool
  }

  /// Where the thresholds of the text last measured are.
  var finder = ThresholdFinder()
  /// The words that were measured.
  var words = WordCache(limit: 16 << 20)
  /// How many texts took each path.
  var paths = ColumnPaths()

  let context: StyleContext
  private let font: Font
  /// Units of an em in which a text of the style's first font is measured.
  let unitsPerEm: Int
  /// How many of them a unit of the font is.
  private let factor: Int32
  /// Whether texts of ASCII run from left to right, and nothing but advances matters.
  private let isSuited: Bool
  /// Whether spaces are in the first font, so that a word's font does not depend on the word before it.
  private let hasSpace: Bool
  // Tables of text with letters and without: HarfBuzz may apply other lookups to them.
  private var tables: (latin: PairAdvances?, common: PairAdvances?)
  private var isolation: [IsolationKey: Bool] = [:]
  private var positions: [Int32] = []
  /// Breaks inside words that HarfBuzz shaped: where a line ends there, and where one starts.
  private var cuts: [(offset: Int, end: Int32, start: Int32)] = []

  private struct IsolationKey: Hashable {
    let font: UInt16
    let script: Script
    let direction: TextDirection
  }

  /// The longest text: beyond it positions could overflow.
  private static let longest = 1 << 15
  /// Stands for a position inside a word that HarfBuzz shaped.
  private static let unknown = Int32.min

  init(_ context: StyleContext) {
    self.context = context
    let style = context.style
    font = context.font
    unitsPerEm = UnitsPerEm.common(to: context.token.unitsPerEm.union([font.unitsPerEm]).sorted())
    factor = Int32(exactly: unitsPerEm / font.unitsPerEm) ?? 1
    isSuited =
      style.letterSpacing == 0 && style.tracking == nil && style.breaking == .unicode
      && unitsPerEm.isMultiple(of: font.unitsPerEm)
    hasSpace = font.coverage.contains(" ")
  }

  /// Finds a text's thresholds; nil if it has to be prepared.
  ///
  /// - Parameter typesetter: Prepares words, and has the tables.
  mutating func measure(_ text: Span<UInt8>, _ typesetter: Typesetter) -> Outcome? {
    guard isSuited, text.count < Self.longest else { return nil }
    finder.begin()
    words.trim()
    guard text.isPrintableASCII, context.style.direction != .rightToLeft else {
      return measureByWords(text, typesetter)
    }
    guard let table = table(of: text, typesetter), measureASCII(text, table, typesetter) else { return nil }
    finder.endParagraph()
    return Outcome(unitsPerEm: unitsPerEm, usesFirstFontOnly: true)
  }

  // MARK: Printable ASCII

  private mutating func table(of text: Span<UInt8>, _ typesetter: Typesetter) -> PairAdvances? {
    let hasLetter = text.hasASCIILetter
    if let known = hasLetter ? tables.latin : tables.common { return known }
    let script: Script = hasLetter ? .latin : .common
    let made = typesetter.pairs.table(for: font, properties(script, .leftToRight), length: text.count)
    if hasLetter { tables.latin = made } else { tables.common = made }
    return made
  }

  private mutating func measureASCII(
    _ text: Span<UInt8>, _ table: PairAdvances, _ typesetter: Typesetter
  ) -> Bool {
    let count = text.count
    if positions.count <= count { positions.append(contentsOf: repeatElement(0, count: count + 1 - positions.count)) }
    positions[0] = 0
    cuts.removeAll(keepingCapacity: true)
    var measured = table.measure(text, &positions)
    if measured < count { paths.pairsAndWords += 1 } else { paths.pairs += 1 }
    while measured < count {
      // HarfBuzz is asked for the whole word that the character is in.
      guard let end = measureWord(text, at: measured, table, typesetter) else { return false }
      measured = end < count ? table.measure(text, from: end, &positions) : count
    }
    var lineStart = 0
    var isKnown = true
    ASCIILineRules.forEachBoundary(in: text) { boundary in
      isKnown = isKnown && append(text, lineStart..<boundary, table)
      lineStart = boundary
    }
    if count == 0 { finder.append(start: 0, end: 0) }
    return isKnown
  }

  /// Adds the segment between two breaks: white space at its end hangs, and a letter at its end has nothing after it.
  private mutating func append(_ text: Span<UInt8>, _ segment: Range<Int>, _ table: PairAdvances) -> Bool {
    var contentEnd = segment.upperBound
    while contentEnd > segment.lowerBound, text[contentEnd - 1] == 0x20 { contentEnd -= 1 }
    var start = positions[segment.lowerBound]
    if start == Self.unknown {
      guard let cut = cuts.first(where: { $0.offset == segment.lowerBound }) else { return false }
      start = cut.start
    }
    var end = positions[contentEnd]
    if end == Self.unknown {
      guard let cut = cuts.first(where: { $0.offset == contentEnd }) else { return false }
      end = cut.end
    } else if contentEnd == segment.upperBound, contentEnd < text.count {
      // No word of HarfBuzz's ends here: it would reach to a space.
      end = positions[contentEnd - 1] + table.advance(ofLast: text[contentEnd - 1])
    }
    finder.append(start: Int(start) * Int(factor), end: Int(end) * Int(factor))
    return true
  }

  /// Measures the word that holds a character; gives its end, or nil if the text as a whole decides.
  private mutating func measureWord(
    _ text: Span<UInt8>, at index: Int, _ table: PairAdvances, _ typesetter: Typesetter
  ) -> Int? {
    var start = index
    while start > 0, text[start - 1] != 0x20 { start -= 1 }
    var end = index
    while end < text.count, text[end] != 0x20 { end += 1 }
    guard start < end else { return nil }
    let word = word(text.extracting(start..<end), precedesSpace: end < text.count, typesetter)
    let isLatin = text.hasASCIILetter
    guard word.isShapedAlone, word.usesFirstFontOnly, word.unitsPerEm == unitsPerEm, word.level == 0,
      word.script == (isLatin ? .latin : .common), words.segments[word.segments.lowerBound].start == 0
    else { return nil }
    if start > 0 { positions[start] = positions[start - 1] + word.spaceAdvance / factor }
    for index in word.segments.dropLast() {
      let (before, after) = (words.segments[index], words.segments[index + 1])
      cuts.append(
        (start + Int(before.endOffset), positions[start] + before.end / factor, positions[start] + after.start / factor)
      )
    }
    for index in start + 1..<end { positions[index] = Self.unknown }
    positions[end] = positions[start] + word.advance / factor
    return end
  }

  // MARK: Words

  private mutating func measureByWords(_ text: Span<UInt8>, _ typesetter: Typesetter) -> Outcome? {
    guard hasSpace else { return nil }
    var first: MeasuredWord?
    var usesFirstFontOnly = true
    var position = 0
    var start = 0
    while start < text.count {
      var end = start
      while end < text.count, text[end] != 0x20 { end += 1 }
      // Two spaces in a row, or one at an end of the text.
      guard start < end, end != text.count - 1 else { return nil }
      let word = word(text.extracting(start..<end), precedesSpace: end < text.count, typesetter)
      guard word.isAnalyzedAlone, word.unitsPerEm == (first ?? word).unitsPerEm, word.level == (first ?? word).level
      else { return nil }
      if let first {
        guard let script = first.script, word.script == script else { return nil }
        position += Int(word.spaceAdvance)
      } else {
        first = word
      }
      for segment in words.segments[word.segments] {
        finder.append(start: position + Int(segment.start), end: position + Int(segment.end))
      }
      position += Int(word.advance)
      usesFirstFontOnly = usesFirstFontOnly && word.usesFirstFontOnly
      start = end + 1
    }
    guard let first else { return nil }
    finder.endParagraph()
    paths.words += 1
    return Outcome(unitsPerEm: first.unitsPerEm, usesFirstFontOnly: usesFirstFontOnly)
  }

  /// A word of a text, from the cache or prepared.
  private mutating func word(
    _ text: Span<UInt8>, precedesSpace: Bool, _ typesetter: Typesetter
  ) -> MeasuredWord {
    if let known = words.word(text, precedesSpace: precedesSpace) { return known }
    var unit: [UInt8] = [0x20]
    for index in 0..<text.count { unit.append(text[index]) }
    if precedesSpace { unit.append(0x20) }
    let prepared = typesetter.prepare(repairing: unit, style: context.style)
    // What was repaired is no longer the word.
    var segments: [MeasuredWord.Segment] = []
    let made = prepared.utf8 == unit ? MeasuredWord(prepared, &segments) { isolatesWords($0) } : nil
    return words.insert(made ?? .dependent, segments, for: text, precedesSpace: precedesSpace)
  }

  private mutating func isolatesWords(_ run: TextRun) -> Bool {
    let key = IsolationKey(font: run.font, script: run.script, direction: run.direction)
    if let known = isolation[key] { return known }
    let isolates = PairAdvances.isolatesWords(
      font: context.cascade.fonts[Int(run.font)], properties(run.script, run.direction))
    isolation[key] = isolates
    return isolates
  }

  private func properties(_ script: Script, _ direction: TextDirection) -> ShapingProperties {
    ShapingProperties(direction: direction, script: script, language: context.language, features: context.features)
  }
}

extension Span<UInt8> {
  /// Whether every character is printable ASCII.
  var isPrintableASCII: Bool {
    var isPrintable = true
    for index in 0..<count { isPrintable = isPrintable && self[index] &- 0x20 < 0x5F }
    return isPrintable
  }

  /// Whether a character is a letter of ASCII.
  fileprivate var hasASCIILetter: Bool {
    var hasLetter = false
    for index in 0..<count { hasLetter = hasLetter || (self[index] | 0x20) &- 0x61 < 26 }
    return hasLetter
  }
}

/// How many texts of columns took each path.
public struct ColumnPaths: Sendable, Hashable {
  /// Printable ASCII, measured by pairs.
  public internal(set) var pairs = 0
  /// Printable ASCII, measured by pairs except for some words.
  public internal(set) var pairsAndWords = 0
  /// Texts put together from their words.
  public internal(set) var words = 0
  /// Texts that were prepared.
  public internal(set) var prepared = 0
}
