import CICU

/// One of ICU's break iterators, owned.
@safe struct BoundaryIterator: ~Copyable {
  private let breaker: OpaquePointer

  /// An iterator over extended grapheme clusters.
  static func graphemes() -> BoundaryIterator {
    guard let iterator = BoundaryIterator(kind: CICU_BREAKS_GRAPHEME, locale: "") else {
      preconditionFailure("ICU's data is missing, or memory is short")
    }
    return iterator
  }

  /// An iterator over line breaks, for a locale in ICU's form; nil if ICU refuses the locale.
  static func lines(locale: String) -> BoundaryIterator? {
    BoundaryIterator(kind: CICU_BREAKS_LINE, locale: locale)
  }

  private init?(kind: cicu_break_kind, locale: String) {
    guard let breaker = unsafe cicu_breaker_open(kind, locale) else { return nil }
    unsafe self.breaker = breaker
  }

  deinit {
    unsafe cicu_breaker_close(breaker)
  }

  /// The iterator's rules; nil if they are not of the format that is known.
  func compiledRules() -> CompiledRules? {
    guard let rules = unsafe cicu_rules_open(breaker) else { return nil }
    return unsafe CompiledRules(owning: rules)
  }

  /// Calls `body` with every boundary after 0, in order.
  ///
  /// The end of the text is a boundary. Linear time; allocates nothing.
  func forEachBoundary(in utf8: Span<UInt8>, _ body: (_ offset: Int32) -> Void) {
    let blockSize = 256
    unsafe utf8.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      guard unsafe cicu_breaker_begin(breaker, base, bytes.count) else {
        preconditionFailure("ICU has no memory for a text")
      }
      unsafe withUnsafeTemporaryAllocation(of: Int32.self, capacity: blockSize) { offsets in
        while true {
          let count = Int(unsafe cicu_breaker_next(breaker, offsets.baseAddress, Int32(blockSize)))
          for index in 0..<count {
            unsafe body(offsets[index])
          }
          guard count == blockSize else { break }
        }
      }
    }
  }
}

/// ICU's canonical form of a locale, with the strictness of line breaking set unless it is nil; nil if the locale is not
/// well-formed.
func lineBreakLocale(_ locale: String, strictness: String?) -> String? {
  let capacity = 157  // ULOC_FULLNAME_CAPACITY
  return unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
    guard let base = buffer.baseAddress else { return nil }
    let isValid =
      if let strictness {
        unsafe cicu_line_locale(locale, strictness, base, Int32(capacity))
      } else {
        unsafe cicu_line_locale(locale, nil, base, Int32(capacity))
      }
    return unsafe isValid ? String(cString: base) : nil
  }
}
