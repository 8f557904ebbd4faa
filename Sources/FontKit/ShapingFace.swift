internal import CHarfBuzz
internal import Synchronization

/// The properties of a text that HarfBuzz's shape plan for a font depends on.
package struct ShapingKind: Hashable, Sendable {
  private let isLeftToRight: Bool
  private let script: UInt32
  private let language: UInt
  private let features: [FontFeature]

  /// - Parameters:
  ///   - isLeftToRight: The direction.
  ///   - script: HarfBuzz's `hb_script_t`.
  ///   - language: The address of HarfBuzz's `hb_language_t`, which is never freed.
  ///   - features: The features that are set.
  package init(isLeftToRight: Bool, script: UInt32, language: UInt, features: [FontFeature]) {
    self.isLeftToRight = isLeftToRight
    self.script = script
    self.language = language
    self.features = features
  }
}

/// What a `ShapingFace` is made from.
struct ShapingFaceRecipe: Sendable {
  let data: FontData
  let index: Int
  let unitsPerEm: Int
  let variations: [FontVariation]
  /// Tracking to add, for a file without a `trak` table.
  let tracking: FontTracking?
  /// The size, in points, at which advances are tracked; nil for no tracking.
  let pointSize: Double?
  /// The size if glyphs are whole pixels wide; nil for advances in units of the file.
  var wholePixelSize: WholePixelSize?
}

