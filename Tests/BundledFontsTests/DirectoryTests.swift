import BundledFonts
import Foundation
import TestSupport
import Testing

/// Where the faces are looked for, in stand-ins for an installation.
struct DirectoryTests {
  @Test("What GALLEY_FONTS names is used, and nothing else")
  func named() throws {
    try withTemporaryFolder { folder in
      let executable = "\(folder)/bin/galley"
      try makeFaces(in: "\(folder)/bin/galley_BundledFonts.resources")
      try makeFaces(in: "\(folder)/own")
      #expect(BundledFonts.find(named: "\(folder)/own", executable: executable) == .success("\(folder)/own"))
      #expect(BundledFonts.find(named: "\(folder)/own/", executable: executable) == .success("\(folder)/own"))
      let missing = "\(folder)/missing"
      #expect(
        BundledFonts.find(named: missing, executable: executable) == .failure(.notFound(searched: [missing])))
      #expect(
        BundledFonts.find(named: "", executable: executable)
          == .success("\(folder)/bin/galley_BundledFonts.resources"))
    }
  }

  @Test("Beside the executable comes before share, and share before the sources")
  func installed() throws {
    try withTemporaryFolder { folder in
      let executable = "\(folder)/bin/galley"
      let sources = Repository.file("Fonts").path
      #expect(BundledFonts.find(named: nil, executable: executable) == .success(sources))
      try makeFaces(in: "\(folder)/share/galley/fonts")
      #expect(BundledFonts.find(named: nil, executable: executable) == .success("\(folder)/share/galley/fonts"))
      try makeFaces(in: "\(folder)/bin/galley_BundledFonts.resources")
      #expect(
        BundledFonts.find(named: nil, executable: executable)
          == .success("\(folder)/bin/galley_BundledFonts.resources"))
      #expect(BundledFonts.find(named: nil, executable: nil) == .success(sources))
    }
  }

  @Test("A folder that lacks a family is passed over")
  func incomplete() throws {
    try withTemporaryFolder { folder in
      try makeFaces(in: folder)
      try FileManager.default.removeItem(atPath: "\(folder)/NotoSansCJK")
      #expect(BundledFonts.find(named: folder, executable: nil) == .failure(.notFound(searched: [folder])))
    }
  }

  @Test("The error says where it looked and what to do")
  func message() {
    #expect(
      BundledFontsError.notFound(searched: ["/a", "/b"]).description
        == "/a, /b: no bundled fonts; expected them there, or in the folder GALLEY_FONTS names")
  }

  @Test("These tests themselves read the faces from an absolute folder")
  func own() throws {
    let directory = try BundledFonts.directory
    #expect(directory.hasPrefix("/"))
    #expect(try BundledFonts.all.allSatisfy { FileManager.default.isReadableFile(atPath: try $0.path) })
  }

  /// Makes the folders of all families, empty.
  private func makeFaces(in folder: String) throws {
    for face in BundledFonts.all {
      try FileManager.default.createDirectory(atPath: "\(folder)/\(face.folder)", withIntermediateDirectories: true)
    }
  }

  private func withTemporaryFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "galley-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }
}
