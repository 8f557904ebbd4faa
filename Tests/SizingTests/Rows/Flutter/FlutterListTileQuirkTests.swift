import FontKit
import Testing
import TextAnalysis
import TextLayout
import Typography

@testable import Sizing

@Suite("Flutter's list tile: quirks, edges and parameters")
struct FlutterListTileQuirkTests {
  private let typesetter = PlatformFaces.flutterTest

  private func tile(
    _ content: FlutterListTile.Content, _ change: (inout FlutterListTile.Style) -> Void = { _ in }
  ) -> FlutterListTile {
    var style = FlutterListTile.Style()
    change(&style)
    return FlutterListTile(content, style: style, typesetter: typesetter)
  }

  // MARK: Quirks

  @Test(
    "A compact tile is lower than the height aimed at: 88, 67, 73 [derived in the sheet]",
    arguments: [(1.0, 88.0), (1.15, 67), (1.3, 73)])
  func compact(scale: Double, height: Double) {
    let tile = tile(FlutterListTile.Content(title: "A", subtitle: "A")) { $0.isThreeLine = true }
    #expect(tile.height(width: 800, traits: Traits(fontScale: scale)) == height)
  }

  @Test("A compact tile is lower even than the least height that was asked for")
  func compactBelowMinimum() {
    let content = FlutterListTile.Content(title: "A", subtitle: "A\nB\nC\nD")
    let tile = tile(content) { $0.minimumTileHeight = 100 }
    // The texts do not fit about their baselines even in 122, so the tile becomes compact: 24 + 4 × 20 + 2 × 8 is 120.
    #expect(tile.height(width: 800, traits: Traits()) == 120)
    #expect(self.tile(content) { $0.minimumTileHeight = 150 }.height(width: 800, traits: Traits()) == 150)
    #expect(self.tile(content) { $0.minimumTileHeight = 122 }.height(width: 800, traits: Traits()) == 120)
  }

  @Test("A picture keeps its shape where the tile limits it, and a box does not")
  func pictures() {
    // `RenderImage` of Flutter: 60 × 120 within a height of 56, of a dense tile 48; 800 × 80 within a width of 68.
    let (high, wide) = (LayoutSize(width: 60, height: 120), LayoutSize(width: 800, height: 80))
    func sizes(_ size: LayoutSize, width: Double = 800, isDense: Bool = false, isPicture: Bool) -> [LayoutSize?] {
      var content = FlutterListTile.Content(title: "A", leading: .box(size), trailing: .box(size))
      (content.isLeadingPicture, content.isTrailingPicture) = (isPicture, isPicture)
      let layout = tile(content) { $0.isDense = isDense }.layout(width: width, traits: Traits())
      return [layout[.leading]?.frame.size, layout[.trailing]?.frame.size]
    }
    func twice(_ width: Double, _ height: Double) -> [LayoutSize?] {
      [LayoutSize(width: width, height: height), LayoutSize(width: width, height: height)]
    }
    #expect(sizes(high, isPicture: true) == twice(28, 56) && sizes(high, isPicture: false) == twice(60, 56))
    #expect(sizes(high, isDense: true, isPicture: true) == twice(24, 48))
    #expect(sizes(wide, width: 108, isPicture: true) == twice(68, 6.8))
    var content = FlutterListTile.Content(title: "A", leading: .box(high))
    let cut = tile(content).preferredWidth(traits: Traits())
    content.isLeadingPicture = true
    #expect(tile(content).preferredWidth(traits: Traits()) == cut - 32)
  }

  @Test("The intrinsic width leaves out the gap before trailing")
  func intrinsicWidth() {
    let content = FlutterListTile.Content(title: "title", leading: .icon, trailing: .avatar)
    let tile = tile(content)
    let traits = Traits()
    #expect(tile.preferredWidth(traits: traits) == (tile.intrinsicWidth(traits) + 16).rounded(.up))
    #expect(tile.layout(width: tile.preferredWidth(traits: traits), traits: traits)[.title]?.text?.lineCount == 1)
    let narrow = tile.layout(width: tile.intrinsicWidth(traits), traits: traits)
    #expect((narrow[.title]?.text?.lineCount ?? 0) > 1)
  }

