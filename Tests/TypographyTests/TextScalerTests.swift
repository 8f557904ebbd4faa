import Testing
import Typography

@Suite struct TextScalerTests {
  @Test func linear() {
    #expect(TextScaler.linear(1.5).scale(14) == 21)
    #expect(TextScaler.linear(0).scale(14) == 0)
  }

  @Test func clampedLinearIsLinear() {
    #expect(TextScaler.linear(3).clamped(to: 1...2) == .linear(2))
    #expect(TextScaler.linear(0.5).clamped(to: 1...2) == .linear(1))
    #expect(TextScaler.linear(1.2).clamped(to: 1...2) == .linear(1.2))
  }

  @Test func clampsOnACurveNest() {
    let curve = TextScaler.android(FontScaleConverter(fontScale: 2))
    #expect(curve.scale(8) == 16)
    #expect(curve.scale(100) == 100)
    let clamped = curve.clamped(to: 1.2...1.8)
    #expect(clamped.scale(8) == 8 * 1.8)
    #expect(clamped.scale(100) == 120)
    // The larger lower bound and the smaller upper bound hold, whichever came first.
    let nested = clamped.clamped(to: 0.5...1.5)
    #expect(nested.scale(8) == 12)
    #expect(nested.scale(100) == 120)
    #expect(nested == curve.clamped(to: 0.5...1.5).clamped(to: 1.2...1.8))
    #expect(curve.clamped(to: 1.3...1.3) == .linear(1.3))
  }

  @Test func sizesOnACurveAreDecimals() {
    #expect(TextScaler.android(FontScaleConverter(fontScale: 1.3)).scale(14) == 18.8)
  }
}
