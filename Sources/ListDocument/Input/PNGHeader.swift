internal import JSONText

/// The size of a PNG picture, from its header; nothing else of the file is read.
struct PNGHeader: Hashable, Sendable {
  let width: UInt32
  let height: UInt32

  /// The eight bytes every PNG file begins with, and the header chunk's length and name.
  ///
  /// Source: PNG specification (third edition), 5.2 and 11.2.1.
  private static let beginning: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
  ]

  /// Reads the header of a file.
  ///
  /// - Throws: A fault that names the file, if it cannot be read or is no PNG file.
  init(file: String) throws(JSONFault) {
    let name = JSONQuote(path: file)
    var bytes: [UInt8] = []
    do throws(InputError) {
      let input = try ByteInput(file: file)
      while bytes.count < 24, try input.read(upTo: 24 - bytes.count, into: &bytes) {}
    } catch {
      throw JSONFault("\(name) \(error.problem)", expected: "a PNG file")
    }
    guard let header = PNGHeader(bytes) else { throw JSONFault("\(name) is no PNG file", expected: "a PNG file") }
    guard max(header.width, header.height) <= InputLimits.pictureSide,
      Int(header.width) * Int(header.height) <= InputLimits.picturePixels
    else {
      throw JSONFault(
        "\(name) is too large: \(header.width) × \(header.height) pixels",
        expected: "at most \(InputLimits.pictureSide) a side and \(InputLimits.picturePixels) together")
    }
    self = header
  }

  /// Reads the header at the beginning of a file's bytes; `nil` if they are not those of a PNG file.
  ///
  /// A picture is at least one pixel wide and high, and at most 2³¹ − 1.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 24, bytes.starts(with: Self.beginning) else { return nil }
    width = bytes[16..<20].reduce(0) { $0 << 8 | UInt32($1) }
    height = bytes[20..<24].reduce(0) { $0 << 8 | UInt32($1) }
    guard 1...0x7FFF_FFFF ~= width, 1...0x7FFF_FFFF ~= height else { return nil }
  }
}
