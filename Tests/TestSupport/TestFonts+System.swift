public import FontKit

extension TestFonts {
  /// The collection with the family `system` beside the others: Inter with San Francisco's vertical metrics.
  public static let withSystem: FontCollection = {
    var fonts = collection
    for face in collection.faces where face.family == "Inter" {
      fonts.add(face.font.withMetrics(.sanFrancisco), family: "system")
    }
    return fonts
  }()
}
