import Foundation
import Sizing
import TestSupport
import Testing
import TextAnalysis
import TextLayout
import Typography

@testable import ListDocument

/// Rows of documents, computed by hand from measured or published numbers, at the default size and at the largest, from left
/// to right and mirrored.
///
/// Marks: HIG is Apple's Human Interface Guidelines, Typography: body has 17 points at L and 53 at AX5, subheadline 15
/// and 49, footnote 13 and 44, title 2 22 and 56, title 3 20 and 55. SF is San Francisco's line of 1.193359375 of the
/// size (unitsPerEm 2048, ascender 1950, descender 494), up to the half point at two pixels per point: 20.5 and 63.5,
/// 18 and 58.5, 16 and 53, 26.5 and 67, 24 and 66. OUK is openuikit (iOS 26.1), CH charon (macOS 27.0), CAS
/// cashapp/AccessibilitySnapshot (iOS 26.2), ODS the source of ods-ios 1.4.0.
@Suite("Worked examples of rows in documents")
struct WorkedExampleTests {
  /// Lengths at L and at AX5; `nil` if a length is not computed.
  struct Expectation: Sendable {
    var element: String
    var x: (Double?, Double?) = (nil, nil)
    var maxX: (Double?, Double?) = (nil, nil)
    var y: (Double?, Double?) = (nil, nil)
    var height: (Double?, Double?) = (nil, nil)
  }

