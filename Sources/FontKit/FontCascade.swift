/// The fonts a text is set in: the first is the one asked for, the others stand in for what it lacks.
package struct FontCascade: Sendable, Hashable {
  /// The fonts, in the order in which they are searched; never empty.
  package let fonts: [Font]
  /// How many of them, from the first, were asked for; the others are the collection's fallback.
  package let requestedCount: Int

  package init(fonts: [Font], requestedCount: Int) {
    precondition(requestedCount >= 1 && requestedCount <= fonts.count, "a cascade needs a font that was asked for")
    self.fonts = fonts
    self.requestedCount = requestedCount
  }

  /// How a cluster asks to be shown (UTS #51).
  package enum Presentation: Sendable {
    /// As any text.
    case any
    /// As text, by a variation selector 15: a face without colour is preferred.
    case text
    /// As an emoji: a face with colour is preferred.
    case emoji
  }

  /// The font for a grapheme cluster, as an index into `fonts`.
  ///
  /// It is the first that has every character of the cluster, except that among the fallback fonts the neighbour's goes first, so
  /// that punctuation stays in the face of its word. If none has the whole cluster, it is the first that has the cluster's first
  /// character, so that a base keeps its face when a mark is missing; if none has even that, the first of all, whose missing glyph
  /// then stands for it.
  ///
  /// Cost: one look-up a font and character until a font is found.
  ///
  /// - Parameters:
  ///   - cluster: The characters that need a glyph: default-ignorable ones are left out. May be empty.
  ///   - presentation: How the cluster asks to be shown.
  ///   - previous: The font of the cluster before.
  package func font(for cluster: [Unicode.Scalar], presentation: Presentation, previous: Int?) -> Int {
    guard let base = cluster.first else { return previous ?? 0 }
    func search(_ covers: (Font) -> Bool) -> Int? {
      switch presentation {
      case .any:
        if let requested = fonts[..<requestedCount].firstIndex(where: covers) { return requested }
        if let previous, !fonts[previous].hasColorGlyphs, covers(fonts[previous]) { return previous }
      case .text:
        if let found = fonts.firstIndex(where: { !$0.hasColorGlyphs && covers($0) }) { return found }
      case .emoji:
        if let found = fonts.firstIndex(where: { $0.hasColorGlyphs && covers($0) }) { return found }
      }
      return fonts.firstIndex(where: covers)
    }
    return search { $0.covers(cluster) } ?? search { $0.covers([base]) } ?? search { $0.canStandIn(for: base) } ?? 0
  }
}

extension Font {
  /// Whether the font can show a cluster, given as the characters that need a glyph.
  ///
  /// HarfBuzz composes and decomposes by canonical equivalence; what it can make is covered.
  package func covers(_ cluster: [Unicode.Scalar]) -> Bool {
    if cluster.allSatisfy({ coverage.contains($0) }) { return true }
    var composed: [Unicode.Scalar] = []
    for scalar in cluster {
      if let last = composed.last, let both = CanonicalEquivalence.composition(last, scalar) {
        composed[composed.count - 1] = both
      } else {
        composed.append(scalar)
      }
    }
    return composed.allSatisfy(canMake)
  }

  /// Whether HarfBuzz puts another glyph in the place of a character the font lacks: the space for other spaces, made as wide as
  /// they are, and the hyphen for the no-break hyphen.
  fileprivate func canStandIn(for scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.generalCategory == .spaceSeparator { return coverage.contains(" ") }
    return scalar == "\u{2011}" && coverage.contains("\u{2010}")
  }

  private func canMake(_ scalar: Unicode.Scalar) -> Bool {
    if coverage.contains(scalar) { return true }
    guard let (first, second) = CanonicalEquivalence.decomposition(scalar) else { return false }
    return canMake(first) && second.map(canMake) ?? true
  }
}
