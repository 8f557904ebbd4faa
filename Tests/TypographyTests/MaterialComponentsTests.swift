import Testing
import Typography

@Suite struct MaterialComponentsTests {
  @Test func everyCurveCellEqualsTheSecondTranscription() throws {
    let rows = try FixtureTable("material-curves").rows
    #expect(rows.count == 13 * 12)
    for row in rows {
      let style = try #require(MaterialTextStyle(row[0]))
      let category = try category(row[1])
      let size = try number(row[2])
      #expect(style.pointSize(for: category) == size, "\(row)")
      #expect(style.curve[category] == size, "\(row)")
    }
  }

  @Test func everyLegacyCellEqualsTheSecondTranscription() throws {
    let rows = try FixtureTable("material-legacy").rows
    #expect(rows.count == 11 * 12)
    for row in rows {
      let style = try #require(LegacyMaterialStyle(row[0]))
      let category = try category(row[2])
      #expect(style.weight == (try weight(named: row[1])), "\(row)")
      #expect(style.preferredPointSize(applicationCategory: category) == (try number(row[3])), "\(row)")
      #expect(style.tabulatedCategories.contains(category) == (row[4] == "own"), "\(row)")
    }
  }

  @Test func everySchemeCellEqualsTheSecondTranscription() throws {
    let plain = MaterialTypographyScheme(defaults: .material201804)
    let scaling = MaterialTypographyScheme(defaults: .material201902)
    let rows = try FixtureTable("material-schemes").rows
    #expect(rows.count == 13)
    for row in rows {
      let style = try #require(MaterialTextStyle(row[0]))
      let weight = try weight(named: row[2])
      #expect(plain[style] == MaterialFont(try number(row[1]), weight: weight), "\(row)")
      #expect(scaling[style] == MaterialFont(try number(row[3]), weight: weight, curve: style.curve), "\(row)")
    }
  }

  @Test func legacyUnspecifiedIsTheLargestRegularSize() {
    for style in LegacyMaterialStyle.allCases {
      #expect(
        style.preferredPointSize(applicationCategory: nil) == style.preferredPointSize(applicationCategory: .xxxLarge))
    }
    #expect(LegacyMaterialStyle.caption.preferredPointSize(applicationCategory: .accessibility5) == 18)
    #expect(LegacyMaterialStyle.body1.preferredPointSize(applicationCategory: .accessibility5) == 52)
    #expect(
      LegacyMaterialStyle.allCases.filter(\.isCurrent).map(\.description) == [
        "body1", "body2", "caption", "headline", "subheadline", "title", "display1", "button",
      ])
  }

  @Test func legacyFonts() {
    #expect(MaterialFont.standard(for: .title) == MaterialFont(20, weight: .medium))
    #expect(
      MaterialFont.preferred(for: .title, applicationCategory: .accessibility3) == MaterialFont(26, weight: .medium))
    let own = MaterialFont(99, weight: .black, typeface: .family("Inter"), curve: MaterialTextStyle.body1.curve)
    // Only the size is taken; face and weight stay, the curve does not.
    #expect(
      own.sized(for: .title, scaledForDynamicType: true, applicationCategory: .xLarge)
        == MaterialFont(22, weight: .black, typeface: .family("Inter")))
    #expect(
      own.sized(for: .caption, scaledForDynamicType: false, applicationCategory: .accessibility5)
        == MaterialFont(12, weight: .black, typeface: .family("Inter")))
    #expect(own.sized(for: .caption, scaledForDynamicType: true, applicationCategory: nil).pointSize == 18)
  }

  @Test func curvesAreAbsoluteAndTravelWithTheFont() {
    let font = MaterialFont(22, weight: .light, curve: MaterialTextStyle.body1.curve)
    #expect(font.scaled(for: .default) == MaterialFont(16, weight: .light, curve: font.curve))
    let large = font.scaled(for: .accessibility5)
    #expect(large.pointSize == 42)
    #expect(large.scaled(for: .xSmall).pointSize == 13)
    // Nobody said which category: the font stays as it is.
    #expect(font.scaled(for: nil) == font)
    #expect(MaterialFont(22).scaled(for: .accessibility5) == MaterialFont(22))
  }

  @Test func customCurvesWithGapsAndBadValuesLeaveTheFontAlone() {
    let curve = ScalingCurve([
      .small: 12, .medium: 0, .large: -3, .xLarge: .nan, .xxLarge: .infinity, .xxxLarge: 20.5,
    ])
    let font = MaterialFont(15, curve: curve)
    #expect(curve.gaps.count == 10)
    for category in SizeCategory.allCases {
      let expected: Double =
        switch category {
        case .small: 12
        case .xxxLarge: 20.5
        default: 15
        }
      #expect(font.scaled(for: category).pointSize == expected, "\(category)")
      #expect(font.scaled(for: category).curve == curve)
    }
    #expect(ScalingCurve([:]) == ScalingCurve([.large: -1]))
  }

  @Test func otherValuesGrowWithTheCurve() {
    let curve = MaterialTextStyle.body1.curve
    let (smallest, larger): (Double, Double) = (10 * (13 / 16), 10 * (26 / 16))
    #expect(curve.scaledValue(10, for: .accessibility1) == larger)
    #expect(curve.scaledValue(10, for: .large) == 10)
    #expect(curve.scaledValue(10, for: nil) == 10)
    #expect(ScalingCurve([.xLarge: 20]).scaledValue(10, for: .xLarge) == 10)
    #expect(curve.scaledValue(10, for: .xSmall) == smallest)
  }

  @Test func schemesAreValues() {
    #expect(MaterialTypographyScheme() == MaterialTypographyScheme(defaults: .material201902))
    var scheme = MaterialTypographyScheme()
    #expect(!scheme.scalesWhenApplied)
    scheme.scalesWhenApplied = true
    #expect(scheme[.body1].scaled(for: .accessibility5).pointSize == 42)
    // An assigned font brings its own curve, or none.
    var copy = scheme
    copy[.body1] = MaterialFont(18)
    #expect(copy.scalesWhenApplied)
    #expect(copy[.body1].scaled(for: .accessibility5) == MaterialFont(18))
    #expect(scheme[.body1].curve != nil)
    let plain = MaterialTypographyScheme(defaults: .material201804)
    #expect(plain[.subtitle1].scaled(for: .accessibility5).pointSize == 16)
  }
}
