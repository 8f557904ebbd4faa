import FontKit
import TestSupport
import Testing
import TextAnalysis

@testable import TextLayout

/// A face that stands in for a wider or narrower one, by a factor for each size.
@Suite("A face that stands in for another", .tags(.conformance))
struct AdvanceScaleTests {
  private static let scale = AdvanceScale(factors: (0...40).map { 1.1 - 0.005 * Double($0) }, error: 0.02)
  private static let sizes = [0.5, 9, 12, 16.5, 17, 23, 40, 53]
  private static let latin = "Größe der Schrift: AVATAR, Type office 0123 (To.) f-fi"

  /// The collection with one more family, `Stand-in`: Inter with the scale above.
  private static let fonts: FontCollection = {
    var fonts = TestFonts.collection
    for face in fonts.faces where face.family == "Inter" {
      fonts.add(face.font.withAdvanceScale(scale), family: "Stand-in", weight: face.weight)
    }
    return fonts
  }()

  private let typesetter = Typesetter(fonts: Self.fonts)

  private func prepare(_ text: String, _ family: String = "Stand-in", locale: String = "en") -> PreparedText {
    typesetter.prepare(text, style: TextStyle(families: [family], locale: locale))
  }

  /// The sums of the advances of a text's glyphs in Inter, which stands in for another face, and in other faces.
  private func advances(_ text: PreparedText, _ size: Double) -> (inInter: Double, inOthers: Double) {
    var sums = (inInter: 0.0, inOthers: 0.0)
    for line in text.layout(width: nil, size: size).lines {
      for glyph in text.glyphs(of: line, size: size) {
        if glyph.font.familyName == "Inter" { sums.inInter += glyph.advance } else { sums.inOthers += glyph.advance }
      }
    }
    return sums
  }

  @Test("The factor is that of the size, or between those of two whole sizes")
  func factor() {
    #expect(Self.scale.factor(atSize: 17) == Self.scale.factors[17])
    #expect(abs(Self.scale.factor(atSize: 16.25) - (1.1 - 0.005 * 16.25)) < 1e-12)
    #expect(Self.scale.factor(atSize: 90) == Self.scale.factors[40])
    #expect(Self.scale.factor(atSize: 0) == Self.scale.factors[0])
  }

  @Test("Text all in it is wider by the factor, and as high", arguments: sizes)
  func widths(size: Double) {
    let (text, plain) = (prepare(Self.latin), prepare(Self.latin, "Inter"))
    let factor = Self.scale.factor(atSize: size)
    #expect(abs(text.maximumContentWidth(size: size) / (plain.maximumContentWidth(size: size) * factor) - 1) < 1e-12)
    #expect(abs(text.minimumContentWidth(size: size) / (plain.minimumContentWidth(size: size) * factor) - 1) < 1e-12)
    #expect(text.height(width: nil, size: size) == plain.height(width: nil, size: size))
    // A width that is larger by the same factor holds the same lines.
    for ems in [3.0, 5.5, 8, 12] {
      let lines = plain.layout(width: ems * size, size: size).lines
      let scaled = text.layout(width: ems * size * factor * (1 + 1e-12), size: size).lines
      #expect(scaled.map(\.range) == lines.map(\.range))
      #expect(text.lineCount(width: ems * size * factor * (1 + 1e-12), size: size) == lines.count)
    }
  }

  @Test("A text alone keeps its thresholds at every size, and the face keeps its shaping")
  func keepsPaths() {
    let text = prepare(Self.latin)
    #expect(!text.storage.dependsOnSize)
    #expect(text.storage.thresholds.widths == prepare(Self.latin, "Inter").storage.thresholds.widths)
    #expect(text.storage.atSize(17) === text.storage)
  }

