import TestSupport
import Testing
import TextAnalysis
import TextLayout
import Typography

@testable import Sizing

/// Source of the numbers: material-components-ios at ac77ff7, read in its source.
@Suite("The sample cell and the base cell of Material Components")
struct SampleCellTests {
  private let typesetter = PlatformFaces.bundled

  private func cell(_ content: SampleCell.Content) -> SampleCell { SampleCell(content, typesetter: typesetter) }

  // MARK: Sample cell

  @Test("A lone 16 pt title: 43.5 at two pixels per point")
  func loneTitle() {
    let layout = cell(.init(title: "A")).layout(width: 375, traits: Traits())
    #expect(layout.size.height == 43.5)
    #expect(layout[.title]?.frame == LayoutRect(x: 16, y: 12, width: 343, height: 19.5))
    #expect(layout[.detail] == nil)
  }

  @Test("Without texts 24, and an image sticks out by 8 above and below")
  func imageAlone() {
    #expect(cell(.init()).layout(width: 375, traits: Traits()).size.height == 24)
    let layout = cell(.init(hasImage: true)).layout(width: 375, traits: Traits())
    #expect(layout.size.height == 24)
    #expect(layout[.image]?.frame == LayoutRect(x: 16, y: -8, width: 40, height: 40))
    #expect(layout.elements.map(\.name) == [.image])
  }

  @Test("With an image texts begin at 68 and are 84 less wide than the cell; details have three lines at most")
  func withImage() {
    let content = SampleCell.Content(title: "A", detail: "1\n2\n3\n4", hasImage: true)
    let layout = cell(content).layout(width: 375, traits: Traits())
    #expect(layout[.title]?.frame == LayoutRect(x: 68, y: 12, width: 291, height: 19.5))
    // 3 × 16.707 is 50.12.
    #expect(layout[.detail]?.frame == LayoutRect(x: 68, y: 31.5, width: 291, height: 50.5))
    #expect(layout[.detail]?.text?.isTruncated == true)
    #expect(layout[.textContainer]?.frame == LayoutRect(x: 68, y: 0, width: 291, height: 94))
    #expect(layout[.image]?.frame == LayoutRect(x: 16, y: 27, width: 40, height: 40))
  }

  @Test("The image stands on pixels")
  func imageOnPixels() {
    // 43.5 / 2 − 20 is 1.75, between two pixels.
    let layout = cell(.init(title: "A", hasImage: true)).layout(width: 375, traits: Traits())
    #expect(layout[.image]?.frame.y == 2)
  }

  @Test("At AX5 the title is 22 and the details are 52, a quirk of upstream")
  func largestCategory() {
    var content = SampleCell.Content(title: "A", detail: "B")
    content.scalesFonts = true
    let layout = cell(content).layout(width: 375, traits: Traits(sizeCategory: .accessibility5))
    #expect(layout.elements.compactMap { $0.text?.fontSize } == [22, 52])
    // An unspecified category takes the size of the largest regular one.
    let unspecified = cell(content).layout(width: 375, traits: Traits(sizeCategory: nil))
    #expect(unspecified.elements.compactMap { $0.text?.fontSize } == [22, 20])
  }

