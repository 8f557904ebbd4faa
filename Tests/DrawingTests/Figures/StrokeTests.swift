import Sizing
import TestSupport
import Testing

@testable import Drawing

struct StrokeTests {
  /// How many of the first hundred pixels along a dashed line of this length are inked.
  private func ink(length: Double) throws -> Int {
    let canvas = try CairoCanvas(.png, size: LayoutSize(width: 100, height: 3), scale: 1)
    canvas.fill(.white)
    let line = Path(through: [LayoutPoint(x: 0, y: 1.5), LayoutPoint(x: length, y: 1.5)])
    canvas.stroke(line, .black, width: 1, dashes: [3, 2])
    let picture = try Bitmap(png: canvas.finish())
    return (0..<100).count { picture.channels($0, 1)[0] < 128 }
  }

  @Test("A line is dashed unless it goes on for far longer than any page: then it costs no more than one stroke")
  func dashes() throws {
    #expect(try ink(length: 100) == 60)
    #expect(try ink(length: 100_000) == 60)
    #expect(try ink(length: 1e6) == 100)
  }
}
