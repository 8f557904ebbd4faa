internal import CHarfBuzz
import Galley

/// What HarfBuzz alone says of a text that is one run: the sum of its advances is the width of the line.
final class HarfBuzzOracle {
  /// A face whose every letter in a range is shaped in it.
  @safe private struct Face {
    var family: String
    var letters: [ClosedRange<UInt32>]
    var font: OpaquePointer
    var unitsPerEm: Double
  }

  private var faces: [Face] = []

  init(fonts: FontCollection) {
    let ranges: [(String, [ClosedRange<UInt32>])] = [
      ("Roboto", [0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6]),
      ("Inter", [0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6]),
      ("Noto Sans Arabic", [0x620...0x63A, 0x641...0x652]),
      ("Noto Sans Hebrew", [0x5D0...0x5EA]),
      ("Noto Sans Devanagari", [0x904...0x939, 0x93E...0x94D]),
      ("Noto Sans Thai", [0xE01...0xE3A, 0xE40...0xE4E]),
    ]
    for (family, letters) in ranges {
      guard let font = fonts.face(family: family)?.font else { continue }
      let blob = unsafe hb_blob_create_from_file(Self.path(of: family))
      let face = unsafe hb_face_create(blob, 0)
      unsafe hb_blob_destroy(blob)
      if let made = unsafe hb_font_create(face) {
        unsafe faces.append(Face(family: family, letters: letters, font: made, unitsPerEm: Double(font.unitsPerEm)))
      }
      unsafe hb_face_destroy(face)
    }
  }

  deinit {
    for face in faces { unsafe hb_font_destroy(face.font) }
  }

  private static func path(of family: String) -> String {
    BundledFonts.all.first { $0.family == family && $0.weight == 400 && !$0.isItalic }.flatMap { try? $0.path } ?? ""
  }

  /// Checks a text if it is of one script's letters, with spaces between them.
  func check(_ text: String, _ typesetter: Typesetter) throws(Disagreement) {
    let scalars = text.unicodeScalars
    // A mark has no script of its own, so a text begins with a letter.
    guard let first = scalars.first, let last = scalars.last, first.properties.isAlphabetic, last != " ",
      first.properties.canonicalCombiningClass == .notReordered,
      ![.nonspacingMark, .spacingMark].contains(first.properties.generalCategory)
    else { return }
    for face in faces {
      guard scalars.allSatisfy({ scalar in scalar == " " || face.letters.contains { $0.contains(scalar.value) } })
      else {
        continue
      }
      let style = TextStyle(families: [face.family], fallsBack: false, locale: "en")
      let layout = typesetter.prepare(text, style: style).layout(width: nil, size: face.unitsPerEm)
      let expected = Double(unsafe Self.advance(of: text, in: face.font))
      let width = layout.lines[0].width
      if abs(width - expected) > 1e-6 * max(1, expected) {
        throw Disagreement("\(text.debugDescription) in \(face.family): \(width), and by HarfBuzz \(expected)")
      }
    }
  }

  private static func advance(of text: String, in font: OpaquePointer) -> Int {
    let buffer = unsafe hb_buffer_create()
    defer { unsafe hb_buffer_destroy(buffer) }
    let bytes = Array(text.utf8)
    unsafe bytes.withUnsafeBytes { bytes in
      unsafe hb_buffer_add_utf8(
        buffer, bytes.bindMemory(to: CChar.self).baseAddress, CInt(bytes.count), 0, CInt(bytes.count))
    }
    unsafe hb_buffer_guess_segment_properties(buffer)
    unsafe hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
    unsafe hb_shape(font, buffer, nil, 0)
    var count: CUnsignedInt = 0
    let positions = unsafe hb_buffer_get_glyph_positions(buffer, &count)
    return unsafe UnsafeBufferPointer(start: positions, count: Int(count)).reduce(0) { $0 + Int($1.x_advance) }
  }
}
