import Sizing
import TestSupport
import Testing
import TextAnalysis
import TextLayout
import Typography

/// The stereo cell with real text: the heights that the arithmetic takes from labels, and the layout that it makes of them.
@Suite("The stereo cell")
struct StereoCellTests {
  private let typesetter = Typesetter(fonts: TestFonts.withSystem)
  /// More than ten lines of a title in a row of 320 points.
  private let long = String(repeating: "Every row of a list is as high as its text. ", count: 12)

  private func cell(_ content: StereoCell.Content, locale: String = "en") -> StereoCell {
    StereoCell(content, locale: locale, typesetter: typesetter)
  }

  private func image(_ side: Double) -> StereoCell.Image {
    StereoCell.Image(size: LayoutSize(width: side, height: side))
  }

  // MARK: Known numbers

  @Test("One line of title and of detail: 77 high at 320 points and two pixels a point")
  func plain() throws {
    let layout = cell(.init(title: "Alaska", detail: "US-AK")).layout(width: 320, traits: Traits())
    #expect(layout.size == LayoutSize(width: 320, height: 77))
    #expect(layout.elements.map(\.name) == [.title, .detail, .textContainer])
    #expect(layout[.title]?.frame == LayoutRect(x: 16, y: 16, width: 288, height: 24))
    #expect(layout[.detail]?.frame == LayoutRect(x: 16, y: 46, width: 288, height: 14.5))
    #expect(layout[.textContainer]?.frame == LayoutRect(x: 16, y: 16, width: 288, height: 44.5))
    let title = try #require(layout[.title]?.text)
    #expect(title.fontSize == 20)
    #expect(title.lineCount == 1)
    #expect(!title.isTruncated)
    // The ascender of San Francisco is 1950 of 2048, so 19.04 points at 20, and 19 to the nearest half.
    #expect(title.baseline == 19)
    #expect(layout[.detail]?.text?.baseline == 11.5)
  }

  @Test(
    "Labels round up to the pixel, the row to the point",
    arguments: [(1.0, 24.0, 15.0, 77.0), (2.0, 24.0, 14.5, 77.0), (3.0, 24.0, 43.0 / 3, 77.0)])
  func scales(scale: Double, title: Double, detail: Double, height: Double) {
    let layout = cell(.init(title: "A", detail: "A")).layout(
      width: 320, traits: Traits(pixelGrid: PixelGrid(scale: scale)))
    #expect(layout[.title]?.frame.height == title)
    #expect(layout[.detail]?.frame.height == detail)
    #expect(layout.size.height == height)
  }

  @Test("A leading image 24 wide is at 280 of 320 from right to left")
  func rightToLeft() {
    let cell = cell(.init(title: "אלסקה", detail: "US-AK", leadingImage: image(24)), locale: "he")
    let layout = cell.layout(width: 320, traits: Traits(direction: .rightToLeft))
    #expect(layout[.leadingImage]?.frame == LayoutRect(x: 280, y: 16, width: 24, height: 24))
    #expect(layout[.title]?.frame == LayoutRect(x: 16, y: 16, width: 248, height: 24))
    #expect(layout.size.height == 77)
  }

  @Test("The width is kept as it was asked for, though its fraction takes no part in the layout")
  func fractionalWidth() throws {
    let cell = cell(.init(title: "A", trailingImage: image(24)))
    let layout = cell.layout(width: 320.75, traits: Traits())
    #expect(layout.size == LayoutSize(width: 320.75, height: 56))
    #expect(layout[.trailingImage]?.frame.x == 280)
    let rtl = cell.layout(width: 320.75, traits: Traits(direction: .rightToLeft))
    #expect(rtl[.trailingImage]?.frame.x == 16)
    #expect(rtl[.title]?.frame.maxX == 304)
  }

  @Test("A 100 by 75 image alone is 59 high")
  func imageAlone() {
    let image = StereoCell.Image(size: LayoutSize(width: 100, height: 75))
    let layout = cell(.init(leadingImage: image)).layout(width: 320, traits: Traits())
    #expect(layout.size.height == 59)
    #expect(layout.elements.map(\.name) == [.leadingImage])
  }

  /// Heights by category of a cell whose fonts follow it: margins of 32, a gap of 6, and two labels, which are the legacy sizes
  /// times 1.193359375, rounded up to half points.
  static let heights: [(SizeCategory, Double)] = [
    (.xSmall, 72), (.small, 73), (.medium, 75), (.large, 77), (.xLarge, 82), (.xxLarge, 87), (.xxxLarge, 91),
    (.accessibility1, 91), (.accessibility5, 91),
  ]

  @Test("Height by category", arguments: heights)
  func categories(category: SizeCategory, height: Double) {
    let cell = cell(.init(title: "Alaska", detail: "US-AK", fonts: .init(adjustsForSizeCategory: true)))
    #expect(cell.layout(width: 320, traits: Traits(sizeCategory: category)).size.height == height)
  }

  // MARK: Texts

  @Test("No text, empty text and white space: only the last is text")
  func emptyTexts() {
    let nothing = cell(.init()).layout(width: 320, traits: Traits())
    #expect(nothing.size.height == 0)
    #expect(nothing.elements.isEmpty)
    #expect(cell(.init(title: "", detail: "")).layout(width: 320, traits: Traits()).elements.isEmpty)
    #expect(cell(.init(title: "A", detail: "")).height(width: 320, traits: Traits()) == 56)
    #expect(cell(.init(title: "A", detail: " ")).height(width: 320, traits: Traits()) == 77)
    #expect(cell(.init(title: "\u{200B}")).height(width: 320, traits: Traits()) == 56)
  }

