import TestSupport
import Testing
import TextAnalysis
import TextLayout
import Typography

@testable import Sizing

/// Source of the numbers: material-components-ios at ac77ff7, read in its source.
@Suite("Rows and headers of Material Components' action sheets")
struct ActionSheetTests {
  private let typesetter = PlatformFaces.bundled

  private func layout(
    _ content: ActionSheetItem.Content, width: Double = 375, _ traits: Traits = Traits(),
    changing change: (inout ActionSheetItem.Content) -> Void = { _ in }
  ) -> RowLayout {
    var content = content
    change(&content)
    return ActionSheetItem(content, typesetter: typesetter).layout(width: width, traits: traits)
  }

  private func header(
    _ content: ActionSheetHeader.Content, width: Double = 375, _ traits: Traits = Traits(),
    changing change: (inout ActionSheetHeader.Content) -> Void = { _ in }
  ) -> RowLayout {
    var content = content
    change(&content)
    return ActionSheetHeader(content, typesetter: typesetter).layout(width: width, traits: traits)
  }

  // MARK: Rows

  @Test(
    "One 16 pt line: 55.5 at two pixels per point, 55.33 at three",
    arguments: [(2, 55.5), (3, 166.0 / 3)] as [(Double, Double)])
  func oneLine(scale: Double, height: Double) {
    let layout = layout(.init(title: "A"), Traits(pixelGrid: PixelGrid(scale: scale)))
    #expect(abs(layout.size.height - height) < 1e-9)
    #expect(layout[.title]?.frame.origin == LayoutPoint(x: 16, y: 18))
    #expect(layout[.title]?.frame.width == 343)
  }

  @Test("With an image the title begins at 72, since the margin counts twice, a quirk of upstream")
  func image() {
    let layout = layout(.init(title: "A", hasImage: true))
    #expect(layout[.image]?.frame == LayoutRect(x: 16, y: 16, width: 24, height: 24))
    #expect(layout[.title]?.frame == LayoutRect(x: 72, y: 18, width: 287, height: 19.5))
    let padded = self.layout(.init(title: "A")) { $0.addsLeadingPadding = true }
    #expect(padded[.title]?.frame.x == 72)
    #expect(padded[.image] == nil)
    // The image does not count in the height.
    #expect(self.layout(.init(hasImage: true)).size.height == 36)
  }

  @Test("Wide sheets have margins of 20")
  func margins() {
    #expect(layout(.init(title: "A"), width: 430)[.title]?.frame.x == 20)
  }

  @Test(
    "Insets by the rule of 2022",
    arguments: [
      (DirectionalInsets(top: 5, leading: 0, bottom: 5, trailing: 0), 55.5, 343.0),
      (DirectionalInsets(top: -5, leading: 0, bottom: 5, trailing: 0), 65.5, 343),
      (DirectionalInsets(top: 0, leading: -50, bottom: 0, trailing: 50), 55.5, 243),
      (DirectionalInsets(top: 0, leading: 10, bottom: 0, trailing: 10), 55.5, 343),
    ])
  func insets(insets: DirectionalInsets, height: Double, width: Double) {
    let layout = layout(.init(title: "A")) { $0.contentEdgeInsets = insets }
    #expect(layout.size.height == height)
    #expect(layout[.title]?.frame.x == 16 - insets.leading)
    #expect(layout[.title]?.frame.y == 18 - insets.top)
    #expect(layout[.title]?.frame.width == width)
  }

  @Test("A divider of one point above the row, from right to left too")
  func divider() {
    var content = ActionSheetItem.Content(title: "A", hasImage: true)
    content.showsDivider = true
    let rtl = layout(content, Traits(direction: .rightToLeft))
    #expect(rtl[.separator]?.frame == LayoutRect(x: 16, y: 0, width: 343, height: 1))
    #expect(rtl[.image]?.frame.x == 335)
    #expect(rtl[.title]?.frame == LayoutRect(x: 16, y: 18, width: 287, height: 19.5))
  }

