internal import CHarfBuzz

/// A HarfBuzz font whose positions are in font units: the source of coverage and glyph data, and of the faces that text is shaped with.
///
/// It keeps the font's bytes alive, and any number of threads may use it at once.
@safe package final class HarfBuzzFont: Sendable {
  // HarfBuzz documents immutable objects as safe to use from any thread; `ShapingFace` makes its font immutable. Only the tables that
  // `init` has it load are read from it: all else is read by `reading(_:)`.
  private let base: ShapingFace
  private let faces: ShapingFaces
  /// The cache of facts from its tables.
  package let findings = FontFindings()

  /// The code points in the face's character map.
  let coverage: Coverage
  /// Whether the face has tracking by size, of its own (`trak`) or added.
  let hasTracking: Bool
  /// Whether the face has colour glyphs: bitmaps, layers, or SVG.
  let hasColor: Bool
  /// Whether HarfBuzz shapes text in the face by Graphite, which neither composes nor decomposes characters.
  let isShapedByGraphite: Bool

  /// Makes the font, unhinted and scaled so that one HarfBuzz unit is one font unit.
  init(_ recipe: ShapingFaceRecipe) {
    (base, coverage, hasTracking, hasColor, isShapedByGraphite) = repeatedIfShortOfMemory {
      let base = ShapingFace(recipe)
      return (base, base.coverage, base.hasTracking, base.hasColor, base.isShapedByGraphite)
    }
    faces = ShapingFaces(recipe, first: base)
  }

  /// The face that text of a kind is shaped with.
  package func face(for kind: ShapingKind) -> ShapingFace { faces.face(for: kind) }

  /// Replaces the face for shaping after HarfBuzz ran out of memory for a part of it, and returns the new one.
  package func newFace() -> ShapingFace { faces.newFace() }

  /// Returns what calls of HarfBuzz give for a face, and for a new one if an allocation failed: see `ShapingFaces`.
  package func reading<Result>(_ calls: (ShapingFace) -> Result) -> Result { faces.reading(calls) }

  private var pointer: OpaquePointer { unsafe base.pointer }

  var face: OpaquePointer? { unsafe base.face }

  /// The languages that the face declares itself designed for, as tags separated by commas; each call reads them.
  var designLanguages: String { reading(\.designLanguages) }

  /// The number of glyphs in the face; 0 if HarfBuzz cannot read it.
  package var glyphCount: Int { unsafe Int(hb_face_get_glyph_count(face)) }

  /// Whether HarfBuzz lacks its font functions, its Unicode functions or its list of shapers.
  ///
  /// It allocates them once per process and carries on without them if there is no memory. It then finds no glyph in any face, shapes
  /// marks as letters, or does not say whether it is built with Graphite.
  var hasNoFunctions: Bool {
    if HarfBuzzLibrary.shapers.isEmpty { return true }
    if unsafe hb_unicode_funcs_get_default() == hb_unicode_funcs_get_empty() { return true }
    var extents = hb_font_extents_t()
    guard coverage.contains(" "), nominalGlyph(for: " ") == nil else { return false }
    return unsafe hb_font_get_h_extents(pointer, &extents) == 0
  }

  /// The glyph of a code point by the character map alone; nil if there is none, or if `coverage` lacks the code point.
  ///
  /// HarfBuzz also maps code points that it does not list, and that `coverage` therefore lacks: those of a `cmap` of format 13.
  package func nominalGlyph(for scalar: Unicode.Scalar) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    guard coverage.contains(scalar) else { return nil }
    return unsafe hb_font_get_nominal_glyph(pointer, scalar.value, &glyph) != 0 ? glyph : nil
  }

  /// Whether the face has a glyph for a character followed by a variation selector (`cmap`, format 14): one of its own, or the character's.
  func hasVariation(_ scalar: Unicode.Scalar, _ selector: Unicode.Scalar) -> Bool {
    var glyph: hb_codepoint_t = 0
    return unsafe hb_font_get_variation_glyph(pointer, scalar.value, selector.value, &glyph) != 0
  }

  /// The glyphs of all characters that HarfBuzz may decompose `scalar` into, step by step.
  package func glyphs(ofPartsOf scalar: Unicode.Scalar) -> [UInt32] {
    guard let (first, second) = CanonicalEquivalence.decomposition(scalar) else { return [] }
    return [first, second].compactMap(\.self).flatMap { part in
      [nominalGlyph(for: part)].compactMap(\.self) + glyphs(ofPartsOf: part)
    }
  }

  /// The caret positions inside a ligature, in font units to the right of the glyph's origin; empty if the font has none.
  ///
  /// They are the first 16 caret values of the font's `GDEF` table.
  package func ligatureCarets(ofGlyph glyph: UInt32) -> [Int32] {
    let limit = 16
    return unsafe withUnsafeTemporaryAllocation(of: hb_position_t.self, capacity: limit) { carets in
      reading { face in
        var count = UInt32(limit)
        unsafe hb_ot_layout_get_ligature_carets(face.pointer, HB_DIRECTION_LTR, glyph, 0, &count, carets.baseAddress)
        return unsafe Array(carets.prefix(Int(count)))
      }
    }
  }
}

/// The HarfBuzz library at run time.
package enum HarfBuzzLibrary {
  /// Its version, such as `6.0.0`.
  package static var version: String { unsafe String(cString: hb_version_string()) }

  /// The names of its shapers; empty if it had no memory for its list, which it makes once per process.
  static let shapers: [String] = {
    var names: [String] = []
    guard var shaper = unsafe hb_shape_list_shapers() else { return names }
    while let name = unsafe shaper.pointee {
      unsafe names.append(String(cString: name))
      unsafe shaper += 1
    }
    return names
  }()
}
