import FontKit
import Foundation
import TestSupport
import Testing
import TextAnalysis

@testable import Shaping

/// Compares the advances of words by syllables with whole runs shaped by HarfBuzz.
@Suite(.tags(.conformance))
struct SyllabicAdvancesTests {
  private static func bundled(_ script: String) -> [String] {
    ["Regular", "Bold"].map { Repository.file("Fonts/NotoSans/NotoSans\(script)-\($0).ttf").path }
  }

  /// Faces of Debian that substitute and kern in other ways, if they are installed.
  private static func installed(_ names: [String]) -> [String] {
    names.map { "/usr/share/fonts/truetype/" + $0 }.filter { FileManager.default.fileExists(atPath: $0) }
  }

  private static let thaiFiles =
    bundled("Thai")
    + installed([
      "noto/NotoSansThai-Regular.ttf", "noto/NotoSerifThai-Regular.ttf", "noto/NotoSerifThai-Bold.ttf",
      "noto/NotoLoopedThai-Regular.ttf", "noto/NotoLoopedThai-Bold.ttf", "tlwg/Garuda.ttf", "tlwg/Loma.ttf",
      "tlwg/Kinnari.ttf", "tlwg/Norasi.ttf", "tlwg/Sawasdee.ttf", "tlwg/Waree.ttf",
    ])

  private static let devanagariFiles =
    bundled("Devanagari")
    + installed([
      "noto/NotoSansDevanagari-Regular.ttf", "noto/NotoSansDevanagari-Bold.ttf",
      "noto/NotoSerifDevanagari-Regular.ttf", "noto/NotoSerifDevanagari-Bold.ttf",
      "lohit-devanagari/Lohit-Devanagari.ttf",
      "freefont/FreeSans.ttf", "freefont/FreeSerif.ttf",
    ])

  /// Each file in several languages; outside conformance runs, faces that are not bundled in one.
  private static func runs(_ files: [String], _ languages: [String]) -> [(String, String)] {
    files.flatMap { file in
      (isConformanceRun || file.contains("Fonts/NotoSans") ? languages : [languages[0]]).map { (file, $0) }
    }
  }

  /// The least percentages of random words that are measured by syllables in a bundled face, without and with errors.
  ///
  /// A sixth of the words in Devanagari have a letter that is never measured so.
  private static let shares = (wellFormed: 75, illFormed: 25)

  @Test("Words of Thai are as HarfBuzz shapes them", arguments: runs(thaiFiles, ["th"]))
  func thai(file: String, language: String) throws {
    try check(file, .thai, language) { SyllabicText.thai(errors: $0, using: &$1) }
  }

  @Test("Words of Devanagari are as HarfBuzz shapes them", arguments: runs(devanagariFiles, ["hi", "ne"]))
  func devanagari(file: String, language: String) throws {
    try check(file, .devanagari, language) { SyllabicText.devanagari(errors: $0, using: &$1) }
  }

