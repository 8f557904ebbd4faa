internal import Sizing

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

  /// Its size in pixels, by its header; zero if it has none.
  ///
  /// Source: PNG specification (third edition), 11.2.1.
  var size: LayoutSize {
    guard bytes.count >= 24 else { return .zero }
    func number(at start: Int) -> Double { bytes[start..<start + 4].reduce(0) { $0 * 256 + Double($1) } }
    return LayoutSize(width: number(at: 16), height: number(at: 20))
  }

  /// The memory that its pixels take, of four bytes each.
  var decodedByteCount: Double { 4 * size.width * size.height }

  /// The largest rectangle of its shape in the middle of another.
  func fitted(in rect: LayoutRect) -> LayoutRect {
    guard !size.isEmpty else { return rect }
    let scale = min(rect.width / size.width, rect.height / size.height)
    let (width, height) = (size.width * scale, size.height * scale)
    return LayoutRect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
  }
}
