import FontKit
import Foundation
import TestSupport

@testable import TextLayout

/// Glyph ids and advances, in font units, of a text of one run.
struct GlyphLine: Equatable {
  var ids: [UInt32] = []
  var advances: [Int] = []

  /// The output of `hb-shape` for a text.
  init(_ text: String, file: String, options: [String]) throws {
    struct Glyph: Decodable {
      let g: UInt32
      let ax: Int
    }
    let arguments = ["hb-shape", "--output-format=json", "--no-glyph-names", "--no-clusters", "--font-file=\(file)"]
    let result = try runProcess(
      URL(filePath: "/usr/bin/env"), arguments + options + ["--unicodes=" + Self.codePoints(text)])
    let glyphs = try JSONDecoder().decode([Glyph].self, from: Data(result.output.utf8))
    ids = glyphs.map(\.g)
    advances = glyphs.map(\.ax)
  }

  /// The glyphs on the only line of a text.
  init(_ text: PreparedText) {
    let line = text.layout(width: nil, size: 1000).lines[0]
    for glyph in text.glyphs(of: line, size: 1000) {
      ids.append(glyph.id)
      advances.append(Int((glyph.advance * Double(glyph.font.unitsPerEm) / 1000).rounded()))
    }
  }

  private static func codePoints(_ text: String) -> String {
    text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: ",")
  }
}
