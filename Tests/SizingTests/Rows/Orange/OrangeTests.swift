import TestSupport
import Testing
import TextAnalysis
import TextLayout
import Typography

@testable import Sizing

/// Source of the numbers: ods-ios 0.4.0 to 0.8.0 (read), and what the sheet derived from them.
@Suite("Orange's list items")
struct OrangeTests {
  private let typesetter = PlatformFaces.bundled
  private typealias Content = OrangeListItem.Content

  private func item(_ content: Content, _ release: OrangeRelease = .release08) -> OrangeListItem {
    OrangeListItem(content, release: release, typesetter: typesetter)
  }

  private func toggle(
    _ title: String?, _ minimum: OrangeMinimumHeight = .medium, _ release: OrangeRelease = .release08
  ) -> OrangeToggleItem {
    OrangeToggleItem(
      title: title, minimumHeight: minimum, release: release, profile: .ios18, typesetter: typesetter)
  }

  // MARK: Heights

  @Test("The least heights: 44 and 60", arguments: [(OrangeMinimumHeight.medium, 44.0), (.large, 60)])
  func minimumHeights(minimum: OrangeMinimumHeight, height: Double) {
    for content in [Content(minimumHeight: minimum), Content(title: "A", minimumHeight: minimum)] {
      #expect(item(content).height(width: 375, traits: Traits()) == height)
    }
    #expect(toggle("A", minimum).height(width: 375, traits: Traits()) == height)
  }

  @Test("Title and subtitle: 8 + 20.5 + 4 + 16 + 8")
  func twoTexts() {
    let layout = item(Content(title: "A", subtitle: "B")).layout(width: 375, traits: Traits())
    #expect(layout.size.height == 56.5)
    #expect(layout[.title]?.frame == LayoutRect(x: 0, y: 8, width: 359, height: 20.5))
    #expect(layout[.subtitle]?.frame.y == 32.5)
    #expect(layout[.subtitle]?.text?.fontSize == 13)
  }

  @Test("A toggle has no padding above and below; the switch is 31 high, and reaches 2 into the padding after it")
  func toggleHeight() {
    let layout = toggle("1\n2\n3").layout(width: 375, traits: Traits())
    // Three lines of body: 3 × 20.287 + 2 × 1.713.
    #expect(layout.size.height == 64.5)
    #expect(layout[.title]?.frame.y == 0)
    #expect(layout[.toggle]?.frame == LayoutRect(x: 310, y: 17, width: 51, height: 31))
  }

  // MARK: Widths

  @Test("Texts end 16 before the edge, 24 before what stands there [derived in the sheet]")
  func gaps() throws {
    let alone = item(Content(title: "A")).layout(width: 375, traits: Traits())
    #expect(alone[.title]?.frame.maxX == 359)
    let button = item(Content(title: "A", trailing: .infoButton)).layout(width: 375, traits: Traits())
    #expect(button[.title]?.frame.maxX == 335)
    #expect(button[.infoButton]?.frame == LayoutRect(x: 359, y: 14, width: 16, height: 16))
    #expect(button[.infoButton]?.hitTarget == button[.infoButton]?.frame)
    let text = item(Content(title: "A", trailing: .text("12"))).layout(width: 375, traits: Traits())
    let trailing = try #require(text[.trailing]).frame
    #expect(trailing.maxX == 375)
    #expect(text[.title]?.frame.maxX == trailing.x - 24)
    #expect(text[.trailing]?.text?.fontSize == 15)
  }

  @Test(
    "The icon's box: 28 high at 44, 44 at 60, as wide as its proportion makes it",
    arguments: [
      (OrangeMinimumHeight.medium, 1.0, LayoutRect(x: 0, y: 8, width: 28, height: 28)),
      (.medium, 2, LayoutRect(x: 0, y: 8, width: 56, height: 28)),
      (.large, 1, LayoutRect(x: 0, y: 8, width: 44, height: 44)),
      (.large, 0.5, LayoutRect(x: 0, y: 8, width: 22, height: 44)),
    ])
  func leadingIcon(minimum: OrangeMinimumHeight, ratio: Double, frame: LayoutRect) {
    let layout = item(Content(title: "A", leadingIconAspectRatio: ratio, minimumHeight: minimum)).layout(
      width: 375, traits: Traits())
    #expect(layout[.leadingIcon]?.frame == frame)
    #expect(layout[.title]?.frame.x == frame.width + 8)
  }

  /// The item is a `Toggle` in a list, for whose switch SwiftUI keeps 49 points of its 51.
  ///
  /// Source: iOS 18, 390 points wide, category M (home-assistant/iOS, `PrivacyView`): switches from 301 to 352 in rows whose content
  /// ends at 350.
  @Test("A toggle's padding beside it began with 0.6")
  func togglePadding() {
    for release in OrangeRelease.allCases {
      let padding = [.release04, .release05].contains(release) ? 0.0 : 16
      let layout = toggle("A", .medium, release).layout(width: 375, traits: Traits())
      #expect(layout[.title]?.frame.x == padding)
      #expect(layout[.toggle]?.frame.maxX == 375 - padding + 2)
      #expect(layout[.title]?.frame.maxX == 375 - padding - 49 - 8)
    }
  }

