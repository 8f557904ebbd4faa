import TestSupport
import Testing
import TextAnalysis
import TextLayout
import Typography

@testable import Sizing

/// Marks: SEN is sentry (iOS 16), OUK openuikit (iOS 26.1).
@Suite("Rows of SwiftUI's lists")
struct SwiftUIRowTests {
  private let typesetter = Typesetter(fonts: TestFonts.withSystem)

  private func row(
    _ text: String? = "A", detail: String? = nil, image: LayoutSize? = nil, _ profile: SystemProfile = .ios26,
    change: (inout SwiftUIRow.Content) -> Void = { _ in }
  ) -> SwiftUIRow {
    var content = SwiftUIRow.Content(text: text, detail: detail, image: image)
    change(&content)
    return SwiftUIRow(content, profile: profile, typesetter: typesetter)
  }

  @Test("SEN: a row of an inset grouped list 268 wide: 44 high, the text at 16, 12 and 20 and a third high")
  func before() throws {
    let layout = row("A", .ios18).layout(width: 268, traits: Traits(pixelGrid: PixelGrid(scale: 3)))
    #expect(layout.size.height == 44)
    let text = try #require(layout[.title]?.frame)
    #expect(text.x == 16 && text.y == 12)
    #expect(abs(text.height - 61.0 / 3) < 1e-9)
  }

  @Test(
    "OUK: a row is 30 higher than its content",
    arguments: [(292.0 / 3, 3.0, 382.0 / 3), (77, 3, 107), (98, 2, 128)])
  func content(height: Double, scale: Double, expected: Double) {
    let row = row(nil, image: LayoutSize(width: 55, height: height))
    let found = row.height(width: 393, traits: Traits(pixelGrid: PixelGrid(scale: scale)))
    #expect(abs(found - expected) < 1e-9)
  }

  @Test("OUK: after an image of 55 the separator begins with the text at 83 and ends 16 before the edge")
  func separator() {
    let layout = row(image: LayoutSize(width: 55, height: 47)).layout(
      width: 393, traits: Traits(pixelGrid: PixelGrid(scale: 3)))
    #expect(layout[.title]?.frame.x == 83)
    #expect(layout[.separator]?.frame == LayoutRect(x: 83, y: 76, width: 294, height: 1))
    #expect(layout.size.height == 77)
  }

  /// Inferred: 44, and 11 above and below as in UIKit's sidebar cells.
  @Test("In a sidebar a row of one line is 44 high in both eras, in other lists of iOS 26 52")
  func sidebar() throws {
    func layout(_ style: ListAppearance, _ row: SwiftUIRow, _ category: SizeCategory = .large) throws -> RowLayout {
      let list = RowList(sections: [ListSection(rows: [row])])
      let layout = list.layout(
        ListGeometry(width: 320, style: style, profile: row.profile), traits: Traits(sizeCategory: category))
      return try #require(layout.sections.first?.rows.first).layout
    }
    for profile in SystemProfile.allCases {
      let short = try layout(.sidebar, row("A", profile))
      #expect(short.size.height == 44 && short[.title]?.frame.y == 12)
      // 11 + 20.5 + 2.5 + 18 + 11, and 11 + 39.5 + 11.
      #expect(try layout(.sidebar, row("A", detail: "B", profile)).size.height == 63)
      #expect(try layout(.sidebar, row("A", profile), .accessibility2).size.height == 61.5)
      // The row's own minimum height takes precedence.
      let own = row("A", profile) { $0.minimumRowHeight = 70 }
      #expect(try layout(.sidebar, own).size.height == 70)
    }
    for style in [ListAppearance.insetGrouped, .grouped, .inset] {
      #expect(try layout(style, row()).size.height == 52, "\(style)")
    }
  }

  @Test("A row of one line is 52 high; two texts stand 2.5 apart")
  func heights() {
    #expect(row().height(width: 375, traits: Traits()) == 52)
    let layout = row(detail: "B").layout(width: 375, traits: Traits())
    // Subheadline has a leading of 20 and lines of 17.9: 2.1, up to the pixel.
    // 38 is 15 + 20.5 + 2.5.
    #expect(layout[.detail]?.frame.y == 38)
    // 71 is 15 + 20.5 + 2.5 + 18 + 15.
    #expect(layout.size.height == 71)
  }

