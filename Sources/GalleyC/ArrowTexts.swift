internal import CGalley
internal import Galley

/// Texts in an Arrow array's memory, which the texts borrow or own.
///
/// `Sendable` is unchecked because it holds pointers: by Arrow's rules nobody changes the memory, and `deinit` releases an owned array.
@safe
final class ArrowTexts: TextSource, @unchecked Sendable {
  /// The offsets in bytes at which texts begin and end, of 32 or 64 bits.
  @safe
  enum Offsets {
    case narrow(UnsafeBufferPointer<Int32>)
    case wide(UnsafeBufferPointer<Int64>)

    subscript(index: Int) -> Int {
      switch self {
      case .narrow(let offsets): unsafe Int(offsets[index])
      case .wide(let offsets): unsafe Int(clamping: offsets[index])
      }
    }

    var isEmpty: Bool {
      switch self {
      case .narrow(let offsets): offsets.isEmpty
      case .wide(let offsets): offsets.isEmpty
      }
    }
  }

  let count: Int
  private let bytes: UnsafeBufferPointer<UInt8>
  private let offsets: Offsets
  /// The array that owns the memory; `nil` if the memory is the caller's, who keeps it during the call.
  private var owner: ArrowArray?

  /// Makes texts from offsets, and checks that these ascend, lie inside the bytes, and delimit valid UTF-8.
  ///
  /// - Cost: One pass over the offsets and the bytes.
  init(bytes: UnsafeBufferPointer<UInt8>, offsets: Offsets, count: Int) throws(Fault) {
    self.count = count
    unsafe self.bytes = bytes
    self.offsets = offsets
    guard count > 0 else { return }
    var last = offsets[0]
    guard last >= 0 else { throw .argument("offsets", "the first is \(last)") }
    for index in 1...count {
      let next = offsets[index]
      guard next >= last, next <= bytes.count else {
        throw .argument("offsets", "text \(index - 1) is from \(last) to \(next), of \(bytes.count) bytes")
      }
      last = next
    }
    unsafe try Self.checkText(bytes, offsets, count)
  }

  /// Validates all bytes at once, which takes a tenth of the time that validating each text takes.
  ///
  /// If they are valid but not all ASCII, it also checks that no text begins within a character.
  private static func checkText(_ bytes: UnsafeBufferPointer<UInt8>, _ offsets: Offsets, _ count: Int) throws(Fault) {
    let range = offsets[0]..<offsets[count]
    func isText(_ range: Range<Int>) -> Bool? {
      let span = unsafe Span(_unsafeElements: bytes).extracting(range)
      guard let text = try? UTF8Span(validating: span) else { return nil }
      return text.isKnownASCII
    }
    if let isASCII = isText(range) {
      if isASCII { return }
      for index in 0..<count {
        let start = offsets[index]
        guard unsafe start == range.upperBound || bytes[start] & 0xC0 != 0x80 else {
          throw Fault(.badInput, "text \(index) begins within a character; expected UTF-8")
        }
      }
      return
    }
    for index in 0..<count where isText(offsets[index]..<offsets[index + 1]) == nil {
      throw Fault(.badInput, "text \(index) is not UTF-8")
    }
  }

  func append(_ index: Int, to utf8: inout [UInt8]) {
    unsafe utf8.append(contentsOf: bytes[offsets[index]..<offsets[index + 1]])
  }

  /// A copy of the texts.
  func copied() -> TextColumn {
    guard count > 0 else { return TextColumn() }
    let first = offsets[0]
    let ends = (1...count).map { UInt32(offsets[$0] - first) }
    return unsafe TextColumn(utf8: Array(bytes[first..<offsets[count]]), ends: ends)
  }

  deinit {
    guard var array = unsafe owner else { return }
    unsafe array.release?(&array)
  }

  // MARK: Arrow's C data interface

  /// Takes ownership of an array: moves it, and releases it when the texts are freed.
  ///
  /// - Returns: The texts, and their validity bits (`nil` if no text is null).
  /// - Throws: ``Fault``; the caller then still owns the array.
  static func imported(
    _ array: UnsafeMutablePointer<ArrowArray>, _ schema: UnsafePointer<ArrowSchema>?
  ) throws(Fault) -> (ArrowTexts, validity: [UInt8]?) {
    guard let schema = unsafe schema else { throw .argument("schema", "it is NULL") }
    guard unsafe schema.pointee.release != nil, let format = unsafe schema.pointee.format else {
      throw .argument("schema", "it was released")
    }
    let given = unsafe array.pointee
    guard unsafe given.release != nil else { throw .argument("array", "it was released") }
    let name = unsafe String(cString: format)
    guard name == "u" || name == "U", unsafe given.dictionary == nil, unsafe given.n_children == 0 else {
      throw Fault(.badInput, "an array of format \(name); expected utf8 (u) or large_utf8 (U)")
    }
    guard unsafe given.length >= 0, unsafe given.offset >= 0, unsafe given.n_buffers == 3,
      let buffers = unsafe given.buffers,
      let end = unsafe given.length.addingChecked(given.offset), end < Int64(Int32.max)
    else { throw .argument("array", "its length, offset or number of buffers cannot be") }
    let count = unsafe Int(given.length)
    let texts: ArrowTexts
    if count == 0 {
      unsafe texts = try ArrowTexts(
        bytes: UnsafeBufferPointer(start: nil, count: 0), offsets: .narrow(UnsafeBufferPointer(start: nil, count: 0)),
        count: 0)
    } else {
      guard let memory = unsafe buffers[1] else { throw .argument("array", "it has no offsets") }
      let offsets: Offsets =
        name == "u"
        ? unsafe .narrow(slice(memory, from: given.offset, count: count + 1))
        : unsafe .wide(slice(memory, from: given.offset, count: count + 1))
      let byteCount = offsets[count]
      let start = unsafe buffers[2]?.assumingMemoryBound(to: UInt8.self)
      guard unsafe start != nil || byteCount <= 0 else { throw .argument("array", "it has no bytes") }
      unsafe texts = try ArrowTexts(
        bytes: UnsafeBufferPointer(start: start, count: start == nil ? 0 : max(0, byteCount)), offsets: offsets,
        count: count)
    }
    let bits = unsafe try validity(
      buffers[0]?.assumingMemoryBound(to: UInt8.self), from: Int(given.offset), count: count)
    unsafe texts.owner = given
    unsafe array.pointee.release = nil
    return (texts, bits)
  }

  private static func slice<Value>(_ memory: UnsafeRawPointer, from offset: Int64, count: Int) -> UnsafeBufferPointer<
    Value
  > {
    unsafe UnsafeBufferPointer(start: memory.assumingMemoryBound(to: Value.self) + Int(offset), count: count)
  }
}

extension Int64 {
  fileprivate func addingChecked(_ other: Int64) -> Int64? {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? nil : sum
  }
}

/// Copies `count` validity bits, from bit `first` of a bitmap on; `nil` without a bitmap, or for no texts.
func validity(_ bits: UnsafePointer<UInt8>?, from first: Int, count: Int) throws(Fault) -> [UInt8]? {
  guard let bits = unsafe bits, count > 0 else { return nil }
  var result = [UInt8](repeating: 0, count: (count + 7) / 8)
  for index in 0..<count where unsafe bits[(first + index) >> 3] >> UInt8((first + index) & 7) & 1 == 1 {
    result[index >> 3] |= 1 << UInt8(index & 7)
  }
  return result
}
