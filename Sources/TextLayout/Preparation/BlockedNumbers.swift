/// A list of numbers that grow slowly; a long one is stored in blocks of narrow numbers, relative to the first of each
/// block.
///
/// A long text has a few such numbers for each of its bytes, which take most of its memory.
struct BlockedNumbers<Wide: FixedWidthInteger & Sendable, Narrow: FixedWidthInteger & Sendable>: Sendable {
  /// The first number of each block.
  private var blocks: [Wide] = []
  /// Each number, less the first of its block.
  private var offsets: [Narrow] = []
  /// The numbers after the blocks, not packed.
  private var rest: [Wide]

  private static var blockShift: Int { 8 }

  /// The most numbers that are not packed; only long texts have more.
  private static var mostUnpacked: Int { 1 << 14 }

  init(_ numbers: [Wide] = []) {
    rest = numbers
    pack()
  }

  /// Reserves memory for the numbers of a text, as far as they are not packed.
  mutating func reserveCapacity(_ count: Int) {
    rest.reserveCapacity(Swift.min(count, Self.mostUnpacked))
  }

  @inline(__always)
  mutating func append(_ number: Wide) {
    rest.append(number)
  }

  /// Removes the last numbers.
  mutating func removeLast(_ count: Int) {
    let kept = self.count - count
    guard kept < offsets.count else { return rest.removeLast(count) }
    // What is left of a partial block is unpacked.
    let start = kept & ~((1 << Self.blockShift) - 1)
    rest = (start..<kept).map { self[$0] }
    offsets.removeLast(offsets.count - start)
    blocks.removeLast(blocks.count - (start >> Self.blockShift))
  }

  /// Packs whole blocks if there are many numbers, up to the first block whose numbers are too far apart.
  mutating func pack() {
    guard count > Self.mostUnpacked else { return }
    let size = 1 << Self.blockShift
    var packed = 0
    while rest.count - packed >= size {
      let first = rest[packed]
      let block = rest[packed..<packed + size]
      guard block.allSatisfy({ Self.offset(of: $0, from: first) != nil }) else { break }
      blocks.append(first)
      for number in block { offsets.append(Narrow(truncatingIfNeeded: number - first)) }
      packed += size
    }
    guard packed > 0 else { return }
    // A copy, to give back the memory.
    rest = Array(rest[packed...])
  }

  private static func offset(of number: Wide, from first: Wide) -> Narrow? {
    let (offset, overflows) = number.subtractingReportingOverflow(first)
    return overflows ? nil : Narrow(exactly: offset)
  }
}

extension BlockedNumbers: RandomAccessCollection {
  var startIndex: Int { 0 }
  @inline(__always)
  var endIndex: Int { offsets.count + rest.count }

  @inline(__always)
  subscript(index: Int) -> Wide {
    let later = index - offsets.count
    return later >= 0 ? rest[later] : blocks[index >> Self.blockShift] + Wide(offsets[index])
  }
}

/// The pen's position before each cluster of a text; in a text of megabytes positions do not fit in 32 bits.
typealias PenPositions = BlockedNumbers<Int, Int32>

/// Offsets in a text, in bytes, in order.
typealias TextOffsets = BlockedNumbers<Int32, UInt16>
