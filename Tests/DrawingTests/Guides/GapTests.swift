import Sizing
import Testing

@testable import Drawing

struct GapTests {
  @Test("A stereo cell's gaps are the margins of Material's specification")
  func stereoCell() {
    // An image, a title and a detail of a cell 320 wide: margins of 16, 6 between the texts.
    let frames = [
      LayoutRect(x: 16, y: 16, width: 40, height: 40), LayoutRect(x: 72, y: 16, width: 232, height: 24),
      LayoutRect(x: 72, y: 46, width: 232, height: 14.5),
    ]
    let gaps = Gap.gaps(between: frames, in: LayoutSize(width: 320, height: 77))
    let horizontal = gaps.filter(\.isHorizontal).map(\.length)
    let vertical = gaps.filter { !$0.isHorizontal }.map(\.length)
    // Beside the image and both texts; above and below the image, above the title, between the texts, below the detail.
    #expect(horizontal == [16, 16, 16, 16, 16])
    #expect(vertical.sorted() == [6, 16, 16, 16.5, 21])
  }

  @Test("Frames that touch, overlap or fill the row have no gaps there")
  func none() {
    let size = LayoutSize(width: 100, height: 50)
    #expect(Gap.gaps(between: [LayoutRect(x: 0, y: 0, width: 100, height: 50)], in: size).isEmpty)
    let touching = [LayoutRect(x: 0, y: 0, width: 60, height: 50), LayoutRect(x: 60, y: 0, width: 40, height: 50)]
    #expect(Gap.gaps(between: touching, in: size).isEmpty)
    let overlapping = [LayoutRect(x: 0, y: 0, width: 60, height: 50), LayoutRect(x: 40, y: 0, width: 60, height: 50)]
    #expect(Gap.gaps(between: overlapping, in: size).isEmpty)
  }
}
