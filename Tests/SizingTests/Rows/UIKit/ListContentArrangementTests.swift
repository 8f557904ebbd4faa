import TestSupport
import Testing
import TextAnalysis
import TextLayout
import Typography

@testable import Sizing

@Suite("Texts, images and separators of UIKit's list cells")
struct ListContentArrangementTests {
  private let typesetter = Typesetter(fonts: TestFonts.withSystem)

  private func row(
    _ preset: ListContentConfiguration.Preset = .cell, _ content: ListContentRow.Content,
    change: (inout ListContentConfiguration) -> Void = { _ in }
  ) -> ListContentRow {
    var configuration = ListContentConfiguration(preset)
    change(&configuration)
    return ListContentRow(content, configuration: configuration, typesetter: typesetter)
  }

  // MARK: Side by side

  @Test("A value stands beside the text as long as there is room, to the pixel, and below it otherwise")
  func sideBySide() throws {
    let row = row(.valueCell, ListContentRow.Content(text: "Storage", secondaryText: "128 GB"))
    let width = row.preferredWidth(traits: Traits())
    let beside = row.layout(width: width, traits: Traits())
    let (text, value) = (try #require(beside[.title]?.frame), try #require(beside[.detail]?.frame))
    #expect(beside.size.height == 52)
    #expect(text.y == 16 && value.y == 16)
    #expect(value.x - text.maxX == 8)
    #expect(value.maxX == width - 16)
    let below = row.layout(width: width - 0.5, traits: Traits())
    // 75 is 15 + 20.5 + 4 + 20.5 + 15.
    #expect(below.size.height == 75)
    #expect(below[.detail]?.frame.x == 16)
    // With more room the value stays at the end.
    let wide = try #require(row.layout(width: 375, traits: Traits())[.detail]?.frame)
    // 359 is 375 − 16.
    #expect(wide.maxX == 359)
    #expect(wide.width == value.width)
  }

  @Test("No size stacks by itself: short texts stand side by side at AX5")
  func sideBySideAtLargestSize() throws {
    let row = row(.valueCell, ListContentRow.Content(text: "A", secondaryText: "B"))
    let layout = row.layout(width: 375, traits: Traits(sizeCategory: .accessibility5))
    #expect(layout[.title]?.frame.y == layout[.detail]?.frame.y)
  }

  @Test("Texts of different sizes side by side are centred on one line")
  func centred() {
    let row = row(.cell, ListContentRow.Content(text: "A", secondaryText: "B")) { $0.prefersSideBySideText = true }
    let layout = row.layout(width: 375, traits: Traits())
    #expect(layout[.title]?.frame.y == 16)
    #expect(layout[.detail]?.frame.y == 17)
  }

  // MARK: Images

  private func content(_ width: Double, _ height: Double, isSymbol: Bool = false) -> ListContentRow.Content {
    ListContentRow.Content(
      text: "A", image: ListContentRow.Image(size: LayoutSize(width: width, height: height), isSymbol: isSymbol))
  }

  @Test("An image is scaled down to the largest size there may be, never up")
  func maximumSize() {
    func image(_ width: Double, _ height: Double, _ limit: LayoutSize) -> LayoutSize? {
      row(content: content(width, height)) { $0.image.maximumSize = limit }
        .layout(width: 375, traits: Traits())[.image]?.frame.size
    }
    #expect(image(100, 50, LayoutSize(width: 40, height: 40)) == LayoutSize(width: 40, height: 20))
    #expect(image(100, 50, LayoutSize(width: 0, height: 10)) == LayoutSize(width: 20, height: 10))
    #expect(image(10, 5, LayoutSize(width: 40, height: 40)) == LayoutSize(width: 10, height: 5))
    #expect(image(10, 0, .zero) == nil)
  }

  private func row(
    content: ListContentRow.Content, change: (inout ListContentConfiguration) -> Void
  ) -> ListContentRow { row(.cell, content, change: change) }

  @Test("Kept room holds the image in its middle, moves the text, and sizes nothing")
  func reservedSize() {
    let kept = row(content: content(20, 20)) {
      $0.image.reservedLayoutSize = ListContentConfiguration.ReservedSize(width: .points(44), height: .points(60))
    }
    let layout = kept.layout(width: 375, traits: Traits())
    #expect(layout[.image]?.frame == LayoutRect(x: 28, y: 35, width: 20, height: 20))
    // 76 is 16 + 44 + 16.
    #expect(layout[.title]?.frame.x == 76)
    #expect(layout.size.height == 90)
  }

  @Test("A symbol has room that grows with the text, and any image can have the same")
  func symbols() {
    func textX(_ row: ListContentRow, _ category: SizeCategory) -> Double? {
      row.layout(width: 375, traits: Traits(sizeCategory: category))[.title]?.frame.x
    }
    let symbol = row(.cell, content(20, 20, isSymbol: true))
    let standard = row(content: content(20, 20)) {
      $0.image.reservedLayoutSize = ListContentConfiguration.ReservedSize(width: .standard)
    }
    for row in [symbol, standard] {
      // 60 is 16 + 28 + 16.
      #expect(textX(row, .large) == 60)
      // 28 × 33 / 17 is 54.35.
      // 86.5 is 16 + 54.5 + 16.
      #expect(textX(row, .accessibility2) == 86.5)
    }
    // 52 is 16 + 20 + 16.
    #expect(textX(row(.cell, content(20, 20)), .accessibility2) == 52)
  }

  @Test("A symbol grows as the edit controls do, in the middle of its room")
  func symbolGrowth() {
    let row = row(.cell, content(26, 20, isSymbol: true))
    let layout = row.layout(width: 375, traits: Traits(sizeCategory: .accessibility2))
    // The edit control grows by 39 / 26; the reserved width is 54.5.
    #expect(layout[.image]?.frame.size == LayoutSize(width: 39, height: 30))
    #expect(layout[.image]?.frame.x == 24)
  }

  @Test("A huge image heightens its row; a row of a given height shrinks it")
  func hugeImage() {
    let row = row(.cell, content(3000, 2000))
    let layout = row.layout(width: 375, traits: Traits())
    #expect(layout.size.height == 2030)
    #expect(layout[.title]?.frame.width == 0)
    var fixed = content(3000, 2000)
    fixed.rowHeight = 80
    let given = self.row(.cell, fixed)
    #expect(
      given.layout(width: 375, traits: Traits())[.image]?.frame == LayoutRect(x: 16, y: 15, width: 75, height: 50))
    #expect(given.height(width: 375, traits: Traits()) == 80)
    let why = given.explain(width: 375, traits: Traits())
    #expect(why.height == 80 && why.down.map(\.value) == [15, 50, 15])
    #expect(why.across.prefix(3).map(\.value) == [16, 75, 16])
    // A height below the margins leaves no image to see, and nothing negative.
    fixed.rowHeight = 20
    #expect(self.row(.cell, fixed).layout(width: 375, traits: Traits())[.image]?.frame.size == .zero)
  }

