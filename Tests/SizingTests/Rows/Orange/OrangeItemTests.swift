import TestSupport
import Testing
import TextAnalysis
import TextLayout
import Typography

@testable import Sizing

/// Source of the numbers: ods-ios 0.9.0 to 1.4.0 (Orange-OpenSource/ods-ios 0a54ea6: read), and pictures of its documentation
/// (`docs/components/images`, 047b249, iOS 17).
///
/// Comments say which lengths were measured in pictures.
@Suite("Orange's list items from 0.9 on")
struct OrangeItemTests {
  private typealias Content = OrangeItem.Content
  /// The least height and the divider.
  private let divided: Double = 44 + 1 / 3

  private func item(_ content: Content, _ release: OrangeItemRelease = .release14) -> OrangeItem {
    OrangeItem(content, release: release, profile: .ios18, typesetter: PlatformFaces.bundled)
  }

  private func layout(
    _ content: Content, _ release: OrangeItemRelease = .release14, width: Double = 430,
    _ traits: Traits = Traits(pixelGrid: PixelGrid(scale: 3))
  ) -> RowLayout {
    item(content, release).layout(width: width, traits: traits)
  }

  @Test("The documentation's standard item: image, texts, details, button and chevron (list_items_standard_square)")
  func standardPicture() throws {
    var content = Content(
      title: "Title", subtitle: "Subtitle", leading: .wideImage, trailing: .infoButton(text: "Details"))
    content.isNavigationLink = true
    let layout = layout(content, .release017)
    // The picture has 1.9545 pixels a point: the image of 88 × 44 points is 172 × 86 pixels. It ends 112 − 96 pixels, 8 points,
    // above the divider.
    let image = try #require(layout[.leadingImage]).frame
    #expect(image == LayoutRect(x: 16, y: 8, width: 88, height: 44))
    let separator = try #require(layout[.separator]).frame
    #expect(separator.y - image.maxY == 8)
    #expect(separator.x == 0 && separator.width == 430)
    #expect(abs(layout.size.height - 60 - 1.0 / 3) < 1e-9)
    // The title's ink begins 17 pixels after the image: 8.7, of which 0.5 is the letter's.
    #expect(layout[.title]?.frame.x == 112)
    // The circle is 34 pixels wide, 17.4 points. Before it are 16 pixels, 8.2 points; behind it 21, with the free part of the
    // chevron's box.
    let info = try #require(layout[.infoButton]).frame
    #expect(info.size == LayoutSize(width: 17, height: 17))
    #expect(abs(try #require(layout[.trailing]).frame.maxX - (info.x - 8)) < 1e-9)
    let chevron = try #require(layout[CellAccessory.SystemKind.disclosureIndicator.elementName]).frame
    #expect(chevron.maxX == 414)
    #expect(abs(chevron.x - info.maxX - 8) < 1e-9)
  }

  @Test(
    "The documentation's selected item: from line to line 52 pixels where an image has 38 (list_items_selection_circle)"
  )
  func selectionPicture() throws {
    let content = Content(
      title: "Summer Salad", subtitle: "20min", leading: .circularImage, trailing: .checkmark(isSelected: true))
    let layout = layout(content)
    #expect(abs(layout.size.height / 44 - 52.0 / 38) < 0.02)
    #expect(layout[.checkmark]?.frame.maxX == 414)
    #expect(item(content).appearance(traits: Traits()).elementCornerRadii == [.leadingImage: 22])
    var free = content
    free.trailing = .checkmark(isSelected: false)
    let unselected = self.layout(free)
    #expect(unselected[.checkmark] == nil && unselected[.title]?.frame.maxX == 414)
  }

