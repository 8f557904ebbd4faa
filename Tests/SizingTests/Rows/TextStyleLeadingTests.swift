import TestSupport
import Testing
import TextLayout
import Typography

@testable import Sizing

/// What text styles put between lines and below other texts, as SwiftUI drew it.
///
/// Source: pictures of iOS 26 in home-assistant/iOS, `OnboardingScanningInstanceRow` at 2340cdf97 and
/// `ServerSwitchingHowItWorksView` at d722d7811, and of iOS 18 and 26 of its `LocationHistoryListView`.
@Suite("Leading of text styles")
struct TextStyleLeadingTests {
  private let third = PixelGrid(scale: 3)

  @Test(
    "Between two texts stands what the lower style puts between its lines, up to the pixel",
    arguments: [
      (DynamicTypeStyle.caption1, SizeCategory.accessibility3, 1.0), (.caption2, .accessibility3, 2.0 / 3),
      (.caption1, .medium, 0), (.caption2, .medium, 0), (.body, .medium, 2),
    ])
  func spacing(style: DynamicTypeStyle, category: SizeCategory, spacing: Double) {
    #expect(abs(style.spacingBelowText(Traits(sizeCategory: category, pixelGrid: third)) - spacing) < 1e-9)
  }

  /// Height of so many lines at three pixels per point.
  private func height(_ lines: Int, _ style: DynamicTypeStyle, _ category: SizeCategory) throws -> Double {
    let properties = ListContentConfiguration.TextProperties(style, color: .black)
    let text = Array(repeating: "A", count: lines).joined(separator: "\n")
    let label = try #require(
      properties.label(
        text, family: "system", locale: "en", typesetter: Typesetter(fonts: TestFonts.withSystem)))
    return properties.measure(label, width: 300, traits: Traits(sizeCategory: category, pixelGrid: third)).height
  }

  @Test(
    "Lines stand the style's leading apart, and overlap where that is less than a line",
    arguments: [
      (3, DynamicTypeStyle.headline, SizeCategory.accessibility3, 432), (3, .caption1, .accessibility3, 349),
      (2, .headline, .medium, 121), (3, .caption1, .medium, 118),
    ])
  func lines(count: Int, style: DynamicTypeStyle, category: SizeCategory, pixels: Int) throws {
    #expect(abs(try height(count, style, category) * 3 - Double(pixels)) < 1e-9)
  }
}
