import Testing
import Typography

@Suite struct ApplePlatformsTests {
  @Test func everyCellEqualsTheSecondTranscription() throws {
    let rows = try FixtureTable("apple-platforms").rows
    #expect(rows.count == 110)
    for row in rows {
      let system = try #require(TypeSystem.named(row[0]))
      let style = try #require(system.style(named: row[1]), "\(row)")
      let entry = row[2] == "-" ? style.base : try #require(style.categories[try category(row[2])])
      #expect(entry.pointSize == (try number(row[3])), "\(row)")
      #expect(entry.lineHeight == (try number(row[4])), "\(row)")
      #expect(entry.weight == (try weight(row[5])), "\(row)")
      #expect(style.emphasizedWeight == (try weight(row[6])), "\(row)")
    }
    #expect(TypeSystem.macOS.styles.count == 11)
    #expect(TypeSystem.tvOS.styles.count == 9)
    #expect(TypeSystem.watchOS.styles.count == 10)
    #expect(TypeSystem.watchOS.tabulatedCategories.count == 9)
  }

  @Test func watchesTakeTheNearestCategoryTheyHave() throws {
    let watch = TypeSystem.watchOS
    func size(_ category: SizeCategory?) throws -> Double {
      try watch.resolve("body", for: TextSizeSetting(category: category)).pointSize
    }
    #expect(try size(.medium) == size(.small))
    #expect(try size(.accessibility5) == size(.accessibility3))
    #expect(try size(nil) == 16)
  }

  @Test func trackingIsThatOfThePlatformsFace() throws {
    let setting = TextSizeSetting.default
    #expect(try TypeSystem.macOS.resolve("body", for: setting).tracking == -0.08)
    #expect(try TypeSystem.watchOS.resolve("body", for: setting).tracking == 0)
    #expect(try TypeSystem.watchOS.resolve("largeTitle", for: setting).tracking == -0.69)
    #expect(try TypeSystem.tvOS.resolve("body", for: setting).tracking == 0.40)
  }
}
