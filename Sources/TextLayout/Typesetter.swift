public import FontKit
internal import Shaping
internal import TextAnalysis

/// Prepares texts for layout: finds their runs, fonts, glyphs and breaks.
///
/// A typesetter owns the working memory of shaping and of the break iterators, so it is made once and used for many
/// texts, on one thread at a time: each worker has its own. What it makes is the same whatever it made before.
///
///     let typesetter = Typesetter(fonts: fonts)
///     let title = typesetter.prepare("بيت", style: TextStyle(families: ["Noto Sans Arabic"], locale: "ar"))
public final class Typesetter {
  /// The fonts texts are set in.
  public let fonts: FontCollection

  let analyzer = TextAnalyzer()
  private var buffer = ShapingBuffer()
  private var contexts: [TextStyle: ResolvedStyle] = [:]
  /// The styles used last: to compare with a few is cheaper than to look one up.
  private var recent: [ResolvedStyle] = []

  private struct ResolvedStyle {
    let context: StyleContext
    let itemizer: Itemizer
  }

  private var finder = ThresholdFinder()
  var pairs = PairedRuns()
  var measurers: [TextStyle: ColumnMeasurer] = [:]

  /// How many styles are kept resolved; a list has a handful.
  private static let contextLimit = 256
  /// How many styles a row of a list is set in, at most.
  private static let recentLimit = 4
  /// How many styles' words are kept.
  private static let measurerLimit = 8

  /// The texts that were prepared, by style and bytes; nil if they are not kept.
  ///
  /// Strings are equal whose characters are written differently, which are other texts to a font.
  private var sharedTexts: [TextStyle: [[UInt8]: PreparedText]]?

  /// A typesetter for these fonts.
  ///
  /// - Parameters:
  ///   - fonts: The fonts.
  ///   - sharesTexts: Whether a text that comes again in the same style is not prepared again. All are kept as long as the
  ///     typesetter: for lists that are held whole.
  /// - Precondition: There is at least one face.
  public init(fonts: FontCollection, sharesTexts: Bool = false) {
    precondition(!fonts.faces.isEmpty, "a typesetter needs a font")
    self.fonts = fonts
    sharedTexts = sharesTexts ? [:] : nil
  }

  /// Shapes a text and finds its breaks.
  ///
  /// Families of the style that are not in the collection are passed over. Cost: linear in the text.
  public func prepare(_ text: String, style: TextStyle = TextStyle()) -> PreparedText {
    let utf8 = Array(text.utf8)
    if let known = sharedTexts?[style]?[utf8] { return known }
    let prepared = prepare(utf8: utf8, style: style)
    sharedTexts?[style, default: [:]][utf8] = prepared
    return prepared
  }

  /// Prepares texts that are to be measured one after another.
  ///
  /// Each is as by `prepare(_:style:)`. Cost: linear in the texts, and 130 bytes more for each.
  public func prepare(contentsOf texts: some Sequence<some StringProtocol>, style: TextStyle = TextStyle())
    -> PreparedTexts
  {
    PreparedTexts(texts.map { prepare(String($0), style: style) })
  }

  /// Prepares UTF-8 that may be damaged: what is not well formed is replaced by U+FFFD, and offsets are into the
  /// repaired text.
  public func prepare(repairing bytes: some Collection<UInt8>, style: TextStyle = TextStyle()) -> PreparedText {
    prepare(String(decoding: bytes, as: UTF8.self), style: style)
  }

