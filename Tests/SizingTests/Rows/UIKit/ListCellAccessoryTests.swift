import TestSupport
import Testing
import TextAnalysis
import TextLayout
import Typography

@testable import Sizing

/// Marks: CH is charon (macOS 27.0), OUK openuikit (iOS 26.1, phones).
@Suite("Accessories of UIKit's list cells")
struct ListCellAccessoryTests {
  private let typesetter = Typesetter(fonts: TestFonts.withSystem)

  private func cell(
    _ accessories: [CellAccessory], _ preset: ListContentConfiguration.Preset = .cell, secondary: String? = nil,
    image: Double? = nil, margin: Double? = nil, level: Int = 0, height: Double? = nil
  ) -> ListContentRow {
    var content = ListContentRow.Content(text: "A", secondaryText: secondary)
    content.image = image.map { ListContentRow.Image(size: LayoutSize(width: $0, height: $0)) }
    content.accessories = accessories
    content.layoutMargin = margin
    content.rowHeight = height
    content.indentationLevel = level
    return ListContentRow(content, configuration: ListContentConfiguration(preset), typesetter: typesetter)
  }

  private func system(_ kind: CellAccessory.SystemKind) -> CellAccessory { CellAccessory(.system(kind)) }

  private func frame(_ layout: RowLayout, _ kind: CellAccessory.SystemKind) -> LayoutRect? {
    layout[ElementName(rawValue: "accessory.\(kind.rawValue)")]?.frame
  }

  // MARK: CH: cells in a flow layout, whose margins are 8, of a given height

  @Test("CH 1: image and disclosure")
  func flow1() {
    let layout = cell([system(.disclosureIndicator)], secondary: "B", image: 29, margin: 8, height: 80)
      .layout(width: 320, traits: Traits())
    #expect(layout[.image]?.frame == LayoutRect(x: 16, y: 25.5, width: 29, height: 29))
    #expect(layout[.title]?.frame.x == 61)
    // 290 is 298 − 8.
    #expect(layout[.title]?.frame.maxX == 290)
    #expect(frame(layout, .disclosureIndicator) == LayoutRect(x: 298, y: 33, width: 14, height: 14))
  }

  @Test("CH 2: checkmark and disclosure, in whatever order they are given")
  func flow2() {
    for accessories in [
      [system(.checkmark), system(.disclosureIndicator)], [system(.disclosureIndicator), system(.checkmark)],
    ] {
      let layout = cell(accessories, image: 29, margin: 8, height: 60).layout(width: 320, traits: Traits())
      #expect(layout[.image]?.frame == LayoutRect(x: 16, y: 15.5, width: 29, height: 29))
      // 258 is 266 − 8.
      #expect(layout[.title]?.frame.maxX == 258)
      #expect(frame(layout, .checkmark) == LayoutRect(x: 268.5, y: 21, width: 19, height: 18))
      #expect(frame(layout, .disclosureIndicator) == LayoutRect(x: 298, y: 23, width: 14, height: 14))
    }
  }

  @Test("CH 3: an outline disclosure leads in cells of a Mac's sidebar; without a placement it trails, as on iOS")
  func flow3() {
    var disclosure = system(.outlineDisclosure)
    let onPhone = cell([disclosure], .sidebarCell, image: 29, margin: 8, height: 56).layout(
      width: 320, traits: Traits())
    #expect(onPhone[.image]?.frame.x == 8 && frame(onPhone, .outlineDisclosure)?.maxX == 312)
    disclosure.placement = .leading
    let layout = cell([disclosure], .sidebarCell, image: 29, margin: 8, height: 56).layout(width: 320, traits: Traits())
    #expect(layout[.image]?.frame == LayoutRect(x: 30, y: 13.5, width: 29, height: 29))
    #expect(layout[.title]?.frame.x == 69)
    #expect(frame(layout, .outlineDisclosure) == LayoutRect(x: 8, y: 21, width: 14, height: 14))
  }

