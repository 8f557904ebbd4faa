import TestSupport
import Testing
import TextAnalysis
import TextLayout
import Typography

@testable import Sizing

/// Source of the numbers: material-components-ios at ac77ff7, read in its source; text heights are those of the system
/// face, 19.09375 and 16.70703125 for 16 and 14 points.
@Suite("The collection text cell of Material Components")
struct CollectionTextCellTests {
  private let typesetter = PlatformFaces.bundled
  private typealias Content = CollectionTextCell.Content

  private func layout(
    _ content: Content, width: Double = 375, _ traits: Traits = Traits()
  ) -> RowLayout {
    CollectionTextCell(content, typesetter: typesetter).layout(width: width, traits: traits)
  }

  // MARK: Heights and texts

  @Test("48, 72 and 88 by lines, else 48 again")
  func heights() {
    func height(_ title: String?, _ detail: String?, _ detailLines: Int = 1) -> Double {
      var content = Content(title: title, detail: detail)
      content.detailLines = detailLines
      return layout(content).size.height
    }
    #expect(height("A", nil) == 48)
    #expect(height(nil, nil) == 48)
    #expect(height("A", "B") == 72)
    #expect(height("A", "B", 2) == 88)
    #expect(height("A", "B", 3) == 48)
    var fixed = Content(title: "A")
    fixed.height = 100
    #expect(layout(fixed).size.height == 100)
  }

  @Test("One line: in the middle, the corner moved to the pixel above")
  func oneLine() {
    #expect(layout(Content(title: "A"))[.title]?.frame == LayoutRect(x: 16, y: 14, width: 343, height: 19.5))
    // A lone detail: 24 − 8.5 is 15.5.
    #expect(layout(Content(detail: "A"))[.detail]?.frame == LayoutRect(x: 16, y: 15.5, width: 343, height: 17))
  }

  @Test("Two lines: the title's bottom at 20 and an ascender, the detail's baseline 20 above the bottom")
  func twoLines() {
    let layout = layout(Content(title: "A", detail: "B"))
    // 20 + 15.234 − 19.5 is 15.734; 72 − 20 − 17 + 3.377 is 38.377.
    #expect(layout[.title]?.frame == LayoutRect(x: 16, y: 15.5, width: 343, height: 19.5))
    #expect(layout[.detail]?.frame == LayoutRect(x: 16, y: 38, width: 343, height: 17))
  }

  @Test("Three lines: title and image at the top")
  func threeLines() {
    var content = Content(title: "A", detail: "B\nC", imageSize: LayoutSize(width: 30, height: 30))
    content.detailLines = 2
    let layout = layout(content)
    // 16 + 15.234 − 19.094 is 12.14; 88 − 20 − 33.5 + 3.377 is 37.877.
    #expect(layout[.title]?.frame.y == 12)
    #expect(layout[.detail]?.frame.y == 37.5)
    #expect(layout[.image]?.frame == LayoutRect(x: 16, y: 16, width: 30, height: 30))
  }

  @Test("Long texts overlap: nothing keeps them apart, a quirk of upstream")
  func overlap() throws {
    var content = Content(title: "A\nB\nC", detail: "D\nE\nF")
    (content.titleLines, content.detailLines) = (0, 0)
    content.height = 72
    let layout = layout(content)
    let (title, detail) = (try #require(layout[.title]).frame, try #require(layout[.detail]).frame)
    #expect(title.maxY > detail.y)
  }

  @Test("Text is cut to one line and to the height of the cell")
  func limits() {
    let long = String(repeating: "word ", count: 40)
    let title = layout(Content(title: long))[.title]
    #expect(title?.text?.isTruncated == true)
    #expect(title?.text?.lineCount == 1)
    var content = Content(title: "1\n2\n3\n4\n5\n6\n7\n8\n9\n10")
    content.titleLines = 0
    content.height = 48
    #expect(layout(content)[.title]?.frame.height == 48)
  }

  // MARK: Image, accessory, controls

  @Test("Texts begin at 72 beside any image; sides of an image are limited each by itself, a quirk of upstream")
  func image() {
    let layout = layout(Content(title: "A", imageSize: LayoutSize(width: 80, height: 20)))
    #expect(layout[.image]?.frame == LayoutRect(x: 16, y: 14, width: 40, height: 20))
    #expect(layout[.title]?.frame.x == 72)
    #expect(layout[.title]?.frame.width == 287)
    #expect(
      self.layout(Content(imageSize: LayoutSize(width: 500, height: 900)))[.image]?.frame.size
        == LayoutSize(width: 40, height: 40))
  }

