import JSONText
import TestSupport
import Testing
import TextLayout
import Typography

@testable import ListDocument
@testable import Sizing

/// Bold text and letter spacing as a user's settings.
///
/// Sources: Human Interface Guidelines, Typography (body is semibold where it is emphasised); AOSP, Settings,
/// `BoldTextPreferenceController.java` (300 more); Flutter, `text.dart` (bold; letters as far apart as the person says).
@Suite("Settings of a person for all texts")
struct TextSettingTests {
  private let fonts = TestFonts.withSystem

  private func rows(_ rows: String, _ settings: String = "") throws -> [ListRow] {
    let text = #"{"width": 375\#(settings), "sections": [{"rows": [\#(rows)]}]}"#
    let list = try LoadedList(contents: Array(text.utf8), source: "list.json", fonts: fonts)
    return list.sections[0].rows
  }

  /// The title of a row where nothing is rounded to pixels.
  private func text(of row: ListRow, fontScale: Double = 1) throws -> ElementText {
    let traits = Traits(sizeCategory: .large, fontScale: fontScale, pixelGrid: PixelGrid(scale: 0))
    return try #require(row.row.layout(width: 375, traits: traits)[.title]?.text)
  }

  /// The width of a text in a weight on one line, in ems.
  private func width(_ text: String, _ family: String, _ weight: Int, spacing: Double = 0) -> Double {
    let style = TextStyle(families: [family], weight: weight, letterSpacing: spacing)
    return Typesetter(fonts: fonts).prepare(text, style: style).maximumContentWidth(size: 16)
  }

  @Test(
    "Each system's rows have its weights, whatever stands beside them",
    arguments: [
      ("uikit.cell", "Inter", 600, 0.0), ("swiftui.row", "Inter", 600, 0), ("uikit.table.default", "Inter", 600, 0),
      ("mdc.stereo", "Inter", 700, 0), ("ods.listItem", "Inter", 600, 0), ("m2.listItem", "Roboto", 700, 0.15),
      ("m3.listItem", "Roboto", 700, 0.5), ("flutter.listTile", "Roboto", 700, 0.5),
    ])
  func weights(kind: String, family: String, weight: Int, spacing: Double) throws {
    let all = ["flutter.listTile", "uikit.cell", kind].map {
      #"{"kind": "\#($0)", "title": "Handgloves", "typeface": "\#(family)"}"#
    }
    let row = try #require(try rows(all.joined(separator: ","), #", "boldText": true"#).last)
    let prepared = try text(of: row).content
    #expect(abs(prepared.maximumContentWidth(size: 16) - width("Handgloves", family, weight, spacing: spacing)) < 1e-9)
    #expect(prepared.maximumContentWidth(size: 16) > width("Handgloves", family, 400, spacing: spacing))
    let plain = try #require(try rows(all[2]).last)
    let traits = Traits(pixelGrid: PixelGrid(scale: 0))
    #expect(plain.row.minimumWidth(traits: traits) < row.row.minimumWidth(traits: traits))
  }

  @Test("Headers, attributed texts, Markdown and an option are bold, too")
  func parts() throws {
    let attributed = try rows(
      #"{"kind": "uikit.cell", "typeface": "Inter", "attributedText": [{"text": "Hand"}, {"text": "gloves", "weight": 600}]}"#,
      #", "boldText": true"#)
    let expected = width("Hand", "Inter", 600) + width("gloves", "Inter", 700)
    // Neither width has kerning between the two parts.
    #expect(abs(try text(of: attributed[0]).content.maximumContentWidth(size: 16) - expected) < 0.01)
    let json = #"{"typeface": "Inter", "sections": [{"header": "Hand", "rows": []}]}"#
    var overrides = ListOverrides()
    overrides.boldText = true
    let list = try LoadedList(
      contents: Array(json.utf8), source: "list.json", overrides: overrides, fonts: fonts)
    let header = try #require(list.sections[0].heading.headerRow)
    // The header of a plain list is semibold.
    #expect(abs(try text(of: header).content.maximumContentWidth(size: 16) - width("Hand", "Inter", 700)) < 1e-9)
  }

  @Test("Letters are as far apart as the person says, whatever the style has and the font scale")
  func spacing() throws {
    for (kind, family) in [("flutter.listTile", "Roboto"), ("m3.listItem", "Roboto"), ("uikit.cell", "Inter")] {
      let row = #"{"kind": "\#(kind)", "title": "Handgloves", "typeface": "\#(family)"}"#
      let spaced = try text(of: try rows(row, #", "letterSpacing": 2"#)[0], fontScale: 2)
      let natural = width("Handgloves", family, 400)
      #expect(abs(spaced.content.maximumContentWidth(size: 16) - (natural + 20)) < 1e-9, "\(kind)")
    }
  }

  @Test("Weights never cross, and every step of Apple's is a face's")
  func monotonicity() {
    for system in BoldText.allCases {
      let weights = (1...1000).map(system.weight)
      #expect(zip(weights, weights.dropFirst()).allSatisfy { $0 <= $1 })
      #expect(weights.allSatisfy { (1...1000).contains($0) })
    }
    let steps = [100: 300, 200: 400, 300: 500, 400: 600, 500: 700, 600: 700, 700: 800, 800: 900]
    for (weight, bold) in steps { #expect(BoldText.apple.weight(for: weight) == bold) }
    #expect([400, 500, 900].map(BoldText.android.weight) == [700, 800, 1000])
  }

  @Test("What cannot be names its place")
  func faults() {
    for (settings, place) in [(#", "boldText": 1"#, "$.boldText"), (#", "letterSpacing": 1e9"#, "$.letterSpacing")] {
      let error = #expect(throws: InputError.self) { try rows(#"{"kind": "uikit.cell", "title": "A"}"#, settings) }
      #expect(error?.path?.description == place)
    }
  }
}
