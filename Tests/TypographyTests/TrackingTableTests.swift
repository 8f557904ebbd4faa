import Testing
import Typography

@Suite struct TrackingTableTests {
  @Test func everyEntryEqualsTheSecondTranscription() throws {
    let tables: [String: TrackingTable] = [
      "pro": .pro, "proDesktop": .proDesktop, "proRounded": .proRounded, "newYork": .newYork, "compact": .compact,
      "compactRounded": .compactRounded,
    ]
    let rows = try FixtureTable("tracking").rows
    #expect(rows.count == 377)
    for row in rows {
      let table = try #require(tables[row[0]])
      let size = try number(row[1])
      #expect(table.thousandthsOfEm(at: size) == (try number(row[2])), "\(row)")
      #expect(table.points(at: size) == (try number(row[3])), "\(row)")
    }
  }

  @Test func betweenEntriesItIsLinear() {
    #expect(TrackingTable.pro.thousandthsOfEm(at: 16.5) == -23)
    #expect(abs(TrackingTable.pro.points(at: 55) - 0.31) < 1e-12)
    #expect(abs(TrackingTable.newYork.points(at: 37) - -0.505) < 1e-12)
  }

  @Test func beyondTheEndsTheProportionStays() {
    #expect(TrackingTable.pro.thousandthsOfEm(at: 3) == 41)
    #expect(TrackingTable.pro.points(at: 3) == 0.12)
    #expect(TrackingTable.pro.points(at: 500) == 0)
    #expect(TrackingTable.pro.points(at: .nan).isNaN)
    #expect(TrackingTable.newYork.thousandthsOfEm(at: 520) == -18)
    #expect(TrackingTable.newYork.points(at: 520) == -9.14)
  }

  /// The points are the thousandths of the size, up to the rounding of both columns: the thousandths to two at worst.
  @Test(arguments: TrackingTable.allCases)
  func theTwoColumnsAgree(_ table: TrackingTable) {
    for size in 6...96 {
      let fromEm = table.thousandthsOfEm(at: Double(size)) * Double(size) / 1000
      #expect(abs(fromEm - table.points(at: Double(size))) < 0.012 + 0.0012 * Double(size), "\(table) at \(size)")
    }
  }
}
