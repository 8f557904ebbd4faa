internal import CCairo
internal import FontKit
internal import Sizing

/// The outlines of glyphs, as Cairo fills them in PNG files.
final class GlyphOutlines {
  private let canvas: CairoCanvas

  /// Makes the context that Cairo needs to read outlines.
  init() throws(DrawingError) {
    canvas = try CairoCanvas(.png, size: LayoutSize(width: 1, height: 1), scale: 1)
  }

  /// The most pixels in which FreeType reads outlines, whatever the units of the font.
  ///
  /// Own: FreeType 2.12 refuses 32 768. A font whose advances are whole pixels has more units from 128 pixels on.
  private static let largestSize = 16384.0

  /// The outline of a glyph in font units, its origin at zero; without steps if it has none.
  func outline(ofGlyph glyph: UInt32, in font: FontFace) -> Path {
    guard let face = canvas.face(font) else { return Path(steps: []) }
    let context = unsafe canvas.context
    unsafe cairo_set_font_face(context, face.pointer)
    let size = min(Double(font.unitsPerEm), Self.largestSize)
    unsafe cairo_set_font_size(context, size)
    unsafe cairo_new_path(context)
    unsafe cairo_glyph_path(context, [cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)], 1)
    let path = unsafe cairo_copy_path(context)
    defer { unsafe cairo_path_destroy(path) }
    unsafe cairo_new_path(context)
    guard let path = unsafe path?.pointee, unsafe path.status == CAIRO_STATUS_SUCCESS else {
      // A path that could not be copied is not an error of the context.
      canvas.note(unsafe path?.pointee.status ?? CAIRO_STATUS_NO_MEMORY)
      return Path(steps: [])
    }
    let data = unsafe UnsafeBufferPointer(start: path.data, count: Int(path.num_data))
    return unsafe Path(steps: Self.steps(data, scale: Double(font.unitsPerEm) / size))
  }

  /// What went wrong so far.
  var fault: DrawingError? { canvas.fault }

  /// The steps of a Cairo path: each is a header, which gives its kind and length, followed by its points.
  private static func steps(_ data: UnsafeBufferPointer<cairo_path_data_t>, scale: Double) -> [Path.Step] {
    var steps: [Path.Step] = []
    var index = 0
    while index < data.count {
      let header = unsafe data[index].header
      func point(_ number: Int) -> LayoutPoint {
        let point = unsafe data[index + number].point
        return LayoutPoint(x: point.x * scale, y: point.y * scale)
      }
      switch header.type {
      case CAIRO_PATH_MOVE_TO: steps.append(.move(point(1)))
      case CAIRO_PATH_LINE_TO: steps.append(.line(point(1)))
      case CAIRO_PATH_CURVE_TO: steps.append(.curve(point(1), point(2), point(3)))
      default: steps.append(.close)
      }
      index += max(1, Int(header.length))
    }
    return steps
  }
}
