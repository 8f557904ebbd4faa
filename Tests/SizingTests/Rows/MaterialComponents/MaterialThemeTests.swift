import TestSupport
import Testing
import TextLayout
import Typography

@testable import Sizing

/// Source: `applyThemeWithScheme:` of material-components-ios at ac77ff7, read in its source.
@Suite("Themes of Material Components' cells")
struct MaterialThemeTests {
  private let red = SRGBColor(hex: 0xB00020)

  @Test("The default theme has the fonts of 2018-04, a theme without fonts falls back to them")
  func defaults() {
    for scheme in [MaterialContainerScheme(), MaterialContainerScheme(typography: nil)] {
      var content = StereoCell.Content(fonts: .init(adjustsForSizeCategory: true))
      content.applyTheme(scheme)
      #expect(content.fonts.title.curve == nil)
      // Without a curve, fonts that follow the category take the legacy sizes.
      #expect(content.fonts.titleSize(for: .large) == 20)
      #expect(content.fonts.detailSize(for: .accessibility5) == 18)
    }
  }

  @Test("Each cell takes subtitle1 and body2")
  func fonts() {
    let scheme = MaterialContainerScheme(typography: MaterialTypographyScheme(defaults: .material201902))
    var sample = SampleCell.Content()
    sample.applyTheme(scheme)
    var item = ActionSheetItem.Content()
    item.applyTheme(scheme)
    var header = ActionSheetHeader.Content()
    header.applyTheme(scheme)
    #expect(
      [sample.titleFont, item.font, header.titleFont].allSatisfy { $0.curve == MaterialTextStyle.subtitle1.curve })
    #expect([sample.detailFont, header.messageFont].allSatisfy { $0.curve == MaterialTextStyle.body2.curve })
    #expect([sample.detailFont.pointSize, header.messageFont.pointSize] == [14, 14])
  }

  @Test("A themed stereo cell has its texts, images and ripple in the theme's colour; the detail loses its opacity")
  func colors() {
    var content = StereoCell.Content(title: "A", detail: "B")
    let typesetter = Typesetter(fonts: TestFonts.withSystem)
    content.applyTheme(MaterialContainerScheme(onSurface: red))
    let appearance = StereoCell(content, typesetter: typesetter).appearance(traits: Traits())
    #expect(appearance.colors[.title] == red.opacity(0.87))
    #expect(appearance.colors[.detail] == red.opacity(0.87))
    #expect(appearance.colors[.leadingImage] == red.opacity(0.87))
    #expect(appearance.ripple == red.opacity(0.16))
  }

  /// Source: `MDCActionSheetController+MaterialTheming.m`.
  @Test("A themed action sheet has texts, images and ripple in the theme's colour")
  func actionSheetColors() {
    let typesetter = Typesetter(fonts: TestFonts.withSystem)
    let scheme = MaterialContainerScheme(onSurface: red)
    var item = ActionSheetItem.Content(title: "A", hasImage: true)
    item.applyTheme(scheme)
    item.colors.image = .black
    let row = ActionSheetItem(item, typesetter: typesetter).appearance(traits: Traits())
    #expect(row.colors[.title] == red.opacity(0.87))
    #expect(row.colors[.image] == .black)
    #expect(row.ripple == red.opacity(0.16))
    for (message, opacity) in [("B", 0.87), (nil, 0.6)] {
      var header = ActionSheetHeader.Content(title: "A", message: message)
      header.applyTheme(scheme)
      let appearance = ActionSheetHeader(header, typesetter: typesetter).appearance(traits: Traits())
      #expect(appearance.colors[.title] == red.opacity(opacity))
      #expect(appearance.colors[.detail] == red.opacity(0.6))
    }
  }

  @Test("Colours of an app's own take the place of the cell's and of its theme's")
  func ownColors() {
    let blue = SRGBColor(hex: 0x0000FF)
    var colors = MaterialCellColors()
    (colors.title, colors.ripple) = (red, blue)
    let typesetter = Typesetter(fonts: TestFonts.withSystem)
    for scheme in [nil, MaterialContainerScheme(onSurface: blue)] {
      var content = StereoCell.Content(title: "A", detail: "B")
      if let scheme { content.applyTheme(scheme) }
      let before = StereoCell(content, typesetter: typesetter).appearance(traits: Traits())
      content.colors = colors
      let appearance = StereoCell(content, typesetter: typesetter).appearance(traits: Traits())
      // Upstream these two are properties of views, `titleLabel.textColor` and `inkColor`; the detail's colour does not change.
      #expect(appearance.colors[.title] == red && appearance.ripple == blue)
      #expect(appearance.colors[.detail] == before.colors[.detail])
    }
  }

  @Test("A text cell's labels may have fonts of their own; its height is the layout's")
  func textCellFonts() {
    var content = CollectionTextCell.Content(title: "A", detail: "B")
    content.titleFont = MaterialFont(30, weight: .bold)
    content.detailFont.typeface = .family("Roboto")
    let typesetter = Typesetter(fonts: TestFonts.withSystem)
    let layout = CollectionTextCell(content, typesetter: typesetter).layout(width: 320, traits: Traits())
    #expect(layout[.title]?.text?.fontSize == 30)
    #expect(layout[.detail]?.text?.fontSize == 14)
    #expect(layout.size.height == 72)
  }
}
