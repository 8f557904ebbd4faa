public import FontKit
internal import Shaping
internal import TextAnalysis

/// Prepares texts for layout: finds their runs, fonts, glyphs and breaks.
///
/// A typesetter owns the working memory of shaping and of the break iterators, so it is made once and used for many
/// texts, on one thread at a time: each worker has its own. Its results do not depend on earlier texts.
///
///     let typesetter = Typesetter(fonts: fonts)
///     let title = typesetter.prepare("بيت", style: TextStyle(families: ["Noto Sans Arabic"], locale: "ar"))
public final class Typesetter {
  /// The fonts texts are set in.
  public let fonts: FontCollection
  /// How each style is adjusted; nil leaves styles as they are.
  public let adjustment: StyleAdjustment?

  private let shaper = TextShaper()
  private let deferredShaping = DeferredShaping()
  private var styles: [TextStyle: ResolvedStyle] = [:]
  /// The styles used last: to compare with a few is cheaper than to look one up.
  private var recent: [ResolvedStyle] = []

  /// How many styles are kept resolved; a list has a handful.
  private static let styleLimit = 256
  /// The most styles that a row of a list has.
  private static let recentLimit = 4
  /// The most memory that the words of all styles take together, in bytes.
  ///
  /// Beyond it, the words of all styles but the current one are dropped, and its own if it has as many; those still in use are soon
  /// measured again.
  var wordLimit = 64 << 20
  /// How many texts are prepared between two checks of that limit.
  private static let textsPerLook = 1 << 10
  private var textsSinceLook = 0

  /// The texts that were prepared; nil if they are not kept.
  private let sharedTexts: SharedTexts?
  /// The placeholders for the texts of many rows while one row is made; nil otherwise.
  private var placeholders: TextPlaceholders?

  /// A typesetter for these fonts.
  ///
  /// - Parameters:
  ///   - fonts: The fonts.
  ///   - sharesTexts: Whether a text that recurs in the same style is prepared only once. All texts are kept as long as
  ///     the typesetter: for lists that are held whole.
  /// - Precondition: There is at least one face.
  public convenience init(fonts: FontCollection, sharesTexts: Bool = false) {
    self.init(fonts, sharesTexts: sharesTexts, adjustment: nil)
  }

  /// A typesetter for these fonts that adjusts each style to what a person's settings say.
  ///
  /// - Precondition: There is at least one face.
  public convenience init(fonts: FontCollection, sharesTexts: Bool = false, adjustment: StyleAdjustment) {
    self.init(fonts, sharesTexts: sharesTexts, adjustment: adjustment)
  }

  private init(_ fonts: FontCollection, sharesTexts: Bool, adjustment: StyleAdjustment?) {
    require(!fonts.faces.isEmpty, "a typesetter needs a font")
    self.fonts = fonts
    self.adjustment = adjustment
    sharedTexts = sharesTexts ? SharedTexts() : nil
  }

  /// A typesetter for the same fonts that adjusts each style.
  public func adjusting(_ adjustment: StyleAdjustment) -> Typesetter {
    Typesetter(fonts: fonts, sharesTexts: sharedTexts != nil, adjustment: adjustment)
  }

  /// Prepares a text: finds what its lines depend on.
  ///
  /// Families of the style that are not in the collection are skipped. Cost: linear in the text; words that were
  /// measured before are looked up. Glyphs are shaped when glyphs, positions, or lines that are not plain are first
  /// asked for.
  public func prepare(_ text: String, style: TextStyle = TextStyle()) -> PreparedText {
    if let placeholders, let prepared = placeholders.prepared(text, style) { return prepared }
    let utf8 = Array(text.utf8)
    if let known = sharedTexts?.texts[style]?[utf8] { return known }
    let resolved = resolve(style)
    forgetOthers(than: resolved, texts: 1)
    let prepared = resolved.measurer.prepare(utf8, shaper) ?? shaper.prepare(utf8, in: resolved.context)
    sharedTexts?.texts[style, default: [:]][utf8] = prepared
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
    placeholders?.note(text.text)
    let utf8 = Array(text.text.utf8)
    let base = SpanStyle(resolve(text.style).context)
    var styles = [base]
    var cascades: [FontCascade?] = [base.context.cascade]
    var spans: [(end: Int32, style: UInt16)] = []
    // Spans of the same appearance share a style, and spans that change nothing have the style of the text.
    var known: [TextAttributes: UInt16] = [:]
    var indices = [SpanAppearance(TextAttributes(), of: text.style): UInt16(0)]
    for span in text.spans {
      let index: UInt16
      if let found = known[span.attributes] {
        index = found
      } else {
        let appearance = SpanAppearance(span.attributes, of: text.style)
        if let found = indices[appearance] {
          index = found
        } else {
          require(styles.count < Int(UInt16.max), "a text has at most 65 534 different kinds of span")
          index = UInt16(styles.count)
          styles.append(SpanStyle(appearance, resolve(appearance.style).context))
          cascades.append(appearance.box == nil ? styles[styles.count - 1].context.cascade : nil)
          indices[appearance] = index
        }
        known[span.attributes] = index
      }
      spans.append((Int32(span.range.lowerBound), 0))
      spans.append((Int32(span.range.upperBound), index))
    }
    spans.append((Int32(utf8.count), 0))
    let itemizer = Itemizer(cascades: cascades)
    return shaper.prepared(shaper.shape(utf8, styles: styles) { itemizer.runs(of: utf8, $0, spans: spans) })
  }

