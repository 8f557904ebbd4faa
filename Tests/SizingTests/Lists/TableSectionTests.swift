import TestSupport
import Testing
import TextAnalysis
import TextLayout
import Typography

@testable import Sizing

/// Marks of the sources: OUK for dumps and probes by openuikit (iOS 26.1, an iPhone SE 375 points wide at two pixels a
/// point and an iPhone 16, 393 wide at three), CNT for darjeelingsteve (iOS 13, measured by hand in whole points).
@Suite("Sections of tables")
struct TableSectionTests {
  private let typesetter = Typesetter(fonts: TestFonts.withSystem)

  private func geometry(
    _ width: Double, _ style: ListAppearance, _ profile: SystemProfile = .ios26
  ) -> ListGeometry {
    var geometry = ListGeometry(width: width, style: style, profile: profile)
    geometry.container = .table
    return geometry
  }

  private func title(_ text: String, _ configuration: ListContentConfiguration) -> ListContentRow {
    ListContentRow(ListContentRow.Content(text: text), configuration: configuration, typesetter: typesetter)
  }

  private func cell(_ profile: SystemProfile = .ios26) -> TableCell {
    TableCell(.default, TableCell.Content(text: "Alpha"), profile: profile, typesetter: typesetter)
  }

  /// A list of three titled sections with one cell each; the second has a footer.
  private func titled(_ geometry: ListGeometry) -> RowList {
    let header = title("General", geometry.headerConfiguration)
    let row = cell(geometry.profile)
    return RowList(sections: [
      ListSection(header: header, rows: [row]),
      ListSection(header: header, rows: [row], footer: title("About it.", geometry.footerConfiguration)),
      ListSection(header: header, rows: [row]),
    ])
  }

  static let devices: [(width: Double, scale: Double)] = [(width: 375.0, scale: 2.0), (393, 3)]

  // MARK: Titles

  /// Heights of the three headers, tops of their labels, the footer's height and its label's top, the height of the list.
  static let recordedTitles: [(width: Double, scale: Double, numbers: [Double])] = [
    (375, 2, [55.5, 38, 45.5, 29.5, 12, 19.5, 30, 8, 380]),
    (393, 3, [166.0 / 3, 38, 136.0 / 3, 29, 35.0 / 3, 19, 30, 23.0 / 3, 1138.0 / 3]),
  ]