  @Test("The flag takes the legacy sizes whatever the fonts and their curves; without it fonts stay")
  func fonts() {
    func sizes(_ scales: Bool, _ category: SizeCategory) -> [Double] {
      var content = SampleCell.Content(title: "A", detail: "B")
      content.applyTheme(MaterialContainerScheme(typography: MaterialTypographyScheme(defaults: .material201902)))
      content.scalesFonts = scales
      let layout = cell(content).layout(width: 375, traits: Traits(sizeCategory: category))
      return layout.elements.compactMap { $0.text?.fontSize }
    }
    for category in SizeCategory.allCases { #expect(sizes(false, category) == [16, 14]) }
    #expect(sizes(true, .accessibility1) == [22, 25])
  }

  @Test("From right to left the mirror image, with and without an image, which upstream's constraints do not give")
  func rightToLeft() {
    let traits = Traits(direction: .rightToLeft)
    let plain = cell(.init(title: "A")).layout(width: 375, traits: traits)
    #expect(plain[.title]?.frame == LayoutRect(x: 16, y: 12, width: 343, height: 19.5))
    let layout = cell(.init(title: "A", hasImage: true)).layout(width: 375, traits: traits)
    #expect(layout[.image]?.frame.x == 319)
    #expect(layout[.title]?.frame == LayoutRect(x: 16, y: 12, width: 291, height: 19.5))
  }

  @Test("Narrow cells leave the texts no width", arguments: [0.0, 20, 84])
  func narrow(width: Double) {
    let layout = cell(.init(title: "A", detail: "AB", hasImage: true)).layout(width: width, traits: Traits())
    #expect(layout[.title]?.frame.width == 0)
    #expect(layout[.detail]?.text?.lineCount == 2)
  }

  @Test("What a cell looks like and what is said about it")
  func appearance() {
    let cell = cell(.init(title: "A", detail: "B"))
    #expect(cell.accessibility?.label == "A, B")
    #expect(cell.appearance(traits: Traits()).colors[.title]?.alpha == 0.87)
    #expect(cell.appearance(traits: Traits()).colors[.detail]?.alpha == 0.6)
    #expect(cell.appearance(traits: Traits()).ripple?.alpha == 0.14)
  }

  // MARK: Base cell

  @Test(
    "Fixed sides are the layout's, others the content's",
    arguments: [
      (true, true, LayoutSize(width: 375, height: 80)), (true, false, LayoutSize(width: 375, height: 30)),
      (false, true, LayoutSize(width: 200, height: 80)), (false, false, LayoutSize(width: 200, height: 30)),
    ])
  func fixedSides(isFixedWidth: Bool, isFixedHeight: Bool, size: LayoutSize) {
    var cell = BaseCell(height: 80, contentSize: LayoutSize(width: 200, height: 30))
    (cell.isFixedWidth, cell.isFixedHeight) = (isFixedWidth, isFixedHeight)
    #expect(cell.layout(width: 375, traits: Traits()).size == size)
    #expect(cell.height(width: 375, traits: Traits()) == size.height)
  }

  @Test("Without content the layout's size stays")
  func empty() {
    #expect(BaseCell().accessibility == nil)
    var labelled = BaseCell()
    labelled.accessibilityLabel = "Search"
    #expect(labelled.accessibility?.label == "Search")
    #expect(BaseCell(height: 80).layout(width: 375, traits: Traits()).size == LayoutSize(width: 375, height: 80))
    #expect(BaseCell().layout(width: 375, traits: Traits()).size.height == 50)
  }

  @Test("Ripple, ink, and a theme's; the shadows of an elevation")
  func baseAppearance() {
    #expect(BaseCell().appearance(traits: Traits()).ripple?.alpha == 0.14)
    var rippling = BaseCell()
    rippling.showsRipple = true
    #expect(rippling.appearance(traits: Traits()).ripple?.alpha == 0.12)
    var themed = BaseCell()
    themed.applyTheme(MaterialContainerScheme(onSurface: SRGBColor(hex: 0x102030)))
    #expect(themed.appearance(traits: Traits()).ripple == SRGBColor(hex: 0x102030, alpha: 0.16))
    #expect(BaseCell().appearance(traits: Traits()).shadows.isEmpty)
    var raised = BaseCell()
    raised.elevation = 8
    let shadows = raised.appearance(traits: Traits()).shadows
    #expect(shadows.map(\.color.alpha) == [0.08, 0.26])
    // At an elevation of 8: 0.889544 × 8 − 0.003701, 0.66692 × 8 − 0.001648 and 1.23118 × 8 − 0.03933.
    #expect(abs(shadows[0].blur - 2 * 7.112651) < 1e-9)
    #expect(abs(shadows[1].blur - 2 * 5.333712) < 1e-9)
    #expect(abs(shadows[1].offset.y - 9.81011) < 1e-9)
  }
}
