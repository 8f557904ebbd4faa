/// The PNG files that were decoded last, so that rows that share one decode it once.
final class PictureCache {
  private var pictures: [PNGFile: RasterImage?] = [:]
  private var byteCount = 0.0

  /// The most memory that pictures take, in bytes, unless one alone takes more.
  private static let limit = 67_108_864.0

  /// The picture of a PNG file; nil if it is damaged.
  func picture(of file: PNGFile) -> RasterImage? {
    if let known = pictures[file] { return known }
    byteCount += file.decodedByteCount
    // Before the picture is decoded, so that the others are not in memory beside it.
    if byteCount > Self.limit { (pictures, byteCount) = ([:], file.decodedByteCount) }
    let picture = RasterImage(png: file.bytes)
    pictures[file] = .some(picture)
    return picture
  }
}

/// The bytes of a PNG file as a key.
struct PNGFile: Hashable {
  let bytes: [UInt8]

  func hash(into hasher: inout Hasher) {
    hasher.combine(bytes.count)
    // The checksum of the last pixels stands before the last chunk, which is the same in all files.
    for byte in bytes.suffix(16) { hasher.combine(byte) }
  }

  /// The memory that its pixels take, of four bytes each, by its header.
  ///
  /// Source: PNG specification (third edition), 11.2.1.
  var decodedByteCount: Double {
    guard bytes.count >= 24 else { return 0 }
    func number(at start: Int) -> Double { bytes[start..<start + 4].reduce(0) { $0 * 256 + Double($1) } }
    return 4 * number(at: 16) * number(at: 20)
  }
}
