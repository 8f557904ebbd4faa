internal import CHarfBuzz
internal import Synchronization

/// A kind of text, as far as HarfBuzz's plan for shaping it with a font depends on it.
package struct ShapingKind: Hashable, Sendable {
  private let isLeftToRight: Bool
  private let script: UInt32
  private let language: UInt
  private let features: [FontFeature]

  /// - Parameters:
  ///   - isLeftToRight: The direction.
  ///   - script: HarfBuzz's `hb_script_t`.
  ///   - language: The address of HarfBuzz's `hb_language_t`, which is never given back.
  ///   - features: The features that are set.
  package init(isLeftToRight: Bool, script: UInt32, language: UInt, features: [FontFeature]) {
    self.isLeftToRight = isLeftToRight
    self.script = script
    self.language = language
    self.features = features
  }
}

/// A HarfBuzz font with a face of its own, which a text is shaped with.
@safe package final class ShapingFace: Sendable {
  // Immutable: see `HarfBuzzFont`.
  package nonisolated(unsafe) let pointer: OpaquePointer
  // HarfBuzz reads the bytes in place.
  private let data: FontData

  init(_ data: FontData, index: Int, unitsPerEm: Int, variations: [FontVariation]) {
    let start = unsafe data.bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
    let blob = unsafe hb_blob_create(start, UInt32(clamping: data.count), HB_MEMORY_MODE_READONLY, nil, nil)
    let face = unsafe hb_face_create(blob, UInt32(index))
    unsafe hb_blob_destroy(blob)
    let font = unsafe hb_font_create(face).unsafelyUnwrapped  // never null: HarfBuzz returns its empty font instead
    unsafe hb_face_destroy(face)
    unsafe hb_font_set_scale(font, Int32(unitsPerEm), Int32(unitsPerEm))
    if !variations.isEmpty {
      var settings = variations.map { hb_variation_t(tag: $0.axis.rawValue, value: Float($0.value)) }
      unsafe hb_font_set_variations(font, &settings, UInt32(settings.count))
    }
    unsafe hb_font_make_immutable(font)
    unsafe pointer = font
    self.data = data
  }

  deinit {
    unsafe hb_font_destroy(pointer)
  }

  /// A face that has no glyph for any character.
  package static let withoutGlyphs = ShapingFace(
    FontData([], source: "no font"), index: 0, unitsPerEm: 1, variations: [])
}

/// The face that a font's texts are shaped with, renewed before it has seen too many kinds of them.
///
/// HarfBuzz keeps every plan it ever made for a face in a list, and searches that from end to end each time it shapes. A program
/// that is given texts in ever new languages, or with ever new features, would grow without end and get slower with each.
final class ShapingFaces: Sendable {
  /// How many kinds of text a face is used for: more than the scripts and directions of one text in one language.
  private static let limit = 128

  private struct State {
    var face: ShapingFace
    var kinds: Set<ShapingKind> = []
  }

  private let state: Mutex<State>
  private let make: @Sendable () -> ShapingFace

  init(_ make: @escaping @Sendable () -> ShapingFace) {
    self.make = make
    state = Mutex(State(face: make()))
  }

  func face(for kind: ShapingKind) -> ShapingFace {
    state.withLock { state in
      if state.kinds.contains(kind) { return state.face }
      if state.kinds.count >= Self.limit {
        state.face = make()
        state.kinds.removeAll(keepingCapacity: true)
      }
      state.kinds.insert(kind)
      return state.face
    }
  }
}
