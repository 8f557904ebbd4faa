import TestSupport
import Testing
import TextAnalysis
import TextLayout
import Typography

@testable import Sizing

/// Marks: OUK is openuikit (iOS 26.1, phones), CNT darjeelingsteve (iOS 13, by hand).
@Suite("UIKit's table cells")
struct TableCellTests {
  private let typesetter = Typesetter(fonts: TestFonts.withSystem)

  private func cell(
    _ style: TableCell.Style, _ text: String? = "A", detail: String? = nil, _ profile: SystemProfile = .ios26,
    change: (inout TableCell.Content) -> Void = { _ in }
  ) -> TableCell {
    var content = TableCell.Content(text: text, detailText: detail)
    change(&content)
    return TableCell(style, content, profile: profile, typesetter: typesetter)
  }

  // MARK: Heights

  @Test(
    "OUK: a row is 52 high at L, 59 at XXXL, 80 at AX2, with or without accessory",
    arguments: [(SizeCategory.large, 52.0), (.xxxLarge, 59), (.accessibility2, 80)])
  func heights(category: SizeCategory, height: Double) {
    let traits = Traits(sizeCategory: category)
    for style in [TableCell.Style.default, .value1] {
      #expect(cell(style, detail: "B").height(width: 375, traits: traits) == height)
      let accessory = cell(style) { $0.accessory = .disclosureIndicator }
      #expect(accessory.height(width: 375, traits: traits) == height)
    }
  }

  @Test("CNT: heights in all categories before")
  func heightsBefore() {
    let heights = SizeCategory.allCases.map {
      cell(.default, "A", .ios18).height(width: 375, traits: Traits(sizeCategory: $0))
    }
    #expect(heights == [44, 44, 44, 44, 48, 52, 58, 69, 81, 97, 114, 127])
  }

  /// Category, height, top and height of the text, top and height of the detail.
  static let subtitles: [(category: SizeCategory, numbers: [Double])] = [
    (.large, [62, 9, 20.5, 32.5, 18]), (.xxxLarge, [83, 11, 27.5, 42.5, 25.5]),
    (.accessibility2, [117, 15, 39.5, 60.5, 36]),
  ]

