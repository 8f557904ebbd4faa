public import FontKit

extension TestFonts {
  /// The collection with one more family, `system`: Inter with San Francisco's vertical metrics.
  public static let withSystem: FontCollection = {
    var fonts = collection
    for face in collection.faces where face.family == "Inter" {
      fonts.add(face.font.withMetrics(.sanFrancisco), family: "system")
    }
    return fonts
  }()
}
