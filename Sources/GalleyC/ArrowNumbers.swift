internal import CGalley

/// Makes an Arrow array of type float64, which the caller releases.
///
/// - Parameters:
///   - missing: The validity bits of the numbers, and how many are null.
///   - body: Appends the `count` numbers.
func exportNumbers(
  _ count: Int, missing: (validity: [UInt8]?, count: Int), to array: UnsafeMutablePointer<ArrowArray>,
  _ schema: UnsafeMutablePointer<ArrowSchema>, _ body: (inout OutputSpan<Double>) -> Void
) {
  let numbers = UnsafeMutableBufferPointer<Double>.allocate(capacity: max(1, count))
  var span = unsafe OutputSpan(buffer: numbers, initializedCount: 0)
  if count > 0 { body(&span) }
  _ = unsafe span.finalize(for: numbers)
  let buffers = UnsafeMutablePointer<UnsafeRawPointer?>.allocate(capacity: 2)
  unsafe (buffers + 1).initialize(to: UnsafeRawPointer(numbers.baseAddress))
  if let validity = missing.validity {
    let bits = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, validity.count))
    for index in validity.indices { unsafe (bits + index).initialize(to: validity[index]) }
    unsafe buffers.initialize(to: UnsafeRawPointer(bits))
  } else {
    unsafe buffers.initialize(to: nil)
  }

  var result = unsafe ArrowArray()
  unsafe result.length = Int64(count)
  unsafe result.null_count = Int64(missing.count)
  unsafe result.n_buffers = 2
  unsafe result.buffers = buffers
  unsafe result.release = { array in
    guard let array = unsafe array else { return }
    if let buffers = unsafe array.pointee.buffers {
      unsafe buffers[0]?.deallocate()
      unsafe buffers[1]?.deallocate()
      unsafe buffers.deallocate()
    }
    unsafe array.pointee.buffers = nil
    unsafe array.pointee.release = nil
  }
  unsafe array.pointee = result

  var type = unsafe ArrowSchema()
  unsafe type.format = exported(float64)
  unsafe type.name = exported(noName)
  // ARROW_FLAG_NULLABLE
  unsafe type.flags = 2
  unsafe type.release = { schema in unsafe schema?.pointee.release = nil }
  unsafe schema.pointee = type
}

/// Arrow's format string for float64, and the empty name of the field; both are static.
private let float64: StaticString = "g"
private let noName: StaticString = ""

private func exported(_ text: StaticString) -> UnsafePointer<CChar> {
  unsafe UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
}