  /// Calls `body` while placeholders stand for the texts of many rows.
  package func making<Result>(with placeholders: TextPlaceholders, _ body: (Typesetter) -> Result) -> Result {
    self.placeholders = placeholders
    defer { self.placeholders = nil }
    return body(self)
  }

  /// Prepares some texts of a column.
  func chunk(of texts: TextColumn, _ range: Range<Int>, style: TextStyle) -> ColumnChunk {
    let resolved = resolve(style)
    forgetOthers(than: resolved, texts: range.count)
    let (block, blockRange) = texts.block(range)
    return resolved.measurer.chunk(of: block, blockRange, shaper)
  }

  /// Drops the words of styles if they take too much memory, but those of one only if they do so alone.
  private func forgetOthers(than resolved: ResolvedStyle, texts: Int) {
    textsSinceLook += texts
    guard textsSinceLook >= Self.textsPerLook else { return }
    textsSinceLook = 0
    guard wordByteCount > wordLimit else { return }
    for style in allStyles where style !== resolved || style.measurer.byteCount > wordLimit { style.forgetWords() }
  }

  private var allStyles: [ResolvedStyle] {
    recent + styles.values.filter { style in !recent.contains { $0 === style } }
  }

  /// The memory that the words of all styles take, in bytes.
  var wordByteCount: Int { allStyles.reduce(0) { $0 + $1.measurer.byteCount } }

  /// How many texts of columns in a style took each path.
  package func columnPaths(for style: TextStyle) -> ColumnPaths {
    resolve(style).measurer.paths
  }

  /// Forgets the words of texts, and the styles that were not among the last few, to give back memory.
  public func trimCaches() {
    for style in recent { style.forgetWords() }
    styles.removeAll()
    for style in recent { styles[style.context.style] = style }
  }

  func resolve(_ style: TextStyle) -> ResolvedStyle {
    guard let adjustment else { return resolveAdjusted(style) }
    return resolveAdjusted(adjustment.adjusted(style))
  }

  private func resolveAdjusted(_ style: TextStyle) -> ResolvedStyle {
    for known in recent where known.context.isOf(style) { return known }
    style.check()
    let resolved = styles[style] ?? makeResolved(style)
    // Replaced as a whole: a change in place would make every look at the styles a checked access.
    recent = Array((recent + [resolved]).suffix(Self.recentLimit))
    return resolved
  }

  private func makeResolved(_ style: TextStyle) -> ResolvedStyle {
    if styles.count >= Self.styleLimit { styles.removeAll() }
    let resolved = ResolvedStyle(StyleContext(style, fonts: fonts, shaper: shaper, deferredShaping: deferredShaping))
    styles[style] = resolved
    return resolved
  }
}

/// Texts that were prepared.
private final class SharedTexts {
  /// By style and bytes: canonically equivalent strings are equal, but a font may shape them differently.
  var texts: [TextStyle: [[UInt8]: PreparedText]] = [:]
}

/// A resolved style, with the words that were measured in it.
final class ResolvedStyle {
  let context: StyleContext
  var measurer: ColumnMeasurer

  init(_ context: StyleContext) {
    self.context = context
    measurer = ColumnMeasurer(context)
  }

  func forgetWords() { measurer = ColumnMeasurer(context) }
}

extension AnalysisOptions {
  /// The options for the analysis of texts in a style.
  init(_ style: TextStyle) {
    self.init(
      baseDirection: style.direction, locale: style.locale, breaking: style.breaking, strictness: style.strictness,
      words: style.words)
  }
}