  @Test("A value that does not fit beside the text stands below it at accessibility sizes, as standard cells do")
  func stackedValue() throws {
    let row = cell(.value1, "Airplane", detail: "iPhone 16")
    for direction in [TextDirection.leftToRight, .rightToLeft] {
      let large = Traits(sizeCategory: .accessibility5, direction: direction)
      let layout = row.layout(width: 320, traits: large)
      let (title, detail) = try (#require(layout[.title]), #require(layout[.detail]))
      #expect(detail.frame.y >= title.frame.maxY && detail.frame.x == title.frame.x)
      #expect(detail.text?.isTruncated == false && layout.size.height > detail.frame.maxY)
      #expect(row.height(width: 320, traits: large) == layout.size.height)
      // One that fits stays beside it.
      let wide = row.layout(width: 1000, traits: large)
      #expect(try #require(wide[.detail]).frame.y < #require(wide[.title]).frame.maxY)
    }
    let small = row.layout(width: 320, traits: Traits(sizeCategory: .xxxLarge))
    #expect(small[.detail]?.frame.y == 16)
  }

  @Test("OUK: a subtitle at three categories", arguments: subtitles)
  func subtitle(category: SizeCategory, numbers: [Double]) throws {
    let layout = cell(.subtitle, detail: "B").layout(width: 375, traits: Traits(sizeCategory: category))
    let (text, detail) = (try #require(layout[.title]?.frame), try #require(layout[.detail]?.frame))
    #expect([layout.size.height, text.y, text.height, detail.y, detail.height] == numbers)
    #expect(text.x == 16 && detail.x == 16)
  }

  @Test("A subtitle cell with one text is as high as any other, the text in the middle")
  func loneSubtitle() {
    for (text, detail, y) in [("A", nil, 16.0), (nil, "B", 17)] {
      let layout = cell(.subtitle, text, detail: detail).layout(width: 375, traits: Traits())
      #expect(layout.size.height == 52)
      #expect(layout.elements.first { $0.text != nil }?.frame.y == y)
    }
  }

  @Test("A text may have lines, a detail only one (a quirk of the styles)")
  func lines() {
    let text = Array(repeating: "A", count: 10).joined(separator: "\n")
    let tall = cell(.default, text) { $0.numberOfLines = 0 }
    // Ten lines of body are 218.5, as in a list's cell.
    // 248.5 is 15 + 218.5 + 15.
    #expect(tall.height(width: 375, traits: Traits()) == 248.5)
    #expect(cell(.default, text).height(width: 375, traits: Traits()) == 52)
    let detail = cell(.subtitle, "A", detail: text).layout(width: 375, traits: Traits())
    #expect(detail.size.height == 62)
    #expect(detail[.detail]?.text?.isTruncated == true)
  }

  // MARK: Value

  @Test("OUK: a value ends at the margin, or 8 before an accessory; the text keeps its width and the value is cut")
  func value() throws {
    let plain = cell(.value1, "Name", detail: "iPhone").layout(width: 375, traits: Traits())
    // 359 is 375 − 16.
    #expect(plain[.detail]?.frame.maxX == 359)
    #expect(plain[.title]?.frame.y == 16)
    let chevron = cell(.value1, "Name", detail: "iPhone") { $0.accessory = .disclosureIndicator }
      .layout(width: 375, traits: Traits())
    // 359 is 375 − 16.
    #expect(chevron[ElementName(rawValue: "accessory.disclosureIndicator")]?.frame.maxX == 359)
    // 340.5 is 375 − 16 − 10.5 − 8.
    #expect(chevron[.detail]?.frame.maxX == 340.5)

    let row = cell(.value1, "Name", detail: "A very long name for a telephone")
    let natural = try #require(row.layout(width: 1000, traits: Traits())[.title]?.frame.width)
    let layout = row.layout(width: 200, traits: Traits())
    let (text, detail) = (try #require(layout[.title]?.frame), try #require(layout[.detail]))
    #expect(text.width == natural)
    #expect(detail.frame.x - text.maxX == 6)
    #expect(detail.text?.isTruncated == true)
    #expect(layout.size.height == 52)
    // In a row this narrow nothing of the value is left.
    #expect(row.layout(width: 16 + natural + 16, traits: Traits())[.detail]?.frame.width == 0)
  }

  @Test("OUK: at three pixels per point a value's text goes up to the whole point, any other to the pixel")
  func wholePoints() throws {
    let traits = Traits(sizeCategory: .xLarge, pixelGrid: PixelGrid(scale: 3))
    let (value, plain) = (cell(.value1), cell(.default))
    // (54 − 23) / 2 is 15.5; 54 is 30 and the leading of body.
    let (first, second) = (value.layout(width: 375, traits: traits), plain.layout(width: 375, traits: traits))
    #expect(first[.title]?.frame.y == 16)
    // 15.667 is 16 less a pixel.
    let baselines = try [first, second].map { layout in
      try #require(layout[.title].flatMap { title in title.text.map { title.frame.y + $0.baseline } })
    }
    #expect(abs(baselines[0] - baselines[1] - 1.0 / 3) < 1e-9)
  }

  /// Dumps of iOS 11 and 12: a label 43.5 high in a row of 44; OUK: as high as the row.
  @Test(
    "The label of the default style fills the content view, and its text stays in the middle",
    arguments: [(SystemProfile.ios18, 44.0, 43.5), (.ios26, 52, 52)])
  func label(profile: SystemProfile, row: Double, label: Double) throws {
    var traits = Traits()
    let title = try #require(cell(.default, "A", profile).layout(width: 375, traits: traits)[.title])
    #expect(title.frame == LayoutRect(x: 16, y: 0, width: 343, height: label))
    // A lone text of the style with subtitles is in the middle of the row by itself.
    let lone = try #require(cell(.subtitle, "A", profile).layout(width: 375, traits: traits)[.title])
    #expect(try title.text?.baseline == lone.frame.y + #require(lone.text?.baseline))
    #expect(title.text?.height == lone.frame.height && lone.frame.height == 20.5)
    // Without separators the content view is as high as the row.
    traits.list.showsSeparators = false
    #expect(cell(.default, "A", profile).layout(width: 375, traits: traits)[.title]?.frame.height == row)
  }

  // MARK: Accessories

  @Test("OUK: chevron, checkmark and own view, where they stand and where the content ends")
  func accessories() {
    func layout(_ accessory: TableCell.Accessory) -> RowLayout {
      cell(.default) { $0.accessory = accessory }.layout(width: 375, traits: Traits())
    }
    let chevron = layout(.disclosureIndicator)
    #expect(
      chevron[ElementName(rawValue: "accessory.disclosureIndicator")]?.frame
        == LayoutRect(x: 348.5, y: 19, width: 10.5, height: 14))
    // 340.5 is 375 − 16 − 10.5 − 8.
    #expect(chevron[.title]?.frame.maxX == 340.5)
    let check = layout(.checkmark)
    // 356.5 is 375 − 18.5.
    #expect(check[ElementName(rawValue: "accessory.checkmark")]?.frame.maxX == 356.5)
    // 327 is 375 − 18.5 − 19 − 2.5 − 8.
    #expect(check[.title]?.frame.maxX == 327)
    let view = layout(.view(LayoutSize(width: 51, height: 31)))
    #expect(
      view[ElementName(rawValue: "accessory.view")]?.frame == LayoutRect(x: 308, y: 10.5, width: 51, height: 31))
    // 300 is 375 − 16 − 51 − 8.
    #expect(view[.title]?.frame.maxX == 300)
  }

  @Test(
    "OUK: the chevron grows",
    arguments: [
      (SizeCategory.xxLarge, LayoutSize(width: 10.5, height: 14)), (.xxxLarge, LayoutSize(width: 14, height: 19.5)),
      (.accessibility2, LayoutSize(width: 20, height: 28.5)),
    ])
  func chevron(category: SizeCategory, size: LayoutSize) {
    let layout = cell(.default) { $0.accessory = .disclosureIndicator }
      .layout(width: 375, traits: Traits(sizeCategory: category))
    #expect(layout[ElementName(rawValue: "accessory.disclosureIndicator")]?.frame.size == size)
  }

  @Test("OUK: edit controls: 26 at 15, text at 56, reorder 27 wide before the margin, and no accessory")
  func editing() {
    let row = cell(.default) {
      $0.accessory = .disclosureIndicator
      $0.showsReorderControl = true
    }
    let layout = row.layout(width: 375, traits: Traits(state: .editing))
    #expect(layout[ElementName(rawValue: "accessory.delete")]?.frame == LayoutRect(x: 15, y: 13, width: 26, height: 26))
    #expect(layout[.title]?.frame.x == 56)
    let reorder = layout[ElementName(rawValue: "accessory.reorder")]
    // 332 is 375 − 16 − 27.
    #expect(reorder?.frame.x == 332)
    #expect(reorder?.frame.width == 27)
    #expect(reorder?.hitTarget == LayoutRect(x: 332, y: 4, width: 27, height: 44))
    #expect(layout[ElementName(rawValue: "accessory.disclosureIndicator")] == nil)
  }

  @Test("OUK: from right to left the chevron is at 16, and the small margin beside it")
  func mirrored() {
    let row = cell(.subtitle, detail: "B") { $0.accessory = .disclosureIndicator }
    let layout = row.layout(width: 375, traits: Traits(direction: .rightToLeft))
    #expect(layout[ElementName(rawValue: "accessory.disclosureIndicator")]?.frame.x == 16)
    // 34.5 is 16 + 10.5 + 8.
    #expect(layout[.detail]?.frame.x == 34.5)
    // 359 is 375 − 16.
    #expect(layout[.title]?.frame.maxX == 359)
  }

  @Test("OUK: the separator goes from margin to margin; before, from the text to the edge")
  func separators() {
    #expect(
      cell(.default).layout(width: 393, traits: Traits())[.separator]?.frame
        == LayoutRect(x: 20, y: 51, width: 353, height: 1))
    #expect(
      cell(.default, "A", .ios18).layout(width: 375, traits: Traits())[.separator]?.frame
        == LayoutRect(x: 16, y: 43.5, width: 359, height: 0.5))
  }

  @Test("In rows of a height that the table gives, all stands in the middle", arguments: [20.0, 100])
  func rowHeight(height: Double) {
    let image = LayoutSize(width: 30, height: 30)
    for style in TableCell.Style.allCases {
      let (own, given) = (
        cell(style, detail: "B") { $0.image = image },
        cell(style, detail: "B") {
          $0.image = image
          $0.rowHeight = height
        }
      )
      let (before, after) = (own.layout(width: 375, traits: Traits()), given.layout(width: 375, traits: Traits()))
      #expect(after.size.height == height && given.height(width: 375, traits: Traits()) == height)
      #expect(after[.image]?.frame.midY == height / 2 && after[.image]?.frame.x == before[.image]?.frame.x)
      #expect(after[.separator]?.frame.maxY == height && after[.title]?.text?.height == before[.title]?.text?.height)
      let why = given.explain(width: 375, traits: Traits())
      #expect(why.height == height && why.down.last?.role == (height < before.size.height ? .limit : .minimum))
    }
  }

  @Test("Without text, at no width, and with a huge image")
  func edges() {
    #expect(cell(.value1, nil).layout(width: 375, traits: Traits()).elements.map(\.name) == [.separator])
    let narrow = cell(.value1, "AB", detail: "C").layout(width: 0, traits: Traits())
    #expect(narrow.elements.allSatisfy { $0.frame.width >= 0 })
    let image = cell(.default) { $0.image = LayoutSize(width: 500, height: 300.25) }.layout(
      width: 375, traits: Traits())
    #expect(image.size.height == 300.5)
    #expect(image[.title]?.frame.width == 0)
    // The default style has no second text.
    #expect(cell(.default, detail: "B").layout(width: 375, traits: Traits())[.detail] == nil)
  }
}
