internal import CHarfBuzz

/// A HarfBuzz font at one unit a font unit: what shaping and coverage are asked of.
///
/// It keeps the bytes alive, and may be used by any number of threads at once.
@safe package final class HarfBuzzFont: Sendable {
  // HarfBuzz documents immutable objects as safe to use from any thread, and every face made here is.
  private let base: ShapingFace
  private let faces: ShapingFaces
  /// What was found out about it.
  package let findings = FontFindings()

  /// The code points in the face's character map.
  let coverage: Coverage
  /// Whether the face has tracking by size, of its own (`trak`) or added.
  let hasTracking: Bool
  /// Whether the face draws colour glyphs: bitmaps, layers, or SVG.
  let hasColor: Bool
  /// Whether HarfBuzz leaves text in it to Graphite, which neither puts characters together nor takes them apart.
  let isShapedByGraphite: Bool

  /// Makes the font, scaled so that one unit of HarfBuzz is one font unit, unhinted.
  init(_ recipe: ShapingFaceRecipe) {
    (base, coverage, hasTracking, hasColor, isShapedByGraphite) = repeatedIfShortOfMemory {
      let base = ShapingFace(recipe)
      return (base, base.coverage, base.hasTracking, base.hasColor, base.isShapedByGraphite)
    }
    faces = ShapingFaces(recipe, first: base)
  }

  /// The face to shape a kind of text with.
  package func face(for kind: ShapingKind) -> ShapingFace { faces.face(for: kind) }

  /// A new face to shape a kind of text with, in the place of one that lacks what HarfBuzz had no memory for.
  package func newFace(for kind: ShapingKind) -> ShapingFace { faces.newFace(for: kind) }

  var pointer: OpaquePointer { unsafe base.pointer }

  var face: OpaquePointer? { unsafe hb_font_get_face(pointer) }

  /// How many glyphs the face has; 0 if HarfBuzz cannot read it.
  package var glyphCount: Int { unsafe Int(hb_face_get_glyph_count(face)) }

  /// Whether HarfBuzz lacks the functions that read faces, or those that say what characters are.
  ///
  /// It asks for their memory once in the life of the process, and goes on without them if there is none: then it finds nothing in any face, or
  /// shapes marks as letters.
  var hasNoFunctions: Bool {
    if unsafe hb_unicode_funcs_get_default() == hb_unicode_funcs_get_empty() { return true }
    var extents = hb_font_extents_t()
    guard coverage.contains(" "), nominalGlyph(for: " ") == nil else { return false }
    return unsafe hb_font_get_h_extents(pointer, &extents) == 0
  }

  /// The glyph of a code point by the character map alone; nil if it has none, or is not covered.
  ///
  /// HarfBuzz finds glyphs of some that it does not list: those of a map of format 13.
  package func nominalGlyph(for scalar: Unicode.Scalar) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    guard coverage.contains(scalar) else { return nil }
    return unsafe hb_font_get_nominal_glyph(pointer, scalar.value, &glyph) != 0 ? glyph : nil
  }

  /// The glyphs of the characters that HarfBuzz may take one apart into.
  package func glyphs(ofPartsOf scalar: Unicode.Scalar) -> [UInt32] {
    guard let (first, second) = CanonicalEquivalence.decomposition(scalar) else { return [] }
    return [first, second].compactMap(\.self).flatMap { part in
      [nominalGlyph(for: part)].compactMap(\.self) + glyphs(ofPartsOf: part)
    }
  }

  /// Where carets go inside a ligature, in font units to the right of the glyph's origin; empty if the font does not say.
  ///
  /// They are the caret values of the font's `GDEF` table. Beyond the first 16 they are left out.
  package func ligatureCarets(ofGlyph glyph: UInt32) -> [Int32] {
    let limit = 16
    return unsafe withUnsafeTemporaryAllocation(of: hb_position_t.self, capacity: limit) { carets in
      var count = UInt32(limit)
      unsafe hb_ot_layout_get_ligature_carets(pointer, HB_DIRECTION_LTR, glyph, 0, &count, carets.baseAddress)
      return unsafe Array(carets.prefix(Int(count)))
    }
  }
}

/// The HarfBuzz that is running.
package enum HarfBuzzLibrary {
  /// Its version: `6.0.0`.
  package static var version: String { unsafe String(cString: hb_version_string()) }

  /// Whether it is built with Graphite.
  static let hasGraphite: Bool = {
    guard var shaper = unsafe hb_shape_list_shapers() else { return false }
    while let name = unsafe shaper.pointee {
      if unsafe String(cString: name) == "graphite2" { return true }
      unsafe shaper += 1
    }
    return false
  }()
}