  @Test("Images: 44 high, as wide as their shape; 80 before 0.15")
  func images() {
    let widths: [(OrangeItem.Leading, Double)] = [
      (.circularImage, 44), (.squareImage, 44), (.appIcon, 44), (.wideImage, 88),
    ]
    for (leading, width) in widths {
      #expect(
        layout(Content(title: "A", leading: leading))[.leadingImage]?.frame.size == LayoutSize(width: width, height: 44)
      )
    }
    let wide = layout(Content(title: "A", leading: .wideImage), .release014)[.leadingImage]?.frame
    #expect(wide == LayoutRect(x: 8, y: 8, width: 80, height: 44))
    let icon = layout(Content(title: "A", leading: .icon(LayoutSize(width: 24, height: 24))))
    #expect(icon[.leadingIcon]?.frame == LayoutRect(x: 16, y: 10, width: 24, height: 24))
    #expect(icon.size.height == divided)
  }

  @Test("Title and subtitle touch from 0.15 on, with 4 between them before; the spacer went with it")
  func texts() throws {
    for release in OrangeItemRelease.allCases {
      let layout = layout(Content(title: "A", subtitle: "B"), release)
      let (title, subtitle) = (try #require(layout[.title]).frame, try #require(layout[.subtitle]).frame)
      let isOld = !release.isSince(.release015)
      #expect(abs(subtitle.y - title.maxY - (isOld ? 4 : 0)) < 1e-9)
      #expect(title.maxX == (isOld ? 430 - 8 - 16 : 414))
      #expect(layout[.title]?.text?.fontSize == 17 && layout[.subtitle]?.text?.fontSize == 13)
    }
  }

  @Test("Titles have one line from 0.17 on, subtitles one, two or as many as they need")
  func lines() {
    let words = "one two three four five six seven eight nine ten eleven twelve thirteen fourteen"
    for release in OrangeItemRelease.allCases {
      let layout = layout(Content(title: words, subtitle: words), release, width: 240)
      #expect(layout[.title]?.text?.isTruncated == release.isSince(.release017))
      #expect((layout[.subtitle]?.text?.lineCount == 1) == release.isSince(.release017))
    }
    var content = Content(title: "A", subtitle: words)
    content.subtitleLines = 2
    #expect(layout(content, width: 240)[.subtitle]?.text?.lineCount == 2)
    content.subtitleLines = 0
    #expect(layout(content, width: 240)[.subtitle]?.text?.isTruncated == false)
  }

  @Test("A switch: with the item as its label from 0.17 on, with a blank as wide as the texts before")
  func toggles() throws {
    let content = Content(title: "A", trailing: .toggle(isOn: true))
    let new = layout(content)
    // SwiftUI keeps 49 points for a switch of 51, as in `OrangeTests`: 430 − 16 − 49, and 8 before it.
    #expect(new[.toggle]?.frame.x == 365)
    #expect(new[.toggle]?.frame.size == LayoutSize(width: 51, height: 31))
    #expect(new[.title]?.frame.maxX == 357)
    let old = layout(content, .release015)
    #expect(old[.title]?.frame.width == 195)
    #expect(old[.toggle]?.frame.x == 365)
    #expect(item(content).accessibility?.label == "A")
    #expect(item(content, .release015).accessibility == nil)
  }

  @Test("The info button keeps 44 from 1.2 on, with its symbol in the middle; the symbol grows as body does")
  func infoButton() throws {
    let content = Content(title: "A", trailing: .infoButton(text: nil))
    #expect(layout(content, .release11)[.infoButton]?.frame.x == 397)
    // 383.5 is the middle; SwiftUI puts views at whole pixels.
    #expect(layout(content)[.infoButton]?.frame == LayoutRect(x: 1151.0 / 3, y: 41.0 / 3, width: 17, height: 17))
    #expect(layout(content)[.infoButton]?.hitTarget == LayoutRect(x: 370, y: 0, width: 44, height: 44))
    let large = Traits(sizeCategory: .accessibility5, pixelGrid: PixelGrid(scale: 3))
    let side = try #require(layout(content, .release11, large)[.infoButton]).frame.width
    // `ScaledMetric` of body: leading 62 over 22 at AX5.
    #expect(abs(side - 17 * 62 / 22) < 0.5)
  }

  /// `ODSIconButton.swift` has `foregroundColor(theme.componentColors.accent)` in 0.9.0 to 0.13.1 and none from 0.14.0 on;
  /// `TrailingView.swift` has it from 0.15.0 on, `TrailingActions` of 0.14.0 has not.
  @Test("The info button has the accent in all releases but 0.14")
  func infoButtonColor() {
    for release in OrangeItemRelease.allCases {
      let colors = item(Content(trailing: .infoButton(text: nil)), release).appearance(traits: Traits()).colors
      #expect(colors[.infoButton] == (release == .release014 ? .black : .coreOrange), "\(release)")
    }
  }

  /// The body of `ODSListItem.swift` of 1.4.0 with a trailing text, in `odsListItemStyle`, as a row of SwiftUI's views.
  private func stack(_ title: String, _ subtitle: String, _ trailing: String, _ profile: SystemProfile) -> SwiftUIRow {
    func text(_ string: String, _ style: DynamicTypeStyle, lines: Int, weight: FontWeight = .regular) -> SwiftUIView {
      var content = SwiftUIView.TextContent(string)
      content.properties.style = style
      content.properties.weight = weight
      content.properties.numberOfLines = lines
      return SwiftUIView(.text(content))
    }
    var first = text(title, .body, lines: 1)
    first.frame = SwiftUIView.Frame()
    first.frame?.maximumWidth = .infinity
    first.frame?.horizontalAlignment = .leading
    var texts = SwiftUIView.vertical(spacing: 0, alignment: .leading, [first, text(subtitle, .footnote, lines: 2)])
    texts.padding = DirectionalInsets(top: 8, leading: 0, bottom: 8, trailing: 0)
    var item = SwiftUIView.horizontal(
      spacing: 8, [texts, text(trailing, .subheadline, lines: 0, weight: .semibold)])
    item.frame = SwiftUIView.Frame()
    item.frame?.minimumHeight = 44
    item.padding = DirectionalInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    var content = SwiftUIRow.Content()
    content.view = .vertical(spacing: 0, [item, SwiftUIView(.divider)])
    content.listRowInsets = .zero
    return SwiftUIRow(content, profile: profile, typesetter: PlatformFaces.bundled)
  }

  /// "A text view always uses exactly the amount of space it needs to display its rendered contents" (Apple, `Text`): where the
  /// trailing text wraps, the other texts get more than half of the width.
  @Test("The item is what its source's stack comes to: in lists of both eras", arguments: SystemProfile.allCases)
  func sameAsStack(profile: SystemProfile) throws {
    let trailings = ["Details", "настройки общие и сеть общие", "a rather long text to stand at the end"]
    for (trailing, category) in trailings.flatMap({ text in SizeCategory.allCases.map { (text, $0) } }) {
      let traits = Traits(sizeCategory: category, pixelGrid: PixelGrid(scale: 3))
      var content = Content(title: "настройки", subtitle: "уведомления и сеть", trailing: .text(trailing))
      (content.subtitleLines, content.isMarkdown) = (2, false)
      let item = OrangeItem(content, profile: profile, typesetter: PlatformFaces.bundled)
      let stack = stack("настройки", "уведомления и сеть", trailing, profile)
      for width in stride(from: 300.0, through: 440, by: 20) {
        let (ours, theirs) = (item.layout(width: width, traits: traits), stack.layout(width: width, traits: traits))
        #expect(abs(ours.size.height - theirs.size.height) < 1e-9, "\(trailing), \(category), \(width)")
        for (index, name) in [ElementName.title, .subtitle, .trailing, .separator].enumerated() {
          let (mine, other) = (try #require(ours[name]).frame, theirs.elements[index].frame)
          #expect(abs(mine.y - other.y) < 1e-9, "\(name), \(trailing), \(category), \(width)")
          // The title's frame has all the width that it may take.
          let isAsWide = name == .title || abs(mine.width - other.width) < 0.34
          #expect(isAsWide, "\(name), \(trailing), \(category), \(width)")
        }
      }
    }
  }

  @Test("The style's divider is a part of the row from 0.15 on; the list's own, before, is not")
  func dividers() {
    var content = Content(title: "A")
    #expect(layout(content).size.height == divided)
    #expect(layout(content, .release014).size.height == 44)
    #expect(layout(content, .release014)[.separator]?.frame.x == 8)
    content.showsSeparator = false
    #expect(layout(content).size.height == 44)
    #expect(layout(content)[.separator] == nil)
    content.isStyled = false
    #expect(layout(content)[.title]?.frame.x == 0)
    #expect(layout(content)[.title]?.frame.width == 430)
  }

  @Test("Titles are Markdown unless an app says else: strong is semibold, the emphasised weight of body")
  func markdown() throws {
    func title(_ text: String, isMarkdown: Bool) throws -> ElementText {
      var content = Content(title: text)
      content.isMarkdown = isMarkdown
      return try #require(layout(content)[.title]?.text)
    }
    let set = try title("**Wi**-Fi", isMarkdown: true)
    #expect(String(decoding: set.content.utf8, as: UTF8.self) == "Wi-Fi")
    let plain = try title("Wi-Fi", isMarkdown: true)
    let width = { (text: ElementText) in text.content.maximumContentWidth(size: 17) }
    #expect(width(set) > width(plain))
    let verbatim = try title("**Wi**-Fi", isMarkdown: false)
    #expect(String(decoding: verbatim.content.utf8, as: UTF8.self) == "**Wi**-Fi")
    #expect(item(Content(title: "_A_", subtitle: "`B`")).accessibility?.label == "A, B")
  }

  /// `ODSListItem+TrailingIcons.swift` of ods-ios 0.14.0 has `Text(displayText)` of a `String`.
  @Test("Before 0.15 a trailing text is a string, which is no Markdown")
  func trailingText() throws {
    for (release, shown) in [(OrangeItemRelease.release014, "**A**"), (.release015, "A")] {
      let row = item(Content(title: "T", trailing: .text("**A**")), release)
      let text = try #require(row.layout(width: 375, traits: Traits())[.trailing]?.text)
      #expect(String(decoding: text.content.utf8, as: UTF8.self) == shown)
    }
  }

  /// Upstream combines the texts from 1.0 on, hides images, and leaves every other part an element of its own.
  @Test("Each part that speaks for itself, in the order of reading")
  func parts() {
    func said(_ content: Content, _ release: OrangeItemRelease = .release14) -> [String] {
      item(content, release).accessibilityElements.map {
        "\($0.label)|\($0.readingOrder.map(\.rawValue).joined(separator: ","))|\($0.traits.map(\.rawValue).joined())"
          + ($0.value.map { "|\($0)" } ?? "")
      }
    }
    var content = Content(title: "A", subtitle: "B", leading: .circularImage, trailing: .infoButton(text: "C"))
    #expect(said(content) == ["A, B|title,subtitle|", "C|trailing|", "|infoButton|button"])
    #expect(said(content, .release014) == ["A|title|", "B|subtitle|", "C|trailing|", "|infoButton|button"])
    content.trailing = .toggle(isOn: true)
    // `ODSListItem.swift` of ods-ios 1.4.0: `Toggle(isOn: isOn) { content }`, as a row of SwiftUI has it.
    #expect(said(content) == ["A, B|title,subtitle|toggleButton|1"])
    #expect(said(Content(trailing: .toggle(isOn: false))) == ["||toggleButton|0"])
    #expect(said(content, .release016) == ["A|title|", "B|subtitle|", "|toggle|toggleButton|1"])
    // Only the texts are combined: `TrailingView` stands outside the `Group` that is.
    content.trailing = .checkmark(isSelected: true)
    #expect(said(content) == ["A, B|title,subtitle|", "|checkmark|image"])
    #expect(said(content, .release015).last == "|checkmark|image")
    content.trailing = .checkmark(isSelected: false)
    #expect(said(content) == ["A, B|title,subtitle|"])
    content.isNavigationLink = true
    #expect(said(content, .release014) == ["A, B|title,subtitle|button"])
  }

  @Test("What is said: a link says all texts, an item without more its two from 1.0 on")
  func accessibility() {
    var content = Content(title: "A", subtitle: "B", trailing: .text("C"))
    #expect(item(content).accessibility == nil)
    content.isNavigationLink = true
    #expect(item(content).accessibility?.label == "A, B, C")
    #expect(layout(content).hitTarget?.width == 430)
    #expect(item(Content(title: "A", subtitle: "B")).accessibility?.label == "A, B")
    #expect(item(Content(title: "A", subtitle: "B"), .release016).accessibility == nil)
  }

  @Test("At AX5 from right to left the parts stand in the other order, and a cut title has one line")
  func rightToLeft() throws {
    var content = Content(
      title: "Summer Salad", subtitle: "20min", leading: .squareImage, trailing: .infoButton(text: "Details"))
    content.isNavigationLink = true
    let traits = Traits(
      sizeCategory: .accessibility5, direction: .rightToLeft, pixelGrid: PixelGrid(scale: 3))
    let layout = layout(content, .release14, traits)
    #expect(layout[.leadingImage]?.frame.maxX == 414)
    #expect(layout[.title]?.frame.maxX == 362)
    #expect(layout[CellAccessory.SystemKind.disclosureIndicator.elementName]?.frame.x == 16)
    #expect(layout[.title]?.text?.lineCount == 1)
  }
}
