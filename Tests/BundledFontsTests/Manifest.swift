import Foundation
import TestSupport
import Testing

/// `Fonts/manifest.json`: what `Scripts/make-fonts.sh` wrote about the files it made.
struct Manifest: Decodable {
  /// A face, with its numbers as fontTools reads them.
  struct Face: Decodable, CustomTestStringConvertible {
    let file: String
    let bytes: Int
    let sha256: String
    let family: String
    let weight: Int
    let italic: Bool
    let scripts: [String]
    let licence: String
    let unitsPerEm: Int
    let hhea: [Int]
    let typo: [Int]
    let win: [Int]
    let useTypoMetrics: Bool
    let glyphs: Int
    let characters: Int

    var testDescription: String { file }
  }

  /// A file that is not a face.
  struct File: Decodable {
    let file: String
    let bytes: Int
    let sha256: String
  }

  let faces: [Face]
  let licences: [File]
  /// By language: the number of characters in its country names, and how many of them each family has.
  let coverage: [String: [String: Int]]

  static func read() throws -> Manifest {
    try JSONDecoder().decode(Manifest.self, from: Data(contentsOf: Repository.file("Fonts/manifest.json")))
  }
}
