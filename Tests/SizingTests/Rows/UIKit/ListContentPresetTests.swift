import TestSupport
import Testing
import TextAnalysis
import TextLayout
import Typography

@testable import Sizing

/// Marks: OUK is openuikit (iOS 26.1, phones), CH charon (macOS 27.0), SEN sentry (iOS 16), LOG UIKit's own descriptions
/// in logs.
@Suite("UIKit's content configurations")
struct ListContentPresetTests {
  private let typesetter = Typesetter(fonts: TestFonts.withSystem)

  private func row(
    _ preset: ListContentConfiguration.Preset, _ profile: SystemProfile = .ios26, text: String? = "A",
    secondary: String? = nil, container: ListContentRow.Container = .list,
    change: (inout ListContentConfiguration) -> Void = { _ in }
  ) -> ListContentRow {
    var content = ListContentRow.Content(text: text, secondaryText: secondary)
    content.container = container
    var configuration = ListContentConfiguration(preset, profile: profile)
    change(&configuration)
    return ListContentRow(content, configuration: configuration, typesetter: typesetter)
  }

  private func traits(_ scale: Double, _ category: SizeCategory = .large) -> Traits {
    Traits(sizeCategory: category, pixelGrid: PixelGrid(scale: scale))
  }

  // MARK: Measured rows

  @Test("OUK: a cell of one line is 52 high with the text at 16, one with a subtitle 68.5")
  func phone() {
    let cell = row(.cell).layout(width: 375, traits: traits(2))
    #expect(cell.size.height == 52)
    #expect(cell[.title]?.frame == LayoutRect(x: 16, y: 16, width: 343, height: 20.5))
    let subtitle = row(.subtitleCell, secondary: "B").layout(width: 375, traits: traits(2))
    #expect(subtitle.size.height == 68.5)
    #expect(subtitle[.title]?.frame == LayoutRect(x: 16, y: 15, width: 343, height: 20.5))
    #expect(subtitle[.detail]?.frame == LayoutRect(x: 16, y: 35.5, width: 343, height: 18))
  }

  @Test("OUK: in a table rows are a point higher: 53, and with a subtitle 69.5 or 69 and a third")
  func table() {
    #expect(row(.cell, container: .table).height(width: 375, traits: traits(2)) == 53)
    let subtitle = row(.subtitleCell, secondary: "B", container: .table)
    #expect(subtitle.height(width: 375, traits: traits(2)) == 69.5)
    #expect(abs(subtitle.height(width: 375, traits: traits(3)) - (69 + 1.0 / 3)) < 1e-9)
    // Recorded on iOS 14.5 to 18.5 (AccessibilitySnapshot): before iOS 26 they were a pixel higher.
    let before = row(.cell, .ios18, container: .table).layout(width: 390, traits: traits(3))
    #expect(abs(before.size.height - (44 + 1.0 / 3)) < 1e-9)
    #expect(before[.title]?.frame.y == 12)
  }

  @Test("SEN: before, a row is 44 high with the text at 12, and a grouped header 38 and two thirds with the text at 17")
  func before() throws {
    let cell = row(.cell, .ios18).layout(width: 268, traits: traits(3))
    #expect(cell.size.height == 44)
    let text = try #require(cell[.title]?.frame)
    #expect(text.x == 16 && text.y == 12)
    #expect(abs(text.height - 61.0 / 3) < 1e-9)
    let header = row(.groupedHeader, .ios18).layout(width: 268, traits: traits(3))
    #expect(abs(header.size.height - (38 + 2.0 / 3)) < 1e-9)
    let title = try #require(header[.title]?.frame)
    #expect(title.x == 16 && title.y == 17)
    #expect(abs(title.height - 47.0 / 3) < 1e-9)
  }

  @Test("SEN: grouped headers were capitals, and are no longer")
  func capitals() {
    #expect(row(.groupedHeader, .ios18, text: "Straße").accessibility?.label == "STRASSE")
    #expect(row(.groupedHeader, .ios26, text: "Straße").accessibility?.label == "Straße")
  }

  @Test("Recorded: the least row of iOS 26 is 51 at M and 52 at L; OUK: 59 less nothing at XXXL, in a table")
  func leastHeight() {
    #expect(row(.cell).height(width: 375, traits: traits(3, .medium)) == 51)
    #expect(row(.cell).height(width: 375, traits: traits(3)) == 52)
    #expect(row(.cell, .ios18).height(width: 375, traits: traits(3, .medium)) == 44)
    #expect(row(.cell) { $0.minimumHeight = 60 }.height(width: 375, traits: traits(3)) == 60)
    #expect(row(.cell) { $0.minimumHeight = 0 }.height(width: 375, traits: traits(2)) == 50.5)
  }

  @Test("Recorded: lines of footers stand 14 apart at M, in both eras: two are 28 and a third high")
  func footerLines() throws {
    let text = "Firebase Cloud Messaging must be enabled for push notifications to function."
    for (profile, height) in [(SystemProfile.ios18, 46 + 1.0 / 3), (.ios26, 42 + 1.0 / 3)] {
      let layout = row(.groupedFooter, profile, text: text).layout(width: 358, traits: traits(3, .medium))
      #expect(layout[.title]?.text?.lineCount == 2)
      #expect(abs(layout.size.height - height) < 1e-9)
      let loose = row(.groupedFooter, profile, text: text) { $0.text.hasTightLeading = false }
      #expect(abs(loose.height(width: 358, traits: traits(3, .medium)) - (height + 2)) < 1e-9)
    }
  }

