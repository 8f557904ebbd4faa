import TestSupport
import Testing
import Typography

@testable import Sizing

/// What assistive technology says about rows that have nothing to say.
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
