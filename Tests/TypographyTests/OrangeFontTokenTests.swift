import Testing
import Typography

@Suite struct OrangeFontTokenTests {
  @Test func everyTokenEqualsTheSecondTranscription() throws {
    let rows = try FixtureTable("orange").rows
    #expect(rows.count == 13)
    #expect(rows.map { $0[0] } == OrangeFontToken.allCases.map { $0.name(in: .original) })
    for row in rows {
      let token = try #require(OrangeFontToken(row[0]))
      #expect(token == OrangeFontToken(row[1]), "\(row)")
      #expect(token.name(in: .from016) == row[1])
      #expect(token.style == DynamicTypeStyle(row[2]), "\(row)")
      #expect(token.isBold == (row[3] == "bold"), "\(row)")
    }
  }

  @Test func boldIsTheEmphasisedVariant() {
    #expect(OrangeFontToken.largeTitle.weight == .bold)
    #expect(OrangeFontToken.subhead.weight == .semibold)
    #expect(OrangeFontToken.bodyRegular.weight == .regular)
    #expect(OrangeFontToken.headline.weight == .semibold)
  }

  @Test(arguments: [
    ("0.4.0", OrangeFontToken.Naming.original), ("0.8", .original), ("0.15.0", .original), ("0.16", .from016),
    ("0.17.0", .from016), ("1.0.0", .from016), ("1.4.0", .from016),
  ])
  func releases(_ release: String, _ naming: OrangeFontToken.Naming) {
    #expect(OrangeFontToken.Naming(release: release) == naming)
  }

  @Test(arguments: ["", "8", "0.", "0.8.x", "v1.0", "1.2.3.4"])
  func whatIsNoRelease(_ release: String) {
    #expect(OrangeFontToken.Naming(release: release) == nil)
  }
}
