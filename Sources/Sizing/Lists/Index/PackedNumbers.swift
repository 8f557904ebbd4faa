/// Numbers in four bytes each: small ones as they are, large ones as an index into a separate array.
///
/// A search among a million heights waits for memory, and nearly all heights fit four bytes: those of up to 265 points, in
/// ticks.
struct PackedNumbers: Sendable {
  /// The first packed number that stands for an index into `large`.
  ///
  /// That leaves 2²⁸ indices, more than the longest list has large numbers.
  static let firstLarge: UInt32 = 0xF000_0000

  private var large: [Int64] = []
  /// The packed numbers of the elements of `large` that are not in use.
  private var free: [UInt32] = []

  /// Bytes of memory beside the packed numbers, unused places included.
  var byteCount: Int { large.capacity * 8 + free.capacity * 4 }

  @inline(__always)
  func number(_ packed: UInt32) -> Int64 { Self.number(packed, large.span) }

  @inline(__always)
  private static func number(_ packed: UInt32, _ large: Span<Int64>) -> Int64 {
    packed < firstLarge ? Int64(packed) : large[Int(packed &- firstLarge)]
  }

  /// Packs a number, which must not be negative, until ``forget(_:)``.
  @inline(__always)
  mutating func pack(_ number: Int64) -> UInt32 {
    UInt64(bitPattern: number) < UInt64(Self.firstLarge) ? UInt32(truncatingIfNeeded: number) : keep(number)
  }

  /// Frees the element of `large` of a packed number, if it has one.
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
    // A single pass that can be vectorized; large numbers are rare.
    var sum: Int64 = 0
    var largeCount: UInt32 = 0
    for place in packed.indices {
      sum &+= Int64(packed[place])
      // 1 if the highest four bits are ones.
      largeCount &+= ((packed[place] &>> 28) &+ 1) &>> 4
    }
    guard largeCount > 0 else { return sum }
    return packed.indices.reduce(0) { $0 + number(packed[$1]) }
  }

  /// The index of the first number at which the running sum exceeds `target`, from which the sum before it is subtracted.
  ///
  /// The sum of all numbers must exceed `target`.
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
