// Names and documentation are those of galley.h.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

public import CGalley
internal import Galley

// What all entry points share: converting C arguments to values, and errors to statuses.

/// Runs the body of a call.
///
/// - Returns: The status: 0, or that of the error. The error's message is kept for `galley_error_message`.
func answer(_ body: () throws -> Void) -> Int32 {
  do {
    try body()
    return 0
  } catch {
    let fault = Fault(error)
    var message = fault.message.isEmpty ? "it failed" : fault.message
    message.withUTF8 { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { unsafe cgalley_set_message($0.baseAddress, $0.count) }
    }
    return fault.status.rawValue
  }
}

/// Checks that a pointer for a result is not NULL.
func place<Value>(_ pointer: UnsafeMutablePointer<Value>?, _ name: String) throws(Fault) -> UnsafeMutablePointer<Value>
{
  guard let pointer = unsafe pointer else { throw .argument(name, "it is NULL") }
  return unsafe pointer
}

/// The values of a caller's array, of fewer than 2³¹ elements.
func values<Value>(
  _ pointer: UnsafePointer<Value>?, _ count: Int64, _ name: String
) throws(Fault) -> UnsafeBufferPointer<Value> {
  guard count >= 0, count <= Int64(Int32.max) else {
    throw .argument("count", "\(count) values of \(name) cannot be")
  }
  guard count > 0 else { return unsafe UnsafeBufferPointer(start: nil, count: 0) }
  guard let pointer = unsafe pointer else { throw .argument(name, "it is NULL") }
  return unsafe UnsafeBufferPointer(start: pointer, count: Int(count))
}

/// Copies a caller's bytes.
func bytes(_ pointer: UnsafePointer<UInt8>?, _ length: UInt64, _ name: String) throws(Fault) -> [UInt8] {
  guard let count = Int64(exactly: length) else { throw .argument("length", "\(length) bytes of \(name) cannot be") }
  return unsafe Array(try values(pointer, count, name))
}

/// Copies the bytes of a C string; none if it is NULL.
func bytes(_ string: UnsafePointer<CChar>?) -> [UInt8] {
  guard let string = unsafe string else { return [] }
  return Array(unsafe String(cString: string).utf8)
}

/// Copies bytes into a buffer that the caller frees.
func give(_ bytes: [UInt8], to buffer: UnsafeMutablePointer<galley_buffer>) {
  // One more byte, which is 0, makes it safe to read the buffer as a C string.
  let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count + 1)
  unsafe memory.initialize(repeating: 0, count: bytes.count + 1)
  for index in bytes.indices { unsafe memory[index] = bytes[index] }
  unsafe buffer.pointee = galley_buffer(data: memory, length: UInt64(bytes.count))
}

/// Passes a caller's array to `body` as a span to append `expected` values to.
func fill<Value>(
  _ pointer: UnsafeMutablePointer<Value>?, _ count: Int64, _ name: String, _ expected: Int,
  _ body: (inout OutputSpan<Value>) -> Void
) throws(Fault) {
  guard count == Int64(expected) else {
    throw .argument("count", "there is room for \(count) values of \(name), and there are \(expected)")
  }
  guard count > 0 else { return }
  let start = unsafe try place(pointer, name)
  var span = unsafe OutputSpan(buffer: UnsafeMutableBufferPointer(start: start, count: expected), initializedCount: 0)
  body(&span)
  _ = unsafe span.finalize(for: UnsafeMutableBufferPointer(start: start, count: expected))
}

/// Checks a length from the caller: from 0 to 10⁹ points, or infinite if allowed.
func length(_ value: Double, _ name: String, orInfinite allowsInfinity: Bool = false) throws(Fault) -> Double {
  let isInfinite = allowsInfinity && value == .infinity
  guard isInfinite || (value.isFinite && value >= 0 && value <= 1e9) else {
    throw .argument(name, "\(value) is no number of points from 0 to 1000000000")
  }
  return value
}

@c @implementation
public func galley_version() -> UnsafePointer<CChar>! { unsafe versionBytes }

/// The version as a C string that is never freed.
private nonisolated(unsafe) let versionBytes: UnsafePointer<CChar> = {
  let bytes = Array(Release.version.utf8CString)
  let memory = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
  for index in bytes.indices { unsafe (memory + index).initialize(to: bytes[index]) }
  return unsafe UnsafePointer(memory)
}()

@c @implementation
public func galley_error_message() -> UnsafePointer<CChar>! { unsafe cgalley_message() }

@c @implementation
public func galley_buffer_free(_ buffer: UnsafeMutablePointer<galley_buffer>!) {
  guard let buffer = unsafe buffer else { return }
  unsafe buffer.pointee.data?.deallocate()
  unsafe buffer.pointee = galley_buffer(data: nil, length: 0)
}

@c @implementation
public func galley_free(_ handle: UInt64) -> galley_status {
  answer { try Handles.all.free(handle) }
}
