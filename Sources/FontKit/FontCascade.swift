/// The fonts that a text is set in: the requested ones, and then the fallback for characters that these lack.
package struct FontCascade: Sendable, Hashable {
  /// The fonts, in the order in which they are searched; never empty.
  package let fonts: [FontFace]
  /// How many of them, from the first, were requested; the others are the collection's fallback.
  package let requestedCount: Int

  package init(fonts: [FontFace], requestedCount: Int) {
    precondition(requestedCount >= 1 && requestedCount <= fonts.count, "a cascade needs a font that was asked for")
    self.fonts = fonts
    self.requestedCount = requestedCount
  }

  /// The presentation that a cluster asks for (UTS #51).
  package enum Presentation: Sendable {
    /// None in particular.
    case any
    /// As text, by a variation selector 15: a face without colour is preferred.
    case text
    /// As an emoji: a face with colour is preferred.
    case emoji
  }

  /// The font for a grapheme cluster, as an index into `fonts`.
  ///
  /// It is the first that covers the cluster, except that the previous cluster's font is tried before the fallback fonts, so that
  /// punctuation stays in the face of its word. If none covers the cluster, it is the first that covers the cluster's first
  /// character, so that a base keeps its face when a mark is missing. If none covers even that, it is the first font, which shows
  /// its missing glyph. Private-use characters are looked up only in the requested fonts: another font's glyph would be another
  /// sign.
  ///
  /// A cluster with a variation selector is in the first font, requested or fallback, that has the variation and covers the
  /// cluster; if none does, the selector is ignored (CSS Fonts 4, section 5.3).
  ///
  /// Cost: one look-up a font and character until a font is found.
  ///
  /// - Parameters:
  ///   - cluster: The characters that need a glyph, without default-ignorable ones. May be empty.
  ///   - presentation: The presentation that the cluster asks for.
  ///   - variation: The variation selector after the first character, unless that selects a presentation.
  ///   - previous: The font of the previous cluster.
  package func font(
    for cluster: [Unicode.Scalar], presentation: Presentation, variation: Unicode.Scalar? = nil, previous: Int?
  ) -> Int {
    guard let base = cluster.first else { return previous ?? 0 }
    if base.isPrivateUse {
      let requested = fonts[..<requestedCount]
      return requested.firstIndex { $0.covers(cluster) } ?? requested.firstIndex { $0.covers([base]) } ?? 0
    }
    if let variation,
      let found = fonts.firstIndex(where: { $0.harfBuzz.hasVariation(base, variation) && $0.covers(cluster) })
    {
      return found
    }
    switch presentation {
    case .any:
      if let requested = fonts[..<requestedCount].firstIndex(where: { $0.covers(cluster) }) { return requested }
      if let previous, !fonts[previous].hasColorGlyphs, fonts[previous].covers(cluster) { return previous }
    case .text:
      if let found = fonts.firstIndex(where: { !$0.hasColorGlyphs && $0.covers(cluster) }) { return found }
    case .emoji:
      if let found = fonts.firstIndex(where: { $0.hasColorGlyphs && $0.covers(cluster) }) { return found }
    }
    return fonts.firstIndex { $0.covers(cluster) } ?? fonts.firstIndex { $0.covers([base]) } ?? 0
  }
}

extension FontCascade {
  /// Whether one of the fonts depends on the size.
  package var dependsOnSize: Bool { fonts.contains(where: \.dependsOnSize) }

  /// Whether one of the fonts stands in for another face.
  package var hasStandIn: Bool { fonts.contains { $0.advanceScale != nil } }

  /// Whether the advances of one of the fonts are to be multiplied.
  package var hasFactors: Bool { fonts.contains { $0.advanceFactor != 1 } }

  /// The same fonts at a size.
  package func atSize(_ size: Double) -> FontCascade {
    FontCascade(fonts: fonts.map { $0.atSize(size) }, requestedCount: requestedCount)
  }

  /// The same fonts with glyphs that are whole pixels wide, where a font allows it.
  package func inWholePixels(perEm pixelsPerEm: Double) -> FontCascade {
    FontCascade(fonts: fonts.map { $0.inWholePixels(perEm: pixelsPerEm) }, requestedCount: requestedCount)
  }

  /// The first font that can show one of some characters, as an index into `fonts`; the number of fonts if none can.
  package func firstFont(withAnyOf scalars: [Unicode.Scalar]) -> Int {
    fonts.firstIndex { font in scalars.contains { font.covers($0) } } ?? fonts.count
  }
}

extension FontFace {
  /// Whether the font can show a cluster, given as the characters that need a glyph.
  ///
  /// A character is also covered if HarfBuzz can make it: HarfBuzz composes and decomposes by canonical equivalence, and falls
  /// back to the space for other spaces and to the hyphen for the no-break hyphen. The ideographic space is an exception: it
  /// must come from the face of the ideographs, as in browsers. Graphite makes no character from others.
  package func covers(_ cluster: [Unicode.Scalar]) -> Bool {
    if cluster.allSatisfy({ coverage.contains($0) }) { return true }
    if harfBuzz.isShapedByGraphite { return false }
    if cluster.count == 1 { return covers(cluster[0]) }
    var composed: [Unicode.Scalar] = []
    for scalar in cluster {
      if let last = composed.last, let both = CanonicalEquivalence.composition(last, scalar) {
        composed[composed.count - 1] = both
      } else {
        composed.append(scalar)
      }
    }
    return composed.allSatisfy { covers($0) }
  }

  /// Whether the font can show a character.
  package func covers(_ scalar: Unicode.Scalar) -> Bool {
    if coverage.contains(scalar) { return true }
    // From the ideographs to Hangul no character is a space or has a decomposition.
    if harfBuzz.isShapedByGraphite || (0x3400..<0xAC00).contains(scalar.value) { return false }
    if scalar.isSpaceSeparator { return !Self.spacesOfTheirOwn.contains(scalar) && coverage.contains(" ") }
    if scalar == "\u{2011}" { return coverage.contains("\u{2010}") }
    guard !Self.indivisible.contains(scalar), let (first, second) = CanonicalEquivalence.decomposition(scalar) else {
      return false
    }
    return covers(first) && second.map { covers($0) } ?? true
  }

  /// Spaces that the space does not replace: that of Ogham, which may be a visible line, and the ideographic one.
  ///
  /// Source, code: `hb-unicode.hh` of HarfBuzz (`space_fallback_type`), version 6, of the first.
  private static let spacesOfTheirOwn: [Unicode.Scalar] = ["\u{1680}", "\u{3000}"]

  /// Letters of Indic scripts that HarfBuzz does not decompose.
  ///
  /// Source, code: `hb-ot-shaper-indic.cc` of HarfBuzz (`decompose_indic`), version 6.
  private static let indivisible: [Unicode.Scalar] = ["\u{931}", "\u{9DC}", "\u{9DD}", "\u{B94}"]
}

extension Unicode.Scalar {
  /// Whether the character is for private use (General_Category Co), without a look-up in a table.
  var isPrivateUse: Bool {
    switch value {
    case 0xE000...0xF8FF, 0xF_0000...0xF_FFFD, 0x10_0000...0x10_FFFD: true
    default: false
    }
  }

  /// Whether the character is a space (General_Category Zs, the same since Unicode 6.3), without a look-up in a table.
  var isSpaceSeparator: Bool {
    switch value {
    case 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }
}
