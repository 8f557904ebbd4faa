import FontKit
import Foundation
import TestSupport
import Testing

@testable import Galley

/// The stand-in for San Francisco held against its widths as others recorded them.
///
/// Every second line of `Tests/Fixtures/devices/widths.tsv` was fitted by `Scripts/fit-system-face.py`; the others are judged here,
/// as the engine measures them.
struct SystemFaceWidthTests {
  private struct Recording {
    let text: String
    let size: Double
    let weight: Int
    /// In points: of a frame what it was before it was rounded up to a third of a point, on average.
    let width: Double
    let isInk: Bool
    let isFitted: Bool
  }

  /// How much wider pixels make ink than its outlines are, in points: `Scripts/fit-system-face.py` prints it.
  private static let inkSpread = 0.45
  private static let weights = ["regular": 400, "medium": 500, "semibold": 600, "bold": 700]

  private let typesetter: Typesetter
  private let recordings: [Recording]

  init() throws {
    typesetter = Typesetter(fonts: try .bundled)
    let lines = try Repository.table("Tests/Fixtures/devices/widths.tsv")
    var counts: [String: Int] = [:]
    for cells in lines { counts[cells[2], default: 0] += 1 }
    recordings = try lines.enumerated().map { index, cells in
      let isInk = cells[4] == "ink"
      let (size, width) = (try #require(Double(cells[1])), try #require(Double(cells[3])))
      return Recording(
        text: cells[0], size: size, weight: try #require(Self.weights[cells[2]]),
        width: width - (isInk ? 0 : 1.0 / 6), isInk: isInk,
        // A weight of one string cannot be judged.
        isFitted: index.isMultiple(of: 2) || counts[cells[2]] == 1)
    }
  }

  private func prepare(_ recording: Recording, _ family: String = FontCollection.systemFamily) -> PreparedText {
    typesetter.prepare(recording.text, style: TextStyle(families: [family], weight: recording.weight))
  }

  /// How wide a text or its ink is here.
  private func width(_ recording: Recording, _ family: String = FontCollection.systemFamily) throws -> Double {
    let text = prepare(recording, family)
    let advance = text.maximumContentWidth(size: recording.size)
    guard recording.isInk else { return advance }
    let line = try #require(text.layout(width: nil, size: recording.size).lines.first)
    let glyphs = text.glyphs(of: line, size: recording.size)
    let (first, last) = (try #require(glyphs.first), try #require(glyphs.last))
    // Ink as the fit takes it: the outlines' own, as much wider or narrower as the advances.
    let bare = typesetter.prepare(recording.text, style: TextStyle(families: ["Inter"], weight: recording.weight))
      .maximumContentWidth(size: recording.size)
    let points = recording.size / Double(first.font.unitsPerEm)
    let left = Double(try #require(first.font.harfBuzz.ink(ofGlyph: first.id)).left) * points
    let end = try #require(last.font.harfBuzz.ink(ofGlyph: last.id))
    let right = Double(Int(last.font.harfBuzz.advance(ofGlyph: last.id)) - end.left - end.width) * points
    return advance * (bare - left - right) / bare + Self.inkSpread
  }

  private func errors(_ isIncluded: (Recording) -> Bool, _ family: String = FontCollection.systemFamily) throws
    -> [Double]
  {
    try recordings.filter(isIncluded).map { abs(try width($0, family) / $0.width - 1) }.sorted()
  }

  private func mean(_ values: [Double]) -> Double { values.reduce(0, +) / Double(values.count) }

  @Test("Strings that were left out are as wide as recorded, but for 0.6 % on average")
  func leftOut() throws {
    let found = try errors { !$0.isFitted }
    #expect(found.count >= 200)
    #expect(mean(found) <= 0.006)
    // What is stated is what 95 of 100 are within.
    let bound = found[Int((0.95 * Double(found.count)).rounded(.up)) - 1]
    #expect(abs(bound - SystemFaceWidths.error) < 0.0005)
    #expect(try mean(errors { $0.isFitted }) <= 0.006)
  }

  @Test("Inter itself would be seven times as far off")
  func withoutFit() throws {
    #expect(try mean(errors({ !$0.isFitted }, "Inter")) > 0.028)
  }

  @Test("No band of sizes and no weight of several strings is off by a hundredth on average")
  func bands() throws {
    for (low, high) in [(0.0, 12.5), (12.5, 15), (15, 18), (18, 28), (28, 100)] {
      #expect(try mean(errors { !$0.isFitted && $0.size >= low && $0.size < high }) <= 0.01)
    }
    for weight in [400, 500, 600, 700] {
      #expect(try mean(errors { !$0.isFitted && $0.weight == weight }) <= 0.01)
    }
  }

  @Test("Only `system` is scaled, and it keeps San Francisco's lines")
  func onlySystem() throws {
    let fonts = try FontCollection.bundled
    for face in fonts.faces {
      #expect((face.font.advanceScale != nil) == (face.family == FontCollection.systemFamily))
      #expect((face.font.metrics == .sanFrancisco) == (face.family == FontCollection.systemFamily))
    }
  }

  @Test("Of a thousand real strings at twenty widths few are in doubt")
  func doubts() {
    let texts = (ExampleTexts.lists + ExampleTexts.packages).filter { $0.locale == "en" }.prefix(1000)
    #expect(texts.count == 1000)
    var (doubtful, total) = (0, 0)
    for text in texts {
      let prepared = typesetter.prepare(text.text, style: TextStyle(families: [FontCollection.systemFamily]))
      let error = prepared.widthError
      for width in stride(from: 160.0, through: 350, by: 10) {
        let fewest = prepared.lineCount(width: width / (1 - error), size: 17)
        let most = prepared.lineCount(width: width / (1 + error), size: 17)
        #expect(fewest <= most)
        doubtful += fewest == most ? 0 : 1
        total += 1
      }
    }
    print("uncertain: \(doubtful) of \(total)")
    #expect(doubtful > 0 && Double(doubtful) < 0.04 * Double(total))
  }
}
