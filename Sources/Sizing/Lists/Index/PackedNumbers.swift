/// Numbers in four bytes each: small ones as they are, large ones as a place in a list beside.
///
/// At a million heights it is memory that a search waits for, and nearly all heights fit four bytes: in ticks those of up to
/// 265 points.
struct PackedNumbers: Sendable {
  /// The first packed number that is a place among the large ones.
  ///
  /// From it on are more places than the longest list has room for large numbers.
  static let firstLarge: UInt32 = 0xF000_0000

  private var large: [Int64] = []
  /// The places among the large numbers that hold none.
  private var free: [UInt32] = []

  /// Bytes of memory beside the packed numbers, unused places included.
  var byteCount: Int { large.capacity * 8 + free.capacity * 4 }

  @inline(__always)
  func number(_ packed: UInt32) -> Int64 { Self.number(packed, large.span) }

  @inline(__always)
  private static func number(_ packed: UInt32, _ large: Span<Int64>) -> Int64 {
    packed < firstLarge ? Int64(packed) : large[Int(packed &- firstLarge)]
  }

  /// A number in four bytes, until ``forget(_:)``; it must not be negative.
  @inline(__always)
  mutating func pack(_ number: Int64) -> UInt32 {
    UInt64(bitPattern: number) < UInt64(Self.firstLarge) ? UInt32(truncatingIfNeeded: number) : keep(number)
  }

  /// Gives back the place of a number that was packed.
  @inline(__always)
  mutating func forget(_ packed: UInt32) {
    if packed >= Self.firstLarge { free.append(packed) }
  }

  @inline(never)
  private mutating func keep(_ number: Int64) -> UInt32 {
    precondition(number >= 0, "heights are not negative")
    if let packed = free.popLast() {
      large[Int(packed - Self.firstLarge)] = number
      return packed
    }
    large.append(number)
    return Self.firstLarge + UInt32(large.count - 1)
  }

  @inline(__always)
  func sum(_ packed: Span<UInt32>) -> Int64 {
    // One pass that the processor can do for several at a time; large numbers are rare.
    var sum: Int64 = 0
    var largeCount: UInt32 = 0
    for place in packed.indices {
      sum &+= Int64(packed[place])
      // 1 if the first four bits are ones.
      largeCount &+= ((packed[place] &>> 28) &+ 1) &>> 4
    }
    guard largeCount > 0 else { return sum }
    return packed.indices.reduce(0) { $0 + number(packed[$1]) }
  }

  /// The place of the first number with which the sum is more than `target`, which becomes what is left of it there.
  ///
  /// There must be one.
  @inline(__always)
  func place(beyond target: inout Int64, in packed: Span<UInt32>) -> Int {
    let large = large.span
    var rest = target
    for place in packed.indices {
      let difference = rest &- Self.number(packed[place], large)
      if difference < 0 {
        target = rest
        return place
      }
      rest = difference
    }
    preconditionFailure("the sum of all is not more")
  }
}
