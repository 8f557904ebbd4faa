internal import Drawing
internal import FontKit
public import JSONText
internal import TextAnalysis

extension Provenance {
  /// The versions that are running.
  public static var current: Provenance {
    Provenance(
      harfBuzz: HarfBuzzLibrary.version, freeType: FreeTypeFace.libraryVersion, icu: ICULibrary.version,
      unicode: ICULibrary.unicodeVersion, cairo: CairoLibrary.version)
  }
}
