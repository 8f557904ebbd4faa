import Testing
import Typography

@testable import Sizing

/// What users of Material Components for iOS saw, by the order of their calls (issue 5346, and the example's own).
@Suite("The fonts of a stereo cell in upstream's order of calls")
struct StereoCellOrderTests {
  private func sizes(_ events: [UpstreamFontEvent], _ category: SizeCategory? = .large) -> [Double] {
    let fonts = StereoCell.Fonts(inUpstreamOrder: events, category: category)
    return [fonts.titleSize(for: category), fonts.detailSize(for: category)]
  }

  private let scheme201804 = MaterialTypographyScheme(defaults: .material201804)
  private let scheme201902 = MaterialTypographyScheme(defaults: .material201902)

  @Test("A font assigned after the flag stays unscaled until the category changes")
  func flagFirst() {
    let font = scheme201902[.subtitle1]
    #expect(sizes([.setsAdjusts(true), .assignsTitleFont(font)], .accessibility5)[0] == 16)
    #expect(
      sizes([.setsAdjusts(true), .assignsTitleFont(font), .changesCategory(.accessibility5)], .large)[0] == 52)
    #expect(sizes([.assignsTitleFont(font), .setsAdjusts(true)], .accessibility5)[0] == 52)
  }

  @Test("Upstream's example shows 16 and 14 until the category changes, then 20 and 12")
  func example() {
    let events: [UpstreamFontEvent] = [.setsAdjusts(true), .appliesTheme(scheme201804)]
    #expect(sizes(events) == [16, 14])
    #expect(sizes(events + [.changesCategory(.large)]) == [20, 12])
  }

  @Test("Clearing the flag does not bring the sizes back; setting it again to what it is does nothing")
  func clearing() {
    #expect(sizes([.setsAdjusts(true), .setsAdjusts(false)], .xxxLarge) == [26, 18])
    let font = MaterialFont(99)
    #expect(sizes([.setsAdjusts(true), .assignsTitleFont(font), .setsAdjusts(true)])[0] == 99)
    #expect(
      sizes([.setsAdjusts(true), .changesCategory(.xSmall), .setsAdjusts(false), .changesCategory(.large)])[0] == 17)
  }

  @Test("Reuse brings flag and fonts back")
  func reuse() {
    #expect(sizes([.appliesTheme(scheme201902), .setsAdjusts(true), .isReused], .accessibility5) == [20, 12])
  }

  @Test("A theme that scales when it is applied does so by the category of that moment")
  func scalingTheme() {
    var scheme = scheme201902
    scheme.scalesWhenApplied = true
    #expect(sizes([.changesCategory(.accessibility5), .appliesTheme(scheme)], .large) == [52, 42])
    #expect(sizes([.appliesTheme(scheme), .changesCategory(.accessibility5)], .large) == [16, 14])
  }
}
