internal import CCairo
internal import FontKit

/// A font for Cairo: the same bytes, face and axis positions that texts were measured with.
///
/// Cairo keeps a face for a while after its last use. So it gets a FreeType face of its own, which is freed when Cairo
/// releases it.
@safe final class CairoFace {
  let pointer: OpaquePointer
  private let keeper: Keeper

  /// Whether FreeType had no memory for a glyph, which was then not drawn.
  var isShortOfMemory: Bool { keeper.face.isShortOfMemory }

  /// Opens the font again.
  ///
  /// - Throws: FreeType's error. As it has read the same bytes before, that is a lack of memory.
  init(_ font: FontFace) throws(FontError) {
    let face = try FreeTypeFace(font.data, index: font.faceIndex)
    if !font.variations.isEmpty { face.setDesignCoordinates(font.variations.map(\.value)) }
    keeper = Keeper(face)
    let handle = unsafe keeper.face.handle.assumingMemoryBound(to: FT_FaceRec_.self)
    unsafe pointer = cairo_ft_font_face_create_for_ft_face(handle, Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP))
    if !font.data.isMapped { unsafe cairo_ft_font_face_set_synthesize(pointer, Self.unknownChange) }
    let retained = unsafe Unmanaged.passRetained(keeper)
    let status = unsafe cairo_font_face_set_user_data(
      pointer, Self.keeperKey, retained.toOpaque(),
      { keeper in
        guard let keeper = unsafe keeper else { return }
        unsafe Unmanaged<Keeper>.fromOpaque(keeper).release()
      })
    guard status == CAIRO_STATUS_SUCCESS else {
      unsafe retained.release()
      throw FontError(
        .damaged("Cairo: \(unsafe String(cString: cairo_status_to_string(status)))"), in: font.data.source)
    }
  }

  deinit { unsafe cairo_font_face_destroy(pointer) }

  /// Holds the FreeType face that a Cairo face draws with.
  private final class Keeper {
    let face: FreeTypeFace
    init(_ face: consuming FreeTypeFace) { self.face = face }
  }

  /// A flag for a change of outlines that Cairo does not know.
  ///
  /// Cairo changes nothing for it, but embeds the outlines that FreeType reads in a PDF file, not the font's own
  /// tables.
  ///
  /// Cairo reads the tables that it embeds (`cairo-cff-subset.c`, 1.16) without checking where they end. Text stays
  /// text; outlines are rounded to thousandths of an em, and Cairo gives the font a name.
  private static let unknownChange: UInt32 = 1 << 2

  // Only its address is used.
  private nonisolated(unsafe) static let keeperKey =
    UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
}
