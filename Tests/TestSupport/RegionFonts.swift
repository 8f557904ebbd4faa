public import FontKit
internal import Foundation

/// Faces of a few characters of Noto Sans CJK for each region, which move the pen differently far: `Tests/Fixtures/fonts/regions`.
public enum RegionFonts {
  /// The face for a region: `JP`, `KR`, `SC`, `TC` or `HK`.
  public static func face(_ region: String) throws -> FontFace {
    try FontFace(contentsOfFile: Repository.file("Tests/Fixtures/fonts/regions/NotoSansCJK-\(region).otf").path)
  }

  /// How far an ideograph moves the pen in each, in thousandths of an em.
  public static let advances = ["JP": 1000, "KR": 920, "SC": 940, "TC": 960, "HK": 980]

  /// Roboto, and these faces, which stand in in this order.
  public static func collection(_ regions: [String]) throws -> FontCollection {
    var fonts = FontCollection()
    if let roboto = TestFonts.collection.face(family: "Roboto") { fonts.add(roboto.font, family: "Roboto") }
    for region in regions { fonts.add(try face(region), family: region) }
    fonts.fallbackFamilies = regions
    return fonts
  }
}