  @Test("An accessory stands 16 from the edge, and the content ends where it begins")
  func accessory() {
    let layout = layout(Content(title: "A", accessory: .disclosureIndicator))
    #expect(layout[.accessory]?.frame == LayoutRect(x: 335, y: 12, width: 24, height: 24))
    #expect(layout[.title]?.frame == LayoutRect(x: 16, y: 14, width: 303, height: 19.5))
    #expect(layout[.accessory]?.hitTarget == nil)
    // `setAccessoryType:` of `MDCCollectionViewCell.m` makes image views, with `userInteractionEnabled = NO`.
    #expect(self.layout(Content(accessory: .detailButton))[.accessory]?.hitTarget == nil)
    let custom = self.layout(Content(accessory: .view(LayoutSize(width: 51, height: 31))))
    #expect(custom[.accessory]?.frame == LayoutRect(x: 308, y: 8.5, width: 51, height: 31))
  }

  @Test("Controls at 16 and at the width less 40; from right to left the other way round")
  func editing() {
    var content = Content(title: "A", accessory: .checkmark)
    content.editing = [.reorder, .selector]
    let ltr = layout(content)
    #expect(ltr[.reorderControl]?.frame == LayoutRect(x: 16, y: 12, width: 24, height: 24))
    #expect(ltr[.selectorControl]?.frame == LayoutRect(x: 335, y: 12, width: 24, height: 24))
    // `updateInterfaceForEditing` of `MDCCollectionViewCell.m` makes image views, which take no touches.
    #expect(ltr[.reorderControl]?.hitTarget == nil && ltr[.selectorControl]?.hitTarget == nil)
    #expect(ltr[.title]?.frame == LayoutRect(x: 56, y: 14, width: 263, height: 19.5))
    #expect(ltr[.accessory] == nil)
    #expect(ltr[.separator] == nil)
    let rtl = layout(content, Traits(direction: .rightToLeft))
    #expect(rtl[.reorderControl]?.frame.x == 335)
    #expect(rtl[.selectorControl]?.frame.x == 16)
  }

