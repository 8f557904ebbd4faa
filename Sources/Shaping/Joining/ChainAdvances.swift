internal import Synchronization

/// The advances of chains of letters, as far as they are known.
struct ChainAdvances: Sendable {
  /// The widest a chain may be: then a word of 2¹⁵ bytes is no wider than 2³¹.
  static let widest = 1 << 15

  /// A chain, by the places of its members in their alphabet.
  struct Key: Hashable, Sendable {
    fileprivate let members: UInt64

    /// Nil if the chain is too long.
    init?(_ chain: [UInt16]) {
      // A place takes nine bits, and is not 0: the space is in no chain.
      guard chain.count <= 7 else { return nil }
      members = chain.reduce(0) { $0 << 9 | UInt64($1) }
    }
  }

  /// The advance of each member that is a chain by itself.
  private var single: [Int32]
  /// The others.
  private var longer: [Key: Int32] = [:]

  private static let unknown = Int32.min
  private static let untried = Int32.min + 1
  /// How many longer chains are kept: then all are forgotten.
  private static let limit = 1 << 14

  /// - Parameter count: How many members the alphabet has.
  init(count: Int) {
    single = Array(repeating: Self.untried, count: count)
  }

  /// The advance of a member that is a chain by itself; nil if it is not known.
  @inline(__always)
  func advance(of place: UInt16) -> Int32? {
    let advance = single[Int(place)]
    return advance > Self.untried ? advance : nil
  }

  subscript(key: Key) -> Learnt<Int32> {
    get {
      switch key.members < single.count ? single[Int(key.members)] : longer[key] ?? Self.untried {
      case Self.unknown: .unknown
      case Self.untried: .untried
      case let advance: .known(advance)
      }
    }
    set {
      let value =
        switch newValue {
        case .known(let advance): advance
        case .unknown: Self.unknown
        case .untried: Self.untried
        }
      if key.members < single.count {
        single[Int(key.members)] = value
      } else {
        if longer.count >= Self.limit { longer.removeAll() }
        longer[key] = value
      }
    }
  }
}

/// What all workers have learnt of a font's chains.
final class LearntChains: Sendable {
  private let state: Mutex<ChainAdvances>

  /// - Parameter count: How many members the alphabet has.
  init(count: Int) {
    state = Mutex(ChainAdvances(count: count))
  }

  /// What is known so far.
  var advances: ChainAdvances { state.withLock { $0 } }

  func add(_ key: ChainAdvances.Key, _ advance: Learnt<Int32>) {
    state.withLock { $0[key] = advance }
  }
}
