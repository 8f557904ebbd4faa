import FontKit
import TestSupport
import Testing
import TextAnalysis
import TextLayout
import Typography

@testable import Sizing

@Suite("Material 3's list item: quirks, text scales and edges")
struct Material3ListItemQuirkTests {
  private let typesetter = PlatformFaces.bundled
  private typealias Content = Material3ListItem.Content

  private func item(_ content: Content, _ reading: Material3ListItem.Reading = .compose) -> Material3ListItem {
    Material3ListItem(content, reading: reading, typesetter: typesetter)
  }

  // MARK: Text scales

  @Test("Sizes by Android's tables as Compose reads them, and lines in proportion")
  func fontScale() throws {
    let layout = item(Content(title: "A", supporting: "B")).layout(
      width: 400, traits: Traits(fontScale: 1.5, pixelGrid: PixelGrid(scale: 1)))
    // 14 sp is 22 dp; 16 lies between 14 → 22 and 18 → 24, so 23 dp in a line of 24 / 16 × 23 = 34.5, rounded up.
    #expect(layout[.supporting]?.text?.fontSize == 22)
    #expect(layout[.title]?.text?.fontSize == 23)
    #expect(layout[.title]?.frame.height == 35)
    // 20 / 14 × 22 = 31.43.
    #expect(layout[.supporting]?.frame.height == 32)
  }

