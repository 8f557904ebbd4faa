import Sizing
import TestSupport
import Testing
import TextLayout
import Typography

/// Source: `applyThemeWithScheme:` of material-components-ios at ac77ff7, read in its source.
@Suite("Themes of Material Components' cells")
struct MaterialThemeTests {
  private let red = Color(hex: 0xB00020)

  @Test("The default theme has the fonts of 2018-04, a theme without fonts falls back to them")
  func defaults() {
    for scheme in [MaterialContainerScheme(), MaterialContainerScheme(typography: nil)] {
      var content = StereoCell.Content(fonts: .init(adjustsForSizeCategory: true))
      content.applyTheme(scheme)
      #expect(content.fonts.title.curve == nil)
      // Without a curve the flag takes the legacy sizes.
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
      [sample.fonts.title, item.font, header.titleFont].allSatisfy { $0.curve == MaterialTextStyle.subtitle1.curve })
    #expect([sample.fonts.detail, header.messageFont].allSatisfy { $0.curve == MaterialTextStyle.body2.curve })
    #expect([sample.fonts.detail.pointSize, header.messageFont.pointSize] == [14, 14])
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
}
