import TestSupport
import Testing
import TextAnalysis
import TextLayout
import Typography

@testable import Sizing

/// The options of each accessory, by UIKit's header `UICellAccessory.h` of SDK 16.
@Suite("Options of the accessories of UIKit's list cells")
struct ListCellAccessoryOptionTests {
  private let typesetter = Typesetter(fonts: TestFonts.withSystem)

  private func cell(_ accessories: [CellAccessory]) -> ListContentRow {
    var content = ListContentRow.Content(text: "A")
    content.accessories = accessories
    return ListContentRow(content, configuration: ListContentConfiguration(.cell), typesetter: typesetter)
  }

  private func system(_ kind: CellAccessory.SystemKind) -> CellAccessory { CellAccessory(.system(kind)) }

  /// The layout in a row of 375 points that is edited: its names, and its frames from left to right.
  private func layout(_ accessories: [CellAccessory], _ category: SizeCategory = .large) -> RowLayout {
    cell(accessories).layout(width: 375, traits: Traits(sizeCategory: category, state: .editing))
  }

  private func names(_ layout: RowLayout) -> [String] {
    layout.elements.filter { $0.name.rawValue.hasPrefix("accessory.") }.sorted { $0.frame.x < $1.frame.x }
      .map { String($0.name.rawValue.dropFirst("accessory.".count)) }
  }

  /// Whether from right to left everything is where the mirror image has it.
  private func isMirrored(_ accessories: [CellAccessory], _ category: SizeCategory) -> Bool {
    let traits = Traits(sizeCategory: category, direction: .rightToLeft, state: .editing)
    let (left, right) = (layout(accessories, category), cell(accessories).layout(width: 375, traits: traits))
    return zip(left.elements, right.elements).allSatisfy { left, right in
      right.frame.x == 375 - left.frame.maxX && right.frame.y == left.frame.y && right.frame.size == left.frame.size
    }
  }

  /// The standard region is 24 wide at L and 39 at AX2.
  ///
  /// It ends 16 before the edge, and the text ends 8 before it.
  @Test(
    "A detail button and the sign of a menu stand in the middle of the standard width",
    arguments: [CellAccessory.SystemKind.detail, .popUpMenu], [(SizeCategory.large, 24.0), (.accessibility2, 39)])
  func standardWidth(kind: CellAccessory.SystemKind, growth: (SizeCategory, Double)) throws {
    let (category, region) = growth
    let layout = layout([system(kind)], category)
    let frame = try #require(layout[kind.elementName]?.frame)
    #expect(abs(frame.midX - (375 - 16 - region / 2)) <= 0.25)
    #expect(layout[.title]?.frame.maxX == 375 - 16 - region - 8)
    #expect(isMirrored([system(kind)], category))
    var own = system(kind)
    own.reservedLayoutWidth = .points(60)
    // 291 is 375 − 16 − 60 − 8.
    #expect(self.layout([own], category)[.title]?.frame.maxX == 291)
  }

  @Test("A detail button is as large as the other symbols in circles, blue, and takes taps; it stands before a chevron")
  func detail() throws {
    let row = cell([system(.disclosureIndicator), system(.detail)])
    let layout = row.layout(width: 375, traits: Traits())
    #expect(names(layout) == ["detail", "disclosureIndicator"])
    let detail = try #require(layout[CellAccessory.SystemKind.detail.elementName])
    #expect(detail.frame.size == LayoutSize(width: 26, height: 26))
    #expect(detail.hitTarget == LayoutRect(x: detail.frame.midX - 22, y: detail.frame.midY - 22, width: 44, height: 44))
    #expect(row.appearance(traits: Traits()).colors[detail.name] == SystemColor.blue(.ios26))
  }

  /// Header: "displayed before the accessory when it is placed after another accessory. Default is YES."
  @Test("Without its line a reorder control stands as far from its neighbour as all others do")
  func verticalSeparator() {
    var reorder = system(.reorder)
    reorder.showsVerticalSeparator = false
    let layout = layout([reorder, system(.checkmark)])
    #expect(names(layout) == ["checkmark", "reorder"])
    // Two regions of 24, 8 apart: 295 is 375 − 16 − 24 − 8 − 24 − 8.
    #expect(layout[.title]?.frame.maxX == 295)
    #expect(isMirrored([reorder, system(.checkmark)], .accessibility5))
  }

