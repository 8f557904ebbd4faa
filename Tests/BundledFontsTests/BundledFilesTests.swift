import BundledFonts
import Foundation
import TestSupport
import Testing

/// The files of `Fonts/`: their hashes, their size, their licences.
struct BundledFilesTests {
  let manifest: Manifest
  let folder = Repository.file("Fonts")

  init() throws {
    manifest = try Manifest.read()
  }

  @Test("Every file of the manifest has the bytes it states")
  func hashes() throws {
    let files =
      manifest.faces.map { ($0.file, $0.bytes, $0.sha256) } + manifest.licences.map { ($0.file, $0.bytes, $0.sha256) }
    #expect(files.count == BundledFonts.all.count + Set(BundledFonts.all.map(\.folder)).count)
    let paths = files.map { folder.appending(path: $0.0).path }
    let sums = try runProcess(URL(filePath: "/usr/bin/sha256sum"), ["--"] + paths)
    #expect(sums.output == zip(files, paths).map { "\($0.2)  \($1)\n" }.joined())
    #expect(sums.status == 0)
    for (file, bytes, _) in files {
      #expect(try folder.appending(path: file).resourceValues(forKeys: [.fileSizeKey]).fileSize == bytes, "\(file)")
    }
  }

  @Test("The page states the manifest's hash of every face")
  func page() throws {
    let lines = try String(contentsOf: folder.appending(path: "README.md"), encoding: .utf8).split(separator: "\n")
    let sums = lines.filter { $0.prefix(while: \.isHexDigit).count == 64 }.map(String.init)
    #expect(sums == manifest.faces.map { "\($0.sha256)  \($0.file)" })
  }

  @Test("The whole folder stays below 20 MB")
  func size() throws {
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.fileSizeKey]))
    let sizes = try files.compactMap { $0 as? URL }.map { try $0.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0 }
    #expect(sizes.count > manifest.faces.count)
    #expect(sizes.reduce(0, +) < 20_000_000)
  }

  @Test("Each face's licence is beside it, with its copyright notice", arguments: BundledFonts.all)
  func licence(face: BundledFace) throws {
    let text = try String(contentsOfFile: face.licencePath, encoding: .utf8)
    let title =
      switch face.licence {
      case .apache2: "Apache License\n                           Version 2.0, January 2004"
      case .openFont: "SIL OPEN FONT LICENSE Version 1.1 - 26 February 2007"
      }
    #expect(text.contains(title))
    #expect(text.count > 4_000)
    let notice = try #require(text.split(separator: "\n").first { $0.hasPrefix("\(face.family): ") })
    #expect(notice.contains("Copyright") || notice.contains("©"))
  }

  @Test("No file of the folder is without a recipe")
  func strays() throws {
    let files = try #require(FileManager.default.enumerator(atPath: folder.path)).compactMap { $0 as? String }
    let made = manifest.faces.map(\.file) + manifest.licences.map(\.file) + ["README.md", "manifest.json", "Fonts.c"]
    #expect(Set(files).subtracting(made).filter { $0.contains(".") }.isEmpty)
  }
}
