import FontKit
import Shaping
import TestSupport
import Testing
import TextAnalysis

@testable import TextLayout

/// Compares cached runs with the same runs shaped by HarfBuzz in their text.
@Suite(.tags(.conformance))
struct RepeatedRunTests {
  /// Letters of scripts that join, stack or form syllables, and neighbours for them.
  private static let pieces: [String] =
    RandomText.words
    + ["ب", "بـ", "ـب", "ܒܝܬ", "ᠮᠣᠩ", "ߒߞߏ", "क्", "ক", "ก", "ี", "한국", "漢", "カナ", "ש", "é", "a\u{301}", "\u{301}"]
    + [" ", " (", ")", ", ", "; ", "-", ".", "1", "12", "'", "\"", "/", " + ", "fi", "A", "\t"]

  private static func text(_ generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...9, using: &generator))
      .map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
  }

  @Test(
    "They are as HarfBuzz shapes them where they stand",
    arguments: [
      TextStyle(locale: "en"), TextStyle(families: ["Roboto"], direction: .rightToLeft, locale: "ar"),
      TextStyle(families: ["Inter"], direction: .leftToRight, locale: "he"),
      TextStyle(families: ["Noto Sans Arabic"], locale: "ar"), TextStyle(families: ["Noto Sans CJK JP"], locale: "ja"),
      TextStyle(
        families: ["Noto Sans Devanagari"], locale: "hi", features: [FontFeature(FontTag(rawValue: 0x736D_6370), 1)],
        letterSpacing: 1),
    ])
  func exact(style: TextStyle) {
    var context = Typesetter(fonts: TestFonts.loadCollection()).resolve(style).context
    var shaper = TextShaper()
    var generator = SeededGenerator(seed: 0x72)
    var buffer = ShapingBuffer()
    var repeatedCount = 0
    for index in 1...(isConformanceRun ? 20_000 : 1500) {
      // New fonts, before there is so much text that ASCII is measured by pairs, which allow cuts at more offsets.
      if index.isMultiple(of: 500) {
        repeatedCount += shaper.pairs.repeated.count
        context = Typesetter(fonts: TestFonts.loadCollection()).resolve(style).context
        shaper = TextShaper()
      }
      let text = Self.text(&generator)
      let shaped = shaper.shape(Array(text.utf8), in: context).shaped
      for run in shaped.runs where run.kind == .text && run.range.count <= 8 {
        shaped.shape(run.range, of: run, &buffer)
        let first = shaped.cluster(at: Int(run.start))
        let origin = shaped.positions[first]
        var starts: [Int32] = []
        var isAsShaped = true
        buffer.forEachCluster(isForward: run.direction == .leftToRight) { cluster in
          let place = first + starts.count
          let isSafe = cluster.isSafe || starts.isEmpty
          starts.append(Int32(cluster.start))
          let isMissing = shaped.missing.contains(Int32(cluster.start))
          isAsShaped = isAsShaped && shaped.isSafe[place] == isSafe && isMissing == cluster.isMissing
        }
        if starts.isEmpty { continue }
        let end = shaped.cluster(at: Int(run.end))
        #expect(Array(shaped.clusterStarts[first..<end]) == starts && isAsShaped, "\(text.debugDescription)")
        for place in first...end {
          let pen = buffer.advance(ofClustersBefore: Int(shaped.clusterStarts[place]))
          #expect(shaped.positions[place] - origin == shaped.units(pen, of: run), "\(text.debugDescription)")
        }
      }
    }
    #expect(repeatedCount > 500)
  }
}