  @Test("Where the texts have no room, right to left is not the mirror image: each direction has formulas of its own")
  func narrowDirections() {
    let content = FlutterListTile.Content(title: "A", leading: .icon, trailing: .avatar)
    let ltr = tile(content).layout(width: 100, traits: Traits())
    let rtl = tile(content).layout(width: 100, traits: Traits(direction: .rightToLeft))
    // Texts begin after 16 + 24 + 16; from right to left after 24 + 40 + 16.
    #expect(ltr[.title]?.frame == LayoutRect(x: 56, y: 16, width: 0, height: 24))
    #expect(rtl[.title]?.frame == LayoutRect(x: 80, y: 16, width: 0, height: 24))
    #expect(ltr.mirrored[.title]?.frame.x == 44)
  }

  /// Widths by `_TextLayout.maxIntrinsicLineExtent`, ligatures by `OneLineShaper::iterateThroughFontStyles`.
  @Test(
    "Texts at the ends are as wide as they are, not whole points, and have ligatures unless their letters are spaced")
  func endTexts() throws {
    func width(_ features: [FontFeature]) -> Double {
      typesetter.prepare("office", style: TextStyle(families: ["Roboto"], features: features))
        .maximumContentWidth(size: 14)
    }
    let off = FontFeature("liga", 0)
    let content = FlutterListTile.Content(title: "A", trailing: .text("office"))
    let plain = try #require(tile(content) { $0.material = .material2 }.layout(width: 400, traits: Traits())[.trailing])
    #expect(abs(plain.frame.width - width([])) < 1e-6)
    #expect(plain.frame.width != plain.frame.width.rounded())
    // `labelSmall` has 11 points, a heavier weight, and letters half a point apart.
    let spaced = try #require(tile(content).layout(width: 400, traits: Traits())[.trailing])
    let line = try #require(spaced.text).lines(in: .leftToRight).lines[0]
    #expect(try #require(spaced.text).content.glyphs(of: line, size: 11).count == 6)
    #expect(width([]) < width([off]))
  }

  // MARK: Parameters

  @Test("Gap, least leading width, padding, and the least width trailing takes")
  func parameters() throws {
    let content = FlutterListTile.Content(
      title: "A", leading: .icon, trailing: .box(LayoutSize(width: 4, height: 4)))
    let layout = tile(content) {
      $0.horizontalTitleGap = 10
      $0.minimumLeadingWidth = 50
      $0.visualDensity = .compact
    }.layout(width: 400, traits: Traits())
    // 16 + 50 + (10 − 2 × 2), and at the end 24 + 32.
    #expect(layout[.title]?.frame == LayoutRect(x: 72, y: 12, width: 272, height: 24))
    #expect(layout.size.height == 48)
    let padded = tile(FlutterListTile.Content(title: "A")) { $0.minimumVerticalPadding = 40 }
    #expect(padded.height(width: 400, traits: Traits()) == 104)
    #expect(tile(content) { $0.minimumTileHeight = 20 }.height(width: 400, traits: Traits()) == 40)
  }

  @Test("Baselines: a title's at 32 and a subtitle's at 52, in a three-line tile 28 and 48, where there is room")
  func baselines() throws {
    for (isThreeLine, title, subtitle) in [(false, 32.0, 52.0), (true, 28, 48)] {
      let tile = tile(FlutterListTile.Content(title: "A", subtitle: "A")) {
        $0.material = .material2
        $0.isThreeLine = isThreeLine
      }
      let layout = tile.layout(width: 400, traits: Traits())
      let titleElement = try #require(layout[.title])
      let subtitleElement = try #require(layout[.subtitle])
      #expect(abs(titleElement.frame.y + (titleElement.text?.baseline ?? 0) - title) < 1e-9)
      #expect(abs(subtitleElement.frame.y + (subtitleElement.text?.baseline ?? 0) - subtitle) < 1e-9)
    }
  }

