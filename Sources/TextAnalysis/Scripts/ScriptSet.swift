import CICU

/// A set of scripts, by ICU's codes: what a character's Script_Extensions allow.
///
/// It is never empty.
struct ScriptSet: Hashable {
  // ICU numbers scripts from 0; Unicode has fewer than 256 codes to give.
  private var words = SIMD4<UInt64>()

  /// The set of one script.
  init(_ code: Int32) {
    insert(code)
  }

  /// The scripts that a character may have; nil if it takes its neighbour's: if many scripts use it, or if it is a mark
  /// that takes the script of its base.
  init?(scriptsOf scalar: UInt32) {
    switch cicu_only_script(scalar) {
    case -1:
      return nil
    case -2:
      let capacity: Int32 = 32  // the most there are is 23, at U+0965
      unsafe withUnsafeTemporaryAllocation(of: Int32.self, capacity: Int(capacity)) { buffer in
        let count = unsafe cicu_script_extensions(scalar, buffer.baseAddress, capacity)
        for index in 0..<Int(min(count, capacity)) { unsafe insert(buffer[index]) }
      }
    case let code:
      insert(code)
    }
  }

  private init(words: SIMD4<UInt64>) {
    self.words = words
  }

  private mutating func insert(_ code: Int32) {
    precondition((0..<256).contains(code), "ICU has more scripts than Galley knows of")
    words[Int(code) >> 6] |= 1 << (UInt64(code) & 63)
  }

  /// Whether the set has a script.
  func contains(_ code: Int32) -> Bool {
    words[Int(code) >> 6] >> (UInt64(code) & 63) & 1 != 0
  }

  /// The scripts that both sets have, or nil if there are none.
  func intersection(_ other: ScriptSet) -> ScriptSet? {
    let common = words & other.words
    return common == SIMD4() ? nil : ScriptSet(words: common)
  }

  /// The script of the set, if there is but one.
  var only: Int32? {
    var bits = 0
    for index in 0..<4 { bits += words[index].nonzeroBitCount }
    return bits == 1 ? first : nil
  }

  /// The lowest code in the set.
  var first: Int32 {
    for index in 0..<4 where words[index] != 0 {
      return Int32(index * 64 + words[index].trailingZeroBitCount)
    }
    preconditionFailure("a set of scripts is never empty")
  }
}