  @Test("Recorded: 51 at M on iOS 26, 44 before; body below body 62 and two thirds before, 70 and two thirds since")
  func medium() {
    let traits = Traits(sizeCategory: .medium, pixelGrid: PixelGrid(scale: 3))
    for (profile, one, two) in [(SystemProfile.ios18, 44.0, 62 + 2.0 / 3), (.ios26, 51, 70 + 2.0 / 3)] {
      #expect(row("A", profile).height(width: 350, traits: traits) == one)
      let stack = row("A", detail: "B", profile) { $0.detailStyle = .body }
      #expect(abs(stack.height(width: 350, traits: traits) - two) < 1e-9)
    }
  }

  @Test("Recorded: a row knows the margins of its list, and before iOS 26 separators end at the card's edge")
  func margins() {
    var traits = Traits(pixelGrid: PixelGrid(scale: 3))
    traits.list.layoutMargin = 20
    let before = row("A", .ios18) { $0.isNavigationLink = true }.layout(width: 353, traits: traits)
    #expect(before[.title]?.frame.x == 20)
    #expect(before[.separator]?.frame == LayoutRect(x: 20, y: 44 - 1.0 / 3, width: 333, height: 1.0 / 3))
    #expect(before[ElementName(rawValue: "accessory.disclosureIndicator")]?.frame.maxX == 333)
    #expect(row("A").layout(width: 1154, traits: traits)[.title]?.frame.x == 20)
    #expect(row("A").layout(width: 370, traits: Traits())[.title]?.frame.x == 16)
    // Without a list the row's own width determines the margin, and its preferred width allows for that.
    let wide = row("A", .ios18)
    #expect(wide.layout(width: 390, traits: Traits())[.title]?.frame.x == 20)
    #expect(wide.layout(width: 375, traits: Traits())[.title]?.frame.x == 16)
    let text = row(String(repeating: "word ", count: 12), .ios18)
    let width = text.preferredWidth(traits: Traits())
    #expect(width > 390)
    #expect(text.layout(width: width, traits: Traits())[.title]?.text?.lineCount == 1)
  }