  /// Compares random words: the pen at each stop, and both parts of a word that is cut at a random stop.
  private func check(
    _ file: String, _ alphabet: SyllabicAlphabet, _ language: String,
    word: (_ errors: Int, inout SeededGenerator) -> String
  ) throws {
    let font = try FontFace(FontData(contentsOfFile: file, mapped: true))
    let properties = ShapingProperties(script: alphabet.script, language: ShapingLanguage(language))
    let isBundled = file.contains("Fonts/NotoSans")
    guard let advances = SyllabicAdvances(of: font, properties, alphabet) else {
      #expect(!isBundled)
      print("\(font.familyName) \(font.styleName), \(language): refused")
      return
    }
    var generator = SeededGenerator(seed: 0x5EED)
    var buffer = ShapingBuffer()
    var shaper = Shaper(font: font, properties: properties)
    let count = isConformanceRun ? 30_000 : 600
    for (errors, share) in [(0, Self.shares.wellFormed), (6, Self.shares.illFormed)] {
      var told = 0
      var wrong: [String] = []
      for _ in 0..<count {
        let text = word(errors, &generator)
        let bytes = Array(text.utf8)
        var stops: [(offset: Int, pen: Int32)] = [(0, 0)]
        let end = advances.forEachStretch(of: bytes.span, from: 0, &buffer) { end, advance in
          stops.append((end, stops[stops.count - 1].pen + advance))
        }
        guard end == bytes.count else { continue }
        told += 1
        let pens = shaper.pens(of: bytes)
        let isRight = stops.allSatisfy { pens[$0.offset] == $0.pen }
        let cut = stops[Int.random(in: 0..<stops.count, using: &generator)]
        let parts = [(0, cut.offset, cut.pen), (cut.offset, bytes.count, stops[stops.count - 1].pen - cut.pen)]
        let areParts = parts.allSatisfy { start, end, width in
          shaper.pens(of: Array(bytes[start..<end]))[end - start] == width
        }
        if !isRight || !areParts { wrong.append(text) }
      }
      #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(5))")
      if isBundled { #expect(told * 100 > count * share) }
      print("\(font.familyName) \(font.styleName), \(language): \(told) of \(count) words told, errors: \(errors)")
    }
  }

  /// Shapes runs between spaces of another font.
  private struct Shaper: ~Copyable {
    let font: FontFace
    let properties: ShapingProperties
    private var buffer = ShapingBuffer()

    init(font: FontFace, properties: ShapingProperties) {
      self.font = font
      self.properties = properties
    }

    /// The pen position at each byte that begins a cluster, and at the end.
    mutating func pens(of run: [UInt8]) -> [Int: Int32] {
      let paragraph = [0x20] + run + [0x20]
      buffer.shape(
        paragraph, range: 1..<1 + run.count, paragraph: 0..<paragraph.count, font: font, properties: properties)
      var pens: [Int: Int32] = [:]
      var pen: Int32 = 0
      buffer.forEachCluster(isForward: true) { cluster in
        pens[cluster.start - 1] = pen
        pen += Int32(cluster.advance)
      }
      pens[run.count] = pen
      return pens
    }
  }

  private static func advances(
    _ file: String, _ alphabet: SyllabicAlphabet, _ direction: TextDirection = .leftToRight
  ) throws -> SyllabicAdvances? {
    let font = try FontFace(FontData(contentsOfFile: file, mapped: true))
    return SyllabicAdvances(
      of: font,
      ShapingProperties(direction: direction, script: alphabet.script, language: ShapingLanguage("en")), alphabet)
  }

  @Test("The bundled faces link what their rules join and kern, and no more")
  func links() throws {
    let thai = try #require(try Self.advances(Self.bundled("Thai")[0], .thai))
    let devanagari = try #require(try Self.advances(Self.bundled("Devanagari")[0], .devanagari))
    var buffer = ShapingBuffer()
    func stretches(_ word: String, by advances: SyllabicAdvances) -> Int? {
      var count = 0
      let bytes = Array(word.utf8)
      return advances.forEachStretch(of: bytes.span, from: 0, &buffer) { _, _ in count += 1 } == bytes.count
        ? count : nil
    }
    #expect(stretches("กา", by: thai) == 2)
    #expect(stretches("น้ำ", by: thai) == 1)
    #expect(stretches("กิ่งก้าน", by: thai) == 5)
    // A ligature, and kerning after a vowel sign.
    #expect(stretches("ฤๅ", by: thai) == 1)
    #expect(stretches("เค", by: thai) == 1)
    #expect(stretches("คเ", by: thai) == 2)
    #expect(stretches("नमस्ते", by: devanagari) == 3)
    #expect(stretches("क्षत्रिय", by: devanagari) == 3)
    #expect(stretches("हिन्दी", by: devanagari) == 2)
    #expect(stretches("अर्थात्", by: devanagari) == 3)
    #expect(stretches("हो।", by: devanagari) == 2)
    #expect(stretches("१२", by: devanagari) == 2)
    // Characters in the wrong order, and characters that are not measured by syllables.
    for word in ["่ก", "ะ้", "เ้", "ก๏"] { #expect(stretches(word, by: thai) == nil) }
    for word in ["ि", "कंा", "काि", "क्‍ष", "क्अ", "अा", "१ि", "।ं"] { #expect(stretches(word, by: devanagari) == nil) }
  }

  @Test("A run ends where another begins")
  func end() throws {
    let thai = try #require(try Self.advances(Self.bundled("Thai")[0], .thai))
    var buffer = ShapingBuffer()
    func ends(_ text: String, from start: Int) -> (stretches: [Int], run: Int?) {
      let bytes = Array(text.utf8)
      var ends: [Int] = []
      let end = thai.forEachStretch(of: bytes.span, from: start, &buffer) { end, _ in ends.append(end) }
      return (ends, end)
    }
    #expect(ends("(กา)", from: 1) == ([4, 7], 7))
    #expect(ends("a", from: 0) == ([], nil))
    #expect(ends("", from: 0) == ([], nil))
  }

  @Test("A worker begins with what others have learnt, and finds the same")
  func shared() throws {
    let font = try FontFace(FontData(contentsOfFile: Self.bundled("Devanagari")[0], mapped: true))
    let properties = ShapingProperties(script: SyllabicAlphabet.devanagari.script, language: ShapingLanguage("hi"))
    var generator = SeededGenerator(seed: 21)
    let words = (0..<200).map { _ in Array(SyllabicText.devanagari(errors: 9, using: &generator).utf8) }
    var buffer = ShapingBuffer()
    func widths() throws -> [Int32?] {
      let advances = try #require(SyllabicAdvances(of: font, properties, .devanagari))
      return words.map { word in
        var width: Int32 = 0
        return advances.forEachStretch(of: word.span, from: 0, &buffer) { width += $1 } == word.count ? width : nil
      }
    }
    let first = try widths()
    #expect(try widths() == first && first.contains { $0 != nil } && first.contains(nil))
  }

  @Test("Faces without rules for the script are not told, nor is text from right to left")
  func refused() throws {
    let roboto = Repository.file("Fonts/Roboto/Roboto-Regular.ttf").path
    #expect(try Self.advances(roboto, .thai) == nil && Self.advances(roboto, .devanagari) == nil)
    #expect(try Self.advances(Self.bundled("Thai")[0], .thai, .rightToLeft) == nil)
  }
}