  @Test("Dense texts are 13 and 12 points, those at the ends as they were")
  func dense() {
    let content = FlutterListTile.Content(title: "A", subtitle: "B", leading: .text("L"), trailing: .text("T"))
    for (material, side) in [(FlutterListTile.Material.material2, 14.0), (.material3, 11)] {
      let layout = tile(content) {
        $0.material = material
        $0.isDense = true
      }.layout(width: 400, traits: Traits())
      #expect(
        layout.elements.map { $0.text?.fontSize } == [side, 13, 12, side])
    }
  }

  @Test("Titles of Material 2 are 16, in a drawer 14; those of dense scripts 17 and 15")
  func styles() {
    let content = FlutterListTile.Content(title: "A")
    func size(_ change: (inout FlutterListTile.Style) -> Void) -> Double? {
      tile(content, change).layout(width: 400, traits: Traits())[.title]?.text?.fontSize
    }
    #expect(size { $0.material = .material2 } == 16)
    #expect(
      size {
        $0.material = .material2
        $0.isInDrawer = true
      } == 14)
    #expect(
      size {
        $0.material = .material2
        $0.geometry = .dense
      } == 17)
    #expect(size { $0.isInDrawer = true } == 16)
  }

  @Test(
    "The sizes of Material 2 are those of the language, as Flutter's translations name them, unless others are asked for",
    arguments: [("en", 16.0), ("vi", 16), ("ja", 17), ("zh-Hant-TW", 17), ("hi", 17), ("ar_EG", 17), ("he", 16)])
  func languages(locale: String, size: Double) {
    var style = FlutterListTile.Style()
    style.material = .material2
    func titleSize() -> Double? {
      FlutterListTile(FlutterListTile.Content(title: "A"), style: style, locale: locale, typesetter: typesetter)
        .layout(width: 400, traits: Traits())[.title]?.text?.fontSize
    }
    #expect(titleSize() == size)
    style.geometry = .englishLike
    #expect(titleSize() == 16)
  }

  @Test("Dense scripts stand on the alphabetic baseline, too: 72, as devices in Chinese, Japanese and Korean have it")
  func denseScripts() {
    for geometry in ScriptGeometry.allCases {
      let layout = tile(FlutterListTile.Content(title: "A", subtitle: "B")) { $0.geometry = geometry }
        .layout(width: 400, traits: Traits())
      #expect(layout.size.height == 72)
      // With baselines at 32 and 52 the lines of 24 and 20 overlap by 1.51, so each moves by half of that.
      let baselines = [ElementName.title, .subtitle].map { name in
        layout[name].map { $0.frame.y + ($0.text?.baseline ?? 0) } ?? 0
      }
      #expect(zip(baselines, [32 - 0.755, 52 + 0.755]).allSatisfy { abs($0 - $1) < 1e-9 })
    }
  }

  @Test("Text grows with the category as Flutter's engine has it: body's size over 17")
  func categories() {
    let tile = tile(FlutterListTile.Content(title: "A"))
    func size(_ category: SizeCategory?) -> Double? {
      tile.layout(width: 400, traits: Traits(sizeCategory: category))[.title]?.text?.fontSize
    }
    let (smallest, largest): (Double, Double) = (16 * (14 / 17), 16 * (53 / 17))
    #expect(size(.large) == 16)
    #expect(size(nil) == 16)
    #expect(size(.xSmall) == smallest)
    #expect(size(.accessibility5) == largest)
  }

  @Test("On Android 14 text grows by the platform's curves")
  func android() {
    let content = FlutterListTile.Content(title: "A", subtitle: "A")
    let layout = tile(content) { $0.scaling = .android }.layout(width: 400, traits: Traits(fontScale: 1.3))
    // 14 is in the table; 16 lies between 14 → 18.8 and 18 → 21.6.
    #expect(layout[.subtitle]?.text?.fontSize == 18.8)
    #expect(abs((layout[.title]?.text?.fontSize ?? 0) - 20.2) < 1e-6)
  }

  // MARK: Edges

  @Test("Nothing, only trailing, an empty title")
  func absent() {
    #expect(tile(FlutterListTile.Content()).layout(width: 400, traits: Traits()).elements.isEmpty)
    let trailing = tile(FlutterListTile.Content(trailing: .icon)).layout(
      width: 400, traits: Traits(direction: .rightToLeft))
    #expect(trailing.elements.map(\.name) == [.trailing])
    #expect(trailing[.trailing]?.frame == LayoutRect(x: 24, y: 16, width: 24, height: 24))
    let empty = tile(FlutterListTile.Content(title: "")).layout(width: 400, traits: Traits())
    #expect(empty[.title]?.frame.height == 24)
    #expect(tile(FlutterListTile.Content(title: "")).accessibility == nil)
  }

  @Test("A subtitle without a title: no widget has no baseline, so its height counts")
  func subtitleAlone() {
    let layout = tile(FlutterListTile.Content(subtitle: "A")).layout(width: 400, traits: Traits())
    #expect(layout.elements.map(\.name) == [.subtitle])
    #expect(layout.size.height == 72)
  }

  @Test("Without room the texts are 0 wide, and things stay inside the padding", arguments: [0.0, 1, 30, 60])
  func narrow(width: Double) throws {
    let content = FlutterListTile.Content(title: "AB", leading: .avatar, trailing: .avatar)
    let layout = tile(content).layout(width: width, traits: Traits())
    #expect(layout[.title]?.frame.width == 0)
    #expect(layout[.title]?.text?.lineCount == 2)
    let leading = try #require(layout[.leading])
    #expect(leading.frame.width == min(40, max(0, width - 40)))
  }

  @Test("Ten lines of title at the largest category")
  func tenLines() {
    let content = FlutterListTile.Content(title: "1\n2\n3\n4\n5\n6\n7\n8\n9\n10")
    let layout = tile(content).layout(width: 400, traits: Traits(sizeCategory: .accessibility5))
    // 16 × 53 / 17 × 1.5 is 74.82, so 75 a line.
    #expect(layout.size.height == 766)
    #expect(layout[.title]?.text?.lineCount == 10)
  }

  @Test("A title of at most one line is cut")
  func truncated() throws {
    var content = FlutterListTile.Content(title: "A long title that needs several lines")
    content.titleLines = 1
    let title = try #require(tile(content).layout(width: 150, traits: Traits())[.title])
    #expect(title.text?.isTruncated == true)
    #expect(title.frame.height == 24)
  }

  @Test("What is said about a tile: its texts, a line each")
  func accessibility() {
    let content = FlutterListTile.Content(title: "B", subtitle: "C", leading: .text("A"), trailing: .icon)
    #expect(tile(content).accessibility?.label == "A\nB\nC")
    #expect(tile(content).accessibility?.readingOrder == [.leading, .title, .subtitle])
  }

  @Test("What a tile looks like in its states")
  func appearance() {
    let tile = tile(FlutterListTile.Content(title: "A"))
    #expect(tile.appearance(traits: Traits()).colors[.title] == SRGBColor(hex: 0x1D1B20))
    #expect(tile.appearance(traits: Traits()).background == nil)
    #expect(tile.appearance(traits: Traits(state: .selected)).colors[.title] == SRGBColor(hex: 0x6750A4))
    #expect(tile.appearance(traits: Traits(state: .disabled)).colors[.title]?.alpha == 0.38)
    #expect(tile.appearance(traits: Traits(state: .disabled)).ripple == nil)
    #expect(tile.appearance(traits: Traits(state: .focused)).stateLayer?.alpha == 0.12)
    #expect(tile.appearance(traits: Traits(state: .hovered)).stateLayer?.alpha == 0.04)
    // A touch has both (`InkResponse`): the highlight and the splash.
    let touched = tile.appearance(traits: Traits(state: .highlighted))
    #expect(touched.stateLayer == SRGBColor(hex: 0xBCBCBC, alpha: 0.4) && touched.ripple?.alpha == 0.4)
  }

  @Test("A CircleAvatar is round, and a box of its size is not")
  func avatars() {
    let content = FlutterListTile.Content(leading: .avatar, trailing: .box(LayoutSize(width: 40, height: 40)))
    #expect(tile(content).appearance(traits: Traits()).elementCornerRadii == [.leading: 20])
    #expect(
      tile(FlutterListTile.Content(trailing: .avatar)).appearance(traits: Traits()).elementCornerRadii
        == [.trailing: 20])
  }
}

extension FlutterListTile {
  /// What the widget reports as its greatest intrinsic width (`_RenderListTile.computeMaxIntrinsicWidth`).
  ///
  /// The trailing widget counts without the gap before it, so at this width the texts have less room than they need.
  fileprivate func intrinsicWidth(_ traits: Traits) -> Double {
    let (metrics, surroundings) = (metrics, surroundings(traits))
    let start = leading.map {
      max($0.width(.lines, in: surroundings), metrics.minimumLeadingWidth) + metrics.horizontalTitleGap
    }
    let texts = max(title?.width(.lines, in: surroundings) ?? 0, subtitle?.width(.lines, in: surroundings) ?? 0)
    return metrics.contentPadding.horizontal + (start ?? 0) + texts + (trailing?.width(.lines, in: surroundings) ?? 0)
  }
}

extension RowPart<FlutterText> {
  fileprivate func width(_ fit: TextFit, in surroundings: FlutterSurroundings) -> Double {
    switch self {
    case .box(let size): size.width
    case .text(let text): text.width(fit, in: surroundings)
    }
  }
}
