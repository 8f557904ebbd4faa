import Sizing
import Testing

@Suite("Rounding to device pixels")
struct PixelGridTests {
  /// Heights of one line of San Francisco in UIKit labels, read off iOS 26.1 simulators: point size, scale, height.
  static let labelHeights: [(pointSize: Double, scale: Double, height: Double)] = [
    (17, 2, 20.5), (33, 2, 39.5), (30, 2, 36), (48, 2, 57.5), (34, 2, 41), (15, 2, 18), (12, 2, 14.5), (20, 2, 24),
    (17, 3, 61.0 / 3), (24, 3, 86.0 / 3), (13, 3, 47.0 / 3), (12, 3, 43.0 / 3),
  ]

  @Test("Up, as UIKit rounds the height of a label", arguments: labelHeights)
  func up(pointSize: Double, scale: Double, height: Double) {
    let lineHeight = pointSize * (1950 + 494) / 2048
    #expect(PixelGrid(scale: scale).ceil(lineHeight) == height)
  }

  @Test("The dust of a sum costs no pixel; a twentieth of one does")
  func tolerance() {
    let grid = PixelGrid(scale: 2)
    #expect(grid.ceil(20.00004) == 20)
    #expect(grid.ceil(20.00006) == 20.5)
    #expect(grid.floor(19.99996) == 20)
    #expect(grid.floor(19.99994) == 19.5)
  }

  @Test("Nothing rounds up to a zero without a sign")
  func zero() {
    #expect(PixelGrid(scale: 2).ceil(0).sign == .plus)
  }

  @Test("To the nearest, halves away from zero")
  func nearest() {
    let grid = PixelGrid(scale: 2)
    #expect(grid.round(15.75) == 16)
    #expect(grid.round(-15.75) == -16)
    #expect(grid.round(19.04296875) == 19)
    #expect(PixelGrid(scale: 3).round((44 - 61.0 / 3) / 2) == 12)
  }

  @Test("A scale of 0 rounds nothing")
  func unrounded() {
    let grid = PixelGrid(scale: 0)
    #expect(grid.ceil(1.234) == 1.234)
    #expect(grid.floor(1.234) == 1.234)
    #expect(grid.round(1.234) == 1.234)
  }

  @Test("Dust of sums goes, and real fractions of a pixel stay")
  func dust() {
    let grid = PixelGrid(scale: 3)
    let third = 1.0 / 3
    #expect(grid.withoutDust(third + third + third + third) == 4.0 / 3)
    #expect(grid.withoutDust(100.1) == 100.1)
    #expect(PixelGrid(scale: 2.625).withoutDust(77) == 77)
    #expect(PixelGrid(scale: 0).withoutDust(0.1 + 0.2) == 0.1 + 0.2)
  }
}
