internal import CHarfBuzz

/// Unicode's canonical compositions and decompositions, as HarfBuzz applies them while it shapes.
enum CanonicalEquivalence {
  /// The canonical composition of `first` and `second`; nil if there is none.
  static func composition(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
    var both: hb_codepoint_t = 0
    guard unsafe hb_unicode_compose(hb_unicode_funcs_get_default(), first.value, second.value, &both) != 0 else {
      return nil
    }
    return Unicode.Scalar(both)
  }

  /// The canonical decomposition of `scalar` by one step, into one or two characters; nil if it has none.
  static func decomposition(_ scalar: Unicode.Scalar) -> (Unicode.Scalar, Unicode.Scalar?)? {
    var first: hb_codepoint_t = 0
    var second: hb_codepoint_t = 0
    guard unsafe hb_unicode_decompose(hb_unicode_funcs_get_default(), scalar.value, &first, &second) != 0,
      let first = Unicode.Scalar(first), first != scalar
    else { return nil }
    return (first, second == 0 ? nil : Unicode.Scalar(second))
  }
}

extension Unicode.Scalar {
  /// Whether a syllabic shaper of HarfBuzz decomposes the letter everywhere, but recomposes it only in a run that contains a mark.
  ///
  /// See `all_simple` in `hb-ot-shape-normalize.cc` and `compose_indic` in `hb-ot-shaper-indic.cc` of HarfBuzz, version 6.
  package var dependsOnMarksOfRun: Bool {
    guard value >= 0x900, case let (first, second?)? = CanonicalEquivalence.decomposition(self), !first.isMark else {
      return false
    }
    return CanonicalEquivalence.composition(first, second) == self || self == "\u{9DF}"
  }

  private var isMark: Bool {
    let category = unsafe hb_unicode_general_category(hb_unicode_funcs_get_default(), value)
    return [
      HB_UNICODE_GENERAL_CATEGORY_SPACING_MARK, HB_UNICODE_GENERAL_CATEGORY_ENCLOSING_MARK,
      HB_UNICODE_GENERAL_CATEGORY_NON_SPACING_MARK,
    ].contains(category)
  }
}
