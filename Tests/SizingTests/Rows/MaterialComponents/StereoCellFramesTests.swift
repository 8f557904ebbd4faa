import TestSupport
import Testing
import TextAnalysis

@testable import Sizing

/// The arithmetic of the stereo cell, with heights of texts given, so that each rule stands alone.
@Suite("The stereo cell's frames")
struct StereoCellFramesTests {
  /// A cell of given text heights.
  ///
  /// A height of `nil` is a label without text.
  private func frames(
    width: Double = 320, leading: StereoCell.Image? = nil, trailing: StereoCell.Image? = nil, title: Double? = nil,
    detail: Double? = nil, direction: TextDirection = .leftToRight
  ) -> StereoCell.Frames {
    StereoCell.Frames(
      width: width, leading: leading, trailing: trailing, hasTitle: title != nil, hasDetail: detail != nil,
      direction: direction
    ) { _ in (title ?? 0, detail ?? 0) }
  }

  private func image(_ width: Double, _ height: Double, _ position: StereoCell.Image.Position = .top)
    -> StereoCell.Image
  {
    StereoCell.Image(size: LayoutSize(width: width, height: height), position: position)
  }

  // MARK: Images

  @Test(
    "An image alone, by its side",
    arguments: [
      (8, 40), (16, 48), (24, 56), (32, 64), (40, 72), (40.5, 57), (41, 57), (48, 64), (55, 71), (56, 72), (57, 72),
      (200, 72),
    ])
  func imageAlone(side: Double, height: Double) {
    #expect(frames(leading: image(side, side)).height == height)
    #expect(frames(trailing: image(side, side)).height == height)
  }

  @Test(
    "Scaling an image down keeps the rounding of upstream's order of operations",
    arguments: [(100, 75), (200, 150), (204, 153)])
  func scalingDust(width: Double, height: Double) {
    let image = image(width, height)
    #expect(image.displaySize.height == 42.00000000000001)
    #expect(frames(leading: image).height == 59)
  }

  @Test("Images are scaled down by the longer side, and never up")
  func displaySize() {
    #expect(image(112, 28).displaySize == LayoutSize(width: 56, height: 14))
    #expect(image(28, 112).displaySize == LayoutSize(width: 14, height: 56))
    #expect(image(56, 56).displaySize == LayoutSize(width: 56, height: 56))
    #expect(image(10, 20).displaySize == LayoutSize(width: 10, height: 20))
  }

  @Test(
    "An image with a side that is not positive is not shown", arguments: [(0.0, 24.0), (24, 0), (-5, 24), (24, -5)])
  func emptyImage(width: Double, height: Double) {
    let frames = frames(leading: image(width, height), title: 24)
    #expect(frames.leadingImage == .zero)
    #expect(frames.textContainer.x == 16)
    #expect(frames.height == 56)
  }

  // MARK: Text

  @Test("Nothing at all is 0 high")
  func empty() {
    #expect(frames().height == 0)
    #expect(frames().textContainer == .zero)
    #expect(frames().title == .zero)
  }

  @Test("Title and detail: margins of 16 and a gap of 6, and the sum rounded up to whole points once")
  func titleAndDetail() {
    let frames = frames(title: 24, detail: 14.5)
    #expect(frames.textContainer == LayoutRect(x: 16, y: 16, width: 288, height: 44.5))
    #expect(frames.title == LayoutRect(x: 0, y: 0, width: 288, height: 24))
    #expect(frames.detail == LayoutRect(x: 0, y: 30, width: 288, height: 14.5))
    #expect(frames.height == 77)
  }

  @Test("A lone detail: no gap, no centring, 47 high")
  func loneDetail() {
    let frames = frames(leading: nil, detail: 14.5)
    #expect(frames.detail == LayoutRect(x: 0, y: 0, width: 288, height: 14.5))
    #expect(frames.height == 47)
    #expect(self.frames(leading: image(56, 56), detail: 14.5).textContainer.y == 16)
  }

  @Test("A lone title leaves an empty detail below it, not a zero rectangle")
  func loneTitle() {
    #expect(frames(title: 24).detail == LayoutRect(x: 0, y: 24, width: 288, height: 0))
  }

  @Test("The text column lies between the images, 16 from each")
  func column() {
    let frames = frames(leading: image(24, 24), trailing: image(40, 40), title: 24, detail: 14.5)
    #expect(frames.leadingImage == LayoutRect(x: 16, y: 16, width: 24, height: 24))
    #expect(frames.trailingImage == LayoutRect(x: 264, y: 16, width: 40, height: 40))
    #expect(frames.textContainer == LayoutRect(x: 56, y: 16, width: 192, height: 44.5))
  }

  @Test("Both texts are measured once, at the width of the column, and not at all without text")
  func measuring() {
    var widths: [Double] = []
    _ = StereoCell.Frames(width: 320.9, leading: image(24, 24), hasTitle: true, hasDetail: false) { width in
      widths.append(width)
      return (24, 0)
    }
    #expect(widths == [248])
    _ = StereoCell.Frames(width: 320, leading: image(24, 24), hasTitle: false, hasDetail: false) { width in
      widths.append(width)
      return (24, 0)
    }
    #expect(widths.count == 1)
  }

  // MARK: A lone title beside images

