/// Analyses texts: where their paragraphs, directions, scripts, grapheme clusters and line breaks are.
///
/// An analyzer owns ICU's iterators and scratch memory, so it is cheap to use again and belongs to one thread: each worker
/// has its own. Its results depend on the text and the options only.
package final class TextAnalyzer {
  let graphemeFinder = BoundaryFinder(.graphemes())
  let lineIterators = LineIterators()
  private var levels = LevelResolver()
  var scalars = ScalarText()
  package var characters = CharacterTable()

  /// Creates an analyzer.
  package init() {}

  /// Analyses `utf8`, which should be well-formed; other bytes are safe, and taken for U+FFFD.
  ///
  /// - Precondition: the text is shorter than 2 GiB.
  /// - Complexity: O(*n*) in time and memory.
  package func analyze(_ utf8: Span<UInt8>, options: AnalysisOptions = AnalysisOptions()) -> AnalyzedText {
    precondition(utf8.count <= Int(Int32.max), "a text is shorter than 2 GiB")
    if options.baseDirection != .rightToLeft, isASCII(utf8), let asciiRules = ASCIILineRules.shared {
      return analyzeASCII(utf8, asciiRules, options: options)
    }
    scalars.decode(utf8)
    defer { trimScratch() }
    characters.read(scalars.scalars)
    let bidi = levels.resolve(scalars, characters.facts, base: options.baseDirection)
    let (paragraphs, starts) = findParagraphs(scalars, bidi: bidi.paragraphs, base: options.baseDirection)
    var graphemes = findGraphemes(utf8, scalars)
    let (breaks, addresses) = findBreaks(utf8, scalars, graphemes: &graphemes, options: options)
    return AnalyzedText(
      paragraphs: paragraphs,
      levelRuns: bidi.runs,
      scriptRuns: findScripts(scalars, characters.facts, graphemes: graphemes, paragraphStarts: starts),
      graphemes: graphemes,
      breaks: breaks, addresses: addresses)
  }

  /// Analyses the bytes of an array.
  package func analyze(_ utf8: [UInt8], options: AnalysisOptions = AnalysisOptions()) -> AnalyzedText {
    analyze(utf8.span, options: options)
  }

  /// Where lines of `utf8` may or must start: the breaks of `analyze(_:options:)` alone.
  package func lineBreaks(of utf8: Span<UInt8>, options: AnalysisOptions) -> [LineBreak] {
    if options.baseDirection != .rightToLeft, isASCII(utf8), let asciiRules = ASCIILineRules.shared {
      return findASCIIBreaks(utf8, asciiRules, options: options).breaks
    }
    scalars.decode(utf8)
    defer { trimScratch() }
    var graphemes = findGraphemes(utf8, scalars)
    return findBreaks(utf8, scalars, graphemes: &graphemes, options: options).breaks
  }

  /// Gives back memory beyond what everyday texts need, so that one huge text does not stay paid for.
  func trimScratch() {
    let limit = 1 << 16
    scalars.trim(toCapacity: limit)
    levels.trim(toCapacity: limit)
    characters.trim(toCapacity: limit)
  }
}