  @Test("Fonts of release 0.4: title 3, and subheadline, not emphasised")
  func releaseFonts() {
    let content = Content(title: "A", subtitle: "B", trailing: .text("C"))
    func sizes(_ release: OrangeRelease) -> [Double?] {
      item(content, release).layout(width: 375, traits: Traits()).elements.map { $0.text?.fontSize }
    }
    #expect(sizes(.release04) == [20, 15, 15])
    for release in [OrangeRelease.release05, .release06, .release07, .release08] {
      #expect(sizes(release) == [17, 13, 15])
    }
    #expect(OrangeRelease.release04.trailingText.weight == .regular)
    #expect(OrangeRelease.release05.trailingText.weight == .semibold)
  }

  /// 375 less two gaps and the spacer is 351, of which the icon is offered half: the texts begin 8 after 175.5.
  @Test("Texts stand at whole pixels, as SwiftUI's views do, where their icon ends between two")
  func wholePixels() {
    let layout = item(Content(title: "A", leadingIconAspectRatio: 8, minimumHeight: .large)).layout(
      width: 375, traits: Traits(pixelGrid: PixelGrid(scale: 1)))
    #expect(layout[.leadingIcon]?.frame.width == 175.5)
    #expect(layout[.title]?.frame.x == 184)
  }

  // MARK: Categories, directions, edges

  @Test("The info button does not grow with text")
  func infoButton() {
    let layout = item(Content(title: "A", trailing: .infoButton)).layout(
      width: 375, traits: Traits(sizeCategory: .accessibility5))
    #expect(layout[.infoButton]?.frame.size == LayoutSize(width: 16, height: 16))
    // One line of 53 points between 8 and 8.
    #expect(layout.size.height == 79.5)
  }

  @Test("Narrow rows: the texts are 0 wide, the button stays whole, the icon shrinks", arguments: [0.0, 10, 40])
  func narrow(width: Double) {
    let layout = item(
      Content(title: "AB", subtitle: "C", leadingIconAspectRatio: 1, trailing: .infoButton)
    ).layout(width: width, traits: Traits())
    #expect(layout[.title]?.frame.width == 0)
    #expect(layout[.title]?.text?.lineCount == 2)
    #expect(layout[.infoButton]?.frame.maxX == width)
    #expect(layout[.leadingIcon]?.frame.width == 0)
  }

  @Test("A long text at the end gets half of what is left, beside an icon no more than that")
  func longTrailing() throws {
    let trailing = "a text that is much longer than the row is wide, so that it has to wrap several times"
    let layout = item(Content(title: "A", trailing: .text(trailing))).layout(width: 224, traits: Traits())
    // 224 less two gaps and the spacer is 200.
    let frame = try #require(layout[.trailing]).frame
    #expect(frame.width <= 100 && frame.width > 60)
    let title = try #require(layout[.title])
    // SwiftUI's text is as wide as its lines, and leaves the rest of its half to the title.
    #expect(abs(title.frame.width - (200 - frame.width)) < 1e-9)
    #expect(layout.size.height == frame.height)
  }

  @Test("From right to left, with absent parts")
  func rightToLeft() {
    let traits = Traits(direction: .rightToLeft)
    let layout = item(Content(trailing: .infoButton)).layout(width: 375, traits: traits)
    #expect(layout.elements.map(\.name) == [.infoButton])
    #expect(layout[.infoButton]?.frame.x == 0)
    #expect(toggle(nil).layout(width: 375, traits: traits)[.toggle]?.frame.x == 14)
  }

  @Test("A toggle is one element, an item is not; what they look like")
  func accessibility() {
    #expect(toggle("Wi-Fi").accessibility?.label == "Wi-Fi")
    #expect(toggle("Wi-Fi").layout(width: 375, traits: Traits())[.toggle]?.hitTarget != nil)
    #expect(item(Content(title: "A")).accessibility == nil)
    let parts = item(Content(title: "A", subtitle: "B", trailing: .infoButton)).accessibilityElements
    #expect(parts.map(\.label) == ["A", "B", ""])
    // Source: `Image(systemName: "info.circle")` with `onTapGesture` in ods-ios 0.8.0, which is no `Button`.
    #expect(parts.last?.traits == [.image])
    #expect(toggle("Wi-Fi").accessibility?.traits == [.toggleButton] && toggle("Wi-Fi").accessibility?.value == "0")
    #expect(toggle(nil).accessibility?.label == "" && toggle(nil).accessibility?.value == "0")
    #expect(toggle("Wi-Fi").accessibilityElements.map(\.label) == ["Wi-Fi"])
    let colors = item(Content(title: "A")).appearance(traits: Traits()).colors
    #expect(colors[.trailing] == SRGBColor(hex: 0xC7C7CC))
    // `coreOrange` of ods-ios 0.8.0, any appearance.
    #expect(colors[.infoButton] == SRGBColor(hex: 0xF16E00))
  }
}
