internal import FontKit
internal import Synchronization

/// How stretches of a text move the pen in a font, as far as it is known: what all workers knew when this one began, and what it
/// has found, which it tells the others.
///
/// A stretch is shaped once, however often it comes and however many workers meet it.
struct StretchAdvances<Value: Sendable> {
  private var known: Known
  private let shared: Shared

  /// The widest a stretch may be, in units of the font: then a text of 2¹⁵ characters is no wider than 2³¹.
  static var widest: Int { 1 << 15 }

  /// - Parameters:
  ///   - alphabet: The number of the alphabet.
  ///   - symbolCount: How many symbols are often a stretch by themselves.
  init(of font: FontFace, _ properties: ShapingProperties, alphabet: Int, symbolCount: Int = 0) {
    shared = font.harfBuzz.findings.finding(about: properties.kind, alphabet) {
      Shared(Known(single: Array(repeating: nil, count: symbolCount)))
    }
    known = shared.known.withLock { $0 }
  }

  /// What is known of a stretch of one symbol; nil if nothing is, or if HarfBuzz has to be asked for more.
  @inline(__always)
  func value(of symbol: UInt16) -> Value? { known.single[Int(symbol)] ?? nil }

  /// What is known of a stretch, or is found out now; nil if HarfBuzz has to be asked for more than the stretch.
  @inline(__always)
  mutating func value(of key: SymbolKey, _ find: () -> Value?) -> Value? {
    if let known = self[key] { return known }
    let found = find()
    self[key] = .some(found)
    return found
  }

  /// What HarfBuzz said of a stretch: nil if it was not asked yet, and no value if it has to be asked for more than the stretch.
  @inline(__always)
  subscript(key: SymbolKey) -> Value?? {
    get { known[key] }
    set {
      known[key] = newValue
      shared.known.withLock { $0[key] = newValue }
    }
  }

  private struct Known {
    /// Stretches of one symbol, by the symbol.
    var single: [Value??]
    var longer: [SymbolKey: Value?] = [:]

    /// How many longer stretches are kept: then all are forgotten.
    private static var limit: Int { 1 << 14 }

    @inline(__always)
    subscript(key: SymbolKey) -> Value?? {
      get {
        if let symbol = key.onlySymbol, symbol < single.count { return single[symbol] }
        return longer[key]
      }
      set {
        if let symbol = key.onlySymbol, symbol < single.count {
          single[symbol] = newValue
        } else {
          if longer.count >= Self.limit { longer.removeAll() }
          longer[key] = newValue
        }
      }
    }
  }

  /// What all workers know.
  private final class Shared: Sendable {
    let known: Mutex<Known>

    init(_ known: Known) { self.known = Mutex(known) }
  }
}

extension ShapingBuffer {
  /// How far the stretch last shaped moves the pen; nil if that is too far, or if HarfBuzz made another glyph than is expected.
  ///
  /// The tables promise what may become of its characters. Should they lie, HarfBuzz is asked for more than the stretch.
  func advance(ofStretchWhere isExpected: (_ glyph: UInt32) -> Bool) -> Int32? {
    guard !hasFailed else { return nil }
    var advance = 0
    for index in 0..<count {
      let glyph = glyph(at: index)
      guard isExpected(glyph.id) else { return nil }
      advance += Int(glyph.advance)
    }
    return abs(advance) <= StretchAdvances<Int32>.widest ? Int32(advance) : nil
  }
}
