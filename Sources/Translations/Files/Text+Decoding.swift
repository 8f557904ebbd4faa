internal import JSONText

extension ArraySlice<UInt8> {
  /// Decodes a file in UTF-8, which is not copied, or in UTF-16 with a byte order mark, to UTF-8 without a mark.
  ///
  /// - Throws: An error if it is neither; without a byte order mark the error names the line.
  init(decoding bytes: [UInt8], source: String) throws(InputError) {
    switch (bytes.first, bytes.dropFirst().first) {
    case (0xFE, 0xFF): self = try Self.utf16(bytes, high: 0, source: source)
    case (0xFF, 0xFE): self = try Self.utf16(bytes, high: 1, source: source)
    default:
      do throws(UTF8.ValidationError) {
        _ = try UTF8Span(validating: bytes.span)
      } catch {
        throw InputError(
          source: source, line: 1 + bytes.prefix(error.byteOffsets.lowerBound).count { $0 == 0x0A },
          problem: "it is no UTF-8", expectation: "UTF-8, or UTF-16 with a byte order mark")
      }
      self = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    }
  }

  /// - Parameter high: The index of the high byte in a unit.
  private static func utf16(
    _ bytes: [UInt8], high: Int, source: String
  ) throws(InputError) -> ArraySlice<UInt8> {
    let units = stride(from: 2, to: bytes.count - 1, by: 2).lazy.map { place in
      UInt16(bytes[place + high]) << 8 | UInt16(bytes[place + 1 - high])
    }
    var text: [UInt8] = []
    let isDamaged = transcode(units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true) {
      text.append($0)
    }
    guard bytes.count.isMultiple(of: 2), !isDamaged else {
      throw InputError(source: source, problem: "it is no UTF-16", expectation: "whole and paired units")
    }
    return text[...]
  }
}