  // MARK: Separators

  @Test("OUK: the separator is the row's last point, from the text to the margin")
  func separators() {
    func separator(_ content: ListContentRow.Content, _ profile: SystemProfile = .ios26, scale: Double = 2)
      -> LayoutRect?
    {
      ListContentRow(
        content, configuration: ListContentConfiguration(.cell, profile: profile), typesetter: typesetter
      ).layout(width: 375, traits: Traits(pixelGrid: PixelGrid(scale: scale)))[.separator]?.frame
    }
    #expect(separator(ListContentRow.Content(text: "A")) == LayoutRect(x: 16, y: 51, width: 343, height: 1))
    #expect(separator(ListContentRow.Content(text: "A"), scale: 3)?.height == 1)
    #expect(separator(content(29, 29))?.x == 61)
    #expect(separator(ListContentRow.Content()) == LayoutRect(x: 16, y: 51, width: 343, height: 1))
    // Before iOS 26: a pixel high (CH), up to the edge (recorded, AccessibilitySnapshot).
    #expect(separator(ListContentRow.Content(text: "A"), .ios18) == LayoutRect(x: 16, y: 43.5, width: 359, height: 0.5))
    #expect(separator(ListContentRow.Content(text: "A"), .ios18, scale: 3)?.height == 1.0 / 3)
    #expect(separator(ListContentRow.Content(text: "A"), .ios18, scale: 0)?.height == 1)
  }

