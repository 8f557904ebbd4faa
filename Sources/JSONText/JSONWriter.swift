/// Writes JSON as UTF-8 bytes, without white space between the parts, members in the order of the calls.
///
/// It holds what was written until somebody takes it, so a long output is written and taken in pieces. That brackets
/// match and keys come in objects is the caller's duty.
package struct JSONWriter: Sendable {
  /// What was written since it was last taken.
  package private(set) var bytes: [UInt8] = []
  /// Whether the next value or key follows another in the same array or object.
  private var needsComma = false

  /// A writer that has written nothing.
  package init() {}

  /// Forgets what was written so far, which the caller has passed on, and keeps the storage.
  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
  }

  // MARK: Structure

  package mutating func beginObject() { open("{") }
  package mutating func endObject() { close("}") }
  package mutating func beginArray() { open("[") }
  package mutating func endArray() { close("]") }

  /// Writes a key; its value follows.
  package mutating func key(_ key: String) {
    quote(key, isKey: true)
    needsComma = false
  }

  /// Ends a line after a whole value, as NDJSON wants it.
  package mutating func endLine() {
    bytes.append(0x0A)
    needsComma = false
  }

  private mutating func open(_ bracket: Unicode.Scalar) {
    separate()
    bytes.append(UInt8(ascii: bracket))
    needsComma = false
  }

  private mutating func close(_ bracket: Unicode.Scalar) {
    bytes.append(UInt8(ascii: bracket))
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  // MARK: Values

  package mutating func null() { raw("null") }

  package mutating func bool(_ value: Bool) { raw(value ? "true" : "false") }

  package mutating func integer(_ value: Int) {
    separate()
    digits(value)
  }

  /// Writes a number in the shortest form that reads back the same; whole ones without a fraction, and no negative
  /// zero.
  ///
  /// - Precondition: `value` is finite; JSON has no other numbers.
  package mutating func number(_ value: Double) {
    precondition(value.isFinite, "JSON has no number for infinity or NaN")
    separate()
    if let whole = value.wholeNumber {
      digits(whole)
    } else if let decimal = BinaryFraction(value) {
      if decimal.isNegative { bytes.append(UInt8(ascii: "-")) }
      digits(decimal.digits, fractionCount: decimal.fractionCount)
    } else {
      bytes.append(contentsOf: value.description.utf8)
    }
  }

  /// Writes a string, escaping what JSON demands and nothing else.
  package mutating func string(_ value: String) {
    quote(value, isKey: false)
    needsComma = true
  }

  /// Writes a value as it was read.
  package mutating func value(_ value: JSONValue) {
    switch value {
    case .null: null()
    case .bool(let flag): bool(flag)
    case .integer(let whole): integer(whole)
    case .number(let number): self.number(number)
    case .string(let text): string(text)
    case .array(let elements):
      beginArray()
      for element in elements { self.value(element) }
      endArray()
    case .object(let object):
      beginObject()
      for member in object.members {
        key(member.key)
        self.value(member.value)
      }
      endObject()
    }
  }

  // MARK: Members

  /// Writes a key and its value; nothing if that is `nil`.
  package mutating func member(_ name: String, _ value: String?) {
    guard let value else { return }
    key(name)
    string(value)
  }

  package mutating func member(_ name: String, _ value: Double?) {
    guard let value else { return }
    key(name)
    number(value)
  }

  package mutating func member(_ name: String, _ value: Int?) {
    guard let value else { return }
    key(name)
    integer(value)
  }

  package mutating func member(_ name: String, _ value: Bool?) {
    guard let value else { return }
    key(name)
    bool(value)
  }

  package mutating func member(_ name: String, _ value: JSONValue?) {
    guard let value else { return }
    key(name)
    self.value(value)
  }

  // MARK: Bytes

  private mutating func raw(_ text: String) {
    separate()
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func digits(_ value: Int) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    digits(UInt64(value.magnitude), fractionCount: 0)
  }

  /// Writes a number that was multiplied by a power of ten.
  private mutating func digits(_ number: UInt64, fractionCount: Int) {
    // A `UInt64` has 20 digits, and a binary fraction 22 with its zeros.
    bytes.append(addingCapacity: 24) { Self.digits(number, fractionCount: fractionCount, to: &$0) }
  }

  private static func digits(_ number: UInt64, fractionCount: Int, to output: inout OutputSpan<UInt8>) {
    if number >= 10 || fractionCount > 0 { digits(number / 10, fractionCount: fractionCount - 1, to: &output) }
    if fractionCount == 1 { output.append(UInt8(ascii: ".")) }
    output.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }

  /// Writes a string in quotes, after a comma if it follows another, and before a colon if it is a key.
  private mutating func quote(_ text: String, isKey: Bool) {
    let utf8 = text.utf8.span
    let needsComma = needsComma
    var index = 0
    bytes.append(addingCapacity: utf8.count + 4) { output in
      if needsComma { output.append(UInt8(ascii: ",")) }
      output.append(UInt8(ascii: "\""))
      while index < utf8.count, !Self.needsEscape(utf8[index]) {
        output.append(utf8[index])
        index += 1
      }
      guard index == utf8.count else { return }
      output.append(UInt8(ascii: "\""))
      if isKey { output.append(UInt8(ascii: ":")) }
    }
    guard index < utf8.count else { return }
    while index < utf8.count {
      appendEscaped(utf8[index])
      index += 1
    }
    bytes.append(UInt8(ascii: "\""))
    if isKey { bytes.append(UInt8(ascii: ":")) }
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func appendEscaped(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(contentsOf: [UInt8(ascii: "\\"), byte])
    case 0x0A: bytes.append(contentsOf: "\\n".utf8)
    case 0x0D: bytes.append(contentsOf: "\\r".utf8)
    case 0x09: bytes.append(contentsOf: "\\t".utf8)
    case 0..<0x20: escape(byte)
    default: bytes.append(byte)
    }
  }

  private mutating func escape(_ control: UInt8) {
    bytes.append(contentsOf: control < 0x10 ? "\\u000".utf8 : "\\u00".utf8)
    bytes.append(contentsOf: String(control, radix: 16).utf8)
  }
}
