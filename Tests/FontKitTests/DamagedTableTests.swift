import Foundation
import TestSupport
import Testing

@testable import FontKit

/// Tables that HarfBuzz and FreeType read differently, or that no system can use.
struct DamagedTableTests {
  /// Makes a face of Roboto with some bytes of a table changed.
  private func face(_ table: String, _ changes: [Int: UInt8]) throws -> FontFace {
    var bytes = try [UInt8](Data(contentsOf: Repository.file("Fonts/Roboto/Roboto-Regular.ttf")))
    let record = try #require(
      stride(from: 12, to: 12 + 16 * Int(bytes[5]), by: 16).first { bytes[$0..<$0 + 4].elementsEqual(table.utf8) })
    let offset = bytes[record + 8..<record + 12].reduce(0) { $0 << 8 | Int($1) }
    for (index, byte) in changes { bytes[offset + index] = byte }
    return try FontFace(FontData(bytes, source: "Roboto"))
  }

  @Test(
    "A table that only FreeType reads is refused",
    arguments: [("head", [1: 2]), ("head", [12: 0]), ("hhea", [1: 2]), ("hhea", [34: 0, 35: 0])])
  func rejected(table: String, changes: [Int: UInt8]) throws {
    _ = try face(table, [:])
    let error = #expect(throws: FontError.self) { try face(table, changes) }
    #expect(error?.code == .damaged("HarfBuzz cannot use its table '\(table)'"))
  }

  /// Bytes 4 to 9 of `hhea` are the ascender, the descender and the line gap.
  @Test(
    "A face with lines of a negative height is refused",
    arguments: [[4: 0xF8, 6: 1], [4: 0x80, 5: 0, 6: 0x7F], [8: 0xF0]])
  func negativeHeight(changes: [Int: UInt8]) throws {
    let error = #expect(throws: FontError.self) { try face("hhea", changes) }
    #expect(error?.code == .damaged("its lines have a negative height"))
  }
}
