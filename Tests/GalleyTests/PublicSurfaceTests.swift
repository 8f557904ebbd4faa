import Foundation
import TestSupport
import Testing

/// `Scripts/check-api.py`, which reads the modules that were built with the tests by the tools of Swift's own API checks.
@Suite struct PublicSurfaceTests {
  private static let build = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()

  private func check(_ arguments: String...) throws -> ProcessResult {
    try runProcess(
      URL(filePath: "/usr/bin/python3"),
      [Repository.file("Scripts/check-api.py").path, "--build", Self.build.path] + arguments)
  }

  @Test("The public surface has all that the last release had, and each symbol is documented")
  func surface() throws {
    let result = try check()
    #expect(result.status == 0, "\(result.output)\(result.errors)")
    #expect(result.output.contains("15 modules have all that"))
  }

  @Test("A symbol that is gone fails")
  func removed() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let baseline = folder.appending(path: "1.0.0.tar.xz").path
    #expect(try check("--baseline", baseline, "--record", "JSONText").status == 0)
    #expect(try check("--baseline", baseline, "JSONText").status == 0)
    // An older release that had a type of another name in the place of one that is there.
    let doctor =
      "cd '\(folder.path)' && tar -xf 1.0.0.tar.xz && sed -i s/InputError/OldError/g JSONText.json && tar -cJf 1.0.0.tar.xz JSONText.json"
    #expect(try runProcess(URL(filePath: "/bin/sh"), ["-c", doctor]).status == 0)
    let result = try check("--baseline", baseline, "JSONText")
    #expect(result.status == 1)
    #expect(result.output.contains("JSONText: struct OldError has been removed"))
  }

  @Test("The versions of the command and of the Python package are that of the newest release in the CHANGELOG")
  func version() throws {
    let galley = try runProcess(Self.build.appending(path: "galley"), ["--version"])
    let changelog = try runProcess(Repository.file("Scripts/version.sh"), [])
    #expect(galley.output == changelog.output && !changelog.output.isEmpty)
    let python = try String(contentsOf: Repository.file("Python/galley/_version.py"), encoding: .utf8)
    #expect(python == "VERSION = \"\(changelog.output.dropLast())\"\n")
  }
}