  struct Example: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var row: String
    var settings = ""
    /// The height of the row.
    var height: (Double?, Double?) = (nil, nil)
    var elements: [Expectation] = []
  }

  private func row(_ example: Example, _ category: SizeCategory, _ direction: TextDirection) throws -> RowLayout {
    let text = #"{"width": 375, "displayScale": 2\#(example.settings), "sections": [{"rows": [\#(example.row)]}]}"#
    let list = try LoadedList(
      contents: Array(text.utf8), source: "list.json", fonts: TestFonts.withSystem)
    var traits = list.settings.traits
    (traits.sizeCategory, traits.direction) = (category, direction)
    var rows: [RowLayout] = []
    list.forEachPlacedRow(list.settings.geometry, traits) { rows.append($2.layout) }
    return try #require(rows.first)
  }

  @Test("At L and AX5, and from right to left its mirror image", arguments: apple + orange)
  func example(_ example: Example) throws {
    for (category, side) in [(SizeCategory.large, 0), (.accessibility5, 1)] {
      func value(_ pair: (Double?, Double?)) -> Double? { side == 0 ? pair.0 : pair.1 }
      let layout = try row(example, category, .leftToRight)
      if let height = value(example.height) { #expect(layout.size.height == height, "\(category)") }
      for expectation in example.elements {
        let frame = try #require(layout[ElementName(rawValue: expectation.element)]?.frame, "\(expectation.element)")
        for (name, got, expected) in [
          ("x", frame.x, value(expectation.x)), ("maxX", frame.maxX, value(expectation.maxX)),
          ("y", frame.y, value(expectation.y)), ("height", frame.height, value(expectation.height)),
        ] {
          if let expected { #expect(got == expected, "\(expectation.element).\(name) at \(category)") }
        }
      }
      let mirrored = try row(example, category, .rightToLeft)
      #expect(mirrored.elements.map(\.name) == layout.elements.map(\.name))
      for (left, right) in zip(layout.elements, mirrored.elements) {
        #expect(abs(right.frame.x - (layout.size.width - left.frame.maxX)) < 1e-9, "\(left.name) at \(category)")
        #expect(right.frame.y == left.frame.y && right.frame.size == left.frame.size, "\(left.name) at \(category)")
      }
    }
  }

  static let apple = [
    // OUK: 15 above and below, at least 52, with the text in the middle.
    Example(
      testDescription: "uikit.cell: a text", row: #"{"kind": "uikit.cell", "title": "A"}"#, height: (52, 93.5),
      elements: [
        Expectation(element: "title", x: (16, 16), maxX: (359, 359), y: (16, 15), height: (20.5, 63.5)),
        // OUK: one point high, at the end of the row, from the text to 16 before the edge.
        Expectation(element: "separator", x: (16, 16), maxX: (359, 359), y: (51, 92.5), height: (1, 1)),
      ]),
    // CH: 4 between the texts.
    Example(
      testDescription: "uikit.cell: two texts", row: #"{"kind": "uikit.cell", "title": "A", "detail": "B"}"#,
      height: (72.5, 156),
      elements: [Expectation(element: "detail", x: (16, 16), y: (39.5, 82.5), height: (18, 58.5))]),
    // OUK: no space between the texts.
    Example(
      testDescription: "uikit.subtitleCell", row: #"{"kind": "uikit.subtitleCell", "title": "A", "detail": "B"}"#,
      height: (68.5, 152), elements: [Expectation(element: "detail", y: (35.5, 78.5))]),
    // CH: the second text ends where the first does, on its line if both fit.
    Example(
      testDescription: "uikit.valueCell", row: #"{"kind": "uikit.valueCell", "title": "A", "detail": "B"}"#,
      height: (52, 93.5), elements: [Expectation(element: "detail", maxX: (359, 359), y: (16, 15))]),
    // CH: an image of its own size, and 16 after it.
    Example(
      testDescription: "uikit.cell: maximumSize",
      row: #"""
        {"kind": "uikit.cell", "title": "A", "image": {"width": 80, "height": 40}, "imageProperties": {"maximumSize": {"width": 40, "height": 0}}}
        """#,
      elements: [
        Expectation(element: "image", x: (16, 16), maxX: (56, 56), height: (20, 20)),
        Expectation(element: "title", x: (72, 72)),
      ]),
    // CH: an image is centred in its reserved width.
    Example(
      testDescription: "uikit.cell: reservedLayoutSize",
      row: #"""
        {"kind": "uikit.cell", "title": "A", "image": {"width": 20, "height": 20}, "imageProperties": {"reservedLayoutSize": {"width": 40}}}
        """#,
      elements: [Expectation(element: "image", x: (26, 26)), Expectation(element: "title", x: (72, 72))]),
    Example(
      testDescription: "uikit.cell: directionalLayoutMargins and paddings",
      row: #"""
        {"kind": "uikit.cell", "title": "A", "detail": "B", "directionalLayoutMargins": {"top": 20, "leading": 30, "bottom": 40, "trailing": 50},
         "textToSecondaryTextVerticalPadding": 10}
        """#,
      // 20 + 20.5 + 10 + 18 + 40, and 20 + 63.5 + 10 + 58.5 + 40.
      height: (108.5, 192),
      elements: [
        Expectation(element: "title", x: (30, 30), maxX: (325, 325), y: (20, 20)),
        Expectation(element: "detail", y: (50.5, 93.5)),
      ]),
    Example(
      testDescription: "uikit.cell: textStyle and a size of its own",
      row: #"""
        {"kind": "uikit.cell", "title": "A", "detail": "B", "textProperties": {"textStyle": "title2"},
         "secondaryTextProperties": {"pointSize": 20, "adjustsFontForContentSizeCategory": false}}
        """#,
      height: (15 + 26.5 + 4 + 24 + 15, 15 + 67 + 4 + 24 + 15)),
    // CH: each level indents by 10.
    Example(
      testDescription: "uikit.cell: indentation",
      row: #"{"kind": "uikit.cell", "title": "A", "indentationLevel": 2, "indentationWidth": 15}"#,
      elements: [Expectation(element: "title", x: (46, 46))]),
    // OUK: a handler's leading 48 and trailing 0 are from the cell's edges.
    Example(
      testDescription: "uikit.cell: separators at both edges",
      row: #"""
        {"kind": "uikit.cell", "title": "A", "showsTopSeparator": true, "topSeparatorInsets": {"leading": 48, "trailing": 0}}
        """#,
      elements: [
        Expectation(element: "topSeparator", x: (48, 48), maxX: (375, 375), y: (0, 0), height: (1, 1)),
        Expectation(element: "separator", x: (16, 16), y: (51, 92.5)),
      ]),
    // CH: a region of 24 at L, 16 at the edge, 8 before the text. None was recorded at AX5.
    Example(
      testDescription: "uikit.cell: accessories.checkmark",
      row: #"{"kind": "uikit.cell", "title": "A", "accessories": ["checkmark"]}"#,
      elements: [Expectation(element: "title", maxX: (327, nil))]),
    // OUK: a square of 14 at L, which ends 16 before the edge.
    Example(
      testDescription: "uikit.cell: accessories.disclosureIndicator",
      row: #"{"kind": "uikit.cell", "title": "A", "accessories": ["disclosureIndicator"]}"#,
      elements: [
        Expectation(element: "accessory.disclosureIndicator", x: (345, nil), maxX: (359, 359)),
        Expectation(element: "title", maxX: (337, nil)),
      ]),
    // OUK: the content begins at 40.
    Example(
      testDescription: "uikit.cell: editing",
      row: #"{"kind": "uikit.cell", "title": "A", "accessories": ["delete", "reorder"]}"#,
      settings: #", "editing": true"#,
      elements: [
        Expectation(element: "title", x: (56, nil), maxX: (327, nil)),
        Expectation(element: "accessory.delete", x: (15, nil)),
      ]),
    // CH: a header has 10 above and below, a footer 8 and 6.
    Example(
      testDescription: "uikit.groupedHeader", row: #"{"kind": "uikit.groupedHeader", "title": "A"}"#,
      height: (40.5, 83.5), elements: [Expectation(element: "title", y: (10, 10))]),
    Example(
      testDescription: "uikit.groupedFooter", row: #"{"kind": "uikit.groupedFooter", "title": "A"}"#,
      height: (30, 67), elements: [Expectation(element: "title", y: (8, 8))]),
    Example(
      testDescription: "uikit.prominentInsetGroupedHeader",
      row: #"{"kind": "uikit.prominentInsetGroupedHeader", "title": "A"}"#,
      elements: [Expectation(element: "title", height: (24, 66))]),
    // OUK: 15 above and below, 16 at the sides.
    Example(
      testDescription: "swiftui.row", row: #"{"kind": "swiftui.row", "title": "A"}"#, height: (52, 93.5),
      elements: [
        Expectation(element: "title", x: (16, 16), y: (16, 15), height: (20.5, 63.5)),
        Expectation(element: "separator", x: (16, 16), maxX: (359, 359)),
      ]),
    // OUK: 12 after the image.
    Example(
      testDescription: "swiftui.row: image",
      row: #"{"kind": "swiftui.row", "title": "A", "image": {"width": 55, "height": 40}}"#,
      elements: [
        Expectation(element: "title", x: (83, 83)), Expectation(element: "separator", x: (83, 83), maxX: (359, 359)),
      ]),
    Example(
      testDescription: "swiftui.row: listRowInsets",
      row: #"""
        {"kind": "swiftui.row", "title": "A", "listRowInsets": {"top": 20, "leading": 30, "bottom": 40, "trailing": 50}, "minRowHeight": 0}
        """#,
      height: (80.5, 123.5), elements: [Expectation(element: "title", x: (30, 30), y: (20, 20))]),
    // CAS: a switch of 63 × 28; home-assistant/iOS: it ends two points beyond the inset.
    Example(
      testDescription: "swiftui.row: toggle", row: #"{"kind": "swiftui.row", "title": "A", "toggle": true}"#,
      height: (52, 93.5),
      elements: [Expectation(element: "toggle", x: (298, 298), maxX: (361, 361), y: (12, nil), height: (28, 28))]),
    // A badge and a value end at the inset, on the line of the title.
    Example(
      testDescription: "swiftui.row: badge", row: #"{"kind": "swiftui.row", "title": "A", "badge": "3"}"#,
      height: (52, 93.5), elements: [Expectation(element: "badge", maxX: (359, 359), y: (16, 15))]),
    Example(
      testDescription: "swiftui.row: LabeledContent", row: #"{"kind": "swiftui.row", "title": "A", "value": "B"}"#,
      // StanfordSpezi/SpeziViews: at accessibility sizes the value is 4 below the title: 15 + 63.5 + 4 + 63.5 + 15.
      height: (52, 161), elements: [Expectation(element: "value", maxX: (359, nil), y: (16, 82.5))]),
    // Apple, `HStack(spacing:)`, `padding(_:_:)`, `frame(width:height:alignment:)`: a view is centred in its frame.
    Example(
      testDescription: "swiftui.row: a stack with spacing, padding and a frame",
      row: #"""
        {"kind": "swiftui.row", "content": {"hStack": [{"image": {"width": 20, "height": 20}, "name": "mark"},
         {"text": "A", "name": "word", "padding": {"leading": 5}}, "spacer", {"image": {"width": 10, "height": 10},
         "frame": {"width": 30, "height": 40}, "name": "end"}], "spacing": 7}}
        """#,
      // 15 + 40 + 15, and 15 + 63.5 + 15.
      height: (70, 93.5),
      elements: [
        Expectation(element: "mark", x: (16, 16)), Expectation(element: "word", x: (48, 48)),
        Expectation(element: "end", x: (339, 339), maxX: (349, 349)),
      ]),
    Example(
      testDescription: "swiftui.row: a column aligned to its end, 6 apart",
      row: #"""
        {"kind": "swiftui.row", "content": {"vStack": [{"text": "A", "name": "above"}, {"text": "B", "font": "subheadline", "name": "below"}],
         "alignment": "trailing", "spacing": 6, "frame": {"maxWidth": "infinity", "alignment": "trailing"}}}
        """#,
      height: (15 + 20.5 + 6 + 18 + 15, 15 + 63.5 + 6 + 58.5 + 15),
      elements: [
        Expectation(element: "above", maxX: (359, 359), y: (15, 15)), Expectation(element: "below", maxX: (359, 359)),
      ]),
    // OUK: a row at L is 52, at XXXL 59 and at AX2 80: 44 grows in proportion to body, 22 to 62.
    Example(
      testDescription: "uikit.table.default", row: #"{"kind": "uikit.table.default", "title": "A"}"#,
      height: (52, 124), elements: [Expectation(element: "title", x: (16, 16))]),
  ]

  /// ODS: 8 above and below the texts, 8 between what stands beside each other, 16 at the sides with the style, which
  /// has a divider of a pixel below; images 44 high, the wide one 88 wide, 8 above and below; 44 high at least.
  static let orange = [
    Example(
      testDescription: "ods.listItem", row: #"{"kind": "ods.listItem", "title": "A", "detail": "B"}"#,
      // 8 + 20.5 + 16 + 8, and 8 + 63.5 + 53 + 8.
      height: (52.5 + 0.5, 132.5 + 0.5),
      elements: [
        Expectation(element: "title", x: (16, 16), y: (8, 8), height: (20.5, 63.5)),
        Expectation(element: "subtitle", x: (16, 16), y: (28.5, 71.5), height: (16, 53)),
        Expectation(element: "separator", x: (0, 0), maxX: (375, 375), height: (0.5, 0.5)),
      ]),
    Example(
      testDescription: "ods.listItem: wide image",
      row: #"{"kind": "ods.listItem", "title": "A", "leading": "wideImage"}"#,
      // CAS: no row is lower than 30 and the leading of body, 22 at L and 62 at AX5.
      height: (60.5, 92),
      elements: [
        Expectation(element: "leadingImage", x: (16, 16), maxX: (104, 104), height: (44, 44)),
        Expectation(element: "title", x: (112, 112)),
      ]),
    Example(
      testDescription: "ods.listItem: without the style",
      row: #"{"kind": "ods.listItem", "title": "A", "listItemStyle": false}"#, height: (52, 92),
      elements: [Expectation(element: "title", x: (0, 0))]),
    // 0.5 to 0.8: 8 + title + 4 + subtitle + 8, at least 44.
    Example(
      testDescription: "ods.item", row: #"{"kind": "ods.item", "title": "A", "detail": "B"}"#, height: (56.5, 136.5),
      elements: [
        Expectation(element: "title", x: (0, 0), y: (8, 8)), Expectation(element: "subtitle", y: (32.5, 75.5)),
      ]),
    Example(
      testDescription: "ods.item: large",
      row: #"{"kind": "ods.item", "title": "A", "minHeight": "large", "trailing": "infoButton"}"#,
      height: (60, 79.5),
      elements: [Expectation(element: "infoButton", x: (359, 359), maxX: (375, 375), height: (16, 16))]),
  ]
}