  @Test("A lone title is centred on the leading image, without rounding")
  func centredTitle() {
    // The image spans 8 to 64, its middle is 36; the title is 24.5 high.
    let frames = frames(leading: image(56, 56), title: 24.5)
    #expect(frames.textContainer.y == 36 - 12.25)
    #expect(frames.height == 72)
  }

  @Test("It never rises above its margin")
  func notAboveMargin() {
    // Centred on 16 to 40 a title 48 high would begin at 4.
    #expect(frames(leading: image(24, 24), title: 48).textContainer.y == 16)
    // Exactly at the margin it may stay.
    #expect(frames(leading: image(24, 24), title: 24).textContainer.y == 16)
  }

  @Test("A trailing image centres nothing")
  func trailingImageOnly() {
    #expect(frames(trailing: image(56, 56), title: 24).textContainer.y == 16)
  }

  @Test("The title goes by the leading image's place at the top even if the image is then centred")
  func misaligned() {
    let frames = frames(leading: image(24, 24, .center), trailing: image(56, 56), title: 24)
    #expect(frames.height == 72)
    #expect(frames.leadingImage.midY == 36)
    #expect(frames.textContainer.midY == 28)
  }

  // MARK: Centred images

  @Test("Centring an image follows the rounded height and may land on a half point")
  func centredImage() {
    let frames = frames(leading: image(24, 24, .center), trailing: image(24, 24), title: 24, detail: 14.5)
    #expect(frames.height == 77)
    #expect(frames.leadingImage.y == 26.5)
    #expect(frames.trailingImage.y == 16)
  }

  // MARK: Widths

  @Test("Fractions of the width are dropped before anything else")
  func fractionalWidth() {
    #expect(
      frames(width: 320.9, trailing: image(24, 24), title: 24) == frames(width: 320, trailing: image(24, 24), title: 24)
    )
  }

  @Test("A column without width is 0 wide and measured at 0", arguments: [88.0, 60, 0, -40])
  func narrow(width: Double) {
    var measured: [Double] = []
    let frames = StereoCell.Frames(
      width: width, leading: image(24, 24), trailing: image(24, 24), hasTitle: true, hasDetail: true
    ) { width in
      measured.append(width)
      return (240, 145)
    }
    #expect(measured == [0])
    #expect(frames.textContainer == LayoutRect(x: 56, y: 16, width: 0, height: 391))
    #expect(frames.height == 423)
  }

  @Test("Images give a cell of no width its height all the same")
  func noWidth() {
    let frames = frames(width: 0, trailing: image(24, 24))
    #expect(frames.trailingImage == LayoutRect(x: -40, y: 16, width: 24, height: 24))
    #expect(frames.height == 56)
  }

  // MARK: Right to left

  @Test("A leading image 24 wide is at 280 of 320")
  func leadingImageFromRight() {
    let frames = frames(leading: image(24, 24), title: 24, detail: 14.5, direction: .rightToLeft)
    #expect(frames.leadingImage == LayoutRect(x: 280, y: 16, width: 24, height: 24))
    #expect(frames.textContainer == LayoutRect(x: 16, y: 16, width: 248, height: 44.5))
    #expect(frames.title.x == 0)
    #expect(frames.detail.x == 0)
  }

  @Test("The axis is that of the whole points: the fraction stays at the right")
  func fractionFromRight() {
    #expect(frames(width: 320.9, leading: image(24, 24), direction: .rightToLeft).leadingImage.x == 280)
  }

  @Test("Absent views are mirrored, too")
  func absentFromRight() {
    let frames = frames(width: 320.5, title: nil, direction: .rightToLeft)
    let farEdge = LayoutRect(x: 320, y: 0, width: 0, height: 0)
    #expect(frames.leadingImage == farEdge)
    #expect(frames.trailingImage == farEdge)
    #expect(frames.textContainer == farEdge)
    #expect(frames.title == .zero)
  }

  @Test("At whole widths one direction is the mirror image of the other")
  func mirror() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<10_000 {
      let width = Double(Int.random(in: -20...500, using: &random))
      func randomImage() -> StereoCell.Image? {
        guard Bool.random(using: &random) else { return nil }
        let side = { Double(Int.random(in: 0...400, using: &random)) / 4 }
        return StereoCell.Image(
          size: LayoutSize(width: side(), height: side()), position: Bool.random(using: &random) ? .top : .center)
      }
      let (leading, trailing) = (randomImage(), randomImage())
      let title = Bool.random(using: &random) ? Double.random(in: 10...200, using: &random) : nil
      let detail = Bool.random(using: &random) ? Double.random(in: 10...200, using: &random) : nil
      let ltr = frames(width: width, leading: leading, trailing: trailing, title: title, detail: detail)
      let rtl = frames(
        width: width, leading: leading, trailing: trailing, title: title, detail: detail, direction: .rightToLeft)
      #expect(rtl.height == ltr.height)
      #expect(rtl.leadingImage == ltr.leadingImage.mirrored(inWidth: width))
      #expect(rtl.trailingImage == ltr.trailingImage.mirrored(inWidth: width))
      #expect(rtl.textContainer == ltr.textContainer.mirrored(inWidth: width))
      #expect(rtl.title == ltr.title)
      #expect(rtl.detail == ltr.detail)
      #expect(ltr.height == ltr.height.rounded())
    }
  }
}