  @Test("A lone title is centred on its leading image")
  func centredTitle() {
    let layout = cell(.init(title: "Alaska", leadingImage: image(56))).layout(width: 320, traits: Traits())
    #expect(layout[.title]?.frame == LayoutRect(x: 88, y: 24, width: 216, height: 24))
    #expect(layout[.detail] == nil)
    #expect(layout.size.height == 72)
  }

  @Test("Lines beyond the limit are cut off, and the height is that of the others")
  func lineLimit() throws {
    let one = cell(.init(title: long, titleLines: 1)).layout(width: 320, traits: Traits())
    #expect(one[.title]?.text?.lineCount == 1)
    #expect(one[.title]?.text?.isTruncated == true)
    #expect(one.size.height == 56)
    let three = cell(.init(detail: long, detailLines: 3)).layout(width: 320, traits: Traits())
    #expect(three[.detail]?.text?.lineCount == 3)
    // Three lines of 14.3203125 are 42.9609375.
    #expect(three[.detail]?.frame.height == 43)
    let all = cell(.init(title: long)).layout(width: 320, traits: Traits())
    #expect(all[.title]?.text?.isTruncated == false)
    #expect(try #require(all[.title]?.text?.lineCount) > 10)
  }

  @Test("A font that stands in does not heighten a line", arguments: ["ไทย", "日本語", "हिन्दी", "العربية", "😀", "ỗ"])
  func fallback(text: String) {
    #expect(cell(.init(title: text, detail: text)).height(width: 320, traits: Traits()) == 77)
  }

  @Test("The lines of an element are those it was measured with")
  func lines() throws {
    let layout = cell(.init(title: long, titleLines: 4)).layout(width: 200, traits: Traits())
    let text = try #require(layout[.title]?.text)
    let lines = text.lines(in: .leftToRight)
    #expect(lines.lines.count == text.lineCount)
    #expect(lines.isTruncated == text.isTruncated)
    #expect(lines.lines.allSatisfy { $0.width <= 168 })
    #expect(lines.lines.last?.range.upperBound == long.utf8.count)
  }

  // MARK: Properties

  @Test("A layout depends on nothing that was laid out before, and its height is the height")
  func pure() {
    let cell = cell(
      .init(title: long, detail: long, leadingImage: image(40), fonts: .init(adjustsForSizeCategory: true)))
    let widths = [320.0, 100, 1000, 320.7, 33]
    let first = widths.map { cell.layout(width: $0, traits: Traits()).size.height }
    #expect(widths.reversed().map { cell.layout(width: $0, traits: Traits()).size.height }.reversed() == first)
    #expect(widths.map { cell.height(width: $0, traits: Traits()) } == first)
  }

  @Test("Narrowing a cell never makes it lower, down to no width at all")
  func narrowing() {
    let cell = cell(.init(title: "Every row of a list", detail: "is as high as its text", trailingImage: image(24)))
    var last = 0.0
    for width in stride(from: 400.0, through: -40, by: -4) {
      let height = cell.height(width: width, traits: Traits())
      #expect(height >= last)
      last = height
    }
    #expect(last > 400)
  }

  @Test("Growing the text never makes a cell lower", arguments: [nil, "201804", "201902"])
  func growing(scheme: String?) {
    let defaults = scheme.flatMap { MaterialTypographyScheme.Defaults(rawValue: $0) }
    var fonts = defaults.map { StereoCell.Fonts(scheme: MaterialTypographyScheme(defaults: $0)) } ?? StereoCell.Fonts()
    fonts.adjustsForSizeCategory = true
    let cell = cell(.init(title: long, detail: long, leadingImage: image(41), fonts: fonts))
    let heights = SizeCategory.allCases.map { cell.height(width: 320, traits: Traits(sizeCategory: $0)) }
    #expect(heights == heights.sorted())
    #expect(heights[0] < heights[11])
  }

  @Test("Right to left mirrors left to right at whole widths, whatever the text")
  func mirrored() {
    var random = SeededGenerator(seed: 20)
    let texts = ExampleTexts.lists
    for _ in 0..<500 {
      let text = { Bool.random(using: &random) ? texts.randomElement(using: &random)?.text : nil }
      let image = { Bool.random(using: &random) ? self.image(Double.random(in: 0...90, using: &random)) : nil }
      let cell = cell(
        .init(
          title: text(), detail: text(), leadingImage: image(), trailingImage: image(),
          fonts: .init(adjustsForSizeCategory: true)))
      let width = Double(Int.random(in: 60...500, using: &random))
      var traits = Traits(sizeCategory: SizeCategory.allCases.randomElement(using: &random))
      let ltr = cell.layout(width: width, traits: traits)
      traits.direction = .rightToLeft
      let rtl = cell.layout(width: width, traits: traits)
      #expect(rtl.size == ltr.size)
      #expect(rtl.elements.map(\.name) == ltr.elements.map(\.name))
      for (mirrored, element) in zip(rtl.elements, ltr.elements) {
        // A title is placed in a container that is mirrored, so the sums are taken in another order.
        #expect(abs(mirrored.frame.x - element.frame.mirrored(inWidth: width).x) < 1e-9)
        #expect(mirrored.frame.y == element.frame.y)
        #expect(mirrored.frame.size == element.frame.size)
        #expect(mirrored.text?.lineCount == element.text?.lineCount)
      }
    }
  }
}
