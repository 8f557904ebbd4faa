import FontKit
import TestSupport
import Testing
import TextAnalysis
import TextLayout

struct TruncationTests {
  @Test(arguments: [
    (Truncation.tail, "Hello, wide wo…"), (.tail, "H…"), (.head, "…de world"), (.head, "…d"),
    (.middle, "Hello…world"), (.middle, "He…rld"), (.middle, "H…d"),
  ])
  func whatFitsIsShown(truncation: Truncation, fitting: String) {
    let cutting = Cutting("Hello, wide world", toFit: fitting, truncation)
    #expect(cutting.shown == fitting)
    #expect(cutting.seen == fitting)
    #expect(abs(cutting.advance - cutting.last.width) < 1e-9)
    #expect(cutting.layout.hidden == cutting.last.ellipsis)
    #expect(cutting.last.range == 0..<17)
  }

  @Test func textThatFitsIsWhole() {
    for truncation in Truncation.allCases {
      let cutting = Cutting("Hello", toFit: "Hello", truncation)
      #expect(cutting.shown == "Hello")
      #expect(cutting.layout.hidden == nil)
    }
  }

  @Test(arguments: [
    (Truncation.tail, "the lazy dog an…"), (.head, "…og and the cat"), (.middle, "the lazy…the cat"),
    (.none, "the lazy dog and"),
  ])
  func theLastOfSeveralLinesIsCut(truncation: Truncation, last: String) {
    let cutting = Cutting(
      "The quick brown fox jumps over the lazy dog and the cat", width: 120,
      ParagraphStyle(maximumLines: 3, truncation: truncation))
    #expect(cutting.layout.lines.map(\.range.lowerBound) == [0, 16, 31])
    #expect(cutting.shown == last)
    #expect(cutting.layout.isTruncated)
  }

  @Test func withoutATokenTheLastLineEndsWhereItIsBroken() {
    let cutting = Cutting("One two", width: 40, ParagraphStyle(maximumLines: 1, truncation: .none))
    #expect(cutting.last.range == 0..<4)
    #expect(cutting.last.ellipsis == nil)
    #expect(cutting.layout.hidden == 4..<7)
  }

  // MARK: White space

  @Test(arguments: [
    (Truncation.tail, SpaceAtCut.trimmed, "One…"), (.tail, .kept, "One …"),
    (.head, .trimmed, "…four"), (.head, .kept, "… four"),
    (.middle, .trimmed, "One…four"), (.middle, .kept, "One … four"),
  ])
  func spaceBesideTheCut(truncation: Truncation, space: SpaceAtCut, shown: String) {
    let fitting = truncation == .tail ? "One …" : truncation == .head ? "… four" : "One … four"
    #expect(Cutting("One two three four", toFit: fitting, truncation, spaceAtCut: space).shown == shown)
  }

  @Test func spaceAtTheTextsEndIsNeverShown() {
    for space in [SpaceAtCut.trimmed, .kept] {
      #expect(Cutting("One two   ", toFit: "…two", .head, spaceAtCut: space).shown == "…two")
      #expect(Cutting("One two \n \n", toFit: "…two", .head, spaceAtCut: space).shown == "…two")
    }
  }

  @Test func textThatIsFollowedBySpaceOnlyIsWhole() {
    let cutting = Cutting("One \n\t\n", toFit: "One", .tail)
    #expect(cutting.shown == "One")
    #expect(cutting.last.range == 0..<7)
  }

  // MARK: Hard breaks

  @Test(arguments: [
    (Truncation.tail, "One…"), (.head, "…Two"), (.middle, "One…Two"), (.none, "One"),
  ])
  func aLineThatFitsIsMarkedWhereItBreaksHard(truncation: Truncation, shown: String) {
    let cutting = Cutting("One\nTwo", width: 200, ParagraphStyle(maximumLines: 1, truncation: truncation))
    #expect(cutting.shown == shown)
  }