  /// Shapes a text whose parts are set differently.
  ///
  /// Line breaking, base direction and language are those of the text's style.
  ///
  /// - Precondition: No more than 65 534 kinds of span differ from each other.
  public func prepare(_ text: AttributedText) -> PreparedText {
    let utf8 = Array(text.text.utf8)
    let base = SpanStyle(resolve(text.style).context)
    var styles = [base]
    var cascades: [FontCascade?] = [base.context.cascade]
    var spans: [(end: Int32, style: UInt16)] = []
    // Spans that come to the same are set as one, and those that change nothing as the text around them.
    var known: [TextAttributes: UInt16] = [:]
    var places = [SpanAppearance(TextAttributes(), of: text.style): UInt16(0)]
    for span in text.spans {
      let place: UInt16
      if let found = known[span.attributes] {
        place = found
      } else {
        let appearance = SpanAppearance(span.attributes, of: text.style)
        if let found = places[appearance] {
          place = found
        } else {
          precondition(styles.count < Int(UInt16.max), "a text has at most 65 534 different kinds of span")
          place = UInt16(styles.count)
          styles.append(SpanStyle(appearance, resolve(appearance.style).context))
          cascades.append(appearance.box == nil ? styles[styles.count - 1].context.cascade : nil)
          places[appearance] = place
        }
        known[span.attributes] = place
      }
      spans.append((Int32(span.range.lowerBound), 0))
      spans.append((Int32(span.range.upperBound), place))
    }
    spans.append((Int32(utf8.count), 0))
    let itemizer = Itemizer(cascades: cascades)
    return prepare(utf8, styles: styles) { itemizer.runs(of: utf8, $0, spans: spans) }
  }

  /// Prepares well-formed UTF-8.
  ///
  /// - Parameter findsThresholds: Whether its thresholds are wanted: not those of words that were put together.
  func prepare(utf8: [UInt8], style: TextStyle, findsThresholds: Bool = true) -> PreparedText {
    let resolved = resolve(style)
    return prepare(utf8, styles: [SpanStyle(resolved.context)], findsThresholds: findsThresholds) {
      resolved.itemizer.runs(of: utf8, $0)
    }
  }

  private func prepare(
    _ utf8: [UInt8], styles: [SpanStyle], findsThresholds: Bool = true, itemize: (AnalyzedText) -> [TextRun]
  ) -> PreparedText {
    var analysis = analyzer.analyze(utf8, options: AnalysisOptions(styles[0].context.style))
    let shaped = ShapedText(
      utf8, analysis.paragraphs, runs: itemize(analysis), styles: styles, &buffer, &pairs)
    let graphemes = TextOffsets(analysis.graphemes)
    analysis.graphemes = []
    let breaks = shaped.breaksBesideBoxes(analysis.breaks)
    let opportunities = BreakOpportunity.all(in: shaped, breaks: breaks, &buffer)
    return PreparedText(
      storage: PreparedText.Storage(
        shaped: shaped, graphemes: graphemes, opportunities: opportunities,
        thresholds: findsThresholds && Shortcuts.areTaken
          ? LineThresholds(shaped, opportunities, &finder, &buffer) : .none))
  }

  /// What measures texts of columns in a style; it is put back after use.
  func takeMeasurer(for style: TextStyle) -> ColumnMeasurer {
    if let known = measurers.removeValue(forKey: style) { return known }
    return ColumnMeasurer(resolve(style).context)
  }

  func putBack(_ measurer: ColumnMeasurer) {
    if measurers.count >= Self.measurerLimit { measurers.removeAll() }
    measurers[measurer.context.style] = measurer
  }

  /// Forgets the styles that are resolved, but for those used last.
  func forgetStyles() {
    contexts.removeAll()
  }

  private func resolve(_ style: TextStyle) -> ResolvedStyle {
    if let known = recent.first(where: { $0.context.style == style }) { return known }
    precondition((1...1000).contains(style.weight), "a weight lies between 1 and 1000")
    precondition(style.letterSpacing.isFinite, "letter spacing must be a number of points")
    precondition(style.variations.allSatisfy(\.value.isFinite), "a place on an axis must be a number")
    let resolved = contexts[style] ?? makeResolved(style)
    if recent.count == Self.recentLimit { recent.removeFirst() }
    recent.append(resolved)
    return resolved
  }

  private func makeResolved(_ style: TextStyle) -> ResolvedStyle {
    if contexts.count >= Self.contextLimit { contexts.removeAll() }
    let context = StyleContext(style, fonts: fonts, analyzer: analyzer, buffer: &buffer)
    let resolved = ResolvedStyle(context: context, itemizer: Itemizer(cascade: context.cascade))
    contexts[style] = resolved
    return resolved
  }
}

extension AnalysisOptions {
  /// What analysis depends on in a style.
  init(_ style: TextStyle) {
    self.init(
      baseDirection: style.direction, locale: style.locale, breaking: style.breaking, strictness: style.strictness,
      words: style.words)
  }
}