  /// Header: positions are places in "an array of the existing accessories on the edge (in leading to trailing order)";
  /// the default is "closest to the inside of the cell".
  @Test(
    "A view of one's own has a place among the others of its end",
    arguments: [
      (nil, ["customView", "checkmark", "disclosureIndicator"]),
      (0, ["customView", "checkmark", "disclosureIndicator"]),
      (1, ["checkmark", "customView", "disclosureIndicator"]), (2, ["checkmark", "disclosureIndicator", "customView"]),
      (9, ["checkmark", "disclosureIndicator", "customView"]),
    ] as [(Int?, [String])])
  func position(place: Int?, expected: [String]) {
    var view = CellAccessory(.customView(LayoutSize(width: 20, height: 20)))
    view.position = place
    let accessories = [view, system(.disclosureIndicator), system(.checkmark)]
    #expect(names(layout(accessories)) == expected)
    #expect(isMirrored(accessories, .large) && isMirrored(accessories, .accessibility5))
    var leading = CellAccessory(.customView(LayoutSize(width: 20, height: 20)), placement: .leading)
    leading.position = place
    let first = names(layout([leading, system(.delete)]))
    #expect(first == (place == 0 ? ["customView.leading", "delete"] : ["delete", "customView.leading"]))
  }

  /// Sizes of text styles: Human Interface Guidelines, Typography: title 2 has 22 points at L and 56 at AX5.
  @Test("A label has a font of its own, which follows the size category or does not")
  func labelFont() throws {
    func size(_ category: SizeCategory, _ change: (inout ListContentConfiguration.TextProperties) -> Void) throws
      -> Double
    {
      var label = CellAccessory(.label("12"))
      change(&label.text)
      let layout = layout([label], category)
      let element = try #require(layout[ElementName(rawValue: "accessory.label")])
      #expect(element.frame.maxX == 359)
      // The text of the row ends 8 before it, whatever its width.
      #expect(layout[.title]?.frame.maxX == element.frame.x - 8)
      #expect(isMirrored([label], category))
      return try #require(element.text?.fontSize)
    }
    #expect(try size(.large) { _ in } == 17)
    #expect(try size(.accessibility5) { _ in } == 53)
    #expect(try size(.large) { $0.style = .title2 } == 22)
    #expect(try size(.accessibility5) { $0.style = .title2 } == 56)
    #expect(try size(.accessibility5) { ($0.style, $0.adjustsFontForContentSizeCategory) = (.title2, false) } == 22)
    #expect(try size(.large) { $0.pointSize = 30 } == 30)
  }

  /// Header: a background colour is applied to the accessory.
  @Test("Circles have colours of their own; that of a selection only where it is filled")
  func backgroundColor() {
    let purple = SRGBColor(hex: 0x800080)
    for (kind, state, expected) in [
      (CellAccessory.SystemKind.delete, RowState.editing, purple), (.insert, .editing, purple),
      (.multiselect, [.editing, .selected], purple), (.multiselect, .editing, SystemColor.tertiaryLabel),
    ] {
      var accessory = system(kind)
      accessory.backgroundColor = purple
      #expect(cell([accessory]).appearance(traits: Traits(state: state)).colors[kind.elementName] == expected)
    }
  }

  @Test("Accessories of the system stand at whole pixels, rounded down", arguments: [1.0, 2, 3])
  func wholePixels(scale: Double) throws {
    let grid = PixelGrid(scale: scale)
    let kinds = CellAccessory.SystemKind.allCases
    let row = cell(kinds.map { CellAccessory(.system($0), displayed: .always) })
    for category in SizeCategory.allCases {
      let layout = row.layout(width: 700, traits: Traits(sizeCategory: category, pixelGrid: grid))
      for kind in kinds {
        let x = try #require(layout[kind.elementName]).frame.x
        #expect(abs(x - grid.round(x)) < 1e-9, "\(kind) at \(x), \(category)")
      }
    }
    // In the middle of 24 points that end at 327: 305.5, down to the pixel.
    let traits = Traits(pixelGrid: grid)
    let checkmark = CellAccessory.SystemKind.checkmark.elementName
    let x = try #require(cell([system(.checkmark)]).layout(width: 343, traits: traits)[checkmark]).frame.x
    #expect(abs(x - (scale == 2 ? 305.5 : 305 + (scale == 3 ? 1.0 / 3 : 0))) < 1e-9)
    var content = TableCell.Content(text: "A")
    content.accessory = .checkmark
    let table = TableCell(.default, content, typesetter: typesetter).layout(width: 343, traits: traits)
    #expect(table[checkmark]?.frame.x == x)
  }
}