  @Test("At 1.5 one line of supporting text is higher than 30 sp, and guessed to be several: 90, where it is 82")
  func guess() {
    let item = item(Content(title: "A", supporting: "B"))
    let heights = { (scale: Double) in
      let traits = Traits(fontScale: scale)
      return [item.intrinsicHeight(width: 400, traits: traits), item.height(width: 400, traits: traits)]
    }
    // 14 sp are 22 dp, in a line of 31.43, while 30 sp are 30 dp; the headline's line is 34.5.
    #expect(heights(1.5) == [90, 82])
    // At 1.3 the line is 26.86, at 2.0 it is 37.14 where 30 sp are 38.
    for scale in [1, 1.15, 1.3, 2] { #expect(heights(scale)[0] == heights(scale)[1]) }
  }

  @Test("On an Apple device text grows by the factor of Compose Multiplatform")
  func categories() {
    func sizes(_ category: SizeCategory?) -> [Double?] {
      item(Content(title: "A", supporting: "B")).layout(width: 400, traits: Traits(sizeCategory: category)).elements
        .map { $0.text?.fontSize }
    }
    #expect(sizes(.large) == [16, 14])
    #expect(sizes(nil) == [16, 14])
    let (smallest, largest): ([Double], [Double]) = ([12.8, 14 * 0.8], [16 * 1.8, 14 * 1.8])
    #expect(sizes(.xSmall) == smallest)
    #expect(sizes(.accessibility5) == largest)
  }

  @Test("Letter spacing grows as a length of its own: 0.5 sp at 2.0 is 1 dp, while 16 sp are 28")
  func letterSpacing() throws {
    func text(_ fontScale: Double) throws -> ElementText {
      let traits = Traits(fontScale: fontScale, pixelGrid: PixelGrid(scale: 0))
      return try #require(item(Content(title: "iiii")).layout(width: 400, traits: traits)[.title]?.text)
    }
    let (one, two) = (try text(1), try text(2))
    let plain = Typesetter(fonts: TestFonts.collection).prepare("iiii", style: TextStyle(families: ["Roboto"]))
    #expect(abs(one.lines(in: .leftToRight).width - (plain.maximumContentWidth(size: 16) + 4 * 0.5)) < 1e-6)
    #expect(abs(two.lines(in: .leftToRight).width - (plain.maximumContentWidth(size: 28) + 4 * 1)) < 1e-6)
  }

  /// Minikin forms ligatures up to a letter spacing of 0.03 em: 0.2 at 14 is below that, 0.5 at 16 above.
  @Test(
    "Supporting text has its ligatures, with one space for their letters; headlines have none", arguments: [1.0, 2])
  func ligatures(fontScale: Double) throws {
    let layout = item(Content(title: "office", supporting: "office")).layout(
      width: 400, traits: Traits(fontScale: fontScale, pixelGrid: PixelGrid(scale: 0)))
    func width(_ features: [FontFeature], size: Double?) -> Double {
      Typesetter(fonts: TestFonts.collection)
        .prepare("office", style: TextStyle(families: ["Roboto"], features: features)).maximumContentWidth(
          size: size ?? 0)
    }
    func text(_ name: ElementName) throws -> (width: Double, size: Double) {
      let text = try #require(layout[name]?.text)
      return (text.lines(in: .leftToRight).width, text.fontSize)
    }
    let (title, supporting) = (try text(.title), try text(.supporting))
    let off = FontFeature("liga", 0)
    #expect(width([], size: 14) < width([off], size: 14) - 1)
    #expect(abs(supporting.width - (width([], size: supporting.size) + 4 * 0.2 * fontScale)) < 1e-5)
    #expect(abs(title.width - (width([off], size: title.size) + 6 * 0.5 * fontScale)) < 1e-5)
  }

  @Test(
    "Letter spacing that a person chose turns ligatures off by the same rule", arguments: [(0.0, true), (1, false)])
  func chosenSpacing(spacing: Double, hasLigatures: Bool) throws {
    let typesetter = typesetter.adjusting(StyleAdjustment(letterSpacing: spacing))
    let layout = Material3ListItem(Content(title: "office"), typesetter: typesetter).layout(
      width: 400, traits: Traits())
    let title = try #require(layout[.title]?.text)
    let line = title.lines(in: .leftToRight).lines[0]
    #expect((title.content.glyphs(of: line, size: 16).count == 4) == hasLigatures)
  }

  // MARK: Pixels

  @Test("Widths and heights are whole pixels at 2.625; halves go up")
  func fractionalDensity() {
    let layout = item(Content(title: "A", supporting: "B", leading: .icon)).layout(
      width: 1080 / 2.625, traits: Traits(pixelGrid: PixelGrid(scale: 2.625)))
    let pixels = { (value: Double?) in ((value ?? 0) * 2.625).rounded() }
    // 16 dp are 42 px, 24 dp 63, 72 dp 189; a line of 20 dp is 52.5 px, rounded up.
    #expect(pixels(layout[.leading]?.frame.x) == 42)
    #expect(pixels(layout[.leading]?.frame.width) == 63)
    #expect(pixels(layout[.title]?.frame.x) == 147)
    #expect(pixels(layout[.title]?.frame.height) == 63)
    #expect(pixels(layout[.supporting]?.frame.height) == 53)
    #expect(pixels(layout.size.height) == 189)
    // (189 − 63) / 2 is 63, (189 − 116) / 2 is 36.5.
    #expect(pixels(layout[.leading]?.frame.y) == 63)
    #expect(pixels(layout[.title]?.frame.y) == 37)
  }

  @Test(
    "Line heights go by way of the pixels of the text: a pixel less and a pixel more than in proportion",
    arguments: [(2.5, 1.3, ElementName.overline, 52.0), (3.5, 1.8, .supporting, 123)])
  func linePixels(density: Double, fontScale: Double, name: ElementName, height: Double) {
    let layout = item(Content(title: "a", overline: "c", supporting: "c")).layout(
      width: 400, traits: Traits(fontScale: fontScale, pixelGrid: PixelGrid(scale: density)))
    #expect(abs((layout[name]?.frame.height ?? 0) * density - height) < 1e-6)
  }

  @Test("Where a grid rounds nothing, a point is a pixel, in which texts are as wide as they are by their font")
  func noGrid() {
    let content = Content(title: "Title", supporting: "Supporting", trailing: .text("9"))
    let none = item(content).layout(width: 400.4, traits: Traits(pixelGrid: PixelGrid(scale: 0)))
    let one = item(content).layout(width: 400.4, traits: Traits(pixelGrid: PixelGrid(scale: 1)))
    #expect(none.elements.map(\.frame.y) == one.elements.map(\.frame.y) && none.size == one.size)
    #expect(none.elements.map(\.frame.height) == one.elements.map(\.frame.height))
    #expect(none[.supporting]?.frame.width == 71 && one[.supporting]?.frame.width == 73)
  }

  // MARK: Edges

  @Test("Noto Sans Arabic is higher than its lines, which Compose makes as high as it", arguments: [1, 2.625])
  func highFace(density: Double) {
    let item = item(Content(title: "متصل", supporting: "متصل"))
    let traits = Traits(pixelGrid: PixelGrid(scale: density))
    let layout = item.layout(width: 400, traits: traits)
    let row = layout.size.height * density
    let lines = [ElementName.title, .supporting].flatMap { name in
      [layout[name]?.frame.height, layout[name]?.text?.baseline].map { (($0 ?? 0) * density).rounded() }
    }
    #expect(lines == (density == 1 ? [34, 22, 30, 19] : [89, 58, 77, 50]))
    #expect(row.rounded() == (density == 1 ? 80 : 208))
    #expect(item.height(width: 400, traits: traits) == layout.size.height)
    #expect(item.explain(width: 400, traits: traits).height == layout.size.height)
  }

  @Test("What takes taps is at least 48 high, with its content in the middle, unless it is given less")
  func interactive() {
    func item(_ height: Double?, isIntrinsic: Bool = false) -> Material3ListItem {
      Material3ListItem(
        Content(title: "A"), reading: .expressive, minimumHeight: 30, maximumHeight: height,
        takesIntrinsicHeight: isIntrinsic, typesetter: typesetter)
    }
    func height(_ item: Material3ListItem, _ density: Double = 1) -> Double {
      let traits = Traits(pixelGrid: PixelGrid(scale: density))
      let height = item.height(width: 400, traits: traits)
      #expect(item.explain(width: 400, traits: traits).height == height)
      return height
    }
    #expect(height(item(nil)) == 48)
    // The intrinsic height knows nothing of the 30, so that the least height of one line applies (`Constraints()`).
    #expect(height(item(nil, isIntrinsic: true)) == 56)
    #expect(height(item(30)) == 30)
    #expect(abs(height(item(nil), 2.625) - 48) < 1e-9)
    let traits = Traits(pixelGrid: PixelGrid(scale: 1))
    #expect(item(nil).layout(width: 400, traits: traits)[.title]?.frame.y == 12)
    #expect(item(nil, isIntrinsic: true).layout(width: 400, traits: traits)[.title]?.frame.y == 16)
  }

  @Test(
    "Extremely small widths: listItem_threeLine_overlineAndSupporting_constraintsDoNotCrash",
    arguments: [0.0, 1, 10, 40])
  func narrow(width: Double) {
    for reading in Material3ListItem.Reading.allCases {
      for direction in TextDirection.allCases {
        let layout = item(
          Content(title: ".", overline: ".", supporting: "Supporting", leading: .icon, trailing: .icon), reading
        ).layout(width: width, traits: Traits(direction: direction))
        #expect(layout.elements.count == 5)
        #expect(layout.elements.allSatisfy { $0.frame.width >= 0 })
        #expect(layout.size.height >= 88 || reading == .expressive)
        #expect(layout[.supporting]?.text?.lineCount == 10)
      }
    }
  }

  @Test("Nothing, only trailing, from right to left")
  func absent() {
    for reading in Material3ListItem.Reading.allCases {
      let traits = Traits(direction: .rightToLeft)
      #expect(item(Content(), reading).layout(width: 400, traits: traits).elements.isEmpty)
      let layout = item(Content(trailing: .text("9")), reading).layout(width: 400, traits: traits)
      #expect(layout.elements.map(\.name) == [.trailing])
      #expect(layout[.trailing]?.frame.x == (reading == .spec ? 24 : 16))
    }
  }

  @Test("A huge leading box takes what there is, and the item its height")
  func huge() {
    let layout = item(Content(title: "AB", leading: .box(LayoutSize(width: 1000, height: 500)))).layout(
      width: 200, traits: Traits())
    #expect(layout[.leading]?.frame == LayoutRect(x: 16, y: 8, width: 152, height: 500))
    #expect(layout.size.height == 516)
    #expect(layout[.title]?.frame.width == 0)
    #expect(layout[.title]?.text?.lineCount == 2)
  }

  @Test("Ten lines at the largest category")
  func tenLines() {
    let content = Content(title: "1\n2\n3\n4\n5\n6\n7\n8\n9\n10")
    let layout = item(content).layout(
      width: 400, traits: Traits(sizeCategory: .accessibility5, pixelGrid: PixelGrid(scale: 1)))
    // 24 × 1.8 is 43.2, so 44 a line, and padding of 8.
    #expect(layout.size.height == 456)
  }

  @Test("What is said about an item, and what it looks like")
  func accessibilityAndAppearance() {
    let content = Content(title: "C", overline: "B", supporting: "D", leading: .text("A"), trailing: .text("E"))
    #expect(item(content).accessibility?.label == "A, B, C, D, E")
    #expect(item(content).layout(width: 400, traits: Traits()).hitTarget == nil)
    #expect(item(content, .expressive).layout(width: 400, traits: Traits()).hitTarget?.width == 400)
    let plain = item(content).appearance(traits: Traits(state: .selected))
    #expect(plain.cornerRadii == .zero)
    #expect(plain.background == SRGBColor(hex: 0xFEF7FF))
    #expect(item(content).appearance(traits: Traits(state: .disabled)).colors[.title]?.alpha == 0.38)
    // `OnSecondaryContainer` of Compose's light scheme: secondary 10, which is (29, 25, 43).
    let selected = item(content, .expressive).appearance(traits: Traits(state: .selected))
    #expect(selected.colors[.title] == SRGBColor(hex: 0x1D192B))
    // The shape of a selected item does not ask whether it is enabled (`shapeForInteraction`).
    for (state, radius) in [
      (RowState(), 4.0), (.hovered, 12), (.selected, 16), (.highlighted, 16), (.focused, 16),
      ([.selected, .disabled], 16), ([.focused, .disabled], 4),
    ] {
      #expect(item(content, .expressive).appearance(traits: Traits(state: state)).cornerRadii == CornerRadii(radius))
    }
    #expect(item(content, .expressive).appearance(traits: Traits(state: .hovered)).stateLayer?.alpha == 0.08)
    // A touched item has a ripple and no state layer of its own (`StateLayer` of Compose's `Ripple.kt`).
    let touched = item(content, .expressive).appearance(traits: Traits(state: .highlighted))
    #expect(touched.stateLayer == nil && touched.ripple?.alpha == 0.1)
    let both = item(content, .expressive).appearance(traits: Traits(state: [.highlighted, .hovered]))
    #expect(both.stateLayer?.alpha == 0.08)
  }

  @Test("Avatars are round, and nothing else is")
  func avatars() {
    func radii(_ content: Content, _ reading: Material3ListItem.Reading) -> [ElementName: Double] {
      item(content, reading).appearance(traits: Traits()).elementCornerRadii
    }
    for reading in Material3ListItem.Reading.allCases {
      #expect(radii(Content(leading: .avatar, trailing: .avatar), reading) == [.leading: 20, .trailing: 20])
      let box = LayoutSize(width: 40, height: 40)
      #expect(radii(Content(leading: .box(box), trailing: .image), reading).isEmpty)
    }
  }
}
