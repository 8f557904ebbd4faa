import FontKit
import Foundation
import Sizing
import TestSupport
import Testing
import TextAnalysis
import TextLayout

@testable import Drawing

/// Text that is partly transparent.
struct TranslucentTextTests {
  private static let size = LayoutSize(width: 220, height: 60)

  /// A word whose letters are joined, drawn in black at an opacity of one half.
  private func draw(on canvas: any Canvas) throws {
    let text = typesetter().prepare("معروضًا المستقبلية", style: TextStyle(families: ["Roboto"]))
    let line = try #require(text.layout(width: nil, size: 32).lines.first)
    canvas.fill(.white)
    for run in GlyphRun.runs(of: line, in: text, size: 32) {
      canvas.show(run, at: LayoutPoint(x: 10, y: 40), .black.opacity(0.5))
    }
  }

  private func file(_ format: CairoCanvas.Format) throws -> [UInt8] {
    let canvas = try CairoCanvas(format, size: Self.size, scale: 2)
    try draw(on: canvas)
    return try canvas.finish()
  }

  private func sheet() throws -> Data {
    let shared = try SVGDefinitions()
    let canvas = SVGCanvas(shared, size: Self.size)
    try draw(on: canvas)
    let elements = canvas.finish().map { piece in
      switch piece {
      case .text(let text): text
      case .color(let color, let paint): "\(paint)=\"\(color == .white ? "#fff" : "rgb(0,0,0,\(color.alpha))")\""
      }
    }
    return Data(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="220" height="60" viewBox="0 0 220 60">\
      <defs>\(shared.text)</defs>\(elements.joined())</svg>
      """.utf8)
  }

  @Test("Where joined letters overlap they are no darker, in any format")
  func overlaps() throws {
    let pictures = [
      ("PNG", try Bitmap(png: file(.png))),
      ("SVG", try rasterized(sheet(), by: "rsvg-convert", ["--zoom=2"])),
      ("PDF", try rasterized(Data(file(.pdf)), by: "pdftoppm", ["-png", "-r", "144", "-singlefile"])),
    ]
    for (name, picture) in pictures {
      let red = picture.pixels.map { Int($0 >> 16 & 0xFF) }
      // Half of black on white is 127 or 128; where two letters were drawn over each other it would be 64.
      #expect(red.min().map { (126...129).contains($0) } == true, "\(name): \(red.min() ?? -1)")
      #expect(red.count { $0 < 130 } > 500, "\(name)")
    }
  }
}
