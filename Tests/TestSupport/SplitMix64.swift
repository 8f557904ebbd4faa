/// A small generator of random numbers that gives the same ones for the same seed, so that a failing case can be had again.
///
/// SplitMix64, by Guy Steele, Doug Lea and Christine Flood (OOPSLA 2014).
package struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// A generator that begins at `seed`.
  package init(seed: UInt64) {
    state = seed
  }

  /// The next sixty-four bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
