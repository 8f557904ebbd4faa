internal import FontKit
internal import Synchronization

/// How far stretches of linked characters move the pen before what follows them, as far as it is known.
struct LinkedAdvances: Sendable {
  /// The widest a stretch may be: then a text of 2¹⁵ characters is no wider than 2³¹.
  static let widest = 1 << 15

  /// A stretch and the one that follows it, by the places of their characters in their alphabet.
  struct Key: Hashable, Sendable {
    private let stretch: UInt64
    private let next: UInt64

    /// Nil if one of them is too long.
    init?(_ stretch: Span<UInt16>, before next: Span<UInt16>) {
      guard let stretch = Self.packed(stretch), let next = Self.packed(next) else { return nil }
      self.stretch = stretch
      self.next = next
    }

    /// A place takes nine bits; one bit above those of the last tells how many there are.
    private static func packed(_ places: Span<UInt16>) -> UInt64? {
      guard places.count <= 7 else { return nil }
      var packed: UInt64 = 1
      for index in 0..<places.count { packed = packed &<< 9 | UInt64(places[index]) }
      return packed
    }
  }

  /// How a stretch moves the pen.
  struct Advance: Sendable {
    /// How far the whole stretch does.
    var whole: Int32
    /// For each of its characters but the first how far what is before it does, `PairAdvances.inside` within a cluster, and whether
    /// the text may be cut there.
    var inner: [(pen: Int32, isSafe: Bool)] = []
    /// Whether the text may be cut after it; nil if it may where the stretch moves the pen as if nothing followed.
    var isSafeAfter: Bool?
  }

  private var advances: [Key: Learnt<Advance>] = [:]

  /// How many are kept: then all are forgotten.
  private static let limit = 1 << 14

  subscript(key: Key) -> Learnt<Advance> {
    get { advances[key] ?? .untried }
    set {
      if advances.count >= Self.limit { advances.removeAll() }
      advances[key] = newValue
    }
  }
}

/// What all workers have learnt of a font's linked characters.
final class LearntLinks: Sendable {
  private struct State {
    var advances = LinkedAdvances()
    var wordCount = 0
  }

  private let state = Mutex(State())

  /// How many words HarfBuzz shapes before it is found out which characters are linked: that costs as much as a thousand or two.
  private static let worthwhile = 1 << 10

  /// What is known so far.
  var advances: LinkedAdvances { state.withLock { $0.advances } }

  func add(_ key: LinkedAdvances.Key, _ advance: Learnt<LinkedAdvances.Advance>) {
    state.withLock { $0.advances[key] = advance }
  }

  /// Notes that there is a word to be shaped; whether it pays by now to find out more about the font.
  func paysWithWord() -> Bool {
    state.withLock { state in
      state.wordCount += 1
      return state.wordCount > Self.worthwhile
    }
  }
}
