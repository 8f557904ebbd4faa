internal import FontKit
internal import Shaping
internal import Synchronization
internal import TextAnalysis

/// A style resolved against a font collection, shared by all texts of the style.
final class StyleContext: Sendable {
  let style: TextStyle
  /// What analysis of its texts depends on.
  let analysis: AnalysisOptions
  /// What the system does with lines.
  var rules: LineRules { analysis.rules }
  let cascade: FontCascade
  /// The first font, whose box lines have.
  let font: FontFace
  let language: ShapingLanguage
  /// The style's features, with optional ligatures off where letters are spaced.
  let features: [FontFeature]
  /// The token that stands for hidden text.
  let token: TruncationToken
  /// The token in each font if it takes that of the text before it, else empty; nil for a font that lacks its characters.
  let tokensOfFonts: [TruncationToken?]
  /// The hyphen that is drawn where a line ends at a soft hyphen, for each font; in another font if that has none.
  let hyphens: [InsertedText]
  /// A space of the first font.
  let space: InsertedText
  /// Units per em of the first font and of inserted text, and a common multiple of them.
  let units: (all: Set<Int>, common: Int)
  /// Whether one of the fonts depends on the size.
  let dependsOnSize: Bool
  /// Whether one of the fonts stands in for another face.
  let hasStandIn: Bool
  /// Whether the advances of one of the fonts are to be multiplied: it has a size.
  let hasFactors: Bool
  /// The pixels of an em, if glyphs are whole pixels wide.
  let pixelsPerEm: Double?
  /// Whether glyphs are whole pixels wide.
  var isInWholePixels: Bool { pixelsPerEm != nil }
  /// Shapes texts of the style when their glyphs are asked for.
  let deferredShaping: DeferredShaping
  /// The style in other faces of its fonts, and in other base directions, that were asked for before.
  private let others = Mutex<[Variant: StyleContext]>([:])

  private enum Variant: Hashable {
    case size(Double)
    case wholePixels(perEm: Double)
    case direction(TextDirection)
  }

  /// The most of them that are cached; at this number, all are dropped.
  private static let othersLimit = 64

  /// Whether it is of a style; compared here to avoid a copy of its style.
  func isOf(_ style: TextStyle) -> Bool { self.style == style }

  init(_ style: TextStyle, fonts: FontCollection, shaper: TextShaper, deferredShaping: DeferredShaping) {
    self.style = style
    let analysis = AnalysisOptions(style)
    self.analysis = analysis
    pixelsPerEm = nil
    self.deferredShaping = deferredShaping
    var buffer = ShapingBuffer()
    let cascade = fonts.cascade(
      families: style.families, weight: style.weight, isItalic: style.isItalic, fallsBack: style.fallsBack,
      variations: style.variations, locale: style.locale)
    self.cascade = cascade
    font = cascade.fonts[0]
    language = ShapingLanguage(style.locale)
    features = Self.features(forLetterSpacingOf: style, analysis.rules) + style.features

    let (language, features) = (language, features)
    func insert(_ text: [UInt8], _ run: TextRun) -> InsertedText {
      InsertedText(
        text, run: run, font: cascade.fonts[Int(run.font)],
        properties: ShapingProperties(
          direction: run.direction, script: run.script, language: language, features: features),
        analysis.rules, &buffer)
    }
    func insert(_ text: String, font: Int) -> InsertedText {
      let bytes = Array(text.utf8)
      let run = TextRun(
        start: 0, end: Int32(bytes.count), font: UInt16(font), level: 0, kind: .text, script: .common)
      return insert(bytes, run)
    }
    // Three dots where no font has an ellipsis.
    let hasEllipsis = cascade.fonts.contains { !$0.hasColorGlyphs && $0.coverage.contains("…") }
    let tokenText = Array((style.truncationToken ?? (hasEllipsis ? "…" : "...")).utf8)
    func tokenRuns(_ direction: BaseDirection) -> [InsertedText] {
      var options = analysis
      options.baseDirection = direction
      let itemizer = Itemizer(cascades: [cascade])
      let runs = itemizer.runs(of: tokenText, shaper.analyzer.analyze(tokenText, options: options))
      return runs.filter { $0.kind == .text }.map { insert(tokenText, $0) }
    }
    token = TruncationToken(
      leftToRight: tokenRuns(.leftToRight), rightToLeft: tokenRuns(.rightToLeft), in: cascade)
    tokensOfFonts =
      !analysis.rules.cutsMeasuredLines
      ? []
      : cascade.fonts.enumerated().map { index, font in
        guard String(decoding: tokenText, as: UTF8.self).unicodeScalars.allSatisfy(font.coverage.contains) else {
          return nil
        }
        func run(_ level: UInt8) -> InsertedText {
          insert(
            tokenText,
            TextRun(
              start: 0, end: Int32(tokenText.count), font: UInt16(index), level: level, kind: .text, script: .common))
        }
        return TruncationToken(leftToRight: [run(0)], rightToLeft: [run(1)], in: cascade)
      }
    let signs: [Unicode.Scalar] = ["\u{2010}", "-"]
    let found = cascade.fonts.map { font in signs.first { font.coverage.contains($0) } }
    let standIn = found.firstIndex { $0 != nil } ?? 0
    hyphens = found.indices.map { font in
      let font = found[font] == nil ? standIn : font
      return insert(String(found[font] ?? "-"), font: font)
    }
    space = insert(" ", font: 0)
    units = Self.units(of: token, cascade)
    dependsOnSize = cascade.dependsOnSize
    hasStandIn = cascade.hasStandIn
    hasFactors = cascade.hasFactors
  }

