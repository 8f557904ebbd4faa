public import FontKit
internal import Shaping
internal import TextAnalysis

/// Prepares texts for layout: finds their runs, fonts, glyphs and breaks.
///
/// A typesetter owns the working memory of shaping and of the break iterators, so it is made once and used for many texts,
/// on one thread at a time: each worker has its own. What it makes is the same whatever it made before.
///
///     let typesetter = Typesetter(fonts: fonts)
///     let title = typesetter.prepare("بيت", style: TextStyle(families: ["Noto Sans Arabic"], locale: "ar"))
public final class Typesetter {
  /// The fonts texts are set in.
  public let fonts: FontCollection

  private let analyzer = TextAnalyzer()
  private var buffer = ShapingBuffer()
  private var contexts: [TextStyle: (context: StyleContext, itemizer: Itemizer)] = [:]

  /// How many styles are kept resolved; a list has a handful.
  private static let contextLimit = 256

  /// A typesetter for these fonts.
  ///
  /// - Precondition: There is at least one face.
  public init(fonts: FontCollection) {
    precondition(!fonts.faces.isEmpty, "a typesetter needs a font")
    self.fonts = fonts
  }

  /// Shapes a text and finds its breaks.
  ///
  /// Families of the style that are not in the collection are passed over. Cost: linear in the text.
  public func prepare(_ text: String, style: TextStyle = TextStyle()) -> PreparedText {
    prepare(utf8: Array(text.utf8), style: style)
  }

  /// Prepares UTF-8 that may be damaged: what is not well formed is replaced by U+FFFD, and offsets are into the repaired text.
  public func prepare(repairing bytes: some Collection<UInt8>, style: TextStyle = TextStyle()) -> PreparedText {
    prepare(String(decoding: bytes, as: UTF8.self), style: style)
  }

  private func prepare(utf8: [UInt8], style: TextStyle) -> PreparedText {
    let context = context(for: style)
    let analysis = analyzer.analyze(utf8, options: AnalysisOptions(style))
    let runs = contexts[style]?.itemizer.runs(of: utf8, analysis) ?? []
    let shaped = ShapedText(utf8, analysis, runs: runs, context: context, &buffer)
    let opportunities = BreakOpportunity.all(in: shaped, breaks: analysis.breaks, &buffer)
    return PreparedText(
      storage: PreparedText.Storage(shaped: shaped, graphemes: analysis.graphemes, opportunities: opportunities))
  }

  private func context(for style: TextStyle) -> StyleContext {
    if let known = contexts[style] { return known.context }
    if contexts.count >= Self.contextLimit { contexts.removeAll() }
    let context = StyleContext(style, fonts: fonts, buffer: &buffer)
    contexts[style] = (context, Itemizer(cascade: context.cascade))
    return context
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
