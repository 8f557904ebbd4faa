import Testing
import Typography

@testable import Sizing

@Suite("The sizes of a stereo cell's texts")
struct StereoCellFontsTests {
  private let scheme201804 = MaterialTypographyScheme(defaults: .material201804)
  private let scheme201902 = MaterialTypographyScheme(defaults: .material201902)

  @Test("Unless told to follow the category, fonts stay as they are", arguments: SizeCategory.allCases)
  func fixed(category: SizeCategory) {
    #expect(StereoCell.Fonts().titleSize(for: category) == 20)
    #expect(StereoCell.Fonts().detailSize(for: category) == 12)
    for scheme in [scheme201804, scheme201902] {
      #expect(StereoCell.Fonts(scheme: scheme).titleSize(for: category) == 16)
      #expect(StereoCell.Fonts(scheme: scheme).detailSize(for: category) == 14)
    }
  }

  /// Legacy sizes of title and caption by category; neither grows beyond XXXL.
  static let legacy: [(SizeCategory?, Double, Double)] = [
    (.xSmall, 17, 11), (.small, 18, 11), (.medium, 19, 11), (.large, 20, 12), (.xLarge, 22, 14), (.xxLarge, 24, 16),
    (.xxxLarge, 26, 18), (.accessibility1, 26, 18), (.accessibility2, 26, 18), (.accessibility3, 26, 18),
    (.accessibility4, 26, 18), (.accessibility5, 26, 18), (nil, 26, 18),
  ]

  @Test("Fonts without a curve take the legacy sizes of title and caption, whatever their own", arguments: legacy)
  func legacySizes(category: SizeCategory?, title: Double, detail: Double) {
    var large = StereoCell.Fonts(adjustsForSizeCategory: true)
    large.title.pointSize = 99
    for fonts in [
      StereoCell.Fonts(adjustsForSizeCategory: true), large,
      StereoCell.Fonts(scheme: scheme201804, adjustsForSizeCategory: true),
    ] {
      #expect(fonts.titleSize(for: category) == title)
      #expect(fonts.detailSize(for: category) == detail)
    }
  }

  /// The curves of subtitle1 and body2; an unspecified category leaves the sizes of the scheme.
  static let curves: [(SizeCategory?, Double, Double)] = [
    (.xSmall, 13, 11), (.small, 14, 12), (.medium, 15, 13), (.large, 16, 14), (.xLarge, 18, 16), (.xxLarge, 20, 18),
    (.xxxLarge, 22, 20), (.accessibility1, 25, 22), (.accessibility2, 30, 25), (.accessibility3, 37, 30),
    (.accessibility4, 44, 36), (.accessibility5, 52, 42), (nil, 16, 14),
  ]

  @Test("Fonts with a curve follow it", arguments: curves)
  func curveSizes(category: SizeCategory?, title: Double, detail: Double) {
    let fonts = StereoCell.Fonts(scheme: scheme201902, adjustsForSizeCategory: true)
    #expect(fonts.titleSize(for: category) == title)
    #expect(fonts.detailSize(for: category) == detail)
  }

  @Test("Each label goes its own way")
  func independent() {
    var fonts = StereoCell.Fonts(scheme: scheme201902, adjustsForSizeCategory: true)
    fonts.detail.curve = nil
    #expect(fonts.titleSize(for: .accessibility5) == 52)
    #expect(fonts.detailSize(for: .accessibility5) == 18)
  }

  @Test("A curve with a gap leaves the font its own size there")
  func gap() {
    var fonts = StereoCell.Fonts(adjustsForSizeCategory: true)
    fonts.title.curve = ScalingCurve([.large: 30, .xLarge: 0])
    #expect(fonts.titleSize(for: .large) == 30)
    #expect(fonts.titleSize(for: .xLarge) == 20)
    #expect(fonts.titleSize(for: .small) == 20)
  }

  @Test("A theme that scales when it is applied scales what has a curve, with the flag cleared")
  func scaledByTheme() {
    var scheme = scheme201902
    scheme.scalesWhenApplied = true
    #expect(StereoCell.Fonts(scheme: scheme).titleSize(for: .accessibility5) == 52)
    var plain = scheme201804
    plain.scalesWhenApplied = true
    #expect(StereoCell.Fonts(scheme: plain).titleSize(for: .accessibility5) == 16)
  }

  /// Source: `applyThemeWithTypographyScheme:` of `MDCSelfSizingStereoCell+MaterialTheming.m` (ac77ff7) scales the scheme's fonts;
  /// a font that is assigned later is left as it is.
  @Test("A font in the place of the theme's is not scaled with it")
  func ownFontUnderTheme() {
    var scheme = scheme201902
    scheme.scalesWhenApplied = true
    var fonts = StereoCell.Fonts(scheme: scheme)
    fonts.title.pointSize = 22
    #expect(fonts.titleSize(for: .accessibility5) == 22)
    #expect(fonts.detailSize(for: .accessibility5) > 14)
    fonts.title.pointSize = 16
    fonts.title.weight = .bold
    #expect(fonts.titleSize(for: .accessibility5) == 52)
  }
}
