import BundledFonts
import Foundation
import TestSupport
import Testing

/// Where the faces are looked for, in stand-ins for an installation.
struct DirectoryTests {
  @Test("Beside the executable comes before share, share before GALLEY_DATA, and that before the sources")
  func order() throws {
    try withTemporaryFolder { folder in
      let runner = "\(folder)/bin/runner"
      #expect(BundledFonts.find(data: nil, executable: runner) == .success(Repository.file("Fonts").path))
      #expect(BundledFonts.find(data: nil, executable: nil) == .success(Repository.file("Fonts").path))
      let data = "\(folder)/data"
      try makeFaces(in: "\(data)/fonts")
      #expect(BundledFonts.find(data: data, executable: runner) == .success("\(data)/fonts"))
      #expect(BundledFonts.find(data: "\(data)/", executable: nil) == .success("\(data)/fonts"))
      try makeFaces(in: "\(folder)/share/galley/fonts")
      #expect(BundledFonts.find(data: data, executable: runner) == .success("\(folder)/share/galley/fonts"))
      try makeFaces(in: "\(folder)/bin/galley_FontFiles.resources")
      #expect(
        BundledFonts.find(data: data, executable: runner)
          == .success("\(folder)/bin/galley_FontFiles.resources"))
    }
  }

  @Test("The command knows no path of its build, and says where it looked")
  func command() throws {
    try withTemporaryFolder { folder in
      let searched = ["\(folder)/bin/galley_FontFiles.resources", "\(folder)/share/galley/fonts"]
      let command = "\(folder)/bin/galley"
      #expect(BundledFonts.find(data: nil, executable: command) == .failure(.notFound(searched: searched)))
      #expect(BundledFonts.find(data: "", executable: command) == .failure(.notFound(searched: searched)))
      #expect(
        BundledFonts.find(data: "/nowhere", executable: command)
          == .failure(.notFound(searched: searched + ["/nowhere/fonts"])))
    }
  }

  @Test("A folder that lacks a family is passed over")
  func incomplete() throws {
    try withTemporaryFolder { folder in
      try makeFaces(in: "\(folder)/fonts")
      try FileManager.default.removeItem(atPath: "\(folder)/fonts/NotoSansCJK")
      #expect(BundledFonts.find(data: folder, executable: nil) == .success(Repository.file("Fonts").path))
    }
  }

  @Test("The error says where it looked and what to do")
  func message() {
    #expect(
      BundledFontsError.notFound(searched: ["/a", "/b"]).description
        == "/a, /b: no bundled fonts; expected them there, or in fonts of the folder that GALLEY_DATA names")
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
