import JSONText
import TestSupport
import Testing
import TextAnalysis
import TextLayout
import Typography

@testable import ListDocument
@testable import Sizing

@Suite("Material Components' and Orange's kinds in documents")
struct MaterialKindTests {
  private func row(_ text: String) throws -> any Row {
    let context = RowContext(
      settings: ListSettings(), typesetter: Typesetter(fonts: TestFonts.withSystem),
      decoding: DecodingContext(fonts: TestFonts.withSystem, folder: ""))
    let value = try JSONScanner.value(of: Array(text.utf8).span)
    guard case .object(let object) = value, let kind = object["kind"] else {
      throw JSONFault("no kind", expected: "one")
    }
    return try #require(try RowCatalogue.kind(kind).rows(value, context).first).row
  }

  @Test("An avatar is round, and a box of its size is not")
  func avatars() throws {
    for (kind, key) in [("m2.listItem", "icon"), ("m3.listItem", "leading"), ("flutter.listTile", "leading")] {
      func radii(_ value: String) throws -> [Double] {
        let row = try row(#"{"kind": "\#(kind)", "title": "A", "\#(key)": \#(value)}"#)
        return Array(row.appearance(traits: Traits()).elementCornerRadii.values)
      }
      #expect(try radii(#""avatar""#) == [20], "\(kind)")
      #expect(try radii(#"{"width": 40, "height": 40}"#).isEmpty && radii(#""icon""#).isEmpty, "\(kind)")
    }
  }

  /// Source of the sizes: `MDCFontScaler.m` of material-components-ios at ac77ff7: subtitle1 has 52 at AX5, headline6 28.
  @Test("A font of a text's own keeps the theme's curve, has another, or has none")
  func curves() throws {
    func size(_ font: String, _ category: SizeCategory) throws -> Double? {
      let row = try row(
        #"{"kind": "mdc.stereo", "title": "A", "scheme": 201902, "adjustsFont": true, "titleFont": \#(font)}"#)
      return row.layout(width: 375, traits: Traits(sizeCategory: category))[.title]?.text?.fontSize
    }
    #expect(try size(#"{"pointSize": 30}"#, .accessibility5) == 52)
    #expect(try size(#"{"curve": "headline6"}"#, .accessibility5) == 28)
    // A quirk of the original: a font without a curve takes the size of the legacy title.
    #expect(try size(#"{"pointSize": 99, "curve": "none"}"#, .large) == 20)
  }

  /// Source: `MDCSelfSizingStereoCell+MaterialTheming.m` of material-components-ios at ac77ff7: subtitle1 and body2, scaled first if
  /// `useCurrentContentSizeCategoryWhenApplied` is set; texts in onSurface of opacity 0.87, ink of 0.16.
  @Test("A theme has fonts and a colour of its own")
  func theme() throws {
    func cell(_ scheme: String) throws -> any Row {
      try row(#"{"kind": "mdc.stereo", "title": "A", "detail": "B", "scheme": \#(scheme)}"#)
    }
    func sizes(_ row: any Row, _ category: SizeCategory) -> [Double?] {
      let layout = row.layout(width: 375, traits: Traits(sizeCategory: category))
      return [layout[.title]?.text?.fontSize, layout[.detail]?.text?.fontSize]
    }
    // The fonts of the container scheme are those of 2018-04, which have no curve.
    #expect(sizes(try cell("{}"), .accessibility5) == [16, 14])
    #expect(sizes(try cell(#"{"fonts": {"subtitle1": {"pointSize": 30}}}"#), .large) == [30, 14])
    let scaled = try cell(#"{"defaults": "201902", "useCurrentContentSizeCategoryWhenApplied": true}"#)
    #expect(sizes(scaled, .accessibility5) == [52, 42])
    #expect(sizes(try cell(#"{"defaults": "201902"}"#), .accessibility5) == [16, 14])
    let blue = try cell(##"{"onSurface": "#0000FF"}"##).appearance(traits: Traits())
    #expect(blue.colors[.title] == SRGBColor(hex: 0x0000FF, alpha: 0.87))
    #expect(blue.ripple == SRGBColor(hex: 0x0000FF, alpha: 0.16))
    let black = try row(
      ##"{"kind": "mdc.stereo", "title": "A", "onSurface": "#000000", "scheme": {"onSurface": "#0000FF"}}"##)
    #expect(black.appearance(traits: Traits()).colors[.title] == .black.opacity(0.87))
    for kind in ["mdc.sample", "mdc.actionSheet", "mdc.actionSheetHeader"] {
      let row = try row(
        #"{"kind": "\#(kind)", "title": "A", "scheme": {"fonts": {"subtitle1": {"pointSize": 31}}}}"#)
      let layout = row.layout(width: 375, traits: Traits())
      #expect(layout[.title]?.text?.fontSize == 31, "\(kind)")
    }
    for scheme in [#"{"fonts": {"subtitle": {}}}"#, #"{"shape": 4}"#, #"{"defaults": "201903"}"#, "201903"] {
      #expect(throws: JSONFault.self) { try cell(scheme) }
    }
  }

  /// Source: `MDCBaseCell.m` of material-components-ios at ac77ff7; `MDCElevation`: the absolute elevation is the base and the
  /// cell's own.
  @Test("Ink may leave the cell, a ripple does not; an elevation stands on what is below")
  func ink() throws {
    func appearance(_ keys: String) throws -> RowAppearance {
      try row(#"{"kind": "mdc.base", "elevation": 4\#(keys)}"#).appearance(traits: Traits())
    }
    // `MDCBaseCell+MaterialTheming.m`: the theme's onSurface of opacity 0.16.
    #expect(try appearance(##", "scheme": {"onSurface": "#0000FF"}"##).ripple == SRGBColor(hex: 0x0000FF, alpha: 0.16))
    #expect(
      try appearance(##", "scheme": {"onSurface": "#0000FF"}, "rippleColor": "#FF0000""##).ripple
        == SRGBColor(hex: 0xFF0000))
    #expect(try appearance("").isRippleBounded)
    #expect(try appearance("").absoluteElevation == 4)
    #expect(try !appearance(#", "inkStyle": "unbounded""#).isRippleBounded)
    #expect(try appearance(#", "inkStyle": "unbounded", "enableRippleBehavior": true"#).isRippleBounded)
    #expect(try appearance(#", "overrideBaseElevation": 2"#).absoluteElevation == 6)
    #expect(try appearance(#", "overrideBaseElevation": 2"#).elevation == 4)
  }

  @Test("Cells have colours of their own", arguments: ["mdc.stereo", "mdc.sample", "mdc.text", "mdc.actionSheet"])
  func colors(kind: String) throws {
    let row = try row(
      ##"{"kind": "\##(kind)", "title": "A", "titleColor": "#B00020", "rippleColor": "#0000FF80", "titleFont": {"weight": 700}}"##
    )
    let appearance = row.appearance(traits: Traits())
    #expect(appearance.colors[.title] == SRGBColor(hex: 0xB00020))
    #expect(appearance.ripple == SRGBColor(hex: 0x0000FF, alpha: 128.0 / 255))
  }

  /// Source: `MDCActionSheetAction.dividerColor`, `MDCActionSheetController.headerDividerColor` and `backgroundColor`, and
  /// `MDCCollectionViewStyling.separatorColor` and `cellBackgroundColor`.
  @Test("Lines and backgrounds of cells have colours of their own")
  func surfaces() throws {
    for (kind, key) in [
      ("mdc.actionSheet", "dividerColor"), ("mdc.actionSheetHeader", "dividerColor"), ("mdc.text", "separatorColor"),
    ] {
      let row = try row(##"{"kind": "\##(kind)", "title": "A", "\##(key)": "#FF0000", "backgroundColor": "#00FF00"}"##)
      let appearance = row.appearance(traits: Traits())
      #expect(
        appearance.colors[.separator] == SRGBColor(hex: 0xFF0000) && appearance.background == SRGBColor(hex: 0x00FF00))
    }
  }

  /// Source: Compose's `Modifier.height`, `Modifier.heightIn` and `IntrinsicSize.Min`; the paddings of a list item of three lines are 12.
  @Test("Compose's items in a height that is given, or as high as their content needs, and what fills it")
  func heights() throws {
    func bar(_ keys: String) throws -> (row: Double, bar: LayoutRect) {
      let row = try row(
        #"{"kind": "m3.listItem", "title": "A", "overline": "B", "supporting": "C", "leadingFillsHeight": true, "#
          + #""leading": {"width": 4, "height": 8}\#(keys)}"#)
      let layout = row.layout(width: 360, traits: Traits())
      return (layout.size.height, try #require(layout[.leading]).frame)
    }
    let given = try bar(#", "height": 200"#)
    #expect(given.row == 200 && given.bar.y == 12 && given.bar.height == 176)
    let least = try bar(#", "minimumHeight": 120"#)
    #expect(least.row == 120)
    let intrinsic = try bar(#", "height": "intrinsic""#)
    #expect(intrinsic.row == 88 && intrinsic.bar.y == 12 && intrinsic.bar.height == 64)
    #expect(try bar("").bar.height == 8)
    for wrong in [#""max""#, "-1", "true"] {
      #expect(throws: JSONFault.self) { try bar(#", "height": \#(wrong)"#) }
    }
  }

  /// Source: `ordinalPositionForListElementWithAttribute:` in `MDCCollectionViewFlowLayout.m` of material-components-ios at
  /// ac77ff7: the last row of a section is its bottom unless a footer is below it, and a bottom has no separator.
  @Test("In documents, too, the footer of a section of text cells is its end")
  func sectionEnds() throws {
    let text = #"""
      {
        "width": 375, "defaultKind": "mdc.text",
        "sections": [{"rows": ["A", "B"], "footer": {"kind": "mdc.text", "title": "F"}}, {"rows": ["C", "D"]}]
      }
      """#
    let list = try LoadedList(
      contents: Array(text.utf8), source: "list.json", fonts: TestFonts.withSystem)
    var separators: [Bool] = []
    list.forEachPlacedRow { _, _, placed in
      separators.append(placed.layout[.separator] != nil)
    }
    #expect(separators == [true, true, false, true, false])
    try withFile(Array(text.utf8), named: "list.json") { path in
      var output: [UInt8] = []
      try ListMeasurer(fonts: TestFonts.withSystem, format: .ndjson).measure(path) { output += $0 }
      let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
      #expect(lines.map { $0.contains(#""separator""#) } == separators)
    }
  }

  @Test("Orange's later items: what stands at both ends, each in its own way")
  func orange() throws {
    let expected: [(String, [String])] = [
      (#""infoButton""#, ["infoButton"]), (#"{"text": "B"}"#, ["trailing"]),
      (#"{"text": "B", "infoButton": true}"#, ["trailing", "infoButton"]), (#"{"toggle": true}"#, ["toggle"]),
      (#"{"checkmark": true}"#, ["checkmark"]), (#"{"checkmark": false}"#, []),
    ]
    for (trailing, names) in expected {
      for (leading, name) in [(#""circularImage""#, "leadingImage"), (#"{"width": 24, "height": 24}"#, "leadingIcon")] {
        let row = try row(
          #"{"kind": "ods.listItem", "title": "A", "leading": \#(leading), "trailing": \#(trailing)}"#)
        let layout = row.layout(width: 375, traits: Traits())
        #expect(layout.elements.map(\.name.rawValue) == [name, "title"] + names + ["separator"])
      }
    }
  }
}
