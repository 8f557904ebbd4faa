internal import TextLayout

/// A PDF file that is drawn page by page.
package struct PDFPages: ~Copyable {
  private let painter: PagePainter
  private let lettering: Lettering
  /// What is drawn on, once there is a page.
  private var canvas: CairoCanvas?

  /// Begins a file that a painter draws.
  package init(_ painter: PagePainter) {
    self.painter = painter
    lettering = Lettering(Typesetter(fonts: painter.fonts))
  }

  /// Draws the next page.
  ///
  /// - Throws: An error if a side of the page would have more than 8 388 607 points.
  package mutating func add(_ page: Page) throws(DrawingError) {
    let layout = painter.layout(page)
    if let canvas {
      try canvas.endPage(nextSize: layout.size)
      painter.paint(layout, lettering, on: canvas)
    } else {
      let canvas = try CairoCanvas(.pdf, size: layout.size, scale: 1)
      self.canvas = canvas
      painter.paint(layout, lettering, on: canvas)
    }
  }

  /// Ends the file.
  ///
  /// - Precondition: It has a page.
  /// - Throws: An error if Cairo met one on the way.
  package consuming func finish() throws(DrawingError) -> [UInt8] {
    guard let canvas else { preconditionFailure("a PDF file has at least one page") }
    return try canvas.finish()
  }
}
