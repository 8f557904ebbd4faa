internal import FontKit
internal import Shaping
internal import TextAnalysis

/// A word between spaces, measured: what it adds to a text that is made of such words with a space between them.
struct MeasuredWord: Hashable, Sendable {
  /// The advance of a space before it, in units of the text.
  var spaceAdvance: Int32
  /// Its own advance, before a space or at the text's end.
  var advance: Int32
  /// What counts beside its advance: see `ExtraLengths`.
  var extra: Int32 = 0
  /// Its stretches between break opportunities, in the cache.
  var segments: Range<Int>
  var unitsPerEm: Int
  var scripts: WordScripts
  /// Whether the scale of the style's first font applies to it.
  var scaling: WordScaling
  /// The embedding level of the spaces beside it.
  var level: UInt8
  /// Whether some of it is of another level.
  var hasOtherLevels = false
  /// Whether all of it is of one level.
  var isOfOneLevel = true
  /// Its fonts; nil if they are not known.
  var fonts: FontSet?
  /// Whether each of its clusters has a glyph.
  var isComplete = true
  var characters: WordCharacters
}

/// Whether the scale of a style's first font applies to a word: to all of it, to none, or to a part.
struct WordScaling: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  /// Some is scaled.
  static let scaled = WordScaling(rawValue: 1)
  /// Some is not, as in all words of a style whose font has no scale.
  static let unscaled = WordScaling(rawValue: 2)
  /// Some is scaled and some is not.
  static let partly = WordScaling(rawValue: 3)
}

struct WordScripts: Hashable, Sendable {
  let first: Script
  private(set) var last: Script
  /// Whether all are the same.
  private(set) var isOne = true
  init(_ script: Script) {
    first = script
    last = script
  }

  mutating func append(_ next: WordScripts) {
    last = next.last
    isOne = isOne && next.isOne && next.first == first
  }
}

