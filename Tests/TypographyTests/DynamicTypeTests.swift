import Testing
import Typography

@Suite struct DynamicTypeTests {
  @Test func everyCellEqualsTheSecondTranscription() throws {
    let rows = try FixtureTable("dynamic-type").rows
    #expect(rows.count == 132)
    for row in rows {
      let style = try #require(DynamicTypeStyle(row[0]))
      let category = try category(row[1])
      #expect(style.pointSize(for: category) == (try number(row[2])), "\(row)")
      #expect(style.leading(for: category, .published) == (try number(row[3])), "\(row)")
      #expect(style.leading(for: category, .runtime) == (try number(row[4])), "\(row)")
    }
    let exceptions = rows.filter { $0[3] != $0[4] }
    #expect(exceptions.count == 8)
  }

  @Test func everySizeEqualsTheThirdReading() throws {
    let rows = try FixtureTable("dynamic-type-sizes").rows
    #expect(rows.count == 132)
    for row in rows {
      let style = try #require(DynamicTypeStyle(row[0]))
      #expect(style.pointSize(for: try category(row[1])) == (try number(row[2])), "\(row)")
    }
  }

  @Test func weightsAndEmphasis() {
    // The styles with published sizes for every category.
    let tabulated = DynamicTypeStyle.allCases.prefix(11)
    #expect(tabulated.filter { $0.weight != .regular } == [.headline])
    #expect(DynamicTypeStyle.headline.weight == .semibold)
    #expect(tabulated.filter { $0.emphasizedWeight == .bold } == [.largeTitle, .title1, .title2])
    #expect(tabulated.filter { $0.emphasizedWeight == .semibold }.count == 8)
  }

  @Test func unspecifiedIsTheDefault() {
    for style in DynamicTypeStyle.allCases {
      #expect(style.pointSize(for: nil) == style.pointSize(for: .large))
      #expect(style.leading(for: nil) == style.leading(for: .large))
      #expect(style.resolved(for: nil) == style.resolved(for: .large))
    }
  }

  @Test func namesReadBack() {
    for style in DynamicTypeStyle.allCases {
      #expect(DynamicTypeStyle(style.description) == style)
      if let name = style.uiKitName { #expect(DynamicTypeStyle(name) == style) }
    }
    #expect(DynamicTypeStyle("title") == .title1)
    #expect(DynamicTypeStyle("caption") == .caption1)
    #expect(DynamicTypeStyle("UICTFontTextStyleTitle0") == .largeTitle)
    #expect(DynamicTypeStyle("UICTFontTextStyleSubhead") == .subheadline)
    #expect(DynamicTypeStyle("Body") == nil)
  }

  /// The extra large titles have no table: they must still behave like a style.
  @Test(arguments: [(DynamicTypeStyle.extraLargeTitle, 36.0, 43.0), (.extraLargeTitle2, 28, 34)])
  func extraLargeTitlesGrowWithTheTitles(_ style: DynamicTypeStyle, size: Double, leading: Double) {
    #expect(style.pointSize() == size)
    #expect(style.leading() == leading)
    #expect(style.weight == .bold)
    for category in SizeCategory.allCases {
      #expect(style.leading(for: category) > style.pointSize(for: category))
      #expect(style.pointSize(for: category).truncatingRemainder(dividingBy: 1) == 0)
    }
    #expect(style.pointSize(for: .accessibility5) > size * 1.6)
    #expect(style.pointSize(for: .xSmall) < size)
    #expect(DynamicTypeStyle.extraLargeTitle.pointSize(for: .accessibility5) == 64)
    #expect(DynamicTypeStyle.extraLargeTitle2.pointSize(for: .accessibility5) == 58)
  }

  @Test func resolvedStylesCarryAllParts() {
    let body = DynamicTypeStyle.body.resolved()
    #expect(body == ResolvedTextStyle(pointSize: 17, lineHeight: 22, tracking: -0.43, weight: .regular))
    let bold = DynamicTypeStyle.title1.resolved(for: .xLarge, leading: .published, emphasized: true)
    #expect(bold == ResolvedTextStyle(pointSize: 30, lineHeight: 37, tracking: 0.40, weight: .bold))
  }
}