  @Test func headAndMiddleShowTheEndOfTheLastParagraph() {
    #expect(Cutting("One two three\nFour\nFive six", toFit: "…six", .head).shown == "…six")
    #expect(Cutting("One two three\nFour\nFive six", toFit: "One…six", .middle).shown == "One…six")
    #expect(
      Cutting("One two three\nFour\nFive", width: 300, ParagraphStyle(maximumLines: 1, truncation: .head)).shown
        == "…Five")
  }

  // MARK: Little room

  @Test(arguments: [Truncation.tail, .head, .middle], [0.0, 3, 14])
  func theTokenStandsAlone(truncation: Truncation, width: Double) {
    let cutting = Cutting("Wide", width: width, ParagraphStyle(maximumLines: 1, truncation: truncation))
    #expect(cutting.shown == "…")
    #expect(cutting.tokenGlyphs.count == 1)
    #expect(abs(cutting.last.width - cutting.advance) < 1e-9)
  }

  @Test func aWordThatMayNotBeBrokenIsCut() {
    for (truncation, shown) in [(Truncation.tail, "Donaudam…"), (.head, "…gesellschaft"), (.middle, "Don…haft")] {
      let width = Typesetter(fonts: TestFonts.collection).prepare(shown).measure(width: nil, size: 16).width
      let style = ParagraphStyle(maximumLines: 2, truncation: truncation, overflowWrap: .none)
      #expect(Cutting("The Donaudampfschifffahrtsgesellschaft", width: width, style).shown == shown)
    }
    let whole = ParagraphStyle(maximumLines: 2, truncation: .none, overflowWrap: .none)
    #expect(Cutting("The Donaudampfschifffahrt", width: 40, whole).shown == "Donaudampfschifffahrt")
  }

  @Test func oneClusterIsCutIfTheTokenIsNarrower() {
    #expect(Cutting("W", width: 14, ParagraphStyle(maximumLines: 1)).shown == "…")
    #expect(Cutting("i", width: 2, ParagraphStyle(maximumLines: 1)).shown == "i")
    #expect(Cutting("W", width: 14, ParagraphStyle()).shown == "W")
  }

  // MARK: Clusters

  @Test(arguments: ["e\u{301}", "👨‍👩‍👧‍👦", "🇩🇪", "1\u{FE0F}\u{20E3}", "\u{1112}\u{1161}\u{11AB}", "ทู่"])
  func graphemeClustersStayWhole(cluster: String) {
    let text = String(repeating: cluster, count: 12)
    for truncation in [Truncation.tail, .head, .middle] {
      for width in stride(from: 20.0, through: 120, by: 3) {
        let cutting = Cutting(text, width: width, ParagraphStyle(maximumLines: 1, truncation: truncation))
        guard let hidden = cutting.last.ellipsis else { continue }
        #expect(hidden.lowerBound % cluster.utf8.count == 0)
        #expect(hidden.upperBound % cluster.utf8.count == 0)
      }
    }
  }

  /// Lam and alef form one glyph, and so do the two graphemes of a conjunct.
  @Test(arguments: [
    ("لالالالالالالا", "Noto Sans Arabic", 4), ("क्षक्षक्षक्षक्षक्षक्ष", "Noto Sans Devanagari", 9),
  ])
  func ligaturesStayWhole(text: String, family: String, length: Int) {
    for truncation in [Truncation.tail, .head, .middle] {
      for width in stride(from: 25.0, through: 90, by: 1) {
        let cutting = Cutting(
          text, style: TextStyle(families: [family]), width: width,
          ParagraphStyle(maximumLines: 1, truncation: truncation))
        guard let hidden = cutting.last.ellipsis else { continue }
        #expect(hidden.lowerBound % length == 0)
        #expect(hidden.upperBound % length == 0)
      }
    }
  }

  @Test func aLigatureIsCutWhereNothingElseCouldBeShown() {
    let style = TextStyle(families: ["Noto Sans Arabic"], truncationToken: "")
    let typesetter = Typesetter(fonts: TestFonts.collection)
    let whole = typesetter.prepare("لالالالا", style: style).layout(width: nil, size: 16).width / 4
    let cutting = Cutting("لالالالا", style: style, width: whole - 0.5, ParagraphStyle(maximumLines: 1))
    #expect(cutting.shown == "ل…")
    #expect(cutting.last.width <= whole - 0.5)
  }

  // MARK: What is not text

  @Test func tabsAfterTheTokenAreCountedFromIt() {
    let space = Typesetter(fonts: TestFonts.collection).prepare("| |").maximumContentWidth(size: 16)
    let bars = Typesetter(fonts: TestFonts.collection).prepare("||").maximumContentWidth(size: 16)
    let cutting = Cutting(
      "One two three\tfour\tfive", width: 150, ParagraphStyle(maximumLines: 1, truncation: .head))
    #expect(cutting.shown == "…wo three\tfour\tfive")
    let glyphs = cutting.text.glyphs(of: cutting.last, size: 16)
    let token = cutting.tokenGlyphs[0].advance
    for offset in [14, 19] {
      let stops = ((glyphs.first { $0.cluster == offset }?.x ?? 0) - token) / (8 * (space - bars))
      #expect(stops >= 2 && abs(stops - stops.rounded()) < 1e-9)
    }
    // Tabs have no glyphs.
    #expect(abs(cutting.last.width - (glyphs.last.map { $0.x + $0.advance } ?? 0)) < 1e-9)
    #expect(cutting.last.width <= 150)
  }

  @Test func boxesAreCutLikeLetters() {
    var text = AttributedText("One two ")
    text.append("\u{FFFC}", TextAttributes(box: InlineBox(width: 30, height: 20)))
    text.append(" three")
    let prepared = Typesetter(fonts: TestFonts.collection).prepare(text)
    let whole = prepared.measure(width: nil, size: 16)
    let narrow = prepared.layout(width: 80, size: 16, ParagraphStyle(maximumLines: 1))
    #expect(narrow.lines[0].ellipsis == 7..<17)
    #expect(narrow.height < whole.height)
    let wide = prepared.layout(width: 90, size: 16, ParagraphStyle(maximumLines: 1, truncation: .head))
    #expect(wide.lines[0].ellipsis == 0..<8)
    #expect(wide.height == whole.height)
  }

  @Test func softHyphensAreDrawnOnlyWithoutAToken() {
    let text = "extraordi\u{AD}narily"
    for truncation in Truncation.allCases {
      let cutting = Cutting(text, width: 76, ParagraphStyle(maximumLines: 1, truncation: truncation))
      #expect(cutting.last.drawsHyphen == (truncation == .none))
      #expect(abs(cutting.advance - cutting.last.width) < 1e-9)
    }
  }

  // MARK: Line boxes

  @Test func theLineIsAsHighAsWhatIsShown() {
    let high = Cutting("漢字", width: nil, ParagraphStyle()).layout.height
    let low = Cutting("Latin", width: nil, ParagraphStyle()).layout.height
    #expect(low < high)
    let text = "Latin letters 漢字"
    #expect(Cutting(text, width: 60, ParagraphStyle(maximumLines: 1)).layout.height == low)
    #expect(Cutting(text, width: 60, ParagraphStyle(maximumLines: 1, truncation: .head)).layout.height == high)
    #expect(Cutting(text, width: 80, ParagraphStyle(maximumLines: 1, truncation: .middle)).layout.height == high)
  }

  @Test func theTokenMakesNoLineHigher() {
    let style = TextStyle(truncationToken: "漢")
    let low = Cutting("Latin", width: nil, ParagraphStyle()).layout.height
    #expect(Cutting("Latin letters", style: style, width: 60, ParagraphStyle(maximumLines: 1)).layout.height == low)
  }

  @Test func measuringIsLayingOut() {
    for truncation in Truncation.allCases {
      let style = ParagraphStyle(maximumLines: 2, truncation: truncation)
      let text = Typesetter(fonts: TestFonts.collection).prepare("The quick brown fox jumps over the lazy dog")
      let (layout, measured) = (text.layout(width: 90, size: 16, style), text.measure(width: 90, size: 16, style))
      #expect(measured.isTruncated && layout.isTruncated)
      #expect((measured.width, measured.height) == (layout.width, layout.height))
    }
  }
}