  // MARK: Presets

  /// CH, but for the prominent headers: top, leading, bottom, trailing, image to text, vertical padding, size of text
  /// and of the second text.
  static let ios26: [(preset: ListContentConfiguration.Preset, numbers: [Double])] = [
    (.cell, [15, 16, 15, 8, 16, 4, 17, 15]), (.subtitleCell, [15, 16, 15, 8, 16, 0, 17, 15]),
    (.valueCell, [15, 16, 15, 8, 16, 4, 17, 17]), (.plainHeader, [10, 8, 10, 8, 16, 4, 17, 13]),
    (.groupedHeader, [10, 8, 10, 8, 16, 4, 17, 13]), (.plainFooter, [8, 8, 6, 8, 16, 4, 13, 13]),
    (.groupedFooter, [8, 8, 6, 8, 16, 4, 13, 13]), (.sidebarCell, [11, 8, 11, 8, 10, 4, 17, 13]),
    (.accompaniedSidebarCell, [11, 8, 11, 8, 10, 4, 17, 13]), (.sidebarSubtitleCell, [4, 8, 4, 8, 10, 0, 17, 13]),
    (.accompaniedSidebarSubtitleCell, [4, 8, 4, 8, 10, 0, 17, 13]), (.sidebarHeader, [11, 8, 11, 8, 10, 4, 17, 13]),
    (.prominentInsetGroupedHeader, [10, 8, 10, 8, 16, 4, 20, 13]),
    (.extraProminentInsetGroupedHeader, [10, 8, 10, 8, 16, 4, 22, 13]),
  ]
  /// LOG: cell and grouped header; recorded (AccessibilitySnapshot, iOS 17.5 and 18.5): grouped footer; the rest
  /// inferred from them.
  static let ios18: [(preset: ListContentConfiguration.Preset, numbers: [Double])] = [
    (.cell, [11, 16, 11, 8, 16, 3, 17, 15]), (.subtitleCell, [11, 16, 11, 8, 16, 3, 17, 12]),
    (.valueCell, [11, 16, 11, 8, 16, 3, 17, 17]), (.plainHeader, [6.5, 8, 6.5, 8, 16, 3, 17, 13]),
    (.groupedHeader, [17, 8, 6, 8, 16, 3, 13, 13]), (.plainFooter, [8, 8, 6, 8, 16, 3, 13, 13]),
    (.groupedFooter, [6, 8, 12, 8, 16, 3, 13, 13]), (.sidebarCell, [11, 8, 11, 8, 10, 4, 17, 13]),
    (.accompaniedSidebarCell, [11, 8, 11, 8, 10, 4, 17, 13]), (.sidebarSubtitleCell, [4, 8, 4, 8, 10, 0, 17, 13]),
    (.accompaniedSidebarSubtitleCell, [4, 8, 4, 8, 10, 0, 17, 13]), (.sidebarHeader, [11, 8, 11, 8, 10, 4, 17, 13]),
    (.prominentInsetGroupedHeader, [17, 8, 6, 8, 16, 3, 20, 13]),
    (.extraProminentInsetGroupedHeader, [17, 8, 6, 8, 16, 3, 22, 13]),
  ]

