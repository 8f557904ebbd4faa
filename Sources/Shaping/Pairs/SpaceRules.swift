package import FontKit

/// The proof that a font's rules do not affect the spaces of texts, whatever characters stand beside them.
///
/// Kerning with a neighbour does not count: it changes an advance only, as `LinkedCharacters` explains. A rule that may
/// match the space and something beside it reaches from one word to the next, or from a word to the space, which may
/// then have another advance.
struct SpaceRules: TableReading {
  /// Nil if they may affect spaces.
  init?(
    of font: FontFace, _ properties: borrowing ShapingProperties, _ alphabet: Alphabet, _ active: ActiveLookups
  ) {
    guard let space = font.harfBuzz.nominalGlyph(for: " ") else { return nil }
    let tables = LayoutTables(of: font.harfBuzz)
    do throws(LayoutTable.Damage) {
      var closure = GlyphClosure([space])
      let all = try closure.add(active.substitution, in: tables, to: SymbolSet([0]))
      guard closure.vanishing.isEmpty else { return nil }
      // A mark on a space belongs to its cluster, and begins no word.
      let ligatures = closure.owners.keys.flatMap { all.entries[$0]?.ligatures ?? [] }
      let joinsMarksOnly = ligatures.allSatisfy { ligature in
        ligature.components.dropFirst().first.map { font.harfBuzz.glyphClass(of: UInt32($0)) } == .mark
      }
      for kind in LayoutTable.Kind.allCases {
        let applied = try AppliedLookups(active[kind], of: kind, in: tables, owners: closure.owners, count: 1)
        for lookup in applied.lookups where lookup.concernsSpace {
          guard joinsMarksOnly, lookup.isOfLigaturesThatBeginWithSpace else { return nil }
        }
      }
    } catch {
      return nil
    }
  }
}

extension AppliedLookups.Lookup {
  fileprivate var isOfLigaturesThatBeginWithSpace: Bool {
    type == 4 && passedOver.isEmpty && rules.sequencesWithSpace.allSatisfy { $0.dropFirst().allSatisfy(\.isEmpty) }
  }
}

extension FontFace {
  /// Whether runs are safe to concat at their spaces, whatever characters the words have: each word may be shaped
  /// separately, with the spaces beside it.
  ///
  /// - Complexity: Reading the font's tables, once.
  package func spacesAreSafeToConcat(_ properties: borrowing ShapingProperties) -> Bool {
    SpaceRules.find(of: self, properties, .ascii) != nil
  }

  /// The same for runs of the characters of an alphabet.
  package func spacesAreSafeToConcat(_ properties: borrowing ShapingProperties, _ alphabet: Alphabet) -> Bool {
    LinkedCharacters.find(of: self, properties, alphabet)?.spacesAreSafeToConcat ?? false
  }
}
