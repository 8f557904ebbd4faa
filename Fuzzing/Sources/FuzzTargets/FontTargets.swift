import Galley

/// Targets of fonts, which come from anyone.
enum FontTargets {
  /// Texts of the alphabets that the readers of tables know, and of what they do not.
  private static let texts = [
    "Affluent office, AVAV To.", "fi-ffi 1/2 (A) Ωß", "مرحبا بالعالم", "שלום עולם", "नमस्ते दुनिया", "สวัสดีชาวโลก",
    "कि नमस्ते कि", "ดี ที่ดี",
    "カナ日本語。", "A\u{301}b\u{AD}c\u{200D}d", "aaaaaaaaaaaaaaaa", "👩‍👧 1 1\u{FE0E}\u{2011}",
  ]

  /// Tables are read when 8 KiB of text are to be measured (`WorthwhileTables`), unless shortcuts are taken at once; what makes
  /// them up is cheap to shape.
  private static let filler = String(repeating: " ", count: 1 << 13)

  /// A column wakes the readers; each text alone has the same lines.
  static func columns(_ bytes: [UInt8], readsTablesAtOnce: Bool) throws(Disagreement) {
    guard let fonts = collection(bytes) else { return }
    let filling = readsTablesAtOnce ? [] : [filler]
    let style = TextStyle(families: ["F"], fallsBack: false)
    let typesetter = Typesetter(fonts: fonts)
    let column = PreparedColumn(TextColumn(texts + texts + filling), style: style, typesetter: typesetter)
    let prepared = texts.map { typesetter.prepare($0, style: style) }
    for width in [60.0, nil] as [Double?] {
      let counts = column.lineCounts(width: width, size: 16)
      let heights = column.heights(width: width, size: 16)
      for (index, text) in texts.enumerated() {
        let layout = prepared[index].layout(width: width, size: 16)
        try expect(counts[index], layout.lines.count, "lines of \(text) at \(String(describing: width))")
        try expect(heights[index], layout.height, "height of \(text) at \(String(describing: width))")
        try expect(counts[index + texts.count], counts[index], "lines of \(text) again")
      }
    }
  }

  /// What is asked of a font besides.
  static func layout(_ bytes: [UInt8]) throws(Disagreement) {
    guard let fonts = collection(bytes) else { return }
    let font = fonts.faces[0].font
    let middle = font.axes.prefix(4).map { FontVariation($0.tag, ($0.minimum + $0.maximum) / 2) }
    if !middle.isEmpty { _ = varied(font, at: middle) }
    _ = (varied(font, at: [FontVariation(.weight, .nan)]), varied(font, at: [FontVariation(.opticalSize, 1e300)]))
    let typesetter = Typesetter(fonts: fonts)
    // A family that is not there falls back on the first that is.
    let style = TextStyle(
      families: bytes.count % 2 == 0 ? ["F"] : ["None"], weight: 300, fallsBack: false,
      variations: bytes.count % 3 == 0 ? [FontVariation(.opticalSize, 20)] : [])
    let paragraph = ParagraphStyle(maximumLines: 2, truncation: .middle, lineHeight: .css(), alignment: .justified)
    for text in texts.prefix(10) {
      let prepared = typesetter.prepare(text, style: style)
      let layout = prepared.layout(width: 60, size: 16, paragraph)
      let measured = prepared.measure(width: 60, size: 16, paragraph)
      try expect(measured.height, layout.height, "height of \(text)")
      try expect(measured.width, layout.width, "width of \(text)")
      if !layout.height.isFinite || !layout.width.isFinite { throw Disagreement("no number for \(text)") }
      for line in layout.lines { _ = prepared.glyphs(of: line, size: 16) }
      _ = prepared.positions(in: layout, size: 16).carets(at: 3)
    }
  }

  /// A list in the font: as the system's, by its own name, and in the place of what a text asks for.
  static func drawing(_ bytes: [UInt8]) throws(Disagreement) {
    var found: FontFace?
    withFile(bytes) { path in
      found = reported { () throws(FontError) in try FontFace(contentsOfFile: path, faceIndex: faceIndex(in: bytes)) }
    }
    guard let font = found else { return }
    var fonts = FontCollection()
    fonts.add(font)
    fonts.add(font)
    fonts.add(font.asSystemFace, family: FontCollection.systemFamily)
    fonts.add(font, family: FontCollection.systemFamily, isItalic: true)
    fonts.fallbackFamilies = [font.familyName]
    guard fonts.contains(family: font.familyName),
      let list = try? LoadedList(contents: list, source: "fuzz", fonts: fonts),
      let panel = try? list.panel()
    else { throw Disagreement("a list of texts in the font is none") }
    let painter = PagePainter(fonts: fonts)
    let page = Page(panel)
    _ = try? (painter.png(page, scale: 1), painter.svg(page), painter.pdf([page]))
  }

  private static let list = Array(
    #"""
    {"width": 120, "defaultKind": "uikit.subtitleCell", "sections": [{"rows": [
    {"title": "Affluent, AVAV To.", "detail": "fi 1/2 مرحبا नमस्ते"}, {"title": "สวัสดี カナ 日本", "detail": "👩‍👧 A\u0301"}]}]}
    """#.utf8)

  private static func collection(_ bytes: [UInt8]) -> FontCollection? {
    guard let font = face(bytes) else { return nil }
    var fonts = FontCollection()
    fonts.add(font, family: "F", weight: 400, isItalic: false)
    return fonts
  }

  private static func face(_ bytes: [UInt8]) -> FontFace? {
    reported { () throws(FontError) in try FontFace(FontData(bytes, source: "fuzz"), faceIndex: faceIndex(in: bytes)) }
  }

  private static func varied(_ font: FontFace, at places: [FontVariation]) -> FontFace? {
    reported { () throws(FontError) in try font.withVariations(places) }
  }

  /// Of a collection the second face.
  private static func faceIndex(in bytes: [UInt8]) -> Int { bytes.starts(with: "ttcf".utf8) ? 1 : 0 }

  /// What is made; nil if it cannot be, which is said in words.
  private static func reported<Value>(_ make: () throws(FontError) -> Value) -> Value? {
    do throws(FontError) {
      return try make()
    } catch {
      _ = "\(error)"
      return nil
    }
  }
}
