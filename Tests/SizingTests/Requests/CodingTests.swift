import Foundation
import TestSupport
import Testing
import TextAnalysis
import TextLayout
import Typography

@testable import Sizing

/// Values written as JSON and read again.
@Suite struct CodingTests {
  private func isSame<Value: Codable & Equatable>(_ value: Value) throws -> Bool {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value)) == value
  }

  private func read<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(json.utf8))
  }

  @Test("Traits and geometries are what they were")
  func surroundings() throws {
    var traits = Traits(
      sizeCategory: nil, fontScale: 1.3, direction: .rightToLeft, pixelGrid: PixelGrid(scale: 2.625),
      safeArea: DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4), state: [.selected, .hovered],
      list: ListEnvironment(layoutMargin: 8, allowsSeparator: false))
    #expect(try isSame(traits))
    traits.typeScale = DynamicTypeScale { Double($0.index) + 10.5 }
    #expect(try isSame(traits) && isSame(RowSurroundings(width: 320.5, traits: traits)))
    var geometry = ListGeometry(width: 390, style: .insetGrouped, profile: .ios18, divider: .material3Inset)
    geometry.sectionSpacing = 12
    #expect(try isSame(geometry))
    geometry = ListGeometry(
      width: 1194, style: .sidebar, profile: .ios18,
      safeArea: DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4),
      headerMode: .firstItemInSection, divider: .material3, horizontalSizeClass: .regular, verticalSizeClass: .compact,
      followsReadableWidth: true, isRefreshing: true)
    (geometry.container, geometry.headerTopPadding, geometry.rowSpacing) = (.table, 5, 6)
    (geometry.sectionMargin, geometry.showsSeparators) = (7, false)
    #expect(try isSame(geometry))
  }

  @Test("Sizes are named, and what is absent is as if it were not given")
  func named() throws {
    #expect(try read(Traits.self, "{}") == Traits())
    #expect(try read(ListGeometry.self, #"{"width": 390}"#) == ListGeometry(width: 390))
    let grouped = try read(ListGeometry.self, #"{"width": 390, "style": "grouped", "divider": null}"#)
    #expect(grouped == ListGeometry(width: 390, style: .grouped))
    #expect(throws: DecodingError.self) { try read(ListGeometry.self, #"{"style": "grouped"}"#) }
    #expect(throws: DecodingError.self) { try read(ListGeometry.self, #"{"width": -1}"#) }
    #expect(throws: DecodingError.self) { try read(ListGeometry.self, #"{"width": 1, "rowSpacing": 1e300}"#) }
    #expect(try read(Traits.self, #"{"sizeCategory": "AX5", "pixelGrid": 3}"#).sizeCategory == .accessibility5)
    #expect(try read(Traits.self, #"{"sizeCategory": null}"#).sizeCategory == nil)
    #expect(try read([DynamicTypeStyle].self, #"["body", "title1"]"#) == [.body, .title1])
  }

  @Test(
    "What no row can be laid out by is not read",
    arguments: [
      #"{"fontScale": 0}"#, #"{"pixelGrid": -1}"#, #"{"sizeCategory": "XXXXL"}"#, #"{"safeArea": 3}"#,
      #"{"typeScale": {"sizes": [[1]], "lineHeights": [[]]}}"#, #"{"list": {"layoutMargin": -2}}"#,
      #"{"pixelGrid": 1e308}"#, #"{"list": {"layoutMargin": 1e300}}"#,
    ])
  func invalid(json: String) {
    #expect(throws: DecodingError.self) { try read(Traits.self, json) }
    #expect(throws: DecodingError.self) { try read(RowSurroundings.self, #"{"width": -1}"#) }
  }

  @Test("Sizes of a type scale are at most 10 000 points, as in documents")
  func largeSizes() throws {
    let (large, beyond) = (DynamicTypeScale { _ in 4_000 }, DynamicTypeScale { _ in 1e300 })
    #expect(try isSame(large))
    #expect(throws: DecodingError.self) { try isSame(beyond) }
  }

  @Test("Contents of each kind are what they were")
  func contents() throws {
    let scheme = MaterialTypographyScheme(defaults: .material201902)
    var stereo = StereoCell.Content(
      title: "A", detail: "B", leadingImage: .init(size: LayoutSize(width: 24, height: 20), position: .center),
      titleLines: 2, fonts: StereoCell.Fonts(scheme: scheme, adjustsForSizeCategory: true))
    stereo.colors.title = SRGBColor(hex: 0x123456)
    var base = BaseCell(height: 44)
    (base.accessibilityLabel, base.elevation) = ("A", 3)
    #expect(try isSame(stereo) && isSame(base))
    #expect(try isSame(SampleCell.Content(title: "A", hasImage: true)))
    #expect(try isSame(CollectionTextCell.Content(title: "A")) && isSame(ActionSheetHeader.Content(title: "A")))
    #expect(try isSame(ActionSheetItem.Content(title: "A", hasImage: true)))
    var row = ListContentRow.Content(text: "A", image: .init(size: LayoutSize(width: 9, height: 8), isSymbol: true))
    row.accessories = [CellAccessory(.system(.disclosureIndicator)), CellAccessory(.label("B"), placement: .leading)]
    row.attributedText = AttributedText("ABC")
    row.attributedText?.set(TextAttributes(weight: 700), in: 1..<2)
    #expect(try isSame(row) && isSame(ListContentConfiguration(.subtitleCell, profile: .ios18)))
    #expect(try isSame(TableCell.Content(text: "A", detailText: "B")))
    var view = SwiftUIRow.Content(text: "A")
    view.view = .horizontal([.text("A", .body), .spacer(), .image(LayoutSize(width: 3, height: 4))])
    view.view?.frame = SwiftUIView.Frame()
    view.view?.frame?.maximumWidth = .infinity
    view.view?.frame?.minimumHeight = 3
    #expect(try isSame(view))
    #expect(try isSame(OrangeItem.Content(title: "A")) && isSame(OrangeListItem.Content(title: "A")))
    #expect(try isSame(Material3ListItem.Content(title: "A", leading: .icon, trailing: .text("9"))))
    #expect(try isSame(Material2ListItem.Content(title: "A")))
    #expect(try isSame(FlutterListTile.Content(title: "A", leading: .icon)) && isSame(FlutterListTile.Style()))
  }

  @Test("A span outside of its text is not read")
  func spans() throws {
    var text = AttributedText("ABC")
    text.set(TextAttributes(weight: 700), in: 1..<3)
    let json = try #require(String(data: JSONEncoder().encode(text), encoding: .utf8))
    #expect(try isSame(text) && json.contains("[1,3]"))
    #expect(throws: DecodingError.self) {
      try read(AttributedText.self, json.replacing("[1,3]", with: "[1,4]"))
    }
  }

  @Test("Layouts and explanations are written with what their elements are and where they stand")
  func results() throws {
    let row = StereoCell(StereoCell.Content(title: "Alaska"), typesetter: Typesetter(fonts: TestFonts.withSystem))
    let layout = row.layout(width: 320, traits: Traits())
    let json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(layout)) as? [String: Any]
    let elements = try #require(json?["elements"] as? [[String: Any]])
    #expect(elements.map { $0["name"] as? String } == ["title", "textContainer"])
    let (frame, text) = (elements[0]["frame"] as? [String: Double], elements[0]["text"] as? [String: Any])
    #expect(frame?["y"] == layout[.title]?.frame.y && text?["lineCount"] as? Int == 1)
    #expect(try isSame(row.explain(width: 320, traits: Traits())) && isSame(row.appearance(traits: Traits())))
  }
}