  /// Source: `MDCActionSheetItemTableViewCell.m` at 22faa4d^, the last with `mdc_adjustsFontForContentSizeCategory`:
  /// `mdc_fontSizedForMaterialTextStyle:`, which knows no curve; subheadline has 22 at AX5 (`UIFont+MaterialTypography.m`).
  @Test("Its lines have no limit; where it follows the category it has the legacy style's size")
  func texts() {
    let ten = layout(.init(title: "1\n2\n3\n4\n5\n6\n7\n8\n9\n10"))
    #expect(ten[.title]?.text?.lineCount == 10)
    // 10 × 19.09375 is 190.94.
    #expect(ten.size.height == 227)
    let font = MaterialTypographyScheme(defaults: .material201902)[.subtitle1]
    let scaled = layout(.init(title: "A"), Traits(sizeCategory: .accessibility5)) {
      ($0.font, $0.scalesFont) = (font, true)
    }
    #expect(scaled[.title]?.text?.fontSize == 22)
    let fixed = layout(.init(title: "A"), Traits(sizeCategory: .accessibility5)) { $0.font = font }
    #expect(fixed[.title]?.text?.fontSize == 16)
    #expect(layout(.init(title: "AB"), width: 0)[.title]?.text?.lineCount == 2)
  }

  // MARK: Headers

  @Test("Heights: with both texts 77, with the title 56, with the message 63, with neither 8")
  func headerHeights() {
    #expect(header(.init(title: "A", message: "B")).size.height == 77)
    #expect(header(.init(title: "A")).size.height == 56)
    #expect(header(.init(message: "B")).size.height == 63)
    #expect(header(.init()).size.height == 8)
    #expect(header(.init(title: "A")) { $0.showsDivider = true }.size.height == 57)
  }

  @Test("Frames keep paddings of their own: a lone title at 16, a lone message at 24")
  func headerFrames() {
    let both = header(.init(title: "A", message: "B")) { $0.showsDivider = true }
    #expect(both[.title]?.frame == LayoutRect(x: 16, y: 16, width: 343, height: 19.5))
    #expect(both[.detail]?.frame == LayoutRect(x: 16, y: 43.5, width: 343, height: 17))
    #expect(both[.separator]?.frame == LayoutRect(x: 0, y: 77, width: 375, height: 1))
    #expect(header(.init(message: "B"))[.detail]?.frame.y == 24)
  }

  /// Source: `MDCActionSheetHeaderView.m`: `layoutSubviews` fits the labels into the margins, `sizeThatFits:` into the bounds.
  @Test("Text that wraps only between the margins reaches below the header, a quirk of upstream")
  func clipped() throws {
    let row = ActionSheetHeader(.init(title: "a title of words", message: "B"), typesetter: typesetter)
    let width = row.preferredWidth(traits: Traits()) - 20
    let layout = row.layout(width: width, traits: Traits())
    let title = try #require(layout[.title])
    #expect(title.text?.lineCount == 2)
    #expect(title.frame.height == 38.5)
    #expect(layout[.detail]?.frame == LayoutRect(x: 16, y: 62.5, width: width - 32, height: 17))
    #expect(layout.size.height == 77)
  }

  @Test("Its fonts may follow the category by the legacy styles, whatever they are")
  func headerScales() {
    var content = ActionSheetHeader.Content(title: "A", message: "B")
    content.titleFont = MaterialFont(99)
    content.scalesFonts = true
    let scaled = header(content, Traits(sizeCategory: .accessibility5))
    #expect(scaled[.title]?.text?.fontSize == 22)
    #expect(scaled[.detail]?.text?.fontSize == 52)
  }

  @Test("A message has two lines at most unless told otherwise")
  func messageLines() {
    #expect(header(.init(message: "1\n2\n3"))[.detail]?.text?.lineCount == 2)
    #expect(header(.init(message: "1\n2\n3")) { $0.messageLines = 0 }[.detail]?.text?.lineCount == 3)
  }

  /// Source: `MDCActionSheetHeaderView.m`: `_messageLabel.lineBreakMode = NSLineBreakByWordWrapping`, and truncation in the middle for
  /// the title, which has all its lines.
  @Test("A message that is cut ends with a whole word and no ellipsis")
  func messageEnd() throws {
    let words = Array(repeating: "one two three", count: 20).joined(separator: " ")
    let text = try #require(header(.init(message: words))[.detail]?.text)
    #expect(text.isTruncated && text.lineCount == 2)
    let last = try #require(text.lines(in: .leftToRight).lines.last)
    #expect(last.ellipsis == nil)
    #expect(
      text.content.utf8[last.contentEnd - 1] != UInt8(ascii: " ")
        && text.content.utf8[last.contentEnd] == UInt8(ascii: " "))
  }

  @Test("A lone title is paler than one above a message")
  func colors() {
    func alpha(_ content: ActionSheetHeader.Content) -> Double? {
      ActionSheetHeader(content, typesetter: typesetter).appearance(traits: Traits()).colors[.title]?.alpha
    }
    #expect(alpha(.init(title: "A")) == 0.6)
    #expect(alpha(.init(title: "A", message: "B")) == 0.87)
  }
}
