/// Tracking by size, as a `trak` table holds it, for a face that has no such table.
///
/// Between two entries it is interpolated linearly; below the first and above the last it is constant.
public struct FontTracking: Hashable, Sendable {
  /// A size and the tracking at it.
  public struct Entry: Hashable, Sendable {
    /// The size of the text, in points.
    public var size: Double
    /// The space that is added after every cluster, in thousandths of an em.
    public var thousandths: Double

    /// The tracking at a size.
    public init(size: Double, thousandths: Double) {
      self.size = size
      self.thousandths = thousandths
    }
  }

  /// The entries, in ascending order of size.
  public let entries: [Entry]

  /// Makes tracking from 1 to 1023 entries in any order, of at most an em each, at sizes from 0 to 32 766 points.
  public init(_ entries: [Entry]) {
    precondition(!entries.isEmpty && entries.count < 1 << 10, "tracking has from 1 to 1023 entries")
    precondition(
      entries.allSatisfy { (0...32_766).contains($0.size) && abs($0.thousandths) <= 1000 },
      "tracking is at most an em, at sizes from 0 to 32 766")
    self.entries = entries.sorted { $0.size < $1.size }
  }

  /// The entries as a `trak` table with the one track 0, in font units.
  ///
  /// Source: the TrueType Reference Manual. It extrapolates for sizes outside the table, so the table holds the first entry and
  /// the last one twice, a point apart.
  func table(unitsPerEm: Int) -> [UInt8] {
    guard let first = entries.first, let last = entries.last else { return [] }
    let all =
      [Entry(size: first.size - 1, thousandths: first.thousandths)] + entries
      + [Entry(size: last.size + 1, thousandths: last.thousandths)]
    var bytes: [UInt8] = []
    func append(_ value: some FixedWidthInteger) {
      for shift in stride(from: value.bitWidth - 8, through: 0, by: -8) {
        bytes.append(UInt8(truncatingIfNeeded: value >> shift))
      }
    }
    let header = 12
    let sizes = header + 8 + 8
    append(UInt32(0x0001_0000))  // version
    append(UInt16(0))  // format
    append(UInt16(header))  // horizontal data
    append(UInt16(0))  // vertical data: none
    append(UInt16(0))
    append(UInt16(1))  // tracks
    append(UInt16(all.count))
    append(UInt32(sizes))
    append(UInt32(0))  // the track's number
    append(UInt16(0))  // its name: none
    append(UInt16(sizes + 4 * all.count))  // its values
    for entry in all { append(Int32((entry.size * 65_536).rounded())) }
    for entry in all { append(Int16((entry.thousandths * Double(unitsPerEm) / 1000).rounded())) }
    return bytes
  }
}