  /// Frames of rows in both directions, computed by a transliteration of `layoutForegroundSubviews`, `contentViewFrame` and
  /// `applyMetrics` to another language, of which only the heights of the texts are ours.
  @Test("Worked rows from upstream's source")
  func workedRows() {
    func check(
      _ content: Content, height: Double, width: Double, scale: Double, _ direction: TextDirection,
      _ frames: [ElementName: LayoutRect]
    ) {
      var content = content
      content.height = height
      content.hidesSeparator = true
      let layout = layout(
        content, width: width, Traits(direction: direction, pixelGrid: PixelGrid(scale: scale)))
      #expect(layout.elements.count == frames.count + 1, "and the column of the texts")
      for (name, frame) in frames {
        guard let own = layout[name]?.frame else {
          Issue.record("no \(name.rawValue)")
          continue
        }
        let differences = [
          own.x - frame.x, own.y - frame.y, own.width - frame.width, own.height - frame.height,
        ]
        #expect(differences.allSatisfy { abs($0) < 1e-9 }, "\(name.rawValue): \(own)")
      }
    }
    func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> LayoutRect {
      LayoutRect(x: x, y: y, width: width, height: height)
    }
    var content = Content(title: "A", detail: "B", accessory: .disclosureIndicator)
    check(
      content, height: 72, width: 320, scale: 3, .rightToLeft,
      [
        .title: rect(56, 47.0 / 3, 248, 58.0 / 3), .detail: rect(56, 115.0 / 3, 248, 17),
        .accessory: rect(16, 24, 24, 24),
      ])
    content = Content(title: "A", detail: "B\nC", imageSize: LayoutSize(width: 56, height: 30))
    content.detailLines = 2
    check(
      content, height: 88, width: 375, scale: 2, .leftToRight,
      [.title: rect(72, 12, 287, 19.5), .detail: rect(72, 37.5, 287, 33.5), .image: rect(16, 16, 40, 30)])
    content.accessory = .view(LayoutSize(width: 51, height: 31))
    content.editing = .reorder
    check(
      content, height: 88, width: 375, scale: 3, .rightToLeft,
      [
        .title: rect(83, 12, 180, 58.0 / 3), .detail: rect(83, 113.0 / 3, 180, 101.0 / 3),
        .image: rect(279, 16, 40, 30), .accessory: rect(16, 28.5, 51, 31), .reorderControl: rect(335, 32, 24, 24),
      ])
    content = Content(title: "A", imageSize: LayoutSize(width: 25, height: 25), accessory: .checkmark)
    content.editing = [.reorder, .selector]
    check(
      content, height: 56, width: 390, scale: 3, .leftToRight,
      [
        .title: rect(112, 55.0 / 3, 222, 58.0 / 3), .image: rect(56, 46.0 / 3, 25, 25),
        .reorderControl: rect(16, 16, 24, 24), .selectorControl: rect(350, 16, 24, 24),
      ])
    content = Content(title: "A", detail: "B")
    content.editing = .selector
    check(
      content, height: 72, width: 414.5, scale: 2, .rightToLeft,
      [
        .title: rect(56, 15.5, 342.5, 19.5), .detail: rect(56, 38, 342.5, 17),
        .selectorControl: rect(16, 24, 24, 24),
      ])
  }

  // MARK: Separator

