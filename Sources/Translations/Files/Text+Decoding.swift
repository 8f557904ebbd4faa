internal import JSONText

extension String {
  /// The text of a file in UTF-8, or in UTF-16 with a byte order mark, which is left out.
  ///
  /// - Throws: An error that names the line at which it is neither.
  init(decoding bytes: [UInt8], source: String) throws(InputError) {
    switch (bytes.first, bytes.dropFirst().first) {
    case (0xFE, 0xFF): self = try Self.utf16(bytes, source: source) { $0 << 8 | $1 }
    case (0xFF, 0xFE): self = try Self.utf16(bytes, source: source) { $1 << 8 | $0 }
    default:
      let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
      guard let text = String(validating: bytes[(hasMark ? 3 : 0)...], as: UTF8.self) else {
        throw InputError(
          source: source, line: Self.line(of: Self.firstDamage(bytes), in: bytes),
          problem: "it is no UTF-8", expectation: "UTF-8, or UTF-16 with a byte order mark")
      }
      self = text
    }
  }

  private static func utf16(
    _ bytes: [UInt8], source: String, unit: (UInt16, UInt16) -> UInt16
  ) throws(InputError) -> String {
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { unit(UInt16(bytes[$0]), UInt16(bytes[$0 + 1])) }
    guard bytes.count.isMultiple(of: 2), let text = String(validating: units, as: UTF16.self) else {
      throw InputError(source: source, problem: "it is no UTF-16", expectation: "whole and paired units")
    }
    return text
  }

  /// Where the first byte is that is no UTF-8: what repairing changes first.
  private static func firstDamage(_ bytes: [UInt8]) -> Int {
    let repaired = String(decoding: bytes, as: UTF8.self).utf8
    return zip(bytes, repaired).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? bytes.count
  }

  private static func line(of offset: Int, in bytes: [UInt8]) -> Int {
    1 + bytes.prefix(offset).count { $0 == 0x0A }
  }
}