  @Test(
    "What another face shows is as wide as it is, with its spaces and signs",
    arguments: ["بيت صغير، وكتاب.", "こんにちは、世界。", "ภาษาไทย 12", "नमस्ते दुनिया"])
  func otherScripts(text: String) {
    for size in Self.sizes {
      #expect(
        prepare(text).measure(width: 60, size: size) == prepare(text, "Inter").measure(width: 60, size: size))
    }
  }

  @Test(
    "Of a text in several faces the stand-in's part is wider",
    arguments: ["Good morning 👋 everyone", "Galley は組版です", "版 Galley", "AV بيت AV"])
  func mixed(text: String) {
    let (scaled, plain) = (prepare(text), prepare(text, "Inter"))
    #expect(!scaled.storage.dependsOnSize && !scaled.storage.segments.isEmpty)
    for size in Self.sizes {
      let (found, bare) = (advances(scaled, size), advances(plain, size))
      #expect(abs(found.inOthers - bare.inOthers) < 1e-9)
      #expect(found.inInter < bare.inInter * max(1, Self.scale.factor(atSize: size)) + 1e-9)
      #expect(found.inInter > bare.inInter * min(1, Self.scale.factor(atSize: size)) - 1e-9)
      #expect(abs(scaled.maximumContentWidth(size: size) - found.inInter - found.inOthers) < 1e-12 * size * size)
    }
  }

  @Test("Heights, lines and glyphs are of one mind, in all the scripts of real text", arguments: [12.0, 17, 34.5])
  func agreement(size: Double) {
    var generator = SeededGenerator(seed: UInt64(size))
    for number in 0..<(isConformanceRun ? 60_000 : 800) {
      let real =
        number.isMultiple(of: 2)
        ? RealText(text: MixedText.random(&generator), locale: "en") : RealText.random(&generator)
      let text = prepare(real.text, locale: real.locale)
      let width = Double.random(in: 1...30, using: &generator) * size
      let layout = text.layout(width: width, size: size)
      #expect(text.lineCount(width: width, size: size) == layout.lines.count, "\(real)")
      let measured = text.measure(width: width, size: size)
      #expect(measured.height == layout.height && measured.width == layout.width, "\(real)")
      #expect(text.height(width: width, size: size) == layout.height, "\(real)")
      // A text fits its own width.
      let whole = text.maximumContentWidth(size: size)
      #expect(text.lineCount(width: whole, size: size) == text.lineCount(width: nil, size: size), "\(real)")
      // Every glyph starts where the one before it ends. HarfBuzz kerns a run of an Arabic script that is set from left to right, such
      // as a date, in the other order if it has a letter, which a line of it may lack; no other letter than µ occurs in such runs.
      for line in layout.lines where !line.drawsHyphen && !real.text.contains("\t") && !real.text.contains("µ") {
        let shown = text.glyphs(of: line, size: size).filter { $0.cluster < line.contentEnd }
        let width = shown.reduce(0) { $0 + $1.advance }
        #expect(abs(width - line.width) < 1e-11 * size * Double(max(1, shown.count)), "\(real)")
      }
    }
  }

  @Test("Columns keep of each text what it keeps by itself, and measure it alike")
  func columns() {
    var generator = SeededGenerator(seed: 17)
    for locale in ["en", "ar", "ja", "th", "ru"] {
      let texts = (0..<(isConformanceRun ? 10_000 : 300)).map {
        $0.isMultiple(of: 2) ? RealText.random(&generator).text : MixedText.random(&generator)
      }
      let style = TextStyle(families: ["Stand-in"], locale: locale)
      #expect(ColumnComparison.differences(of: texts, style: style, typesetter) == [])
      let column = PreparedColumn(TextColumn(texts), style: style, typesetter: typesetter)
      let prepared = typesetter.prepare(contentsOf: texts, style: style)
      for size in [11.0, 17, 30.5] {
        let expected = texts.map { typesetter.prepare($0, style: style).measure(width: 10 * size, size: size) }
        #expect(column.lineCounts(width: 10 * size, size: size) == expected.map(\.lineCount))
        #expect(column.heights(width: 10 * size, size: size) == expected.map(\.height))
        var found: [TextMeasurement] = []
        prepared.forEachMeasurement(width: 10 * size, size: size) { found.append($1) }
        #expect(found == expected)
      }
    }
  }

  @Test("Texts in several faces are put together from their words", arguments: ["ja", "zh", "ko", "en"])
  func words(locale: String) {
    let texts = RealText.all.filter { $0.locale.hasPrefix(locale) }.prefix(1000).map {
      locale == "en" ? $0.text + " 😀" : $0.text
    }
    let style = TextStyle(families: ["Stand-in"], locale: locale)
    // Reads the tables of the faces.
    let column = PreparedColumn(TextColumn(texts + texts + texts), style: style, typesetter: typesetter)
    let prepared = texts.map { typesetter.prepare($0, style: style).storage }
    #expect(prepared.allSatisfy { !$0.dependsOnSize })
    let shaped = prepared.count { $0.isShaped }
    // In Inter rules reach across the spaces after words of a letter, in capitals or with signs.
    #expect(shaped < prepared.count * (locale == "en" ? 3 : 1) / 5, "\(shaped) of \(prepared.count)")
    #expect(prepared.contains { $0.segments.extra == .unscaledAdvances })
    #expect(texts.indices.contains { column.chunks[0].kind(at: $0).extra == .unscaledAdvances })
  }

  @Test("Spaced letters, balanced lines, shrinking and truncation follow")
  func otherPaths() {
    let style = TextStyle(families: ["Stand-in"], letterSpacing: 0.5)
    let spaced = typesetter.prepare(Self.latin, style: style)
    let clusters = Double(Self.latin.count)
    for size in Self.sizes.dropFirst() {
      let factor = Self.scale.factor(atSize: size)
      // Letter spacing turns ligatures off.
      let bare = typesetter.prepare(Self.latin, style: TextStyle(families: ["Inter"], letterSpacing: 0.5))
      let units = bare.maximumContentWidth(size: size) - 0.5 * clusters
      #expect(abs(spaced.maximumContentWidth(size: size) - (units * factor + 0.5 * clusters)) < 1e-6)
      for width in [7 * size, 12 * size] {
        #expect(
          spaced.lineCount(width: width, size: size) == spaced.layout(width: width, size: size).lines.count)
      }

      let text = prepare(Self.latin)
      let balanced = text.balancedWidth(width: 12 * size, size: size)
      #expect(text.lineCount(width: balanced, size: size) == text.lineCount(width: 12 * size, size: size))
      let cut = text.layout(width: 8 * size, size: size, ParagraphStyle(maximumLines: 1))
      #expect(cut.lines[0].width <= 8 * size && cut.lines[0].width > 7 * size)
      let width = 0.8 * text.maximumContentWidth(size: size)
      let fitting = text.fittingSize(width: width, size: size, minimumScale: 0.5)
      #expect(text.maximumContentWidth(size: fitting) <= width)
      #expect(text.maximumContentWidth(size: fitting + 1.0 / 32) > width)
    }
  }
}