  @Test(
    "A separator of one pixel, inset by a card's border",
    arguments: [(1, 2), (2, 1.5), (3, 4.0 / 3)] as [(Double, Double)])
  func separator(scale: Double, border: Double) throws {
    let traits = Traits(pixelGrid: PixelGrid(scale: scale))
    #expect(
      layout(Content(title: "A"), traits)[.separator]?.frame
        == LayoutRect(x: 0, y: 48 - 1 / scale, width: 375, height: 1 / scale))
    var card = Content(title: "A")
    card.background = .card
    let frame = try #require(layout(card, traits)[.separator]).frame
    #expect(abs(frame.x - border) < 1e-9)
    #expect(abs(frame.width - (375 - 2 * border)) < 1e-9)
    // A cell without a background style of its own takes its list's.
    for (style, isInset) in [(ListAppearance.mdcCard, true), (.mdcGrouped, false), (.plain, false)] {
      for background in [nil, CollectionTextCell.BackgroundStyle.plain, .card] {
        var content = Content(title: "A")
        content.background = background
        let row = CollectionTextCell(content, typesetter: typesetter)
        let geometry = ListGeometry(width: 375, style: style)
        let frame = row.layout(in: geometry.surroundings(of: row, traits: traits))[.separator]?.frame
        let isCard = background.map { $0 == .card } ?? isInset
        #expect(abs((frame?.x ?? -1) - (isCard ? border : 0)) < 1e-9)
      }
    }
  }

  @Test("It is hidden when it is the section's last or the list is edited; insets follow the direction")
  func hiddenSeparator() {
    var content = Content(title: "A")
    // Source: `MDCCollectionViewCell.m`, `drawSeparatorIfNeeded`: `hideSeparator = isBottom || …`.
    var last = Traits()
    last.list.endsSection = true
    #expect(layout(content, last)[.separator] == nil)
    content.separatorInset = DirectionalInsets(top: 0, leading: 72, bottom: 0, trailing: 0)
    #expect(layout(content)[.separator]?.frame.x == 72)
    #expect(layout(content, Traits(direction: .rightToLeft))[.separator]?.frame.x == 0)
    #expect(layout(content, Traits(state: .editing))[.separator] == nil)
    var bare = ListGeometry(width: 375)
    bare.showsSeparators = false
    let row = CollectionTextCell(content, typesetter: typesetter)
    #expect(row.layout(in: bare.surroundings(of: row, traits: Traits()))[.separator] == nil)
    content.hidesSeparator = true
    #expect(layout(content)[.separator] == nil)
  }

  /// Source: `ordinalPositionForListElementWithAttribute:` in `MDCCollectionViewFlowLayout.m`: `isBottom` of an item is
  /// `(indexPath.item == numberOfItemsInSection - 1) && (!hasSectionFooter || hidesFooterBackground)`, that of a footer YES.
  @Test("A section's footer is its end: the row above has a separator, the footer has none")
  func separatorAboveFooter() {
    func cell(_ title: String) -> CollectionTextCell {
      CollectionTextCell(Content(title: title), typesetter: typesetter)
    }
    for style in [ListAppearance.plain, .mdcGrouped, .mdcCard] {
      for hasFooter in [true, false] {
        let list = RowList(sections: [
          ListSection(
            header: cell("Header"), rows: [cell("A"), cell("B")], footer: hasFooter ? cell("Footer") : nil)
        ])
        let section = list.layout(ListGeometry(width: 375, style: style), traits: Traits()).sections[0]
        let rows = [section.header].compactMap(\.self) + section.rows + [section.footer].compactMap(\.self)
        #expect(
          rows.map { $0.layout[.separator] != nil } == (hasFooter ? [true, true, true, false] : [true, true, false]))
        #expect(section.rows.allSatisfy { $0.corners == nil })
      }
    }
  }

  /// Source: `setPositionsAndOffsets…` of `MDCCollectionViewFlowLayout.m` (ac77ff7) sets `editing` for cells only.
  @Test("In a list that is edited, a header keeps its separator")
  func separatorOfEditedHeader() {
    func cell(_ title: String) -> CollectionTextCell {
      CollectionTextCell(Content(title: title), typesetter: typesetter)
    }
    let list = RowList(sections: [ListSection(header: cell("Header"), rows: [cell("A"), cell("B")])])
    let section = list.layout(ListGeometry(width: 375, style: .mdcGrouped), traits: Traits(state: .editing)).sections[0]
    #expect(section.header?.layout[.separator] != nil)
    #expect(section.rows.map { $0.layout[.separator] != nil } == [false, false])
  }

  @Test("It knows no categories, and no width breaks it")
  func edges() {
    let content = Content(
      title: "AB", detail: "CD", imageSize: LayoutSize(width: 40, height: 40), accessory: .checkmark)
    #expect(layout(content, Traits(sizeCategory: .accessibility5))[.title]?.text?.fontSize == 16)
    for width in [0.0, 10, 100] {
      #expect(layout(content, width: width)[.title]?.frame.width == 0)
    }
    let empty = layout(Content(), Traits(direction: .rightToLeft))
    #expect(empty.elements.map(\.name) == [.separator])
  }

  @Test("Its colours")
  func appearance() {
    let cell = CollectionTextCell(Content(title: "A"), typesetter: typesetter)
    let colors = cell.appearance(traits: Traits()).colors
    #expect(colors[.detail]?.alpha == 0.54)
    #expect(colors[.separator] == SRGBColor(hex: 0xE0E0E0))
    // Grey 700 and red 500 of `MDCPalettes.m`, by `setSelected:` of `MDCCollectionViewCell.m`.
    #expect(colors[.selectorControl] == SRGBColor(hex: 0x616161))
    #expect(
      cell.appearance(traits: Traits(state: .selected)).colors[.selectorControl] == SRGBColor(hex: 0xF44336))
  }
}
