import Drawing
import Foundation
import Sizing
import TestSupport
import Testing
import Typography

/// Compares shadows with librsvg's `feGaussianBlur`, which blurs pixels; CSS defines shadows in its terms.
struct ShadowTests {
  @Test("A shadow is what a Gaussian blur makes of the outline", arguments: [(4.0, 0.0), (10, 2), (16, -3)])
  func blur(_ blur: Double, _ spread: Double) throws {
    let (width, height, scale) = (160.0, 120.0, 2.0)
    let frame = LayoutRect(x: 40, y: 40, width: 80, height: 40)
    var row = PlainRow(size: frame.size)
    row.appearance.cornerRadii = CornerRadii(6)
    // A transparent background, through which the shadow shows.
    row.appearance.background = .black.opacity(0)
    row.appearance.shadows = [
      Shadow(color: .black.opacity(0.5), offset: LayoutPoint(x: 0, y: 3), blur: blur, spread: spread)
    ]
    var panel = panel(row, width: width, traits: Traits())
    panel.rows[0].placement.frame = frame
    panel.bottom = height
    let drawn = try Bitmap(png: PagePainter(fonts: TestFonts.withSystem).png(Page(panel), scale: scale))

    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)"><filter id="b" filterUnits="userSpaceOnUse"
      x="0" y="0" width="\(width)" height="\(height)" color-interpolation-filters="sRGB"><feGaussianBlur
      stdDeviation="\(blur / 2)"/></filter><rect width="100%" height="100%" fill="white"/><rect
      x="\(frame.x - spread)" y="\(frame.y - spread + 3)" width="\(frame.width + 2 * spread)"
      height="\(frame.height + 2 * spread)" rx="\(6 + spread)" fill="black" fill-opacity="0.5" filter="url(#b)"/></svg>
      """
    let blurred = try rasterized(Data(svg.utf8), by: "rsvg-convert", ["--zoom=\(scale)"])
    #expect(drawn.width == blurred.width && drawn.height == blurred.height)

    // Along straight edges, two blurs away from the corners, within what box filters differ from a Gaussian.
    let middle = drawn.width / 2
    for y in 0..<drawn.height {
      #expect(drawn.difference(middle, y, from: blurred.channels(middle, y)) <= 6, "at \(y)")
    }
    // At corners, within a twentieth.
    #expect(drawn.difference(from: blurred, tolerance: 13) < 0.01)
    // It is there at all: nearly half black in its middle, but for the widest blur, which thins it out.
    #expect(drawn.channels(middle, 126)[0] < 150)
  }

  /// Source: `MDCShadowLayer.m` of material-components-ios at ac77ff7 (`shadowMaskEnabled`): a hole is cut into the shadow.
  @Test("A row without a background throws its shadow only on what is around it")
  func hole() throws {
    func draw(_ shadows: [Shadow]) throws -> Bitmap {
      var row = PlainRow(size: LayoutSize(width: 80, height: 40))
      row.appearance.cornerRadii = CornerRadii(6)
      row.appearance.shadows = shadows
      var panel = panel(row, width: 160, traits: Traits())
      panel.rows[0].placement.frame.x = 40
      panel.rows[0].placement.frame.y = 40
      panel.bottom = 120
      return try Bitmap(png: PagePainter(fonts: TestFonts.withSystem).png(Page(panel), scale: 1))
    }
    let bare = try draw([])
    let shadowed = try draw([
      Shadow(color: .black, offset: LayoutPoint(x: 0, y: 3), blur: 4, spread: 0),
      Shadow(color: .black, offset: LayoutPoint(x: 0, y: 8), blur: 0, spread: 0),
    ])
    for y in 41..<79 { for x in 48..<112 { #expect(shadowed.channels(x, y) == bare.channels(x, y)) } }
    #expect(shadowed.channels(80, 82)[0] < 60)
  }

  @Test("librsvg shows a shadow that reaches farther than its row is high or wide as the PNG file shows it")
  func scalableBlur() throws {
    for size in [LayoutSize(width: 160, height: 30), LayoutSize(width: 20, height: 160)] {
      var row = PlainRow(size: size)
      row.appearance.background = .white
      row.appearance.shadows = [Shadow(color: .black, offset: LayoutPoint(x: 0, y: 0), blur: 60, spread: 0)]
      var panel = panel(row, width: 360, traits: Traits())
      (panel.rows[0].placement.frame.x, panel.rows[0].placement.frame.y) = (100, 100)
      panel.bottom = 360
      let painter = PagePainter(fonts: TestFonts.withSystem)
      let png = try Bitmap(png: painter.png(Page(panel), scale: 1))
      let svg = try rasterized(Data(painter.svg(Page(panel))), by: "rsvg-convert", [])
      // Box filters differ from a Gaussian by some steps of 256.
      #expect(png.difference(from: svg, tolerance: 6) < 0.01, "\(size)")
    }
  }

  @Test("A shadow that reaches far is blurred in larger pixels: it looks the same, and takes no more time")
  func wideBlur() throws {
    func drawing(_ blur: Double, of frame: LayoutRect) throws -> [UInt8] {
      var row = PlainRow(size: frame.size)
      row.appearance.background = .black.opacity(0)
      row.appearance.shadows = [Shadow(color: .black, offset: LayoutPoint(x: 0, y: 0), blur: blur, spread: 0)]
      var panel = panel(row, width: 2 * frame.midX, traits: Traits())
      panel.rows[0].placement.frame = frame
      panel.bottom = 2 * frame.midY
      return try PagePainter(fonts: TestFonts.withSystem).png(Page(panel), scale: 1)
    }
    let blur = 80.0
    let frame = LayoutRect(x: 60, y: 60, width: 120, height: 120)
    let drawn = try Bitmap(png: drawing(blur, of: frame))
    // A Gaussian is separable: a blurred rectangle is the product of its blurs along both axes.
    func share(_ pixel: Int) -> Double {
      let place = Double(pixel) + 0.5
      func below(_ edge: Double) -> Double { erf((place - edge) / (blur / 2) / 2.0.squareRoot()) / 2 }
      return below(frame.x) - below(frame.maxX)
    }
    for x in stride(from: 0, to: drawn.width, by: 7) {
      for y in stride(from: 0, to: drawn.height, by: 7) {
        let expected = 255 * (1 - share(x) * share(y))
        #expect(abs(Double(drawn.channels(x, y)[0]) - expected) <= 2, "at \(x), \(y)")
      }
    }
    // A blur of 160 points took 15 s, one of 300 more than two minutes, and one of 20 000 hours.
    let small = LayoutRect(x: 20, y: 20, width: 10, height: 10)
    let growth = try growthOfTime(limit: 4) {
      _ = try drawing(blur, of: small)
    } to: {
      _ = try drawing(4 * blur, of: small)
    }
    try #require(growth < 4, "\(growth)")
    for widest in [20_000.0, 1_000_000_000] { _ = try drawing(widest, of: small) }
  }

  @Test("A wide blur of a large row takes time at its edges only")
  func largeShadow() throws {
    func drawing(_ blur: Double) throws {
      var row = PlainRow(size: LayoutSize(width: 2000, height: 2000))
      row.appearance.shadows = [Shadow(color: .black, offset: LayoutPoint(x: 0, y: 0), blur: blur, spread: 0)]
      _ = try PagePainter(fonts: TestFonts.withSystem).png(Page(panel(row, width: 2000, traits: Traits())), scale: 1)
    }
    // A picture of 49 million pixels, which takes 2 s, took 27 s with its shadow.
    let growth = try growthOfTime(limit: 6) {
      try drawing(2)
    } to: {
      try drawing(60)
    }
    #expect(growth < 6, "\(growth)")
  }

  @Test("Rows of one size have one shadow between them, which is blurred once")
  func sharedShadow() throws {
    func panelOf(_ row: PlainRow) -> Panel { panel(row, width: 120, traits: Traits()) }
    func file(growth: Double) throws -> [UInt8] {
      var panel = panelOf(PlainRow(size: .zero))
      panel.rows = (0..<12).map { index in
        var row = PlainRow(size: LayoutSize(width: 90, height: 40 + growth * Double(index)))
        row.appearance.cornerRadii = CornerRadii(6)
        row.appearance.shadows = [Shadow(color: .black, offset: LayoutPoint(x: 0, y: 3), blur: 20, spread: 0)]
        var drawn = panelOf(row).rows[0]
        drawn.placement.frame.y = 100 * Double(index)
        return drawn
      }
      panel.bottom = 1_200
      return try PagePainter(fonts: TestFonts.withSystem).png(Page(panel), scale: 1)
    }
    let drawn = try Bitmap(png: file(growth: 0))
    for y in 100..<200 {
      for x in stride(from: 0, to: drawn.width, by: 10) {
        #expect(drawn.channels(x, y) == drawn.channels(x, y + 900), "\(x), \(y)")
      }
    }
    // Twelve took as long as twelve of different sizes.
    let ratio = try growthOfTime(limit: 0.5) {
      _ = try file(growth: 0.25)
    } to: {
      _ = try file(growth: 0)
    }
    #expect(ratio < 0.5, "\(ratio)")
  }
}
