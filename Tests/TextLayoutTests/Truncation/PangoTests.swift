import FontKit
import Foundation
import TestSupport
import Testing
import TextAnalysis
import TextLayout

/// Compares truncation with Pango's.
///
/// `PangoDifference.ledger` lists exactly the cases that differ.
struct PangoTests {
  private let typesetter = Typesetter(fonts: TestFonts.collection)

  private func comparisons() throws -> [PangoComparison] {
    try PangoRecording.whole.get().cases.map { try #require(PangoComparison($0, with: typesetter)) }
  }

  @Test func theRecordingIsOfTheFacesThatShip() throws {
    let manifest = try String(contentsOf: Repository.file("Fonts/manifest.json"), encoding: .utf8)
    let fonts = try PangoRecording.whole.get().recording.fonts
    #expect(fonts.count == 8)
    for (file, hash) in fonts { #expect(manifest.contains(hash), "\(file)") }
  }

  @Test func theTokenIsThatOfPango() throws {
    for comparison in try comparisons() {
      let ellipsis = comparison.recorded.ellipsis
      let width = comparison.token.reduce(0) { $0 + $1.advance }
      // Pango rounds each glyph to 1/1024 pixel.
      #expect(abs(width - ellipsis.width) < 0.003, "\(comparison.recorded.id)")
      #expect(comparison.token.count == ellipsis.text.unicodeScalars.count, "\(comparison.recorded.id)")
      #expect(comparison.token.allSatisfy { $0.font.familyName == ellipsis.font }, "\(comparison.recorded.id)")
    }
  }

  @Test(arguments: [(Truncation.head, 177, 185), (.middle, 178, 182), (.tail, 190, 190)])
  func cutsAreThoseOfPango(truncation: Truncation, sameBytes: Int, sameClusters: Int) throws {
    let comparisons = try comparisons().filter { $0.recorded.truncation == truncation.rawValue }
    #expect(comparisons.count == 192)
    let others = truncation == .head ? Self.hebrewHyphens : 0
    #expect(comparisons.count { $0.hidden == $0.recordedHidden } == sameBytes - others)
    #expect(
      comparisons.count {
        $0.lineStartsAreEqual && $0.cutClusters(hiding: $0.hidden) == $0.cutClusters(hiding: $0.recordedHidden)
      } == sameClusters - others)
  }

  @Test func differencesAreTheLedger() throws {
    let comparisons = try comparisons()
    let differing = comparisons.filter { $0.hidden != $0.recordedHidden || !$0.lineStartsAreEqual }
    let known = PangoDifference.ledger.values.joined().map { "truncation-" + $0 }
    #expect(differing.map(\.recorded.id).sorted() == known.sorted())

    let sameClusters = comparisons.count - differing.count + (PangoDifference.ledger[.dividedCluster]?.count ?? 0)
    #expect(Double(sameClusters) >= 0.95 * Double(comparisons.count))
  }

  @Test(arguments: PangoDifference.present)
  func differencesAreWhatTheLedgerSays(_ difference: PangoDifference) throws {
    let ids = Set((PangoDifference.ledger[difference] ?? []).map { "truncation-" + $0 })
    #expect(!ids.isEmpty)
    for comparison in try comparisons() where ids.contains(comparison.recorded.id) {
      #expect(try explains(difference, comparison), "\(comparison.recorded.id)")
    }
  }

  /// If both hide the same text, the text on either side of the ellipsis is as wide, with two kinds of exceptions.
  ///
  /// Pango hides glyphs of the whole line, so the kerning with hidden text remains at the cut; both sides together are then
  /// as wide as in the whole line. And Pango sets a space beside a Latin word in the face and the language (English) of that
  /// word. Here it is in the first face that has it and in the text's language, and the CJK face has a wider space for Korean.
  @Test func sidesAreThoseOfPango() throws {
    var equal = 0
    var kerned = 0
    var spaced: [String] = []
    for comparison in try comparisons() where comparison.hidden == comparison.recordedHidden {
      let (recorded, sides) = (comparison.recorded, comparison.sides)
      let both = recorded.leftWidth + recorded.rightWidth
      if abs(sides.left - recorded.leftWidth) < Self.rounding && abs(sides.right - recorded.rightWidth) < Self.rounding
      {
        equal += 1
      } else if abs(comparison.uncutWidth - both) < Self.rounding {
        kerned += 1
      } else {
        spaced.append(String(recorded.id.dropFirst("truncation-".count)))
        #expect(comparison.hasSpaceBesideLatin, "\(recorded.id)")
      }
    }
    #expect(equal == 517 - Self.hebrewHyphens)
    #expect(kerned == 20)
    #expect(spaced == ["he-18", "hi-04", "hi-29", "th-07", "th-09", "ko-07", "ko-14", "ko-21"])
  }

  /// The tolerance: Pango rounds every glyph to 1/1024 pixel, which adds up to this in a line of 60 glyphs.
  private static let rounding = 0.03

  /// How many cases break elsewhere because of the version of Unicode at run time; all of them are cut at the head.
  private static let hebrewHyphens = PangoDifference.ledger[.hebrewHyphen]?.count ?? 0

  private func explains(_ difference: PangoDifference, _ comparison: PangoComparison) throws -> Bool {
    let recorded = comparison.recorded
    switch difference {
    case .dividedCluster:
      let cut = comparison.cutClusters(hiding: comparison.hidden)
      return comparison.lineStartsAreEqual && comparison.cutClusters(hiding: comparison.recordedHidden) == cut
        && comparison.recordedHidden.upperBound < comparison.hidden.upperBound
    case .missedBoundary:
      let (before, after) = comparison.clusters(at: comparison.hidden.upperBound)
      let endsInMark = before?.unicodeScalars.last?.properties.generalCategory == .nonspacingMark
      return comparison.lineStartsAreEqual && (endsInMark || (after?.unicodeScalars.count ?? 0) > 1)
    case .hyphen:
      let differing = zip(comparison.layout.lines.map(\.range.lowerBound), recorded.starts).enumerated()
      let index = try #require(differing.first { $0.element.0 != $0.element.1 }?.offset)
      let hyphen = typesetter.prepare("\u{2010}", style: comparison.text.style).measure(width: nil, size: recorded.size)
      return comparison.layout.lines[index - 1].width + hyphen.width > recorded.width
    case .ellipsisWidth:
      let other = try #require(PangoComparison(recorded, token: "…", with: typesetter))
      return recorded.ellipsis.text != "…" && other.hidden == comparison.recordedHidden
    case .tie:
      return abs(comparison.sides.left - recorded.rightWidth) < Self.rounding
        && abs(comparison.sides.right - recorded.leftWidth) < Self.rounding
    case .hebrewHyphen:
      let starts = comparison.layout.lines.map(\.range.lowerBound)
      return starts[1] != recorded.starts[1] && comparison.text.utf8[starts[1] - 1] == UInt8(ascii: "-")
    }
  }
}

extension PangoComparison {
  /// Whether every line starts where Pango's does.
  fileprivate var lineStartsAreEqual: Bool { layout.lines.map(\.range.lowerBound) == recorded.starts }

  /// Whether a visible space is beside a Latin letter, in a language of another script.
  fileprivate var hasSpaceBesideLatin: Bool {
    let shown = text.utf8.enumerated().filter { $0.offset >= line.range.lowerBound && !hidden.contains($0.offset) }.map(
      \.element)
    let isLatin = { (byte: UInt8) in Unicode.Scalar(byte).properties.isAlphabetic && byte < 0x80 }
    return ["he", "hi", "th", "ko"].contains(recorded.locale)
      && zip(shown, shown.dropFirst()).contains { ($0 == 0x20 && isLatin($1)) || (isLatin($0) && $1 == 0x20) }
  }
}
