/// Numbers that grow by little from one to the next: many of them in blocks of narrow ones, relative to the block's first.
///
/// A long text has a few such numbers for each of its bytes, which are most of what it takes.
struct BlockedNumbers<Wide: FixedWidthInteger & Sendable, Narrow: FixedWidthInteger & Sendable>: Sendable {
  /// The first number of each block.
  private var blocks: [Wide] = []
  /// Each number, less the first of its block.
  private var offsets: [Narrow] = []
  /// The numbers after the blocks, as they are.
  private var rest: [Wide]

  private static var blockShift: Int { 8 }

  /// How many numbers are kept as they are: those of all but long texts.
  private static var mostUnpacked: Int { 1 << 14 }

  init(_ numbers: [Wide] = []) {
    rest = numbers
    pack()
  }

  /// Makes room for the numbers of a text, as far as they are kept as they are.
  mutating func reserveCapacity(_ count: Int) {
    rest.reserveCapacity(Swift.min(count, Self.mostUnpacked))
  }

  @inline(__always)
  mutating func append(_ number: Wide) {
    rest.append(number)
  }

  /// Takes the last away.
  mutating func removeLast(_ count: Int) {
    let kept = self.count - count
    guard kept < offsets.count else { return rest.removeLast(count) }
    // What is left of a block is no block.
    let start = kept & ~((1 << Self.blockShift) - 1)
    rest = (start..<kept).map { self[$0] }
    offsets.removeLast(offsets.count - start)
    blocks.removeLast(blocks.count - (start >> Self.blockShift))
  }

  /// Puts all whole blocks together if there are many numbers, as far as they are near enough to each other.
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
    // In memory of its own size.
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

/// The pen's position before each cluster of a text: those of one of megabytes do not fit in 32 bits.
typealias PenPositions = BlockedNumbers<Int, Int32>

/// Offsets in a text, in bytes, in order.
typealias TextOffsets = BlockedNumbers<Int32, UInt16>
