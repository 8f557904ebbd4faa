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
    member("provenance", provenance?.jsonValue)
    member("id", request.id?.jsonValue ?? .null)
    member("size", request.minimumScale == nil ? nil : size)
    member("width", grid.ceil(measured.width))
    member("height", grid.ceil(measured.height))
    key("lines")
    beginArray()
    text.forEachLine(width: request.width, size: size, widest: measured.width, request.paragraph) { line in
      self.line(line, of: text, size: size, includesGlyphs: includesGlyphs, passOn: passOn)
      passOn(&self)
    }
    endArray()
    member("truncated", measured.isTruncated)
    member("minContentWidth", grid.ceil(text.minimumContentWidth(size: size)))
    member("maxContentWidth", grid.ceil(text.maximumContentWidth(size: size)))
    member("missingGlyphs", text.missingGlyphs.count)
    endObject()
  }

  private mutating func line(
    _ line: TextLine, of text: PreparedText, size: Double, includesGlyphs: Bool, passOn: (inout JSONWriter) -> Void
  ) {
    beginObject()
    member("start", line.range.lowerBound)
    member("end", line.range.upperBound)
    member("x", line.x)
    member("width", line.width)
    member("ascent", line.ascent)
    member("descent", line.descent)
    member("baseline", line.baseline)
    member("direction", line.direction.rawValue)
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
    member("font", "\(glyph.font.familyName) \(glyph.font.styleName)")
    member("id", Int(glyph.id))
    member("cluster", glyph.cluster)
    member("x", glyph.x)
    member("y", glyph.y)
    member("advance", glyph.advance)
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