  @Test("CH 4: two edit controls")
  func flow4() {
    let layout = cell([system(.insert), system(.delete)], margin: 8, height: 60)
      .layout(width: 320, traits: Traits(state: .editing))
    #expect(layout[.title]?.frame.x == 88)
    let controls = [frame(layout, .delete), frame(layout, .insert)]
    #expect(
      Set(controls) == [
        LayoutRect(x: 7, y: 17, width: 26, height: 26), LayoutRect(x: 47, y: 17, width: 26, height: 26),
      ])
  }

  // MARK: OUK: cells in a list

  @Test("OUK: beside a disclosure texts keep 8: 307 points in a card of 361")
  func textWidth() {
    let layout = cell([system(.disclosureIndicator)]).layout(width: 361, traits: Traits())
    #expect(layout[.title]?.frame.width == 307)
  }

  @Test("OUK: in a card of 343 at 16 the disclosure is at 329 and the checkmark at 299.5")
  func card() {
    let layout = cell([system(.disclosureIndicator), system(.checkmark)]).layout(width: 343, traits: Traits())
    // 313 is 329 − 16.
    #expect(frame(layout, .disclosureIndicator)?.x == 313)
    // 327 is 343 − 16.
    #expect(frame(layout, .disclosureIndicator)?.maxX == 327)
    // 283.5 is 299.5 − 16.
    #expect(frame(layout, .checkmark)?.x == 283.5)
    // A checkmark alone ends 18.5 before the edge.
    // 324.5 is 343 − 18.5.
    #expect(frame(cell([system(.checkmark)]).layout(width: 343, traits: Traits()), .checkmark)?.maxX == 324.5)
  }

  @Test("OUK: an edit control stands at 15 and moves the content to 40, the separator with the text to 56")
  func editing() {
    let row = cell([system(.delete)])
    let editing = row.layout(width: 375, traits: Traits(state: .editing))
    #expect(frame(editing, .delete)?.x == 15)
    #expect(editing[.title]?.frame.x == 56)
    #expect(editing[.separator]?.frame == LayoutRect(x: 56, y: 51, width: 303, height: 1))
    #expect(
      editing.elements.first { $0.name.rawValue == "accessory.delete" }?.hitTarget
        == LayoutRect(x: 0, y: 0, width: 40, height: 52))
    // While the list is not edited it takes no room.
    let normal = row.layout(width: 375, traits: Traits())
    #expect(frame(normal, .delete) == nil)
    #expect(normal[.title]?.frame.x == 16)
  }

  @Test("OUK: the outline disclosure takes taps in a box of 44, at the trailing end of a list's cell")
  func outline() throws {
    let layout = cell([system(.outlineDisclosure)]).layout(width: 375, traits: Traits())
    let element = try #require(layout[ElementName(rawValue: "accessory.outlineDisclosure")])
    // 359 is 375 − 16.
    #expect(element.frame.maxX == 359)
    #expect(element.hitTarget == LayoutRect(x: element.frame.midX - 22, y: 4, width: 44, height: 44))
  }

  @Test(
    "OUK: chevrons and edit controls grow with the category, between those measured in proportion to the text",
    arguments: [
      (SizeCategory.large, 14.0, LayoutSize(width: 26, height: 26), 40.0),
      (.xxLarge, 14, LayoutSize(width: 31.5, height: 31.5), 45),
      (.xxxLarge, 19.5, LayoutSize(width: 34.5, height: 34.5), 47.5),
      (.accessibility2, 28.5, LayoutSize(width: 39, height: 38), 55),
    ])
  func growth(category: SizeCategory, chevron: Double, control: LayoutSize, gutter: Double) throws {
    let traits = Traits(sizeCategory: category, state: .editing)
    let layout = cell([system(.disclosureIndicator), system(.delete)]).layout(width: 375, traits: traits)
    #expect(frame(layout, .disclosureIndicator)?.size == LayoutSize(width: chevron, height: chevron))
    #expect(frame(layout, .delete)?.size == control)
    #expect(layout[.title]?.frame.x == gutter + 16)
  }

  @Test("OUK: at three pixels per point a checkmark is 19 by 17 and a third")
  func checkmark() throws {
    let traits = Traits(pixelGrid: PixelGrid(scale: 3))
    let size = try #require(frame(cell([system(.checkmark)]).layout(width: 375, traits: traits), .checkmark)?.size)
    #expect(size.width == 19)
    #expect(abs(size.height - 52.0 / 3) < 1e-9)
  }

  // MARK: Placement and order

  @Test("Trailing, in the order of lines: own views, label, checkmark, disclosure, reorder")
  func order() {
    let view = CellAccessory(.customView(LayoutSize(width: 20, height: 20)))
    let all = [system(.reorder), system(.disclosureIndicator), system(.checkmark), CellAccessory(.label("9")), view]
    let layout = cell(all).layout(width: 375, traits: Traits(state: .editing))
    let names = layout.elements.map(\.name.rawValue).filter { $0.hasPrefix("accessory") }
    #expect(
      names == [
        "accessory.customView", "accessory.label", "accessory.checkmark", "accessory.disclosureIndicator",
        "accessory.reorderSeparator", "accessory.reorder",
      ])
    let frames = layout.elements.filter { $0.name.rawValue.hasPrefix("accessory") }.map(\.frame)
    #expect(frames.map(\.x) == frames.map(\.x).sorted())
    // CH: the line is a point wide and 9 before the region of 24, in which the control of 27 stands in the middle.
    #expect(frames[4].width == 1)
    #expect(frames[5].midX - 12 - frames[4].x == 9)
    // Alone, a reorder control has no line.
    let alone = cell([system(.reorder)]).layout(width: 375, traits: Traits(state: .editing))
    #expect(alone[ElementName(rawValue: "accessory.reorderSeparator")] == nil)
  }

  @Test("Each accessory is displayed when it says, or as the system does")
  func displayed() {
    func names(_ accessories: [CellAccessory], _ state: RowState) -> [String] {
      cell(accessories).layout(width: 375, traits: Traits(state: state)).elements.map(\.name.rawValue)
        .filter { $0.hasPrefix("accessory") }
    }
    #expect(names([system(.checkmark), system(.reorder)], []) == ["accessory.checkmark"])
    #expect(names([CellAccessory(.system(.reorder), displayed: .always)], []) == ["accessory.reorder"])
    #expect(names([CellAccessory(.system(.checkmark), displayed: .whenNotEditing)], .editing) == [])
    #expect(names([system(.multiselect)], .editing) == ["accessory.multiselect"])
  }

  @Test("Own views at either end, two of them apart by the system's spacing, in their own width or a kept one")
  func ownViews() {
    var leading = CellAccessory(.customView(LayoutSize(width: 30, height: 20)), placement: .leading)
    var trailing = CellAccessory(.customView(LayoutSize(width: 40, height: 20)))
    leading.reservedLayoutWidth = .actual
    trailing.reservedLayoutWidth = .actual
    let layout = cell([leading, leading, trailing, trailing]).layout(width: 375, traits: Traits())
    func x(_ name: String) -> Double? { layout[ElementName(rawValue: "accessory.customView" + name)]?.frame.x }
    #expect(x(".leading") == 16)
    // 62 is 16 + 30 + 16.
    #expect(x(".leading2") == 62)
    // 319 is 375 − 16 − 40.
    #expect(x("2") == 319)
    // 271 is 375 − 16 − 40 − 8 − 40.
    #expect(x("") == 271)
    // CH: a reserved width is 24 by default, and a wider view reaches beyond it on both sides.
    leading.reservedLayoutWidth = .automatic
    let kept = cell([leading]).layout(width: 375, traits: Traits())
    // 13 is 16 − 3.
    #expect(kept.elements.first { $0.name.rawValue == "accessory.customView.leading" }?.frame.x == 13)
    // 56 is 16 + 24 + 16.
    #expect(kept[.title]?.frame.x == 56)
  }

  @Test("CH: a reorder control that is not alone has a line with 8 on both sides before it")
  func reorderSpacing() throws {
    let editing = Traits(state: .editing)
    let checked = cell([system(.reorder), system(.checkmark)], margin: 8).layout(width: 320, traits: editing)
    #expect(frame(checked, .checkmark)?.x == 249.5)
    #expect(checked.elements.first { $0.name.rawValue == "accessory.reorderSeparator" }?.frame.x == 279)
    #expect(checked[.title]?.frame.maxX == 239)
    let chevron = cell([system(.delete), system(.reorder), system(.disclosureIndicator)], margin: 8)
    #expect(frame(chevron.layout(width: 320, traits: editing), .disclosureIndicator)?.x == 257)
    let mirrored = cell([system(.reorder), system(.checkmark)], margin: 8)
      .layout(width: 320, traits: Traits(direction: .rightToLeft, state: .editing))
    // 51.5 is 320 − 249.5 − 19.
    #expect(frame(mirrored, .checkmark)?.x == 51.5)
  }

  @Test("CH: an own view without a width of its own stands in the middle of the standard 24")
  func ownViewOfStandardWidth() {
    let view = CellAccessory(.customView(LayoutSize(width: 30, height: 20)), placement: .leading)
    let layout = cell([view, system(.disclosureIndicator)], margin: 8).layout(width: 240, traits: Traits())
    #expect(layout[ElementName(rawValue: "accessory.customView.leading")]?.frame.x == 5)
    #expect(layout[.title]?.frame.x == 48)
  }

  @Test("A level of indentation is 10 points, accessories included")
  func indentation() {
    #expect(cell([], level: 2).layout(width: 375, traits: Traits())[.title]?.frame.x == 36)
    let layout = cell([system(.delete)], level: 2).layout(width: 375, traits: Traits(state: .editing))
    #expect(frame(layout, .delete)?.x == 35)
    #expect(layout[.title]?.frame.x == 76)
  }

  @Test("A label is set as body on one line, and read with the row")
  func label() throws {
    let row = cell([CellAccessory(.label("12 items"))])
    let layout = row.layout(width: 375, traits: Traits())
    let label = try #require(layout[ElementName(rawValue: "accessory.label")])
    #expect(label.text?.fontSize == 17)
    // 359 is 375 − 16.
    #expect(label.frame.maxX == 359)
    #expect(label.frame.height == 20.5)
    #expect(label.text?.isTruncated == false)
    #expect(row.accessibility?.label == "A, 12 items")
  }

  @Test("From right to left: the disclosure at 16, the text ends where it began")
  func mirrored() {
    let layout = cell([system(.disclosureIndicator)]).layout(width: 375, traits: Traits(direction: .rightToLeft))
    #expect(frame(layout, .disclosureIndicator)?.x == 16)
    // 38 is 30 + 8.
    #expect(layout[.title]?.frame.x == 38)
    // 359 is 375 − 16.
    #expect(layout[.title]?.frame.maxX == 359)
  }

  /// Source: Apple, `UICellAccessory.DetailOptions.isHidden`: it takes up space, is not visible, and has no behaviours.
  @Test("A hidden accessory keeps its room, and is not there for eyes, fingers and ears")
  func hidden() {
    for direction in [TextDirection.leftToRight, .rightToLeft] {
      let traits = Traits(direction: direction)
      var accessories = [CellAccessory(.label("12")), system(.outlineDisclosure)]
      let seen = cell(accessories).layout(width: 320, traits: traits)
      for index in accessories.indices { accessories[index].isHidden = true }
      let row = cell(accessories)
      let layout = row.layout(width: 320, traits: traits)
      #expect(layout[.title]?.frame == seen[.title]?.frame)
      #expect(layout.elements.map(\.name) == [.title, .separator])
      #expect(row.accessibility?.label == "A")
    }
  }

  /// Source: Apple, `UIListContentConfiguration.attributedText`, an alternative to `text`.
  @Test("An attributed text takes the place of the text, at the configuration's size, with what its parts differ in")
  func attributed() throws {
    var content = ListContentRow.Content(text: "A")
    var text = AttributedText("Free ")
    text.append("until Friday", TextAttributes(weight: 700, scale: 2))
    content.attributedText = text
    let row = ListContentRow(content, configuration: ListContentConfiguration(.cell), typesetter: typesetter)
    #expect(row.accessibility?.label == "Free until Friday")
    let layout = row.layout(width: 375, traits: Traits())
    #expect(layout[.title]?.text?.fontSize == 17)
    // A line at 34 points is 34 × 1.1934 high, between margins of 15.
    #expect(abs(layout.size.height - 30 - 34 * 1.193359375) < 0.51)
    content.attributedText = AttributedText("")
    let empty = ListContentRow(content, configuration: ListContentConfiguration(.cell), typesetter: typesetter)
    #expect(empty.layout(width: 375, traits: Traits())[.title] == nil)
  }

  @Test("An accessory has its own tint")
  func tint() {
    var accessory = system(.checkmark)
    accessory.tintColor = SRGBColor(hex: 0x123456)
    let colors = cell([accessory, system(.disclosureIndicator)]).appearance(traits: Traits()).colors
    #expect(colors[CellAccessory.SystemKind.checkmark.elementName] == SRGBColor(hex: 0x123456))
    #expect(colors[CellAccessory.SystemKind.disclosureIndicator.elementName] == SystemColor.tertiaryLabel)
  }

  /// Source: Apple's type sizes (Human Interface Guidelines, Typography): title 1 has 28 points at L and 58 at AX5.
  @Test("A symbol grows with the text style of its configuration, or not at all")
  func symbolConfiguration() {
    func width(_ style: DynamicTypeStyle?, _ category: SizeCategory) -> Double? {
      var content = ListContentRow.Content(text: "A")
      content.image = ListContentRow.Image(size: LayoutSize(width: 28, height: 28), isSymbol: true)
      var configuration = ListContentConfiguration(.cell)
      configuration.image.symbolTextStyle = style
      let row = ListContentRow(content, configuration: configuration, typesetter: typesetter)
      return row.layout(width: 320, traits: Traits(sizeCategory: category))[.image]?.frame.width
    }
    #expect(width(.title1, .large) == 28 && width(.title1, .accessibility5) == 58)
    #expect(width(nil, .large) == 28 && width(nil, .accessibility5) == 28)
    #expect(width(.body, .large) == 28)
  }

  @Test("A symbol and the lines around backgrounds and images have colours of their own, or the tint's")
  func strokes() {
    var content = ListContentRow.Content(text: "A")
    content.image = ListContentRow.Image(size: LayoutSize(width: 28, height: 28), isSymbol: true)
    content.backgroundStroke.width = 2
    content.backgroundStroke.outset = 1
    var configuration = ListContentConfiguration(.cell)
    configuration.image.tintColor = SRGBColor(hex: 0x123456)
    configuration.image.stroke.width = 3
    configuration.image.stroke.color = SRGBColor(hex: 0x654321)
    let appearance = ListContentRow(content, configuration: configuration, typesetter: typesetter)
      .appearance(traits: Traits())
    #expect(appearance.colors[.image] == SRGBColor(hex: 0x123456))
    #expect(appearance.backgroundStroke == Stroke(color: SystemColor.blue(.ios26), width: 2, outset: 1))
    #expect(appearance.elementStrokes == [.image: Stroke(color: SRGBColor(hex: 0x654321), width: 3)])
  }
}
