public import FontKit
internal import Foundation

/// The bundled faces, read from the checkout.
public enum TestFonts {
  /// The paths of all faces, relative to `Fonts/`.
  public static let files = [
    "Roboto/Roboto-Regular.ttf", "Roboto/Roboto-Medium.ttf", "Roboto/Roboto-Bold.ttf",
    "Inter/Inter-Regular.otf", "Inter/Inter-Medium.otf", "Inter/Inter-SemiBold.otf", "Inter/Inter-Bold.otf",
    "NotoSans/NotoSansArabic-Regular.ttf", "NotoSans/NotoSansArabic-Bold.ttf",
    "NotoSans/NotoSansHebrew-Regular.ttf", "NotoSans/NotoSansHebrew-Bold.ttf",
    "NotoSans/NotoSansDevanagari-Regular.ttf", "NotoSans/NotoSansDevanagari-Bold.ttf",
    "NotoSans/NotoSansThai-Regular.ttf", "NotoSans/NotoSansThai-Bold.ttf",
    "NotoSansCJK/NotoSansCJKjp-Regular.otf", "NotoColorEmoji/NotoColorEmoji.ttf",
  ]

  /// All faces under their own family names, with the bundled fallback order.
  public static let collection = loadCollection()

  /// Reads the same collection again, so that nothing about its fonts is cached.
  public static func loadCollection() -> FontCollection {
    var fonts = FontCollection()
    for file in files {
      let path = Repository.file("Fonts/" + file).path
      guard let font = try? FontFace(FontData(contentsOfFile: path, mapped: true)) else {
        preconditionFailure("\(path) is not a font")
      }
      fonts.add(font)
    }
    fonts.fallbackFamilies = [
      "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Devanagari", "Noto Sans Thai", "Noto Sans CJK JP",
      "Noto Color Emoji", "Roboto", "Inter",
    ]
    return fonts
  }
}

extension TestFonts {
  /// A font of `Tests/Fixtures/fonts/hostile`.
  public static func hostile(_ name: String) throws -> FontFace {
    try FontFace(contentsOfFile: Repository.file("Tests/Fixtures/fonts/hostile/\(name).ttf").path)
  }
}
