internal import FontKit
internal import Synchronization

/// A cache of the advances of stretches in a font.
///
/// It starts with what all workers had found when this one began; what this one finds is added for the others.
///
/// A stretch is shaped once, however often it occurs and however many workers meet it.
struct StretchAdvances<Value: Sendable> {
  private var known: Known
  private let shared: Shared<Known>

  /// The widest a stretch may be, in units of the font: then a text of 2¹⁵ characters is no wider than 2³¹.
  static var widest: Int { 1 << 15 }

  /// - Parameters:
  ///   - alphabet: The number of the alphabet.
  ///   - symbolCount: How many symbols are often a stretch by themselves.
  init(of font: FontFace, _ properties: ShapingProperties, alphabet: Int, symbolCount: Int = 0) {
    shared = font.harfBuzz.findings.finding(about: ActiveLookups.topic(of: font, properties), alphabet) {
      Shared(Known(single: Array(repeating: nil, count: symbolCount)))
    }
    known = shared.value.withLock { $0 }
  }

  /// The value of a stretch, cached; nil if it depends on more than the stretch.
  @inline(__always)
  mutating func value(of key: SymbolKey, _ find: () -> Value?) -> Value? {
    if let known = known[key] { return known }
    let found = find()
    known[key] = .some(found)
    shared.value.withLock { $0[key] = .some(found) }
    return found
  }

  private struct Known {
    /// Stretches of one symbol, by the symbol.
    var single: [Value??]
    var longer: [SymbolKey: Value?] = [:]

    /// The most longer stretches that are cached; at this number, all are dropped.
    private static var limit: Int { 1 << 14 }

    /// Nil if there is none yet, and `.some(nil)` if it depends on more than the stretch.
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
}

/// A value that all workers share that use a font.
final class Shared<Value: Sendable>: Sendable {
  let value: Mutex<Value>

  init(_ value: Value) { self.value = Mutex(value) }
}

extension ShapingBuffer {
  /// The advance of the stretch last shaped; nil if it is too large, or if HarfBuzz made an unexpected glyph.
  ///
  /// The tables determine which glyphs are expected. If they are wrong, HarfBuzz shapes the text in its context.
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