  @Test("A chevron stands at the inset and takes its width and 8 from the content; the row takes taps")
  func chevron() {
    let plain = row().layout(width: 375, traits: Traits())
    #expect(plain.hitTarget == nil)
    #expect(plain[.title]?.frame.width == 343)
    let link = row { $0.isNavigationLink = true }.layout(width: 375, traits: Traits())
    #expect(
      link[ElementName(rawValue: "accessory.disclosureIndicator")]?.frame
        == LayoutRect(x: 348.5, y: 19, width: 10.5, height: 14))
    // 324.5 is 343 − 18.5.
    #expect(link[.title]?.frame.width == 324.5)
    #expect(link.hitTarget == LayoutRect(x: 0, y: 0, width: 375, height: 52))
    let third = row { $0.isNavigationLink = true }.layout(width: 375, traits: Traits(pixelGrid: PixelGrid(scale: 3)))
    let width = third[ElementName(rawValue: "accessory.disclosureIndicator")]?.frame.width ?? 0
    #expect(abs(width - 31.0 / 3) < 1e-9)
  }

  @Test("Rows below others are moved in by 20 in both eras; an edit control moves the whole row by 40")
  func levels() {
    // A disclosure group of cashapp/AccessibilitySnapshot: texts at 36 in cards of iOS 26.2, at 40 in those of 17.5 and
    // 18.5.
    #expect(row { $0.level = 1 }.layout(width: 370, traits: Traits())[.title]?.frame.x == 36)
    var traits = Traits()
    traits.list.layoutMargin = 20
    #expect(row("A", .ios18) { $0.level = 1 }.layout(width: 362, traits: traits)[.title]?.frame.x == 40)
    #expect(row { $0.level = 2 }.layout(width: 375, traits: Traits())[.title]?.frame.x == 56)
    let editing = row().layout(width: 375, traits: Traits(state: .editing))
    #expect(editing[.title]?.frame.x == 56)
    #expect(
      editing[ElementName(rawValue: "accessory.delete")]?.frame == LayoutRect(x: 15, y: 13, width: 26, height: 26))
    let kept = row { $0.isDeletable = false }.layout(width: 375, traits: Traits(state: .editing))
    #expect(kept[.title]?.frame.x == 16)
  }

  /// Source of the positions: cells of UIKit's lists, recorded on macOS 27.0 (kern0x1b/charon).
  ///
  /// In 320 points with margins of 8 a handle has 24 from 288 on; an accessory before it, unlike text, ends 17 before that.
  @Test("While the list is edited there is a handle for what can be moved, and a circle for what can be selected")
  func handles() throws {
    for direction in [TextDirection.leftToRight, .rightToLeft] {
      var traits = Traits(direction: direction, state: [.editing, .selected])
      traits.list.layoutMargin = 8
      func frame(_ layout: RowLayout, _ name: String) -> LayoutRect? {
        let frame = layout[ElementName(rawValue: name)]?.frame
        return direction == .leftToRight ? frame : frame?.mirrored(inWidth: 320)
      }
      let movable = row { ($0.isMovable, $0.isSelectable) = (true, true) }
      let layout = movable.layout(width: 320, traits: traits)
      #expect(frame(layout, "accessory.reorder")?.midX == 300)
      #expect(layout[ElementName(rawValue: "accessory.reorder")]?.hitTarget?.height == 44)
      #expect(frame(layout, "accessory.multiselect")?.x == 15 && frame(layout, "accessory.delete") == nil)
      #expect(frame(layout, "accessory.reorderSeparator") == nil)
      #expect(
        movable.appearance(traits: traits).colors[ElementName(rawValue: "accessory.multiselect")]
          == SystemColor.blue(.ios26))
      let link = row { ($0.isMovable, $0.isNavigationLink) = (true, true) }.layout(width: 320, traits: traits)
      #expect(frame(link, "accessory.disclosureIndicator")?.maxX == 271)
      #expect(frame(link, "accessory.reorderSeparator")?.x == 279)
    }
    // A row that is not being edited has neither.
    let idle = row { ($0.isMovable, $0.isSelectable) = (true, true) }.layout(width: 320, traits: Traits())
    #expect(idle.elements.map(\.name) == [.title, .separator])
    let text = String(repeating: "word ", count: 20)
    let full = row(text) { $0.isMovable = true }.layout(width: 320, traits: Traits(state: .editing))
    #expect(full[.title].map { $0.frame.maxX <= 320 - 16 - 24 - 8 } == true)
  }

  @Test("Insets and least height can be one's own")
  func ownMetrics() {
    let insets = DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let layout = row {
      $0.listRowInsets = insets
      $0.minimumRowHeight = 0
    }.layout(width: 100, traits: Traits())
    #expect(layout.size.height == 24.5)
    #expect(layout[.title]?.frame == LayoutRect(x: 2, y: 1, width: 94, height: 20.5))
  }

  @Test("Text wraps at AX5, and nothing is cut")
  func largest() throws {
    let row = row("Privacy and Security Settings", detail: "Location Services, Tracking") { $0.isNavigationLink = true }
    let layout = row.layout(width: 320, traits: Traits(sizeCategory: .accessibility5))
    #expect(try #require(layout[.title]?.text).lineCount > 1)
    #expect(layout.elements.allSatisfy { $0.text?.isTruncated != true })
    #expect(layout[.title]?.frame.maxX ?? 0 <= 285.5)
  }

  @Test("Without text, only with a chevron, at no width")
  func edges() {
    let empty = row(nil) { $0.isNavigationLink = true }.layout(width: 375, traits: Traits())
    #expect(empty.size.height == 52)
    #expect(empty.elements.map(\.name.rawValue) == ["accessory.disclosureIndicator", "separator"])
    let narrow = row("AB").layout(width: 0, traits: Traits())
    #expect(narrow[.title]?.frame.width == 0)
    #expect(narrow[.separator]?.frame.width == 0)
  }
}