  @Test("The fourteen presets of both eras")
  func presets() {
    for (profile, table) in [(SystemProfile.ios26, Self.ios26), (.ios18, Self.ios18)] {
      #expect(Set(table.map(\.preset)) == Set(ListContentConfiguration.Preset.allCases))
      for (preset, numbers) in table {
        let found = ListContentConfiguration(preset, profile: profile)
        let margins = found.margins
        #expect(
          [
            margins.top, margins.leading, margins.bottom, margins.trailing, found.imageToTextPadding,
            found.textToSecondaryTextVerticalPadding, found.text.fontSize(for: .large),
            found.secondaryText.fontSize(for: .large),
          ] == numbers, "\(preset) \(profile)")
        #expect(found.preservesSideMargins)
        #expect(found.textToSecondaryTextHorizontalPadding == 8)
        #expect(found.prefersSideBySideText == (preset == .valueCell))
        #expect(found.text.numberOfLines == (preset.isSidebarCell ? 1 : 0))
      }
    }
    #expect(ListContentConfiguration(.sidebarHeader).text.weight == .medium)
    #expect(ListContentConfiguration(.plainHeader).text.weight == .semibold)
    #expect(ListContentConfiguration(.sidebarCell).text.minimumScaleFactor == 0.9)
  }

  @Test("Subtitle cells of iOS 18, inferred: 59 and two thirds")
  func subtitleBefore() {
    let height = row(.subtitleCell, .ios18, secondary: "B").height(width: 375, traits: traits(3))
    #expect(abs(height - (11 + 61.0 / 3 + 3 + 43.0 / 3 + 11)) < 1e-9)
  }

  @Test("Margins stay as they are when text grows: at AX2 a row of iOS 18 is 61 and two thirds high")
  func largeText() {
    #expect(abs(row(.cell, .ios18).height(width: 375, traits: traits(3, .accessibility2)) - (61 + 2.0 / 3)) < 1e-9)
  }

  // MARK: Edge cases

  @Test("Without text a cell keeps its least height and a header its margins")
  func empty() {
    for preset in ListContentConfiguration.Preset.allCases {
      let configuration = ListContentConfiguration(preset)
      let layout = row(preset, text: "").layout(width: 375, traits: traits(2))
      #expect(layout.size.height == max(configuration.minimumHeight(for: .large), configuration.margins.vertical))
      #expect(layout[.title] == nil && layout[.detail] == nil)
      #expect(row(preset, text: nil).accessibility == nil)
    }
  }

  @Test("A second text alone stands where the first would")
  func onlySecondary() {
    let layout = row(.cell, text: nil, secondary: "B").layout(width: 375, traits: traits(2))
    #expect(layout.size.height == 52)
    #expect(layout[.detail]?.frame == LayoutRect(x: 16, y: 17, width: 343, height: 18))
  }

  @Test("Ten lines: nine leadings between them, 15 above and below")
  func tenLines() {
    let text = Array(repeating: "A", count: 10).joined(separator: "\n")
    // 10 × 20.287 + 9 × 1.713 is 218.287, up to the pixel.
    // 248.5 is 30 + 218.5.
    #expect(row(.cell, text: text).height(width: 375, traits: traits(2)) == 248.5)
    #expect(row(.cell, text: text).layout(width: 375, traits: traits(2))[.title]?.text?.lineCount == 10)
    #expect(row(.sidebarCell, text: text).layout(width: 375, traits: traits(2))[.title]?.text?.lineCount == 1)
  }

  @Test("At no width texts are measured at 0, and nothing is negative", arguments: [0.0, 10, -5])
  func narrow(width: Double) throws {
    let layout = row(.cell, text: "AB", secondary: "C").layout(width: width, traits: traits(2))
    let title = try #require(layout[.title])
    #expect(title.frame.width == 0)
    #expect(title.text?.lineCount == 2)
    #expect(layout.elements.allSatisfy { $0.frame.width >= 0 && $0.frame.height >= 0 })
  }

  @Test("A sidebar's text is set smaller, down to nine tenths, before it is cut")
  func shrinks() throws {
    let text = "Recently Deleted Photos"
    let row = row(.sidebarCell, text: text)
    let natural = row.preferredWidth(traits: traits(2))
    func title(_ width: Double) throws -> RowElement {
      try #require(row.layout(width: width, traits: traits(2))[.title])
    }
    #expect(try title(natural).text?.fontSize == 17)
    let smaller = try title(natural - 12)
    #expect(try (15.3..<17).contains(#require(smaller.text).fontSize))
    #expect(smaller.text?.isTruncated == false)
    #expect(smaller.frame.height == 20.5)
    let cut = try title(natural - 40)
    #expect(cut.text?.fontSize == 17 * 0.9)
    #expect(cut.text?.isTruncated == true)
  }

  @Test("A font of a size has no leading, follows the style, and can be told not to")
  func ownFonts() {
    let row = row(.cell, text: "A\nA") { $0.text.pointSize = 17 }
    // 2 × 20.287, without the 1.713 that the style has between two lines.
    #expect(row.layout(width: 375, traits: traits(2))[.title]?.frame.height == 41)
    #expect(row.layout(width: 375, traits: traits(2, .accessibility2))[.title]?.text?.fontSize == 31)
    let fixed = self.row(.cell) { $0.text.adjustsFontForContentSizeCategory = false }
    #expect(fixed.layout(width: 375, traits: traits(2, .accessibility5))[.title]?.text?.fontSize == 17)
  }

  @Test(
    "Letters as the language has them",
    arguments: [
      ("uppercase", "tr", "istanbul", "İSTANBUL"), ("uppercase", "en", "istanbul", "ISTANBUL"),
      ("lowercase", "az-Latn", "IĞDIR", "ığdır"), ("capitalized", "en", "don't stop 3rd time", "Don't Stop 3rd Time"),
      ("capitalized", "tr", "izmir ılık", "İzmir Ilık"), ("capitalized", "hr", "ǆep ßa e\u{301}a", "ǅep Ssa E\u{301}a"),
      // Georgian has capitals for whole words only.
      ("capitalized", "ka", "თბილისი", "თბილისი"), ("uppercase", "ka", "თბილისი", "ᲗᲑᲘᲚᲘᲡᲘ"),
      ("lowercase", "el", "Σ. ΟΔΟΣ ΣΟΦΟΣ, ΑΣΑ", "σ. οδος σοφος, ασα"), ("none", "en", "aB", "aB"),
    ])
  func transforms(name: String, locale: String, text: String, expected: String) throws {
    let transform = try #require(ListContentConfiguration.TextTransform(rawValue: name))
    #expect(transform.apply(to: text, locale: locale) == expected)
  }
}