  @Test("Headers have none, selected rows hide theirs, and a row may say")
  func separatorVisibility() {
    func has(_ preset: ListContentConfiguration.Preset, _ shows: Bool? = nil, _ state: RowState = []) -> Bool {
      var content = ListContentRow.Content(text: "A")
      content.showsSeparator = shows
      return row(preset, content).layout(width: 375, traits: Traits(state: state))[.separator] != nil
    }
    #expect(has(.cell) && !has(.plainHeader) && !has(.cell, false) && has(.groupedHeader, true))
    #expect(!has(.cell, nil, .selected) && !has(.cell, nil, .highlighted) && has(.cell, nil, .disabled))
  }

  // MARK: States

  @Test("CH: a selected row of a sidebar is heavier, so it may be cut where the same row is not")
  func selectedSidebar() throws {
    let row = row(.sidebarCell, ListContentRow.Content(text: "Recently Deleted Photos and Videos"))
    let selected = Traits(state: .selected)
    #expect(row.preferredWidth(traits: selected) > row.preferredWidth(traits: Traits()))
    let width = row.preferredWidth(traits: Traits())
    #expect(row.layout(width: width, traits: Traits())[.title]?.text?.fontSize == 17)
    let size = try #require(row.layout(width: width, traits: selected)[.title]?.text?.fontSize)
    #expect(size < 17)
    #expect(row.height(width: width, traits: Traits()) == 44)
    // Other cells stay as they are.
    let cell = self.row(.cell, ListContentRow.Content(text: "Recently Deleted"))
    #expect(cell.preferredWidth(traits: selected) == cell.preferredWidth(traits: Traits()))
  }

  @Test("CH: disabled texts are paler, disabled sidebars half, highlighted ones 30 %")
  func colors() {
    func appearance(_ preset: ListContentConfiguration.Preset, _ state: RowState) -> RowAppearance {
      row(preset, ListContentRow.Content(text: "A", secondaryText: "B")).appearance(traits: Traits(state: state))
    }
    #expect(appearance(.cell, []).colors[.title] == SRGBColor(hex: 0x000000))
    #expect(appearance(.cell, []).colors[.detail] == SRGBColor(hex: 0x3C3C43, alpha: 0.6))
    #expect(appearance(.cell, .disabled).colors[.title] == SRGBColor(hex: 0x3C3C43, alpha: 0.3))
    #expect(appearance(.cell, .disabled).colors[.detail] == SRGBColor(hex: 0x3C3C43, alpha: 0.18))
    // The configuration's alpha applies to its texts and image; accessories belong to the cell, separators to the list.
    for (state, alpha) in [(RowState.disabled, 0.5), (.highlighted, 0.3)] {
      #expect(appearance(.sidebarCell, state).elementOpacities == [.title: alpha, .detail: alpha, .image: alpha])
      #expect(appearance(.sidebarCell, state).contentOpacity == 1)
    }
    #expect(appearance(.plainHeader, []).background == nil)
  }

  @Test("CH: corners are those of sidebars where the list is one, and of the preset where there is no list")
  func sidebarCorners() {
    func corners(_ preset: ListContentConfiguration.Preset, _ traits: Traits) -> CornerRadii {
      row(preset, ListContentRow.Content(text: "A")).appearance(traits: traits).cornerRadii
    }
    for preset in [ListContentConfiguration.Preset.cell, .sidebarCell] {
      #expect(corners(preset, Traits().adding(.selected, in: .sidebar)) == CornerRadii(10))
      #expect(corners(preset, Traits().adding(.selected, in: .insetGrouped)) == .zero)
    }
    #expect(corners(.sidebarCell, Traits()) == CornerRadii(10) && corners(.cell, Traits()) == .zero)
    #expect(corners(.sidebarHeader, Traits().adding([], in: .sidebar)) == .zero)
    let other = SwiftUIRow(SwiftUIRow.Content(text: "A"), typesetter: Typesetter(fonts: TestFonts.withSystem))
    func swiftUI(_ state: RowState, _ style: ListAppearance) -> CornerRadii {
      other.appearance(traits: Traits().adding(state, in: style)).cornerRadii
    }
    #expect(swiftUI(.selected, .sidebar) == CornerRadii(10))
    #expect(swiftUI([], .sidebar) == .zero && swiftUI(.selected, .insetGrouped) == .zero)
  }
}
