import Testing
import Typography

@Suite struct DynamicTypeMetricsTests {
  /// For every style and category what 64 points become, which no other leading in whole points gives, and for every
  /// size that comes to lie half way between two pixels.
  @Test func scaledValuesEqualTheProbes() throws {
    let rows = try FixtureTable("scaled-values").rows
    #expect(rows.count == 304)
    for row in rows {
      let metrics = DynamicTypeMetrics(for: try #require(DynamicTypeStyle(row[1])))
      let value = metrics.scaledValue(try number(row[0]), for: try category(row[2]), displayScale: 3)
      // The probes are printed with three decimals; a third of a point cannot be written with fewer.
      #expect(abs(value - (try number(row[3]))) < 0.0005, "\(row) gave \(value)")
      #expect(abs(value * 3 - (value * 3).rounded()) < 1e-9)
    }
  }

  /// All probes but one are equal.
  ///
  /// That one lies exactly half way between two whole points.
  @Test func scaledFontsEqualTheProbesButForOneTie() throws {
    let rows = try FixtureTable("scaled-fonts").rows
    #expect(rows.count == 146)
    var differences: [[String]] = []
    for row in rows {
      let metrics = DynamicTypeMetrics(for: try #require(DynamicTypeStyle(row[1])))
      let size = metrics.scaledPointSize(try number(row[0]), for: try category(row[2]))
      if size != (try number(row[3])) { differences.append(row) }
    }
    #expect(differences == [["11", "headline", "AX4", "25"]])
    let tie = 11 * DynamicTypeMetrics(for: .headline).ratio(for: .accessibility4)
    #expect(tie == 25.5)
  }

  @Test(arguments: DynamicTypeStyle.allCases)
  func theDefaultCategoryIsTheIdentity(_ style: DynamicTypeStyle) {
    let metrics = DynamicTypeMetrics(for: style)
    #expect(metrics.ratio(for: .large) == 1)
    for size in stride(from: 1.0, through: 200, by: 1) {
      #expect(metrics.scaledPointSize(size, for: .large) == size)
      #expect(metrics.scaledValue(size / 3, for: nil) == size / 3)
    }
  }

  @Test(arguments: DynamicTypeStyle.allCases)
  func reverseScalingReturnsTheOriginal(_ style: DynamicTypeStyle) {
    let metrics = DynamicTypeMetrics(for: style)
    for category in SizeCategory.allCases {
      for displayScale in [1.0, 2, 3] {
        for step in 1...200 {
          let value = Double(step) * 0.37
          let scaled = metrics.scaledValue(value, for: category, displayScale: displayScale)
          let back = metrics.baseValue(ofScaled: scaled, for: category)
          #expect(abs(back - value) <= 1 / displayScale, "\(value) in \(category) at \(displayScale)")
        }
      }
    }
  }

  @Test(arguments: DynamicTypeStyle.allCases)
  func ratiosNeverDecrease(_ style: DynamicTypeStyle) {
    let ratios = SizeCategory.allCases.map { DynamicTypeMetrics(for: style).ratio(for: $0) }
    #expect(zip(ratios, ratios.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(ratios[0] > 0.5)
  }

  @Test func smallStylesDoNotShrinkBelowWhatTheyCan() {
    #expect(DynamicTypeMetrics(for: .caption2).ratio(for: .xSmall) == 1)
    let footnote = SizeCategory.allCases.prefix(3).map { DynamicTypeMetrics(for: .footnote).ratio(for: $0) }
    #expect(Set(footnote).count == 1)
  }

  @Test func theMaximumCapsFontsOnly() {
    let metrics = DynamicTypeMetrics.default
    #expect(metrics.style == .body)
    #expect(metrics.scaledPointSize(17, for: .accessibility5, maximum: 30) == 30)
    #expect(metrics.scaledPointSize(17, for: .xLarge, maximum: 30) == 19)
    // The cap comes after the rounding and need not be whole.
    #expect(metrics.scaledPointSize(17, for: .accessibility5, maximum: 20.5) == 20.5)
  }

  @Test func negativeValuesMirror() {
    let metrics = DynamicTypeMetrics.default
    #expect(
      metrics.scaledValue(-18, for: .xSmall, displayScale: 3) == -metrics.scaledValue(18, for: .xSmall, displayScale: 3)
    )
    #expect(metrics.scaledValue(0, for: .accessibility5, displayScale: 2) == 0)
  }

  @Test func withoutAScreenNothingIsRounded() {
    let exact: Double = 10 * (19 / 22)
    #expect(DynamicTypeMetrics.default.scaledValue(10, for: .xSmall) == exact)
  }
}
