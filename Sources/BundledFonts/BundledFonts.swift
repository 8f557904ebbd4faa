/// The faces that ship with Galley: Roboto, Inter, and Noto for the scripts that those lack.
///
///     for face in BundledFonts.all {
///       print(face.family, face.weight, try face.path)
///     }
///
/// `Fonts/README.md` says where each comes from, how it was made, and what it measures.
public enum BundledFonts {
  /// Every face, grouped by family, from the lightest to the heaviest.
  public static let all: [BundledFace] =
    [
      BundledFace(roboto, weight: 400, fileName: "Roboto-Regular.ttf"),
      BundledFace(roboto, weight: 500, fileName: "Roboto-Medium.ttf"),
      BundledFace(roboto, weight: 700, fileName: "Roboto-Bold.ttf"),
      BundledFace(inter, weight: 400, fileName: "Inter-Regular.otf"),
      BundledFace(inter, weight: 500, fileName: "Inter-Medium.otf"),
      BundledFace(inter, weight: 600, fileName: "Inter-SemiBold.otf"),
      BundledFace(inter, weight: 700, fileName: "Inter-Bold.otf"),
    ]
    + notoSans("Arabic", "Arab") + notoSans("Hebrew", "Hebr") + notoSans("Devanagari", "Deva")
    + notoSans("Thai", "Thai") + [
      BundledFace(notoSansCJK, weight: 400, fileName: "NotoSansCJKjp-Regular.otf"),
      BundledFace(notoColorEmoji, weight: 400, fileName: "NotoColorEmoji.ttf"),
    ]

  /// The families to search, in this order, for characters that the requested families lack.
  ///
  /// The faces of a single script come first, since they have little but their own letters. The two Latin families come after CJK
  /// and emoji, because the symbols that Inter shares with CJK (arrows, stars, circled digits) have to be as wide as an
  /// ideograph among ideographs. So if a text's families have no Latin letters, it gets those of the CJK face, and accented
  /// ones from Roboto: also name a Latin family where that matters.
  public static let fallbackFamilies = [
    "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Devanagari", "Noto Sans Thai",
    notoSansCJK.name, notoColorEmoji.name, roboto.name, inter.name,
  ]

  // MARK: Families

  private static let roboto = BundledFamily(
    name: "Roboto", folder: "Roboto", scripts: ["Latn", "Grek", "Cyrl"], licence: .apache2)

  private static let inter = BundledFamily(
    name: "Inter", folder: "Inter", scripts: ["Latn", "Grek", "Cyrl"], licence: .openFont)

  /// One subset for Japanese, Chinese and Korean: its default forms are Japanese, and `locl` selects the others by language.
  private static let notoSansCJK = BundledFamily(
    name: "Noto Sans CJK JP", folder: "NotoSansCJK", scripts: ["Hani", "Hira", "Kana", "Hang", "Bopo"],
    licence: .openFont)

  private static let notoColorEmoji = BundledFamily(
    name: "Noto Color Emoji", folder: "NotoColorEmoji", scripts: ["Zsye"], licence: .openFont)

  private static func notoSans(_ script: String, _ tag: String) -> [BundledFace] {
    let family = BundledFamily(
      name: "Noto Sans \(script)", folder: "NotoSans", scripts: [tag], licence: .openFont)
    return [
      BundledFace(family, weight: 400, fileName: "NotoSans\(script)-Regular.ttf"),
      BundledFace(family, weight: 700, fileName: "NotoSans\(script)-Bold.ttf"),
    ]
  }
}