  @Test(
    "OUK: 35 and a title in the first section, 17.5 below rows, 25 below a footer",
    arguments: recordedTitles, [ListAppearance.grouped, .insetGrouped])
  func titles(device: (width: Double, scale: Double, numbers: [Double]), style: ListAppearance) throws {
    let geometry = geometry(device.width, style)
    let grid = PixelGrid(scale: device.scale)
    for direction in [TextDirection.leftToRight, .rightToLeft] {
      let traits = Traits(direction: direction, pixelGrid: grid)
      let layout = titled(geometry).layout(geometry, traits: traits)
      let headers = try layout.sections.map { try #require($0.header) }
      let footer = try #require(layout.sections[1].footer)
      let numbers =
        headers.map(\.frame.height) + headers.compactMap { $0.layout[.title]?.frame.y }
        + [footer.frame.height, footer.layout[.title]?.frame.y ?? -1, layout.height]
      #expect(numbers.count == device.numbers.count)
      for (number, expected) in zip(numbers, device.numbers) { #expect(abs(number - expected) < 1e-9) }
      // Each part is directly below the one before, except after a section that ends without a title.
      #expect(headers[0].frame.y == 0 && layout.sections[0].rows[0].frame.y == headers[0].frame.maxY)
      #expect(abs(headers[1].frame.y - layout.sections[0].rows[0].frame.maxY - grid.floor(17.5)) < 1e-9)
      #expect(abs(headers[2].frame.y - footer.frame.maxY) < 1e-9)
      // A label fills the width between the margins, which are 16 in a card.
      let side: Double = device.width < 390 ? 16 : 20
      let inner = style == .grouped ? side : 16
      for part in headers + [footer] {
        let label = try #require(part.layout[.title]?.frame)
        #expect(part.frame.x == (style == .grouped ? 0 : side))
        #expect(label.x == inner && label.width == part.frame.width - 2 * inner)
      }
    }
  }

  @Test("OUK: a plain header is 28 high with its text at 4, and 22 below what is above", arguments: devices)
  func plain(device: (width: Double, scale: Double)) throws {
    for profile in SystemProfile.allCases {
      let geometry = geometry(device.width, .plain, profile)
      let layout = titled(geometry).layout(geometry, traits: Traits(pixelGrid: PixelGrid(scale: device.scale)))
      for (index, section) in layout.sections.enumerated() {
        let header = try #require(section.header)
        let last = index == 0 ? nil : layout.sections[index - 1].footer ?? layout.sections[index - 1].rows[0]
        let above = last?.frame.maxY ?? 0
        #expect(abs(header.frame.y - above - 22) < 1e-9 && header.frame.height == 28)
        let label = try #require(header.layout[.title])
        #expect(label.frame.y == 4 && label.frame.x == (device.width < 390 ? 16 : 20) && label.text?.fontSize == 17)
      }
    }
  }

  @Test(
    "OUK: where the table gives a header its height, the label keeps its distance from the bottom", arguments: devices)
  func givenHeights(device: (width: Double, scale: Double)) throws {
    var content = ListContentRow.Content(text: "General")
    content.rowHeight = 60
    let header = ListContentRow(
      content, configuration: geometry(device.width, .grouped).headerConfiguration, typesetter: typesetter)
    let layout = header.layout(width: device.width, traits: Traits(pixelGrid: PixelGrid(scale: device.scale)))
    let label = try #require(layout[.title]?.frame)
    #expect(abs(60 - label.maxY - (device.scale < 3 ? 5.5 : 6)) < 1e-9)
  }

  @Test("At other sizes the text grows, and a title of several lines has room for all of them")
  func categories() throws {
    let geometry = geometry(375, .grouped)
    for category in SizeCategory.allCases {
      let traits = Traits(sizeCategory: category)
      let line = title("General", geometry.headerConfiguration).layout(width: 375, traits: traits)
      let height = try #require(line[.title]?.frame.height)
      #expect(line.size.height == 35 + height && line[.title]?.frame.y == 29.5)
      let plain = title("General", self.geometry(375, .plain).headerConfiguration).layout(width: 375, traits: traits)
      #expect(plain.size.height >= (plain[.title]?.frame.height ?? 0) + 6)
      #expect(try #require(plain[.title]?.frame.maxY) <= plain.size.height)
    }
    let long = String(repeating: "General settings ", count: 8)
    let lines = title(long, geometry.headerConfiguration).layout(width: 320, traits: Traits())
    #expect(try #require(lines[.title]?.text).lineCount > 1)
    #expect(lines.size.height == 35 + (lines[.title]?.frame.height ?? 0))
  }

  @Test("CNT: headers of iOS 13 in all categories below rows, and what is below their labels")
  func earlier() throws {
    let geometry = geometry(375, .grouped, .ios18)
    var (heights, bottoms): ([Double], [Double]) = ([], [])
    for category in SizeCategory.allCases {
      let layout = titled(geometry).layout(geometry, traits: Traits(sizeCategory: category))
      let headers = try layout.sections.map { try #require($0.header) }
      heights.append(headers[1].frame.height)
      bottoms.append(headers[1].frame.height - (headers[1].layout[.title]?.frame.maxY ?? 0))
      // The first header is higher by 17.5, the space below a section without a footer.
      #expect(headers[0].frame.height == headers[1].frame.height + 17.5)
      // 18 below a section, 38 below the last.
      let rows = layout.sections.map(\.rows[0].frame)
      #expect((headers[1].frame.y - rows[0].maxY).rounded() == 18 && (layout.height - rows[2].maxY).rounded() == 38)
    }
    #expect(heights == [32, 32, 32, 38, 44, 50, 56, 72, 84, 105, 124, 142])
    for (bottom, expected) in zip(bottoms, [6.0, 6, 6, 7, 8, 8, 9, 11, 11, 14, 17, 18]) {
      #expect(abs(bottom - expected) <= 0.5)
    }
  }

  // MARK: Sections without titles

  /// The storage settings of Pocket Casts and the settings of Firefox Focus, which have custom views as headers and footers.
  @Test("OUK: dumps of two apps, a grouped table with headers of its own and cards without any")
  func dumps() {
    let third = Traits(pixelGrid: PixelGrid(scale: 3))
    let grouped = RowList(sections: [
      ListSection(header: BoxRow(height: 38), rows: [BoxRow(height: 65)], footer: BoxRow(height: 212.0 / 3)),
      ListSection(header: BoxRow(height: 38), rows: [BoxRow(height: 65)]),
    ]).layout(geometry(393, .grouped), traits: third)
    let parts = grouped.sections.flatMap { [$0.header, $0.rows[0], $0.footer].compactMap(\.self) }
    for (part, y) in zip(parts, [0.0, 38, 103, 521.0 / 3, 635.0 / 3]) {
      #expect(abs(part.frame.y - y) < 1e-9 && part.frame.x == 0 && part.frame.width == 393)
    }
    #expect(parts.count == 5 && abs(grouped.height - 314) < 1e-9)

    let cards = RowList(sections: [
      ListSection(rows: [cell()], footer: BoxRow(height: 215.0 / 3)), ListSection(rows: [cell()]),
      ListSection(rows: [cell()]),
    ]).layout(geometry(393, .insetGrouped), traits: third)
    let rows = cards.sections.map(\.rows[0].frame)
    #expect(rows[0] == LayoutRect(x: 20, y: 35, width: 353, height: 52))
    // The space is 17.667 below a footer that is a view, and 35 between two sections without titles.
    #expect(abs(rows[1].y - (87 + 215.0 / 3 + 53.0 / 3)) < 1e-9 && abs(rows[2].y - rows[1].maxY - 35) < 1e-9)
    #expect(cards.sections[0].rows[0].corners?.topLeading == 26)
  }

  @Test("OUK: cards of tables stand at 16 below 390 points and at 20 from there on, those of lists at 16")
  func cardSides() {
    for (width, side) in [(320.0, 16.0), (375, 16), (389.5, 16), (390, 20), (393, 20), (440, 20)] {
      #expect(geometry(width, .insetGrouped).rowWidth == width - 2 * side)
      #expect(ListGeometry(width: width, style: .insetGrouped).rowWidth == width - 32)
      // Before iOS 26 tables and collection lists have the same insets.
      #expect(
        geometry(width, .insetGrouped, .ios18).rowWidth
          == ListGeometry(width: width, style: .insetGrouped, profile: .ios18).rowWidth)
    }
  }

  @Test("OUK: separators of cards keep 16 from both sides, those of plain tables the system's margin")
  func separators() throws {
    for (style, width, start, end) in [
      (ListAppearance.insetGrouped, 393.0, 16.0, 337.0), (.insetGrouped, 375, 16, 327), (.plain, 393, 20, 373),
      (.plain, 375, 16, 359),
    ] {
      let list = RowList(sections: [ListSection(rows: [cell(), cell()])])
      for direction in [TextDirection.leftToRight, .rightToLeft] {
        let layout = list.layout(geometry(width, style), traits: Traits(direction: direction))
        let line = try #require(layout.sections[0].rows[0].layout[.separator]?.frame)
        #expect(line.x == start && line.maxX == end && line.height == 1 && line.maxY == 52)
      }
    }
  }

  /// The scene `tableview_grouped` and the settings of Firefox Focus.
  @Test("OUK: accessories of cards stand at the table's margin, texts beside them as ever", arguments: devices)
  func accessories(device: (width: Double, scale: Double)) throws {
    let geometry = geometry(device.width, .insetGrouped)
    let side: Double = device.width < 390 ? 16 : 20
    var content = TableCell.Content(text: "Plan", detailText: "Pro")
    content.accessory = .disclosureIndicator
    let classic = TableCell(.value1, content, typesetter: typesetter)
    var view = TableCell.Content(text: "Plan")
    view.accessory = .view(LayoutSize(width: 71, height: 28))
    let switched = TableCell(.default, view, typesetter: typesetter)
    var modern = ListContentRow.Content(text: "Plan", secondaryText: "Pro")
    modern.container = .table
    modern.accessories = [CellAccessory(.system(.disclosureIndicator))]
    let configured = ListContentRow(
      modern, configuration: ListContentConfiguration(.valueCell), typesetter: typesetter)
    let list = RowList(sections: [ListSection(rows: [classic, switched, configured])])
    for direction in [TextDirection.leftToRight, .rightToLeft] {
      let layout = list.layout(
        geometry, traits: Traits(direction: direction, pixelGrid: PixelGrid(scale: device.scale)))
      for row in layout.sections[0].rows {
        let width = row.frame.width
        func start(_ frame: LayoutRect) -> Double { direction == .leftToRight ? frame.x : width - frame.maxX }
        let accessory = try #require(row.layout.elements.first { $0.name.rawValue.hasPrefix("accessory.") }?.frame)
        #expect(abs(start(accessory) + accessory.width - (width - side)) <= 2)
        #expect(start(try #require(row.layout[.title]?.frame)) == 16)
        guard let detail = row.layout[.detail]?.frame else {
          #expect(start(accessory) == width - side - 71)
          continue
        }
        // The value ends at least 8 before the accessory.
        #expect(start(detail) + detail.width <= start(accessory) - 8 + 1e-9)
      }
    }
    // In a collection list the same cell's margin is 16.
    let collection = list.layout(ListGeometry(width: device.width, style: .insetGrouped), traits: Traits())
    let row = collection.sections[0].rows[1]
    #expect(row.layout.elements.first { $0.name.rawValue == "accessory.view" }?.frame.maxX == row.frame.width - 16)
  }

  // MARK: Own values

  @Test("An app's own padding and spacing take the place of the table's, and no title moves without a reason")
  func ownValues() {
    var geometry = geometry(375, .plain)
    geometry.headerTopPadding = 5
    #expect(titled(geometry).layout(geometry, traits: Traits()).sections[0].header?.frame.y == 5)
    geometry = self.geometry(375, .grouped)
    geometry.sectionSpacing = 10
    let untitled = RowList(sections: [ListSection(rows: [cell()]), ListSection(rows: [cell()])])
    #expect(untitled.layout(geometry, traits: Traits()).sections[1].rows[0].frame.y == 35 + 52 + 10)
  }

  @Test("What is said about a title adds up to its height wherever it is")
  func explanations() {
    for profile in SystemProfile.allCases {
      for style in [ListAppearance.plain, .grouped, .insetGrouped] {
        let geometry = geometry(393, style, profile)
        let header = title("General", geometry.headerConfiguration)
        for preceding in [nil, PrecedingSection.endsWithRows, .endsWithFooter] {
          for category in [SizeCategory.medium, .large, .accessibility5] {
            let traits = Traits(sizeCategory: category, pixelGrid: PixelGrid(scale: 3))
            let surroundings = geometry.surroundings(of: header, as: .header, below: preceding, traits: traits)
            let explanation = header.explain(width: surroundings.width, traits: surroundings.traits)
            #expect(abs(explanation.height - header.height(in: surroundings)) < 1e-9)
            #expect(explanation.down.first?.name == "top" && explanation.down.first?.source != nil)
          }
        }
      }
    }
  }
}
