import TestSupport
import Testing
import Typography

@Suite struct FontScaleConverterTests {
  @Test(arguments: FontScaleConverter.Reading.allCases)
  func everyTableCellEqualsTheSecondTranscription(_ reading: FontScaleConverter.Reading) throws {
    let rows = try FixtureTable("android").rows
    #expect(rows.count == 45)
    for row in rows {
      let (scale, sp, dp) = (
        try #require(Float(row[0])), try #require(Float(row[1])), try #require(Float(row[2]))
      )
      let converter = FontScaleConverter(fontScale: scale, reading: reading)
      #expect(converter.isNonLinear)
      #expect(converter.dp(fromSp: sp) == dp, "\(row)")
      #expect(converter.dp(fromSp: -sp) == -dp, "\(row)")
      #expect(converter.sp(fromDp: dp) == sp, "\(row)")
    }
  }

  /// Where the two readings part: between 1.03 and the first table.
  @Test func androidAndComposeDisagreeBelowTheFirstTable() {
    let android = FontScaleConverter(fontScale: 1.1, reading: .android)
    let compose = FontScaleConverter(fontScale: 1.1, reading: .compose)
    #expect(abs(android.dp(fromSp: 14) - 15.4) < 1e-5)
    #expect(abs(compose.dp(fromSp: 14) - 15.6) < 1e-5)
    #expect(!android.isNonLinear)
    #expect(compose.isNonLinear)
    for scale: Float in [0.85, 1, 1.02, 1.15, 1.2, 1.3, 1.65, 1.999, 2, 2.5, 3] {
      for sp: Float in [1, 8, 11, 14, 17, 22, 45, 100, 150] {
        #expect(
          FontScaleConverter(fontScale: scale, reading: .android).dp(fromSp: sp)
            == FontScaleConverter(fontScale: scale, reading: .compose).dp(fromSp: sp))
      }
    }
  }

  @Test func shortestDecimalIsThatOfTheDescription() {
    var generator = SeededGenerator(seed: 5)
    let random = (0..<50_000).map { _ in Float.random(in: -300...300, using: &generator) }
    let decimals = (0...40_000).map { Float($0) / 100 } + (0...3_000).map { Float($0) / 1000 }
    for value in random + decimals + [0, -0.0, 1e-7, 9_999.99, 10_000.5, 16_777_216, 1e30, .infinity] {
      #expect(Double(shortestDecimalOf: value) == Double(value.description), "\(value)")
    }
  }

  /// The scales at which each reading switches its curves on.
  @Test func thresholds() {
    func isNonLinear(_ scale: Float, _ reading: FontScaleConverter.Reading) -> Bool {
      FontScaleConverter(fontScale: scale, reading: reading).isNonLinear
    }
    for scale: Float in [0.85, 1, 1.02, 1.1, 1.12] { #expect(!isNonLinear(scale, .android), "\(scale)") }
    for scale: Float in [1.14, 1.1499999, 1.15, 1.5, 2, 3] { #expect(isNonLinear(scale, .android), "\(scale)") }
    for scale: Float in [0.85, 1, 1.02, 1.029] { #expect(!isNonLinear(scale, .compose), "\(scale)") }
    for scale: Float in [1.03, 1.05, 1.1, 1.15, 3] { #expect(isNonLinear(scale, .compose), "\(scale)") }
  }

  @Test func hundredthsAreCutOff() {
    let table = FontScaleConverter(fontScale: 1.3)
    for sp: Float in [8, 14, 20, 30] {
      #expect(FontScaleConverter(fontScale: 1.309).dp(fromSp: sp) == table.dp(fromSp: sp))
    }
    // 1.9999 is between the tables of 1.8 and 2, not the latter.
    #expect(FontScaleConverter(fontScale: 1.9999).dp(fromSp: 20) < 34)
    #expect(abs(FontScaleConverter(fontScale: 1.9999).dp(fromSp: 20) - 34) < 0.01)
  }

  @Test func beyondTheTablesItIsLinear() {
    let triple = FontScaleConverter(fontScale: 3)
    for sp: Float in [0, 0.5, 1, 5, 50, 100, -7] { #expect(triple.dp(fromSp: sp) == sp * 3) }
    let double = FontScaleConverter(fontScale: 2)
    #expect(double.dp(fromSp: 200) == 200)
    #expect(double.dp(fromSp: 5) == 10)
    #expect(double.dp(fromSp: 0) == 0)
    #expect(FontScaleConverter(fontScale: 0.85).dp(fromSp: 20) == 17)
    // Absurd scales are still only factors.
    #expect(FontScaleConverter(fontScale: 1e30).dp(fromSp: 1) == 1e30)
  }

  @Test(arguments: FontScaleConverter.Reading.allCases)
  func scalingIsMonotonicAndContinuous(_ reading: FontScaleConverter.Reading) {
    for step in stride(from: 85, through: 320, by: 5) {
      let converter = FontScaleConverter(fontScale: Float(step) / 100, reading: reading)
      let sizes = (0...1300).map { Float($0) / 10 }
      let scaled = sizes.map(converter.dp(fromSp:))
      #expect(zip(scaled, scaled.dropFirst()).allSatisfy { $0 < $1 }, "\(converter.fontScale)")
      for knot: Float in [8, 10, 12, 14, 18, 20, 24, 30, 100] {
        let (below, at, above) = (
          converter.dp(fromSp: knot.nextDown), converter.dp(fromSp: knot), converter.dp(fromSp: knot.nextUp)
        )
        #expect(at - below < 1e-4 && above - at < 1e-4, "\(knot) at \(converter.fontScale)")
      }
      for size in stride(from: Float(1), through: 120, by: 0.7) {
        #expect(abs(converter.sp(fromDp: converter.dp(fromSp: size)) - size) < 1e-4)
      }
    }
  }

  @Test(arguments: FontScaleConverter.Reading.allCases)
  func textNeverShrinksAsTheScaleGrows(_ reading: FontScaleConverter.Reading) {
    for sp: Float in [8, 11, 14, 16, 22, 28, 45, 57] {
      // Up to the last table; just above it scaling turns linear and large text jumps.
      let scaled: [Float] = (100...200).map { percent in
        FontScaleConverter(fontScale: Float(percent) / 100, reading: reading).dp(fromSp: sp)
      }
      // Where a reading switches from plain multiplication to its curves, text larger than 12 sp loses some of what it
      // had gained, so the two ranges are monotonic each for itself.
      let start = reading == .compose ? 3 : 15
      #expect(zip(scaled[..<start], scaled[..<start].dropFirst()).allSatisfy { $0 <= $1 })
      #expect(zip(scaled[start...], scaled[start...].dropFirst()).allSatisfy { $0 <= $1 + 1e-4 }, "\(sp)")
    }
  }

  @Test func lineHeightsKeepTheirProportion() {
    let android = FontScaleConverter(fontScale: 2)
    #expect(android.lineHeight(fromSp: 24, fontSize: 16) == 24 / 16 * android.dp(fromSp: 16))
    #expect(android.lineHeight(fromSp: 24, fontSize: 16) != android.dp(fromSp: 24))
    // Compose keeps it from above 1.05 on; in the little between 1.03 and there the curve itself is read.
    let compose = FontScaleConverter(fontScale: 1.04, reading: .compose)
    #expect(compose.lineHeight(fromSp: 24, fontSize: 16) == compose.dp(fromSp: 24))
    #expect(compose.lineHeight(fromSp: 24, fontSize: 16) != 24 / 16 * compose.dp(fromSp: 16))
    let above = FontScaleConverter(fontScale: 1.06, reading: .compose)
    #expect(above.lineHeight(fromSp: 24, fontSize: 16) == 24 / 16 * above.dp(fromSp: 16))
    #expect(FontScaleConverter(fontScale: 1.1).lineHeight(fromSp: 20, fontSize: 14) == Float(20) * 1.1)
    // The formula in NumPy's `float32`; in proportion alone it is 30.300001 and 28.8.
    for reading in FontScaleConverter.Reading.allCases {
      #expect(FontScaleConverter(fontScale: 1.3, reading: reading).lineHeight(fromSp: 24, fontSize: 16) == 30.3)
      #expect(FontScaleConverter(fontScale: 1.8, reading: reading).lineHeight(fromSp: 16, fontSize: 11) == 28.800003)
    }
  }

  /// The numbers are those of Compose's formula in NumPy's `float32`.
  @Test func lineHeightsOfComposeGoByWayOfPixels() {
    func pixels(_ lineHeight: Float, _ size: Float, scale: Float, density: Float) -> Float {
      FontScaleConverter(fontScale: scale, reading: .compose)
        .composeLineHeight(fromSp: lineHeight, fontSize: size, density: density)
    }
    // In proportion the first is a little more than 52, and the second 122.
    #expect(pixels(16, 11, scale: 1.3, density: 2.5) == 52)
    #expect(pixels(20, 14, scale: 1.8, density: 3.5) == 122.00000762939453)
    #expect(pixels(24, 16, scale: 1.3, density: 2.625) == 79.5374984741211)
    // Up to 1.05 the line height is a length as any other.
    #expect(pixels(24, 16, scale: 1.05, density: 2.625) == 64.04999542236328)
    #expect(pixels(24, 16, scale: 1, density: 2.625) == 63)
  }
}