extension MeasuredWord {
  /// A word of a shaped text; nil if its measurements depend on the text as a whole.
  ///
  /// - Parameters:
  ///   - word: Its bytes: a space is before them, and another or the text's end after them.
  ///   - extraLengths: What counts beside its advance.
  init?(
    _ text: BreakableText, _ word: Range<Int>, _ extraLengths: ExtraLengths, _ segments: inout [TextSegment],
    _ characters: WordCharacters, _ buffer: inout ShapingBuffer
  ) {
    let shaped = text.shaped
    let opportunities = text.opportunities
    let first = shaped.cluster(at: word.lowerBound)
    let last = shaped.cluster(at: word.upperBound)
    let firstOpportunity = partitionIndex(of: opportunities) { $0.offset < word.lowerBound }
    guard !word.isEmpty, !shaped.hasCircles, shaped.paragraphs.count == 1,
      shaped.clusterStarts[first] == word.lowerBound,
      shaped.clusterStarts[last] == word.upperBound, text.hasGraphemeBoundary(at: word.lowerBound),
      text.hasGraphemeBoundary(at: word.upperBound), Int(opportunities[firstOpportunity].offset) == word.lowerBound
    else { return nil }

    let firstRun = shaped.runIndex(at: word.lowerBound)
    let lastRun = shaped.runIndex(at: word.upperBound - 1)
    let runs = shaped.runs[firstRun...lastRun]
    guard runs.allSatisfy({ $0.kind == .text }) else { return nil }
    let level = shaped.run(at: word.lowerBound - 1).level
    guard word.upperBound == shaped.text.count || shaped.run(at: word.upperBound).level == level else { return nil }
    let hasOtherLevels = !runs.allSatisfy { $0.level == level }
    // From right to left the spaces are of the paragraph's level, and so is a space between two such words.
    guard !hasOtherLevels || level == 1 && shaped.paragraphs[0].baseDirection == .rightToLeft else { return nil }
    // The units of a text of this word alone: a letter before it may be in another font.
    guard let unitsPerEm = shaped.context.unitsPerEm(of: runs), shaped.unitsPerEm.isMultiple(of: unitsPerEm) else {
      return nil
    }
    func units(_ distance: Int) -> Int32? {
      let (quotient, remainder) = distance.quotientAndRemainder(dividingBy: shaped.unitsPerEm / unitsPerEm)
      return remainder == 0 ? Int32(exactly: quotient) : nil
    }
    let origin = shaped.positions[first]
    let fixedOrigin = shaped.fixedPosition(at: word.lowerBound, origin)
    let scaling = shaped.scaling(of: runs)
    func extra(_ position: Int, _ fixedPosition: Int) -> Int32? {
      let length = fixedPosition - fixedOrigin
      return switch extraLengths {
      case .none: 0
      case .letterSpacing: Int32(exactly: length == 0 ? 0 : length / shaped.styles[0].letterSpacing)
      case .unscaledAdvances: scaling == .unscaled ? units(position - origin) : units(length)
      }
    }
    var start = shaped.start(after: opportunities[firstOpportunity])
    var (index, run) = (firstOpportunity, firstRun)
    repeat {
      index += 1
      let opportunity = opportunities[index]
      // White space alone has no width.
      guard opportunity.contentEnd > start.offset || opportunity.endPosition <= start.position,
        shaped.isPlain(segmentAt: index, of: opportunities, from: start, &buffer),
        let segmentStart = units(start.position - origin), let segmentEnd = units(opportunity.endPosition - origin),
        let startExtra = extra(start.position, start.fixedPosition),
        let endExtra = extra(opportunity.endPosition, shaped.end(of: opportunity).fixedPosition)
      else { return nil }
      let end = min(Int(opportunity.offset), word.upperBound)
      segments.append(
        TextSegment(
          start: segmentStart, end: segmentEnd, startExtra: startExtra, endExtra: endExtra,
          fonts: shaped.fonts(in: start.offset..<end, contentEnd: Int(opportunity.contentEnd), from: &run)))
      start = shaped.start(after: opportunity)
    } while opportunities[index].offset < word.upperBound && !opportunities[index].endsParagraph

    var isSafeToConcat = true
    // The space before the word may be in a run with the text before it. If it ends that run, it is the word before that may change it.
    let space = shaped.run(at: word.lowerBound - 1)
    let isLastAndPlain =
      Int(space.end) == word.lowerBound
      && origin - shaped.positions[first - 1] == shaped.units(of: shaped.context.space, in: shaped.styles[0])
    if space.start < word.lowerBound - 1, !isLastAndPlain {
      isSafeToConcat = shaped.context.spacesAreSafeToConcat(in: space)
    }
    // A space in another run than the word beside it is shaped separately anyway.
    for run in [runs[firstRun], runs[lastRun]] where run.start < word.lowerBound || Int(run.end) > word.upperBound {
      isSafeToConcat =
        isSafeToConcat && shaped.context.spacesAreSafeToConcat(in: run)
        && !(run.script.mayHaveSyllables && shaped.text.hasLettersThatDependOnMarks(in: word))
    }
    guard isSafeToConcat, characters.areAlone, !characters.leavesScriptOpen,
      let spaceAdvance = units(origin - shaped.positions[first - 1]),
      let advance = units(shaped.positions[last] - origin),
      let extra = extra(
        shaped.positions[last], shaped.fixedPosition(beforeEnd: word.upperBound, shaped.positions[last]))
    else { return nil }
    var scripts = WordScripts(runs[firstRun].script)
    for run in runs.dropFirst() { scripts.append(WordScripts(run.script)) }
    self.init(
      spaceAdvance: spaceAdvance, advance: advance, extra: extra, segments: 0..<segments.count, unitsPerEm: unitsPerEm,
      scripts: scripts, scaling: scaling, level: level, hasOtherLevels: hasOtherLevels,
      isOfOneLevel: runs.allSatisfy { $0.level == runs[firstRun].level }, fonts: FontSet(runs),
      isComplete: !shaped.missing.contains { (word.lowerBound - 1..<word.upperBound).contains(Int($0)) },
      characters: characters)
  }
}

extension BreakableText {
  /// Whether a grapheme cluster begins at an offset.
  fileprivate func hasGraphemeBoundary(at offset: Int) -> Bool {
    // Graphemes of a script are about equally long.
    let guess = shaped.text.isEmpty ? 0 : offset * graphemes.count / shaped.text.count
    let index = partitionIndex(of: graphemes, near: guess) { $0 < offset }
    return index < graphemes.count && graphemes[index] == offset
  }
}

extension ShapedText {
  /// Whether the scale of the style's first font applies to some runs.
  fileprivate func scaling(of runs: ArraySlice<TextRun>) -> WordScaling {
    runs.reduce([]) { $0.union($1.isScaled(in: font(of: $1)) ? .scaled : .unscaled) }
  }
}

extension StyleContext {
  /// Whether words are safe to concat at the spaces of a run.
  fileprivate func spacesAreSafeToConcat(in run: TextRun) -> Bool {
    cascade.fonts[Int(run.font)].spacesAreSafeToConcat(properties(of: run))
  }
}

extension [UInt8] {
  /// Whether HarfBuzz may give some letters other glyphs because of marks in the same run, however far away.
  fileprivate func hasLettersThatDependOnMarks(in range: Range<Int>) -> Bool {
    String(decoding: self[range], as: UTF8.self).unicodeScalars.contains(where: \.dependsOnMarksOfRun)
  }
}
