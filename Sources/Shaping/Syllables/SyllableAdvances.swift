internal import Synchronization

/// How far syllables, and stretches of them that rules link, move the pen, as far as it is known.
struct SyllableAdvances: Sendable {
  /// The widest a stretch may be: then a word of 2¹⁵ bytes is no wider than 2³¹.
  static let widest = 1 << 15

  /// A stretch, by the places of its characters in their block.
  struct Key: Hashable, Sendable {
    // Seven bits a character; a bit above those of the first tells how many there are.
    private var low: UInt64 = 1
    private var high: UInt64 = 0

    /// Adds a character; false if there is no room: there are 18 of them.
    @inline(__always)
    mutating func append(_ place: Int) -> Bool {
      guard high &>> 57 == 0 else { return false }
      high = high &<< 7 | low &>> 57
      low = low &<< 7 | UInt64(place)
      return true
    }

    /// The place of the only character; nil if there are more.
    @inline(__always)
    fileprivate var onlyPlace: Int? { high == 0 && low >> 7 == 1 ? Int(low & 0x7F) : nil }
  }

  /// What is known of a stretch.
  struct Advance: Sendable {
    /// How far it moves the pen.
    var whole: Int32
    /// The subtables of pair positioning whose pairs begin with one of its glyphs, a bit for each.
    var firsts: UInt64 = 0
    /// Those whose pairs end with one of its glyphs.
    var seconds: UInt64 = 0
    /// The pairs of neighbours in rules of substitution of which one of its glyphs may be the first.
    var firstNeighbours: GlyphNeighbours.Bits
    /// Those of which one may be the second.
    var secondNeighbours: GlyphNeighbours.Bits

    /// Whether it and one that follows it may become other glyphs than each by itself.
    @inline(__always)
    func isLinked(to next: Advance) -> Bool { firstNeighbours & next.secondNeighbours != .zero }

    /// Whether they may have other advances, if their glyphs are the same.
    @inline(__always)
    func isKerned(with next: Advance) -> Bool { firsts & next.seconds != 0 }
  }

  /// Those of characters that are a syllable by themselves.
  private var single: [Learnt<Advance>] = Array(repeating: .untried, count: CharacterBits.count)
  private var longer: [Key: Learnt<Advance>] = [:]

  /// How many longer stretches are kept: then all are forgotten.
  private static let limit = 1 << 14

  @inline(__always)
  subscript(key: Key) -> Learnt<Advance> {
    get {
      if let place = key.onlyPlace { return single[place] }
      return longer[key] ?? .untried
    }
    set {
      if let place = key.onlyPlace {
        single[place] = newValue
      } else {
        if longer.count >= Self.limit { longer.removeAll() }
        longer[key] = newValue
      }
    }
  }
}

/// What all workers have learnt of a font's syllables.
final class LearntSyllables: Sendable {
  private let state = Mutex(SyllableAdvances())

  /// What is known so far.
  var advances: SyllableAdvances { state.withLock { $0 } }

  func add(_ key: SyllableAdvances.Key, _ advance: Learnt<SyllableAdvances.Advance>) {
    state.withLock { $0[key] = advance }
  }
}
