import Foundation
import TestSupport
import Testing

@testable import FontKit

/// Font files that change while they are in use.
struct FontDataTests {
  /// A copy of a font's file, which is deleted afterwards.
  private func withCopy(_ body: (URL) throws -> Void) throws {
    let copy = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).ttf")
    try FileManager.default.copyItem(at: Repository.file("Fonts/Roboto/Roboto-Regular.ttf"), to: copy)
    defer { try? FileManager.default.removeItem(at: copy) }
    try body(copy)
  }

  @Test("A file that is too large is refused before there is memory for it", arguments: [false, true])
  func size(mapped: Bool) throws {
    try withCopy { file in
      let handle = try FileHandle(forWritingTo: file)
      try handle.truncate(atOffset: 100 << 30)
      let error = #expect(throws: FontError.self) { try FontData(contentsOfFile: file.path, mapped: mapped) }
      #expect(error?.code == .unreadable("It has more than 512 MB"))
      try handle.close()
    }
  }

  @Test("A font that was read stays what it was when its file is shortened or overwritten in place")
  func read() throws {
    let original = try FontFace(contentsOfFile: Repository.file("Fonts/Roboto/Roboto-Regular.ttf").path)
    let letters = "AVfgjß€".unicodeScalars
    func advances(_ font: FontFace) throws -> [Int32] {
      try letters.map { font.harfBuzz.advance(ofGlyph: try #require(font.harfBuzz.nominalGlyph(for: $0))) }
    }
    let expected = try advances(original)
    try withCopy { file in
      let font = try FontFace(contentsOfFile: file.path)
      let handle = try FileHandle(forWritingTo: file)
      try handle.truncate(atOffset: 100)
      #expect(try advances(font) == expected)
      try handle.truncate(atOffset: 1 << 20)
      #expect(try advances(font) == expected)
      try handle.close()
      // A face that is made of the same data later is whole, too.
      #expect(try advances(FontFace(font.data)) == expected)
    }
  }
}
