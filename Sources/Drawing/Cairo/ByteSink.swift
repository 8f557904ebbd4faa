internal import CCairo

/// The bytes of a file that Cairo writes.
@safe final class ByteSink {
  private(set) var bytes: [UInt8] = []

  /// The sink as Cairo passes it to ``write``; nothing retains it.
  var closure: UnsafeMutableRawPointer { unsafe Unmanaged.passUnretained(self).toOpaque() }

  /// Cairo's call with more bytes.
  static let write: cairo_write_func_t = { (closure, start, count) in
    guard let closure = unsafe closure else { return CAIRO_STATUS_WRITE_ERROR }
    unsafe Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue().bytes
      .append(contentsOf: UnsafeBufferPointer(start: start, count: Int(count)))
    return CAIRO_STATUS_SUCCESS
  }
}
