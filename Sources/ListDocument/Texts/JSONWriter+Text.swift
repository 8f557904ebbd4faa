internal import FontKit
internal import JSONText
internal import Sizing
internal import TextAnalysis
internal import TextLayout

extension JSONWriter {
  /// Writes a measured text.
  ///
  /// - Parameters:
  ///   - provenance: What made the result, to be its first member; `nil` leaves it out.
  ///   - passOn: Called after each line and glyph, to take what was written so far.
  mutating func text(
    _ request: TextRequest, _ text: PreparedText, _ provenance: Provenance?, includesGlyphs: Bool,
    passOn: (inout JSONWriter) -> Void
  ) {
    let grid = PixelGrid(scale: request.displayScale)
    let size = request.size(of: text)
    let measured = text.measure(width: request.width, size: size, request.paragraph)
    beginObject()
    if let provenance {
      key("provenance")
      value(provenance.jsonValue)
    }
    key("id")
    identifier(request.id)
    if request.minimumScale != nil {
      key("size")
      number(size)
    }
    key("width")
    number(grid.ceil(measured.width))
    key("height")
    number(grid.ceil(measured.height))
    key("lines")
    beginArray()
    text.forEachLine(width: request.width, size: size, widest: measured.width, request.paragraph) { line in
      self.line(line, of: text, size: size, includesGlyphs: includesGlyphs, passOn: passOn)
      passOn(&self)
    }
    endArray()
    key("truncated")
    bool(measured.isTruncated)
    key("minContentWidth")
    number(grid.ceil(text.minimumContentWidth(size: size)))
    key("maxContentWidth")
    number(grid.ceil(text.maximumContentWidth(size: size)))
    key("missingGlyphs")
    integer(text.missingGlyphs.count)
    endObject()
  }

  private mutating func line(
    _ line: TextLine, of text: PreparedText, size: Double, includesGlyphs: Bool, passOn: (inout JSONWriter) -> Void
  ) {
    beginObject()
    key("start")
    integer(line.range.lowerBound)
    key("end")
    integer(line.range.upperBound)
    key("x")
    number(line.x)
    key("width")
    number(line.width)
    key("ascent")
    number(line.ascent)
    key("descent")
    number(line.descent)
    key("baseline")
    number(line.baseline)
    key("direction")
    string(line.direction.rawValue)
    if includesGlyphs {
      key("glyphs")
      beginArray()
      for glyph in text.glyphs(of: line, size: size) {
        self.glyph(glyph)
        passOn(&self)
      }
      endArray()
    }
    endObject()
  }

  private mutating func glyph(_ glyph: PlacedGlyph) {
    beginObject()
    key("font")
    string("\(glyph.font.familyName) \(glyph.font.styleName)")
    key("id")
    integer(Int(glyph.id))
    key("cluster")
    integer(glyph.cluster)
    key("x")
    number(glyph.x)
    key("y")
    number(glyph.y)
    key("advance")
    number(glyph.advance)
    endObject()
  }
}

extension TextRequest {
  /// The size the text is set in: smaller than was asked for, if it may be and does not fit otherwise.
  fileprivate func size(of text: PreparedText) -> Double {
    guard let minimumScale, let width else { return size }
    return text.fittingSize(width: width, size: size, minimumScale: minimumScale, paragraph)
  }
}
