import TestSupport
import Testing
import TextAnalysis
import TextLayout
import Typography

@testable import Sizing

@Suite("Headers and footers of plain lists")
struct ListHeaderTests {
  private let typesetter = Typesetter(fonts: TestFonts.withSystem)

  private func header(_ text: String?, _ profile: SystemProfile = .ios26) -> ListContentRow {
    ListContentRow(
      ListContentRow.Content(text: text), configuration: ListContentConfiguration(.plainHeader, profile: profile),
      typesetter: typesetter)
  }

  @Test(
    "One line of a header",
    arguments: [
      (SystemProfile.ios26, 2.0, 40.5), (.ios26, 3, 121.0 / 3), (.ios18, 2, 33.5), (.ios18, 3, 100.0 / 3),
    ])
  func header(profile: SystemProfile, scale: Double, height: Double) throws {
    let layout = header("A", profile).layout(width: 375, traits: Traits(pixelGrid: PixelGrid(scale: scale)))
    #expect(abs(layout.size.height - height) < 1e-9)
    let title = try #require(layout[.title])
    #expect(title.text?.fontSize == 17)
    #expect(title.frame.x == 16)
    #expect(title.frame.width == 343)
  }

  @Test("One line of a footer: 13 points between 8 and 6")
  func footer() {
    for profile in SystemProfile.allCases {
      let row = ListContentRow(
        ListContentRow.Content(text: "A"), configuration: ListContentConfiguration(.plainFooter, profile: profile),
        typesetter: typesetter)
      let layout = row.layout(width: 375, traits: Traits())
      #expect(layout.size.height == 30)
      #expect(layout[.title]?.frame == LayoutRect(x: 16, y: 8, width: 343, height: 16))
      #expect(layout[.title]?.text?.fontSize == 13)
    }
  }

  @Test(
    "The margin is that of the system by width",
    arguments: [
      (SystemProfile.ios26, 375.0, 16.0), (.ios26, 389.5, 16), (.ios26, 390, 20), (.ios26, 393, 20), (.ios18, 320, 16),
      (.ios18, 389.5, 16), (.ios18, 390, 20), (.ios18, 393, 20), (.ios18, 430, 20),
    ])
  func margins(profile: SystemProfile, width: Double, margin: Double) {
    #expect(header("A", profile).layout(width: width, traits: Traits())[.title]?.frame.x == margin)
  }

  @Test("The text follows the category, and unspecified is the default")
  func categories() {
    let sizes = SizeCategory.allCases.map {
      header("A").layout(width: 375, traits: Traits(sizeCategory: $0))[.title]?.text?.fontSize
    }
    #expect(sizes == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    #expect(header("A").layout(width: 375, traits: Traits(sizeCategory: nil))[.title]?.text?.fontSize == 17)
  }

  @Test("Right to left is the mirror image")
  func mirrored() throws {
    let frame = try #require(header("A").layout(width: 375, traits: Traits(direction: .rightToLeft))[.title]?.frame)
    #expect(frame == LayoutRect(x: 16, y: 10, width: 343, height: 20.5))
  }

  @Test(
    "Between the lines of a text style stands its leading: 2 lines of subheadline are 38, of the system font at 15 points 36"
  )
  func leading() throws {
    let style = TextStyle(families: ["system"])
    let label = try #require(RowLabel("A\nA", style: style, paragraph: ParagraphStyle(), typesetter: typesetter))
    let grid = PixelGrid(scale: 2)
    let leading = 20 - 15 * 1.193359375
    #expect(label.measure(width: 300, fontSize: 15, leading: leading, grid: grid).height == 38)
    #expect(label.measure(width: 300, fontSize: 15, grid: grid).height == 36)
    // A header of two lines: 2 × 20.287 + (22 − 20.287) is 42.287, so 42.5, between margins of 10.
    #expect(header("A\nA").layout(width: 375, traits: Traits()).size.height == 62.5)
    // At AX5 the leading of body is less than its line, and lines overlap: 63.248 and 62 are 125.248.
    let largest = header("A\nA").layout(width: 375, traits: Traits(sizeCategory: .accessibility5))
    #expect(largest[.title]?.frame.height == 125.5)
  }

  @Test("A header without text keeps its margins and has no title")
  func empty() {
    let layout = header("").layout(width: 375, traits: Traits())
    #expect(layout.size.height == 20)
    #expect(layout.elements.isEmpty)
  }

  @Test("At a width without room the text is measured at 0")
  func narrow() throws {
    let title = try #require(header("AB").layout(width: 20, traits: Traits())[.title])
    #expect(title.frame.width == 0)
    #expect(title.text?.lineCount == 2)
  }
}
