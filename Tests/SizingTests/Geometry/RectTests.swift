import Sizing
import TestSupport
import Testing

@Suite("Rectangles and their mirror images")
struct RectTests {
  @Test("Edges and centres follow from origin and size")
  func edges() {
    let rect = LayoutRect(x: 10, y: 20, width: 30, height: 41)
    #expect(rect.maxX == 40)
    #expect(rect.maxY == 61)
    #expect(rect.midX == 25)
    #expect(rect.midY == 40.5)
    #expect(rect.offset(x: 1, y: -2) == LayoutRect(x: 11, y: 18, width: 30, height: 41))
  }

  @Test("Standardising turns negative sides round and keeps the area")
  func standardized() {
    #expect(
      LayoutRect(x: 10, y: 20, width: -4, height: -6).standardized == LayoutRect(x: 6, y: 14, width: 4, height: 6))
    #expect(LayoutRect(x: 1, y: 2, width: 3, height: 4).standardized == LayoutRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("Mirroring turns the distance from the left into the distance from the right")
  func mirrored() {
    #expect(
      LayoutRect(x: 16, y: 8, width: 24, height: 24).mirrored(inWidth: 320)
        == LayoutRect(x: 280, y: 8, width: 24, height: 24))
  }

  @Test("A rectangle wider than its container gets a negative x")
  func widerThanContainer() {
    #expect(LayoutRect(x: 0, y: 0, width: 100, height: 1).mirrored(inWidth: 60).x == -40)
  }

  @Test("A negative width is standardised before it is mirrored")
  func negativeWidth() {
    // The area is 20 to 50, so its mirror image in 100 is 50 to 80.
    #expect(
      LayoutRect(x: 50, y: 0, width: -30, height: 1).mirrored(inWidth: 100)
        == LayoutRect(x: 50, y: 0, width: 30, height: 1))
  }

  @Test("The zero rectangle goes to the far edge")
  func zero() {
    #expect(LayoutRect.zero.mirrored(inWidth: 320) == LayoutRect(x: 320, y: 0, width: 0, height: 0))
  }

  @Test("Mirroring twice gives the rectangle back")
  func involution() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<1000 {
      // Eighths of a point, so that no sum rounds.
      func eighths(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &random)) / 8 }
      let rect = LayoutRect(
        x: eighths(-800...800), y: eighths(-800...800), width: eighths(0...800), height: eighths(0...800))
      let container = eighths(-80...8000)
      #expect(rect.mirrored(inWidth: container).mirrored(inWidth: container) == rect)
    }
  }
}
