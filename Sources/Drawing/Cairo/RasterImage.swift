internal import CCairo
internal import Sizing

/// A picture of pixels, decoded from a PNG file.
@safe package final class RasterImage {
  let surface: OpaquePointer
  /// How many pixels it is wide.
  package let width: Int
  /// How many pixels it is high.
  package let height: Int

  /// Decodes the bytes of a PNG file; nil if they are not one.
  package convenience init?(png: [UInt8]) {
    let source = ByteSource(png)
    let surface = unsafe cairo_image_surface_create_from_png_stream(
      { (closure, target, count) in
        guard let closure = unsafe closure, let target = unsafe target else { return CAIRO_STATUS_READ_ERROR }
        let source = unsafe Unmanaged<ByteSource>.fromOpaque(closure).takeUnretainedValue()
        return unsafe source.read(into: UnsafeMutableBufferPointer(start: target, count: Int(count)))
          ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_READ_ERROR
      }, Unmanaged.passUnretained(source).toOpaque())
    guard let surface = unsafe surface, unsafe cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      unsafe cairo_surface_destroy(surface)
      return nil
    }
    unsafe self.init(owning: surface)
  }

  /// Takes over a surface of pixels, and destroys it with the picture.
  init(owning surface: OpaquePointer) {
    unsafe self.surface = surface
    width = unsafe Int(cairo_image_surface_get_width(surface))
    height = unsafe Int(cairo_image_surface_get_height(surface))
  }

  deinit { unsafe cairo_surface_destroy(surface) }

  /// Says that all pictures with an identifier are the same, of which a PDF file has one.
  ///
  /// If there is no memory for it, the picture has none.
  func identify(as identifier: String) {
    let bytes = Array(identifier.utf8)
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = unsafe copy.initialize(from: bytes)
    let status = unsafe cairo_surface_set_mime_data(
      surface, CAIRO_MIME_TYPE_UNIQUE_ID, copy.baseAddress, UInt(bytes.count), { unsafe $0?.deallocate() },
      UnsafeMutableRawPointer(copy.baseAddress))
    if status != CAIRO_STATUS_SUCCESS { unsafe copy.deallocate() }
  }

  /// The pixels row by row from the top, each as `0xAARRGGBB` with colours multiplied by the opacity.
  package var pixels: [UInt32] {
    let copy = unsafe cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    let context = unsafe cairo_create(copy)
    unsafe cairo_set_source_surface(context, surface, 0, 0)
    unsafe cairo_paint(context)
    unsafe cairo_destroy(context)
    defer { unsafe cairo_surface_destroy(copy) }
    unsafe cairo_surface_flush(copy)
    guard let start = unsafe cairo_image_surface_get_data(copy) else { return [] }
    let stride = unsafe Int(cairo_image_surface_get_stride(copy))
    return (0..<height).flatMap { row in
      unsafe (start + row * stride).withMemoryRebound(to: UInt32.self, capacity: width) {
        unsafe Array(UnsafeBufferPointer(start: $0, count: width))
      }
    }
  }
}

/// Bytes that Cairo reads from the first to the last.
private final class ByteSource {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func read(into target: UnsafeMutableBufferPointer<UInt8>) -> Bool {
    guard bytes.count - position >= target.count else { return false }
    _ = unsafe target.initialize(from: bytes[position..<(position + target.count)])
    position += target.count
    return true
  }
}

extension RasterImage {
  /// The picture in fewer pixels.
  ///
  /// - Throws: An error if there is no memory for it.
  func reduced(width: Int, height: Int) throws(DrawingError) -> RasterImage {
    let format = unsafe cairo_image_surface_get_format(surface)
    let reduced = unsafe cairo_image_surface_create(format, Int32(width), Int32(height))
    let context = unsafe cairo_create(reduced)
    unsafe cairo_scale(context, Double(width) / Double(self.width), Double(height) / Double(self.height))
    unsafe cairo_set_source_surface(context, surface, 0, 0)
    unsafe cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
    unsafe cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
    unsafe cairo_paint(context)
    let status = unsafe cairo_status(context)
    unsafe cairo_destroy(context)
    guard let reduced = unsafe reduced, status == CAIRO_STATUS_SUCCESS else {
      unsafe cairo_surface_destroy(reduced)
      throw .cairo(unsafe String(cString: cairo_status_to_string(status)))
    }
    return unsafe RasterImage(owning: reduced)
  }
}
