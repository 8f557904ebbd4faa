import TestSupport
import Testing
import Typography

@testable import Sizing

/// What rows expose to assistive technology.
struct RowAccessibilityTests {
  private let typesetter = PlatformFaces.bundled

  @Test("A row without text has no label, whatever its system")
  func nothing() {
    let rows: [any Row] = [
      FlutterListTile(
        FlutterListTile.Content(leading: .box(LayoutSize(width: 24, height: 24))), style: FlutterListTile.Style(),
        typesetter: typesetter),
      Material3ListItem(Material3ListItem.Content(leading: .icon), reading: .compose, typesetter: typesetter),
      Material3ListItem(Material3ListItem.Content(title: ""), reading: .compose, typesetter: typesetter),
      ListContentRow(
        ListContentRow.Content(image: ListContentRow.Image(size: LayoutSize(width: 24, height: 24))),
        configuration: ListContentConfiguration(.cell), family: "system", locale: "en", typesetter: typesetter),
    ]
    for row in rows { #expect(row.accessibility == nil, "\(row.kind)") }
  }

  @Test("What a row says of a long text takes no more time than a layout of it")
  func longTexts() {
    let text = String(repeating: "AV", count: 20_000)
    let row = ActionSheetItem(.init(title: text), typesetter: typesetter)
    let layout = processorTime { _ = row.layout(width: 375, traits: Traits()) }
    let saying = processorTime { #expect(row.accessibility?.label == text) }
    #expect(saying < layout, "\(saying) s, \(layout) s")
  }

  /// Source, code: `MDCActionSheetItemTableViewCell.m`, `MDCActionSheetHeaderView.m` and `MDCCollectionViewCell.m` of Material Components
  /// for iOS 124.2 (ac77ff7).
  @Test("Material's rows: a button, a header above a message, and what is ticked")
  func materialTraits() {
    #expect(ActionSheetItem(.init(title: "A"), typesetter: typesetter).accessibility?.traits == [.button])
    let header = ActionSheetHeader(.init(title: "A", message: "B"), typesetter: typesetter)
    #expect(header.accessibility == nil)
    #expect(header.accessibilityElements.map(\.label) == ["A", "B"])
    #expect(header.accessibilityElements.map(\.traits) == [[.header], []])
    func cell(_ accessory: CollectionTextCell.Accessory?) -> RowAccessibility? {
      CollectionTextCell(.init(title: "A", detail: "B", accessory: accessory), typesetter: typesetter).accessibility
    }
    #expect(cell(.checkmark)?.traits == [.selected])
    #expect(cell(.checkmark)?.label == "A, B" && cell(nil)?.traits == [])
  }

  /// Source: pictures and legends of iOS 17.5, 18.5 and 26.2, cashapp/AccessibilitySnapshot 5b03db8 and d84abd4.
  ///
  /// `UISwitch` is "Switch Button. On.", a header "Accounts. Heading.", a `DisclosureGroup` "Expanded Section. Button. Heading. Expanded.".
  @Test("Apple's rows say what they are: headings, links, disclosures, switches, and what is ticked")
  func appleTraits() throws {
    var content = SwiftUIRow.Content(text: "A", detail: "B")
    func said() -> RowAccessibility? { SwiftUIRow(content, typesetter: typesetter).accessibility }
    #expect(said()?.traits == [] && said()?.value == nil && said()?.isExpanded == nil)
    content.isNavigationLink = true
    #expect(said()?.traits == [.button] && said()?.label == "A, B")
    content.isNavigationLink = false
    content.isDisclosure = true
    content.isExpanded = false
    #expect(said()?.traits == [.button, .header] && said()?.isExpanded == false)
    content.isDisclosure = false
    for isOn in [true, false] {
      content.trailing = SwiftUIView(.toggle(isOn: isOn))
      #expect(said()?.traits == [.toggleButton] && said()?.value == (isOn ? "1" : "0") && said()?.label == "A, B")
    }
    content.trailing = .picker("C")
    #expect(said()?.traits == [.button] && said()?.label == "A, B, C")
    content.trailing = .horizontal([SwiftUIView(.toggle(isOn: true)), SwiftUIView(.toggle(isOn: false))])
    #expect(said()?.traits == [] && said()?.value == nil)
    content = SwiftUIRow.Content()
    content.view = SwiftUIView(.toggle(isOn: true))
    #expect(said()?.label == "" && said()?.value == "1")

    for preset in ListContentConfiguration.Preset.allCases {
      let row = ListContentRow(
        ListContentRow.Content(text: "A"), configuration: ListContentConfiguration(preset), family: "system",
        locale: "en",
        typesetter: typesetter)
      #expect(row.accessibility?.traits == (preset.rawValue.hasSuffix("Header") ? [.header] : []), "\(preset)")
    }
    var cell = ListContentRow.Content(text: "A")
    cell.accessories = [CellAccessory(.system(.checkmark))]
    let ticked = ListContentRow(
      cell, configuration: ListContentConfiguration(.cell), family: "system", locale: "en", typesetter: typesetter)
    #expect(ticked.accessibility?.traits == [.selected])
  }

  /// Source: MagentaA11y, native table rows: the label and the switch of a row are grouped in one swipe.
  @Test("A cell of UIKit with a switch is that switch, and one with an outline says whether it is expanded")
  func switchesOfCells() {
    func said(_ accessories: [CellAccessory]) -> RowAccessibility? {
      var cell = ListContentRow.Content(text: "A")
      cell.accessories = accessories
      return ListContentRow(
        cell, configuration: ListContentConfiguration(.cell), family: "system", locale: "en", typesetter: typesetter
      ).accessibility
    }
    for isOn in [true, false] {
      let toggle = CellAccessory(.toggle(isOn: isOn))
      #expect(said([toggle])?.traits == [.toggleButton] && said([toggle])?.value == (isOn ? "1" : "0"))
      #expect(said([toggle, toggle])?.value == nil)
      var content = TableCell.Content(text: "A")
      content.accessory = .toggle(isOn: isOn)
      let cell = TableCell(.default, content, typesetter: typesetter)
      #expect(cell.accessibility?.traits == [.toggleButton] && cell.accessibility?.value == (isOn ? "1" : "0"))
      var outline = CellAccessory(.system(.outlineDisclosure))
      outline.isExpanded = isOn
      #expect(said([outline])?.isExpanded == isOn && said([])?.isExpanded == nil)
    }
  }

  @Test("A state is said once, whatever the row says itself")
  func states() throws {
    var said = RowAccessibility(label: "A", readingOrder: [.title])
    #expect(said.inState([.disabled, .editing]).traits == [.notEnabled])
    #expect(said.inState([.selected, .disabled]).traits == [.notEnabled, .selected])
    said.traits = [.selected]
    #expect(said.inState(.selected) == said && said.inState([]) == said)
  }

  @Test("The image of a cell has the corners of its configuration")
  func corners() {
    var configuration = ListContentConfiguration(.cell)
    configuration.image.cornerRadius = 7
    let content = ListContentRow.Content(
      text: "A", image: ListContentRow.Image(size: LayoutSize(width: 24, height: 24)))
    let row = ListContentRow(
      content, configuration: configuration, family: "system", locale: "en", typesetter: typesetter)
    #expect(row.appearance(traits: Traits()).elementCornerRadii == [.image: 7])
    configuration.image.cornerRadius = 0
    let square = ListContentRow(
      content, configuration: configuration, family: "system", locale: "en", typesetter: typesetter)
    #expect(square.appearance(traits: Traits()).elementCornerRadii.isEmpty)
  }
}