  /// The style in its fonts at a size; itself if none of them depends on it.
  ///
  /// Cost: that of making the fonts and of shaping what may be inserted, unless it was asked for at the size before.
  func atSize(_ size: Double) -> StyleContext {
    guard dependsOnSize || hasStandIn else { return self }
    return variant(.size(size)) { StyleContext(self, cascade: cascade.atSize(size), &$0) }
  }

  /// The style in its fonts with glyphs that are whole pixels wide.
  ///
  /// Cost: as that of `atSize`.
  func inWholePixels(perEm pixelsPerEm: Double) -> StyleContext {
    variant(.wholePixels(perEm: pixelsPerEm)) { buffer in
      StyleContext(self, cascade: cascade.inWholePixels(perEm: pixelsPerEm), pixelsPerEm: pixelsPerEm, &buffer)
    }
  }

  /// The style with a base direction.
  ///
  /// Cost: as that of `atSize`.
  func inDirection(_ direction: TextDirection) -> StyleContext {
    let base = BaseDirection(direction)
    if style.direction == base { return self }
    return variant(.direction(direction)) { StyleContext(self, cascade: cascade, direction: base, &$0) }
  }

  private func variant(_ variant: Variant, _ make: (inout ShapingBuffer) -> StyleContext) -> StyleContext {
    others.withLock { known in
      if let context = known[variant] { return context }
      if known.count >= Self.othersLimit { known.removeAll() }
      var buffer = ShapingBuffer()
      let context = make(&buffer)
      known[variant] = context
      return context
    }
  }

  private static func units(of token: TruncationToken, _ cascade: FontCascade) -> (all: Set<Int>, common: Int) {
    let all = token.unitsPerEm.union([cascade.fonts[0].unitsPerEm])
    return (all, UnitsPerEm.common(to: all.sorted()))
  }

  /// A style in other faces of its fonts, which cover the same characters, or in another base direction.
  private init(
    _ context: StyleContext, cascade: FontCascade, pixelsPerEm: Double? = nil, direction: BaseDirection? = nil,
    _ buffer: inout ShapingBuffer
  ) {
    func insert(_ inserted: InsertedText) -> InsertedText {
      InsertedText(
        inserted.text, run: inserted.run, font: cascade.fonts[Int(inserted.font)],
        properties: context.properties(of: inserted.run), context.rules, &buffer)
    }
    var (style, analysis) = (context.style, context.analysis)
    if let direction { (style.direction, analysis.baseDirection) = (direction, direction) }
    (self.style, self.analysis) = (style, analysis)
    self.pixelsPerEm = pixelsPerEm ?? context.pixelsPerEm
    deferredShaping = context.deferredShaping.ofOtherFaces ?? context.deferredShaping
    self.cascade = cascade
    font = cascade.fonts[0]
    language = context.language
    features = context.features
    func insert(_ token: TruncationToken) -> TruncationToken {
      TruncationToken(
        leftToRight: token.leftToRight.map(insert), rightToLeft: token.rightToLeft.map(insert), in: cascade)
    }
    token = insert(context.token)
    tokensOfFonts = context.tokensOfFonts.map { $0.map(insert) }
    hyphens = context.hyphens.map(insert)
    space = insert(context.space)
    units = Self.units(of: token, cascade)
    dependsOnSize = cascade.dependsOnSize
    hasStandIn = cascade.hasStandIn
    hasFactors = cascade.hasFactors
  }

  /// Units per em of a text of some runs, in one size; nil if they are finer than the fonts'.
  func unitsPerEm(of runs: some Sequence<TextRun>) -> Int? {
    hasFactors ? nil : unitsPerEm(with: Set(runs.map { cascade.fonts[Int($0.font)].unitsPerEm }))
  }

  /// Units per em of a text in one size that has fonts of other units beside the first.
  func unitsPerEm(with others: Set<Int>) -> Int {
    others.isSubset(of: units.all) ? units.common : UnitsPerEm.common(to: units.all.union(others).sorted())
  }

  /// Spaced letters are not joined (CSS Text 3, section 8.2); what the caller asks for by name stays on.
  private static func features(forLetterSpacingOf style: TextStyle, _ rules: LineRules) -> [FontFeature] {
    guard rules.spacingKeepsForms ? style.letterSpacing > 0 : style.letterSpacing != 0 else { return [] }
    return (rules.spacingKeepsForms ? ["liga"] : ["liga", "clig", "dlig", "hlig", "calt"]).map { FontFeature($0, 0) }
  }

  func properties(of run: TextRun) -> ShapingProperties {
    ShapingProperties(
      direction: run.direction, script: run.script, language: language, features: features,
      dividesGraphemes: rules.dividesGraphemes)
  }
}
