import Foundation
import JSONText
import TestSupport
import Testing
import TextAnalysis
import TextLayout
import Typography

@testable import ListDocument
@testable import Sizing

@Suite("UIKit's and SwiftUI's kinds in documents")
struct AppleKindTests {
  private func context(
    _ profile: SystemProfile = .ios26, folder: String = "", expandsAll: Bool = false
  ) -> RowContext {
    var settings = ListSettings()
    settings.expandsAll = expandsAll
    settings.geometry.profile = profile
    return RowContext(
      settings: settings, typesetter: Typesetter(fonts: TestFonts.withSystem),
      decoding: DecodingContext(fonts: TestFonts.withSystem, folder: folder))
  }

  private func rows(_ text: String, _ context: RowContext? = nil) throws -> [ListRow] {
    let value = try JSONScanner.value(of: Array(text.utf8).span)
    guard case .object(let object) = value, let kind = object["kind"] else { return [] }
    return try RowCatalogue.kind(kind).rows(value, context ?? self.context())
  }

  private func layout(_ text: String, _ context: RowContext? = nil) throws -> RowLayout {
    try #require(try rows(text, context).first).row.layout(width: 375, traits: Traits())
  }

  @Test("A kind's defaults are those of its preset in the document's era")
  func eras() throws {
    let row = #"{"kind": "uikit.cell", "title": "A"}"#
    #expect(try layout(row).size.height == 52)
    #expect(try layout(row, context(.ios18)).size.height == 44)
    let field = try #require(
      RowCatalogue.kind(named: "uikit.subtitleCell")?.fields.first { $0.name == "textToSecondaryTextVerticalPadding" })
    #expect(field.defaultValue == .number(0))
  }

  @Test("Rows and views are limited to a size category, or to a range of them")
  func dynamicTypeSize() throws {
    func sizes(_ keys: String) throws -> [Double] {
      let row = try #require(try rows(#"{"kind": "swiftui.row", \#(keys)}"#).first).row
      return row.layout(width: 375, traits: Traits(sizeCategory: .accessibility5)).elements.compactMap {
        $0.text?.fontSize
      }
    }
    #expect(try sizes(#""title": "A", "dynamicTypeSize": "L""#) == [17])
    #expect(try sizes(#""title": "A", "dynamicTypeSize": {"maximum": "AX1"}"#) == [28])
    #expect(
      try sizes(
        #""content": {"vStack": [{"text": "A"}, {"text": "B", "dynamicTypeSize": {"minimum": "S", "maximum": "M"}}]}"#)
        == [53, 16])
    let error = #expect(throws: JSONFault.self) {
      try sizes(#""title": "A", "dynamicTypeSize": {"minimum": "AX1", "maximum": "S"}"#)
    }
    #expect(error?.problem == "the minimum AX1 is larger than the maximum S")
  }

  @Test("Parts of attributed texts have colours of their own, by their bytes")
  func textColors() throws {
    let row = try #require(
      try rows(
        ##"""
        {"kind": "uikit.cell", "attributedText": [{"text": "Ä", "color": "#FF0000"}, {"text": "b"}, {"text": "c", "color": "#00FF0080"}],
         "secondaryAttributedText": [{"text": "plain"}]}
        """##
      ).first)
    let colors = row.row.appearance(traits: Traits()).textColors
    #expect(
      colors == [
        .title: [
          TextColor(range: 0..<2, color: SRGBColor(hex: 0xFF0000)),
          TextColor(range: 3..<4, color: SRGBColor(hex: 0x00FF00, alpha: 128.0 / 255)),
        ]
      ])
  }

  @Test("Keys of an object change what is there and leave the rest")
  func changes() throws {
    let layout = try layout(
      #"""
      {"kind": "uikit.cell", "title": "A", "directionalLayoutMargins": {"top": 30}, "imageToTextPadding": 5,
       "textProperties": {"textStyle": "title1", "numberOfLines": 1}, "image": {"width": 10, "height": 10}}
      """#)
    // 30 + a line of title1 + 15.
    #expect(layout.size.height == 78.5)
    #expect(layout[.title]?.frame.x == 31)
    #expect(layout[.title]?.text?.fontSize == 28)
  }

  @Test("Accessories by name, as labels, as views and with their own settings")
  func accessories() throws {
    let layout = try layout(
      #"""
      {"kind": "uikit.cell", "accessories": ["disclosureIndicator", {"label": "12"}, {"customView": [30, 20],
       "placement": "leading", "reservedLayoutWidth": "standard"}, {"type": "checkmark", "displayed": "whenEditing"},
       {"type": "outlineDisclosure", "placement": "leading"}]}
      """#)
    #expect(
      layout.elements.map(\.name.rawValue) == [
        "accessory.outlineDisclosure", "accessory.customView.leading", "accessory.label",
        "accessory.disclosureIndicator", "separator",
      ])
  }

  /// Source: `UICellAccessory.h` and `UIBackgroundConfiguration.h` of SDK 16, and Apple, `UIListContentConfiguration.alpha`.
  @Test("Options of accessories, the shadow of the background, and how opaque the content is")
  func options() throws {
    let row = try #require(
      try rows(
        ##"""
        {"kind": "uikit.cell", "title": "A", "alpha": 0.5, "backgroundShadow": {"color": "#00000080", "radius": 3, "y": 2},
         "accessories": ["detail", "popUpMenu", {"label": "9", "textStyle": "caption1", "weight": 700, "pointSize": 14},
          {"customView": [10, 10], "position": 1},
          {"type": "reorder", "showsVerticalSeparator": false, "displayed": "always"},
          {"type": "insert", "backgroundColor": "#123456", "displayed": "always"}]}
        """##
      ).first
    ).row
    let layout = row.layout(width: 375, traits: Traits())
    #expect(
      layout.elements.map(\.name.rawValue) == [
        "title", "accessory.insert", "accessory.label", "accessory.customView", "accessory.detail",
        "accessory.popUpMenu",
        "accessory.reorder", "separator",
      ])
    let label = layout[ElementName(rawValue: "accessory.label")]?.text
    #expect(label?.fontSize == 14 && label?.content.style.weight == 700)
    let appearance = row.appearance(traits: Traits())
    #expect(appearance.colors[ElementName(rawValue: "accessory.insert")] == SRGBColor(hex: 0x123456))
    #expect(appearance.elementOpacities == [.title: 0.5, .detail: 0.5, .image: 0.5])
    #expect(
      appearance.shadows == [
        Shadow(color: SRGBColor(hex: 0, alpha: 128.0 / 255), offset: LayoutPoint(x: 0, y: 2), blur: 6)
      ])
  }

  @Test("A switch has the size that was recorded of its era, and its state", arguments: [true, false])
  func toggles(isOn: Bool) throws {
    for (profile, size) in [
      (SystemProfile.ios18, LayoutSize(width: 51, height: 31)), (.ios26, LayoutSize(width: 63, height: 28)),
    ] {
      for (row, name) in [
        (#"{"kind": "uikit.cell", "accessories": [{"switch": \#(isOn)}]}"#, "accessory.switch"),
        (#"{"kind": "uikit.table.default", "accessory": {"switch": \#(isOn)}}"#, "accessory.switch"),
        (#"{"kind": "ods.toggle", "isOn": \#(isOn)}"#, "toggle"),
      ] {
        let element = try layout(row, context(profile))[ElementName(rawValue: name)]
        #expect(element?.frame.size == size && element?.content == .toggle(isOn: isOn))
      }
    }
  }

  @Test("A picture has its own size, found from the document's folder")
  func picture() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // The first 24 bytes of a PNG of 48 × 513.
    let bytes: [UInt8] = [
      137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 48, 0, 0, 2, 1,
    ]
    try Data(bytes).write(to: folder.appending(path: "flag.png"))
    let document = folder.appending(path: "list.json")
    let text = #"""
      {"sections": [{"rows": [{"kind": "uikit.cell", "image": {"image": "flag.png"}},
        {"kind": "swiftui.row", "image": {"image": "flag.png"}},
        {"kind": "mdc.stereo", "trailingImage": {"image": "flag.png", "position": "center"}}, {"kind": "uikit.cell", "image": {"image": "gone.png"}}]}]}
      """#
    try Data(text.utf8).write(to: document)
    var reader = try ListReader(source: document.path, fonts: TestFonts.withSystem)
    var sizes: [LayoutSize] = []
    let error = #expect(throws: InputError.self) {
      while let item = try reader.next() {
        guard case .row(let row) = item else { continue }
        sizes += row.row.layout(width: 375, traits: Traits()).elements
          .filter { [.image, .trailingImage].contains($0.name) }.map(\.frame.size)
      }
    }
    // A stereo cell limits both sides of an image to 56.
    let own = LayoutSize(width: 48, height: 513)
    #expect(sizes == [own, own, LayoutSize(width: 48 * (56.0 / 513), height: 513 * (56.0 / 513))])
    #expect(error?.path?.description == "$.sections[0].rows[3].image.image")
    #expect(error?.problem.contains("gone.png") == true)
  }

  @Test("Rows below an expanded one follow it, each with its level; hidden ones must be right all the same")
  func children() throws {
    let text = #"""
      {"kind": "swiftui.row", "title": "A", "isExpanded": EXPANDED, "children": ["B", {"id": 1, "title": "C",
       "isExpanded": true, "children": ["D"]}]}
      """#
    let rows = try rows(text.replacing("EXPANDED", with: "true"))
    #expect(rows.map { $0.row.accessibility?.label } == ["A", "B", "C", "D"])
    #expect(rows.map { $0.row.layout(width: 375, traits: Traits())[.title]?.frame.x } == [16, 36, 36, 56])
    let collapsed = text.replacing("EXPANDED", with: "false")
    #expect(try self.rows(collapsed).count == 1)
    #expect(try self.rows(collapsed, context(expandsAll: true)).count == 4)
  }

  @Test("A chevron says whether the rows below are shown", arguments: [true, false])
  func chevrons(isExpanded: Bool) throws {
    let row = #"{"kind": "KIND", "title": "A", "isExpanded": EXPANDED, "children": ["B"]KEYS}"#
      .replacing("EXPANDED", with: "\(isExpanded)")
    let rows = [
      try rows(row.replacing("KIND", with: "swiftui.row").replacing("KEYS", with: ""))[0],
      try rows(
        row.replacing("KIND", with: "uikit.sidebarCell")
          .replacing("KEYS", with: #", "accessories": ["outlineDisclosure"]"#))[0],
    ]
    for row in rows {
      for direction in [TextDirection.leftToRight, .rightToLeft] {
        for category: SizeCategory in [.large, .accessibility5] {
          let layout = row.row.layout(width: 375, traits: Traits(sizeCategory: category, direction: direction))
          let chevrons = layout.elements.compactMap(\.content)
          #expect(chevrons == [.disclosure(isExpanded: isExpanded)], "\(row.row.kind)")
        }
      }
    }
  }

  static let faults: [(row: String, path: String, problem: String)] = [
    (
      #"{"kind": "uikit.cell", "accessories": ["checkmark", {"type": "checkmark"}]}"#, "$.accessories",
      "two of checkmark"
    ),
    (#"{"kind": "uikit.cell", "accessories": ["chevron"]}"#, "$.accessories[0]", "\"chevron\""),
    (#"{"kind": "uikit.cell", "accessories": [{"customView": [3]}]}"#, "$.accessories[0].customView", "[3]"),
    (
      #"{"kind": "uikit.cell", "accessories": [{"label": "x", "placement": "leading"}]}"#, "$.accessories[0].placement",
      "no such key"
    ),
    (
      #"{"kind": "uikit.cell", "accessories": [{"type": "checkmark", "placement": "leading"}]}"#,
      "$.accessories[0].placement", "checkmark has no such key"
    ),
    (
      ##"{"kind": "uikit.cell", "accessories": [{"type": "reorder", "backgroundColor": "#123456"}]}"##,
      "$.accessories[0].backgroundColor", "reorder has no such key"
    ),
    (
      #"{"kind": "uikit.cell", "accessories": ["detail", {"type": "delete", "showsVerticalSeparator": true}]}"#,
      "$.accessories[1].showsVerticalSeparator", "delete has no such key"
    ),
    (#"{"kind": "uikit.cell", "textProperties": {"weight": 1000}}"#, "$.textProperties.weight", "1000"),
    (#"{"kind": "uikit.cell", "image": {"width": 3}}"#, "$.image", "height is missing"),
    (#"{"kind": "uikit.table.default", "accessory": "chevron"}"#, "$.accessory", "\"chevron\""),
    (#"{"kind": "swiftui.row", "children": ["A", {"titel": "B"}]}"#, "$.children[1].titel", "no such key"),
    (#"{"kind": "swiftui.row", "children": [{"kind": "mdc.stereo"}]}"#, "$.children[0].kind", "mdc.stereo"),
    (#"{"kind": "swiftui.row", "children": [{"kind": "uikit.cell"}]}"#, "$.children[0].kind", "uikit.cell"),
    (
      #"{"kind": "uikit.sidebarHeader", "children": ["A", {"kind": "uikit.table.default"}]}"#, "$.children[1].kind",
      "uikit.table.default"
    ),
    (#"{"kind": "uikit.cell", "children": [{"kind": "uikit.cel"}]}"#, "$.children[0].kind", "no kind \"uikit.cel\""),
    (
      "{\"kind\": \"uikit.cell\", \"accessories\": [\(Array(repeating: #"{"label": "1"}"#, count: 101).joined(separator: ","))]}",
      "$.accessories", "there are 101 accessories"
    ),
  ]

  @Test("Of what may stand where a table's cell ends, an error says all")
  func tableAccessory() {
    #expect {
      try rows(#"{"kind": "uikit.table.default", "accessory": "disclosureIndicatr"}"#)
    } throws: { error in
      guard let fault = error as? JSONFault else { return false }
      return fault.suggestion == "disclosureIndicator"
        && ["checkmark", #"{"switch": BOOL}"#, #"{"width","height"}"#].allSatisfy(fault.expectation.contains)
    }
  }

  @Test("What is wrong is named with its place", arguments: faults)
  func fault(row: String, path: String, problem: String) {
    #expect {
      try rows(row)
    } throws: { error in
      guard let fault = error as? JSONFault else { return false }
      return fault.path.description == path && fault.problem.contains(problem)
    }
  }
}