/// A HarfBuzz font with a face of its own, to shape text with.
@safe package final class ShapingFace: Sendable {
  // Immutable: see `HarfBuzzFont`.
  package nonisolated(unsafe) let pointer: OpaquePointer
  // HarfBuzz reads the bytes in place.
  private let data: FontData
  fileprivate let wasReplaced = Atomic(false)

  /// Whether another face took its place, because HarfBuzz had no memory for a part of it or has too many shape plans for it.
  package var isReplaced: Bool { wasReplaced.load(ordering: .relaxed) }

  init(_ recipe: ShapingFaceRecipe) {
    data = recipe.data
    let start = unsafe data.bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
    let blob = unsafe hb_blob_create(start, UInt32(clamping: data.count), HB_MEMORY_MODE_READONLY, nil, nil)
    var face = unsafe hb_face_create(blob, UInt32(recipe.index))
    unsafe hb_blob_destroy(blob)
    if let tracking = recipe.tracking {
      unsafe face = Self.replacing(face, "trak", tracking.table(unitsPerEm: recipe.unitsPerEm))
    }
    let font = unsafe hb_font_create(face).unsafelyUnwrapped  // never null: HarfBuzz returns its empty font instead
    unsafe hb_face_destroy(face)
    unsafe hb_font_set_scale(font, Int32(recipe.unitsPerEm), Int32(recipe.unitsPerEm))
    if !recipe.variations.isEmpty {
      var settings = recipe.variations.map { hb_variation_t(tag: $0.axis.rawValue, value: Float($0.value)) }
      unsafe hb_font_set_variations(font, &settings, UInt32(settings.count))
    }
    // In a face of outlines only `trak` depends on this size.
    if let size = recipe.pointSize { unsafe hb_font_set_ptem(font, Float(size)) }
    unsafe hb_font_make_immutable(font)
    unsafe pointer = recipe.wholePixelSize.map { unsafe wholePixelFont(of: font, $0) } ?? font
    loadGlyphs()
  }

  /// Makes HarfBuzz load the character map and the advances now, so that whoever makes the face sees whether there was memory for them.
  private func loadGlyphs() {
    var glyph: hb_codepoint_t = 0
    unsafe hb_font_get_nominal_glyph(pointer, 0x20, &glyph)
    unsafe hb_font_get_glyph_h_advance(pointer, glyph)
  }

  /// Makes HarfBuzz load `GDEF`, the other table that every text needs; loading it is most of the time that making a face takes.
  fileprivate func loadClasses() {
    unsafe hb_ot_layout_has_glyph_classes(face)
  }

  /// HarfBuzz's face of the font.
  package var face: OpaquePointer? { unsafe hb_font_get_face(pointer) }

  /// Whether the face has tracking by size, of its own (`trak`) or added.
  var hasTracking: Bool { unsafe hb_aat_layout_has_tracking(face) != 0 }

  /// Whether HarfBuzz shapes text in the face by Graphite, with which some systems build it.
  var isShapedByGraphite: Bool {
    unsafe HarfBuzzLibrary.shapers.contains("graphite2") && hasTable("Silf", face)
  }

  /// Whether the face has colour glyphs: bitmaps, layers, or SVG.
  var hasColor: Bool {
    unsafe hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0 || hb_ot_color_has_svg(face) != 0
  }

  /// The languages that the face says it is designed for, as tags between commas (`dlng` in `meta`); empty if it does not say.
  var designLanguages: String {
    let blob = unsafe hb_ot_meta_reference_entry(face, HB_OT_META_TAG_DESIGN_LANGUAGES)
    defer { unsafe hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let start = unsafe hb_blob_get_data(blob, &length) else { return "" }
    // A list of all languages there are would be no statement.
    return unsafe String(
      decoding: UnsafeRawBufferPointer(start: start, count: min(Int(length), 1 << 10)), as: UTF8.self)
  }

  /// The code points in the face's character map.
  var coverage: Coverage {
    let set = unsafe hb_set_create()
    defer { unsafe hb_set_destroy(set) }
    unsafe hb_face_collect_unicodes(face, set)
    var coverage = Coverage()
    var first: hb_codepoint_t = .max
    var last: hb_codepoint_t = .max
    while unsafe hb_set_next_range(set, &first, &last) != 0 {
      coverage.insert(first, through: last)
    }
    insertSymbols(into: &coverage)
    return coverage
  }

  /// Adds the Latin-1 characters of a symbol face, which HarfBuzz maps to the glyphs from U+F000 on but does not list.
  private func insertSymbols(into coverage: inout Coverage) {
    for value in [UInt32(0x20)...0x7E, 0xA0...0xFF].joined() {
      var glyph: hb_codepoint_t = 0
      guard let symbol = Unicode.Scalar(0xF000 + value), coverage.contains(symbol),
        !coverage.contains(Unicode.Scalar(UInt8(value))), unsafe hb_font_get_nominal_glyph(pointer, value, &glyph) != 0
      else { continue }
      coverage.insert(value, through: value)
    }
  }

  /// Makes a face with the tables of `face` and one more, and releases `face`.
  private static func replacing(_ face: OpaquePointer?, _ name: String, _ table: [UInt8]) -> OpaquePointer? {
    let built = unsafe hb_face_builder_create()
    func add(_ tag: hb_tag_t, _ blob: OpaquePointer?) {
      unsafe hb_face_builder_add_table(built, tag, blob)
      unsafe hb_blob_destroy(blob)
    }
    let count = unsafe hb_face_get_table_tags(face, 0, nil, nil)
    var tags = Array(repeating: hb_tag_t(), count: Int(count))
    var written = count
    unsafe hb_face_get_table_tags(face, 0, &written, &tags)
    for tag in tags { unsafe add(tag, hb_face_reference_table(face, tag)) }
    let blob = unsafe table.withUnsafeBytes { bytes in
      unsafe hb_blob_create(
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(bytes.count), HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
    unsafe add(FontTag(name)?.rawValue ?? 0, blob)
    unsafe hb_face_destroy(face)
    return unsafe built
  }

  deinit {
    unsafe hb_font_destroy(pointer)
  }
}

/// The face that a font's texts are shaped with, replaced before HarfBuzz has too many shape plans for it.
///
/// HarfBuzz keeps every shape plan of a face in a list, and searches the list each time it shapes. With texts in ever new languages,
/// or with ever new features, a program would grow without end and become slower with each plan.
package final class ShapingFaces: Sendable {
  /// How many kinds of text a face is used for: more than the scripts and directions that a text in one language can have.
  private static let limit = 128

  private struct State {
    var face: ShapingFace
    var kinds: Set<ShapingKind> = []
  }

  private let state: Mutex<State>
  private let recipe: ShapingFaceRecipe

  /// - Parameter first: A face that was made from the recipe.
  init(_ recipe: ShapingFaceRecipe, first: ShapingFace) {
    self.recipe = recipe
    state = Mutex(State(face: first))
  }

  /// One of a font without glyphs.
  package static let withoutGlyphs = {
    let recipe = ShapingFaceRecipe(
      data: FontData([], source: "no font"), index: 0, unitsPerEm: 1, variations: [], tracking: nil, pointSize: nil)
    return ShapingFaces(recipe, first: ShapingFace(recipe))
  }()

  /// Returns what calls of HarfBuzz give for the face; if an allocation failed, what they give for a new face, which replaces it.
  ///
  /// HarfBuzz loads most tables when it first needs them, and keeps one that it had no memory for as absent.
  package func reading<Result>(_ calls: (ShapingFace) -> Result) -> Result {
    var current: ShapingFace? = state.withLock(\.face)
    return repeatedIfShortOfMemory {
      let face = current.take() ?? newFace()
      // HarfBuzz's own pointers do not keep the face alive.
      defer { withExtendedLifetime(face) {} }
      return calls(face)
    }
  }

  func face(for kind: ShapingKind) -> ShapingFace {
    state.withLock { state in
      if state.kinds.contains(kind) { return state.face }
      if state.kinds.isEmpty {
        prepare(&state)
      } else if state.kinds.count >= Self.limit {
        renew(&state)
      }
      state.kinds.insert(kind)
      return state.face
    }
  }

  /// Replaces the face after HarfBuzz ran out of memory for a part of it, and returns the new one.
  func newFace() -> ShapingFace {
    state.withLock { state in
      renew(&state)
      return state.face
    }
  }

  private func renew(_ state: inout State) {
    state.face.wasReplaced.store(true, ordering: .relaxed)
    state.face = repeatedIfShortOfMemory { ShapingFace(recipe) }
    state.kinds.removeAll(keepingCapacity: true)
    prepare(&state)
  }

  /// Loads the glyph classes of a face before it shapes for the first time, since most faces of a collection never shape.
  private func prepare(_ state: inout State) {
    var face: ShapingFace? = state.face
    state.face = repeatedIfShortOfMemory {
      let face = face.take() ?? ShapingFace(recipe)
      face.loadClasses()
      return face
    }
  }
}

/// Whether a face of HarfBuzz has a table that is not empty.
func hasTable(_ tag: FontTag, _ face: OpaquePointer?) -> Bool {
  let blob = unsafe hb_face_reference_table(face, tag.rawValue)
  defer { unsafe hb_blob_destroy(blob) }
  return unsafe hb_blob_get_length(blob) > 0
}
