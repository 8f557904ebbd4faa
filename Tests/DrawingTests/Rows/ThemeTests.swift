import Drawing
import Sizing
import TestSupport
import Testing
import TextAnalysis
import Typography

struct ThemeTests {
  @Test("In the dark lightness is turned around; hue and saturation stay")
  func dark() {
    // By the HSL notation of CSS Color 4: hsl(211 100% 50%) stays, hsl(0 100% 20%) becomes hsl(0 100% 80%).
    let pairs: [(SRGBColor, SRGBColor)] = [
      (.white, .black), (.black, .white), (SRGBColor(hex: 0x007BFF), SRGBColor(hex: 0x007BFF)),
      (SRGBColor(hex: 0x660000, alpha: 0.6), SRGBColor(hex: 0xFF9999, alpha: 0.6)),
      (SRGBColor(hex: 0x333333), SRGBColor(hex: 0xCCCCCC)),
    ]
    for (light, dark) in pairs {
      let shown = Theme.dark.color(light)
      for component in [\SRGBColor.red, \.green, \.blue, \.alpha] {
        #expect(abs(shown[keyPath: component] - dark[keyPath: component]) < 1e-12, "\(light)")
      }
      #expect(Theme.light.color(light) == light)
    }
  }

  @Test("Apple's system colours have the values that Apple gives for the dark")
  func systemColors() {
    // Human Interface Guidelines, Color: systemBlue and systemRed of iOS 18, systemGray, systemGray4; UIColor's secondary
    // label.
    let pairs: [(SRGBColor, SRGBColor)] = [
      (SRGBColor(hex: 0x007AFF), SRGBColor(hex: 0x0A84FF)), (SRGBColor(hex: 0xFF3B30), SRGBColor(hex: 0xFF453A)),
      (SRGBColor(hex: 0x8E8E93), SRGBColor(hex: 0x8E8E93)), (SRGBColor(hex: 0xD1D1D6), SRGBColor(hex: 0x3A3A3C)),
      (SRGBColor(hex: 0x3C3C43, alpha: 0.6), SRGBColor(hex: 0xEBEBF5, alpha: 0.6)),
    ]
    for (light, dark) in pairs { #expect(Theme.dark.color(light) == dark) }
  }

  @Test("Orange is the brand's own in the dark")
  func orange() {
    // `coreOrange.colorset` of ods-ios 0.8.0.
    #expect(Theme.dark.color(SRGBColor(hex: 0xF16E00)) == SRGBColor(hex: 0xFF7900))
  }

  @Test("Roles of Material 3 have the tones of its dark scheme, at their opacity")
  func materialRoles() {
    // m3.material.io, baseline scheme: on surface is neutral 90 (#E6E0E9) in the dark, surface neutral 6 (#141218).
    let pairs: [(SRGBColor, SRGBColor)] = [
      (SRGBColor(hex: 0x1D1B20), SRGBColor(hex: 0xE6E0E9)), (SRGBColor(hex: 0xFEF7FF), SRGBColor(hex: 0x141218)),
      (SRGBColor(hex: 0x1D1B20, alpha: 0.38), SRGBColor(hex: 0xE6E0E9, alpha: 0.38)),
      (SRGBColor(hex: 0xE8DEF8), SRGBColor(hex: 0x4A4458)), (SRGBColor(hex: 0x4A4458), SRGBColor(hex: 0xE8DEF8)),
    ]
    for (light, dark) in pairs { #expect(Theme.dark.color(light) == dark) }
    // The same for the colours of a row.
    let item = Material3ListItem(Material3ListItem.Content(title: "Title"), typesetter: typesetter())
    let appearance = item.appearance(traits: Traits())
    #expect(appearance.background.map(Theme.dark.color) == SRGBColor(hex: 0x141218))
    #expect(appearance.colors[.title].map(Theme.dark.color) == SRGBColor(hex: 0xE6E0E9))
    // Selected: on secondary container, secondary 90 (#E8DEF8), on secondary container itself, 30 (#4A4458).
    let expressive = Material3ListItem(
      Material3ListItem.Content(title: "Title"), reading: .expressive, typesetter: typesetter())
    let selected = expressive.appearance(traits: Traits(state: .selected))
    #expect(selected.background.map(Theme.dark.color) == SRGBColor(hex: 0x4A4458))
    #expect(selected.colors[.title].map(Theme.dark.color) == SRGBColor(hex: 0xE8DEF8))
  }

  @Test("A colour that is not the system's stays as it is in the dark, in rows of systems that have a dark appearance")
  func chosenColors() throws {
    let (blue, orange) = (SRGBColor(hex: 0x003366), SRGBColor(hex: 0xFFDD88))
    var cell = ListContentRow.Content(text: "A")
    cell.backgroundColor = blue
    var content = SwiftUIRow.Content(text: "A")
    content.background = orange
    var text = CollectionTextCell.Content(title: "A")
    (text.colors.background, text.colors.title, text.colors.ripple) = (blue, orange, blue)
    let materialCell = CollectionTextCell(text, typesetter: typesetter())
    let fixed = materialCell.appearance(traits: Traits()).fixedColors
    #expect(fixed == [.background, .title, .ripple])
    let rows: [(any Row, SRGBColor)] = [
      (materialCell, blue),
      (ListContentRow(cell, configuration: ListContentConfiguration(.cell), typesetter: typesetter()), blue),
      (SwiftUIRow(content, typesetter: typesetter()), orange),
    ]
    for (row, color) in rows {
      let drawn = try Bitmap(
        png: PagePainter(fonts: TestFonts.withSystem, theme: .dark).png(
          Page(panel(row, width: 100, traits: Traits())), scale: 1))
      let components = [color.red, color.green, color.blue, 1].map { Int(($0 * 255).rounded()) }
      #expect(drawn.difference(90, 4, from: components) == 0, "\(row.kind)")
    }
  }

  @Test("A list of Material 3 stands on the scheme's surface")
  func listBackground() throws {
    // m3.material.io, baseline scheme: surface is neutral 98 (#FEF7FF), and 6 (#141218) in the dark.
    let expected: [(Theme, [Int])] = [(.light, [0xFE, 0xF7, 0xFF, 255]), (.dark, [0x14, 0x12, 0x18, 255])]
    let rows: [any Row] = [
      Material3ListItem(Material3ListItem.Content(title: "A"), typesetter: typesetter()),
      FlutterListTile(FlutterListTile.Content(title: "A"), typesetter: typesetter()),
    ]
    for row in rows {
      for (theme, color) in expected {
        var shown = panel(row, width: 100, traits: Traits())
        shown.bottom += 20
        let page = Page(shown)
        let drawn = try Bitmap(png: PagePainter(fonts: TestFonts.withSystem, theme: theme).png(page, scale: 1))
        #expect(drawn.difference(4, Int(shown.bottom) - 4, from: color) == 0, "\(row.kind) \(theme)")
      }
    }
  }

  @Test("Cells of a grouped list stand out from it, in the light and in the dark")
  func groupedCells() throws {
    // UIKit's secondarySystemGroupedBackground on systemGroupedBackground (Human Interface Guidelines, Color).
    let expected: [(Theme, cell: [Int], list: [Int])] = [
      (.light, [255, 255, 255, 255], [0xF2, 0xF2, 0xF7, 255]), (.dark, [0x1C, 0x1C, 0x1E, 255], [0, 0, 0, 255]),
    ]
    let rows: [any Row] = [
      ListContentRow(
        ListContentRow.Content(text: "A"), configuration: ListContentConfiguration(.cell), typesetter: typesetter()),
      TableCell(.default, TableCell.Content(text: "A"), typesetter: typesetter()),
      SwiftUIRow(SwiftUIRow.Content(text: "A"), typesetter: typesetter()),
    ]
    for row in rows {
      for (theme, cell, list) in expected {
        var shown = panel(row, width: 100, traits: Traits())
        shown.style = .insetGrouped
        shown.rows[0].placement.frame.x = 10
        shown.width = 120
        let drawn = try Bitmap(png: PagePainter(fonts: TestFonts.withSystem, theme: theme).png(Page(shown), scale: 1))
        #expect(drawn.difference(60, 4, from: cell) == 0, "\(row.kind) \(theme)")
        #expect(drawn.difference(4, 4, from: list) == 0, "\(row.kind) \(theme)")
      }
    }
  }

  @Test("Round corners of an element clip a placeholder and a picture")
  func elementCorners() throws {
    let frame = LayoutRect(x: 10, y: 10, width: 40, height: 40)
    var row = PlainRow(size: LayoutSize(width: 60, height: 60), elements: [RowElement(name: .image, frame: frame)])
    func bitmap(_ pictures: [ElementName: [UInt8]] = [:]) throws -> Bitmap {
      var shown = panel(row, width: 60, traits: Traits())
      shown.rows[0].pictures = pictures
      return try Bitmap(png: PagePainter(fonts: TestFonts.withSystem).png(Page(shown), scale: 1))
    }
    #expect(try bitmap().difference(11, 11, from: Bitmap.white) > 0)
    let square = try PagePainter(fonts: TestFonts.withSystem).png(
      Page(Panel(rows: [], width: 4, bottom: 4, style: .grouped)), scale: 1)
    row.appearance.elementCornerRadii = [.image: 20]
    for pictures in [[:], [ElementName.image: square]] {
      let round = try bitmap(pictures)
      // The corners of the square show what is behind it, the ends of the circle's diameters do not.
      for (x, y) in [(12, 12), (47, 12), (12, 47), (47, 47)] {
        #expect(round.difference(x, y, from: Bitmap.white) == 0, "\(x), \(y)")
      }
      for (x, y) in [(11, 30), (30, 11), (48, 30)] { #expect(round.difference(x, y, from: Bitmap.white) > 0) }
    }
  }

  @Test("Backgrounds, state layers, ripples and opacities are drawn as the appearance has them")
  func layers() throws {
    var row = PlainRow(size: LayoutSize(width: 20, height: 20))
    let divider = ElementName(rawValue: "divider")
    row.elements = [
      RowElement(name: .separator, frame: LayoutRect(x: 0, y: 18, width: 10, height: 2)),
      RowElement(name: divider, frame: LayoutRect(x: 10, y: 0, width: 10, height: 20)),
    ]
    row.appearance.background = SRGBColor(hex: 0x3366CC)
    row.appearance.stateLayer = .white.opacity(0.5)
    row.appearance.ripple = .black.opacity(0.2)
    row.appearance.contentOpacity = 0.25
    row.appearance.colors = [.separator: .black, divider: .black]
    func pixels(_ state: RowState) throws -> Bitmap {
      let panel = panel(row, width: 20, traits: Traits(state: state))
      return try Bitmap(png: PagePainter(fonts: TestFonts.withSystem).png(Page(panel), scale: 1))
    }
    // By the source-over rule: half of 0x3366CC and white is 0x99B3E6; the ripple leaves four fifths of it, and the
    // content, black at a quarter, three quarters. The separator is the list's, and stays as it is.
    let rest = try pixels([])
    #expect(rest.difference(5, 10, from: [0x99, 0xB3, 0xE6, 255]) <= 1)
    #expect(rest.difference(15, 10, from: [115, 134, 172, 255]) <= 1)
    #expect(rest.difference(5, 19, from: [0, 0, 0, 255]) == 0)
    #expect(try pixels(.highlighted).difference(5, 10, from: [122, 143, 184, 255]) <= 1)
  }

  @Test("A PNG file takes the place of an image")
  func pictures() throws {
    // Two pixels, one red and one blue, drawn over 20 points.
    var stripes = PlainRow(size: LayoutSize(width: 2, height: 1))
    stripes.elements = [
      RowElement(name: ElementName(rawValue: "separator"), frame: LayoutRect(x: 0, y: 0, width: 1, height: 1)),
      RowElement(
        name: ElementName(rawValue: "accessory.separator"), frame: LayoutRect(x: 1, y: 0, width: 1, height: 1)),
    ]
    stripes.appearance.colors = [
      .separator: SRGBColor(hex: 0xFF0000), ElementName(rawValue: "accessory.separator"): SRGBColor(hex: 0x0000FF),
    ]
    let painter = PagePainter(fonts: TestFonts.withSystem)
    let png = try painter.png(Page(panel(stripes, width: 2, traits: Traits())), scale: 1)
    let row = PlainRow(
      size: LayoutSize(width: 40, height: 20),
      elements: [RowElement(name: .image, frame: LayoutRect(x: 10, y: 0, width: 20, height: 20))])
    var shown = panel(row, width: 40, traits: Traits())
    shown.rows[0].pictures = [.image: png]
    let bitmap = try Bitmap(png: painter.png(Page(shown), scale: 1))
    #expect(bitmap.difference(12, 10, from: [255, 0, 0, 255]) <= 2)
    #expect(bitmap.difference(27, 10, from: [0, 0, 255, 255]) <= 2)
    #expect(bitmap.difference(5, 10, from: Bitmap.white) == 0)
  }

  @Test("A background keeps from the edges, with its line inside it, and the list has a colour of its own")
  func backgrounds() throws {
    var content = ListContentRow.Content()
    content.backgroundColor = SRGBColor(hex: 0xFF0000)
    content.backgroundInsets = DirectionalInsets(top: 4, leading: 20, bottom: 4, trailing: 10)
    content.backgroundStroke.color = SRGBColor(hex: 0x0000FF)
    content.backgroundStroke.width = 4
    content.showsSeparator = false
    let row = ListContentRow(content, configuration: ListContentConfiguration(.cell), typesetter: typesetter())
    for direction in [TextDirection.leftToRight, .rightToLeft] {
      var shown = panel(row, width: 100, traits: Traits(direction: direction))
      shown.backgroundColor = SRGBColor(hex: 0x00FF00)
      let drawn = try Bitmap(png: PagePainter(fonts: TestFonts.withSystem).png(Page(shown), scale: 1))
      func color(_ x: Int) -> Int { direction == .leftToRight ? x : 99 - x }
      let (red, green, blue) = ([255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255])
      #expect(drawn.difference(color(18), 20, from: green) == 0)
      #expect(drawn.difference(color(22), 20, from: blue) == 0)
      #expect(drawn.difference(color(26), 20, from: red) == 0)
      #expect(drawn.difference(color(88), 20, from: blue) == 0)
      #expect(drawn.difference(color(92), 20, from: green) == 0)
      #expect(drawn.difference(50, 2, from: green) == 0 && drawn.difference(50, 6, from: blue) == 0)
    }
  }
}
