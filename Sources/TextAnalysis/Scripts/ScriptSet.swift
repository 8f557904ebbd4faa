import CICU

/// A set of scripts, by ICU's codes: what a character's Script_Extensions allow.
struct ScriptSet: Hashable {
  // ICU numbers scripts from 0; Unicode has fewer than 256 codes to give.
  private var words = SIMD4<UInt64>()

  var isEmpty: Bool { words == SIMD4() }

  mutating func insert(_ code: Int32) {
    guard (0..<256).contains(code) else { return }
    words[Int(code) >> 6] |= 1 << (UInt64(code) & 63)
  }

  func contains(_ code: Int32) -> Bool {
    (0..<256).contains(code) && words[Int(code) >> 6] >> (UInt64(code) & 63) & 1 != 0
  }

  func intersection(_ other: ScriptSet) -> ScriptSet {
    var result = self
    result.words = words & other.words
    return result
  }

  /// The lowest code in the set.
  var first: Int32? {
    for index in 0..<4 where words[index] != 0 {
      return Int32(index * 64 + words[index].trailingZeroBitCount)
    }
    return nil
  }

  /// The scripts a character may be of, or nil if it takes its neighbour's: one that many scripts use, or a mark that
  /// takes that of its base.
  init?(scriptsOf scalar: UInt32) {
    if scalar < 0x80 {
      guard (0x41...0x5A).contains(scalar & 0xDF) else { return nil }
      self = .latin
      return
    }
    let capacity: Int32 = 32
    let common = cicu_script_common()
    let inherited = cicu_script_inherited()
    let codes = unsafe withUnsafeTemporaryAllocation(of: Int32.self, capacity: Int(capacity)) { buffer in
      let count = unsafe cicu_script_extensions(scalar, buffer.baseAddress, capacity)
      var set = ScriptSet()
      for index in 0..<Int(min(count, capacity)) {
        let code = unsafe buffer[index]
        if code != common && code != inherited { set.insert(code) }
      }
      return set
    }
    guard !codes.isEmpty else { return nil }
    self = codes
  }

  private init() {}

  private static let latin: ScriptSet = {
    var set = ScriptSet()
    set.insert(cicu_script(0x41))
    return set
  }()
}
