import Foundation
import TestSupport
import Testing

/// A program of C, compiled against the header and linked with the library that was built along with the tests.
struct CProgram {
  let file: URL

  /// The folder of fonts that programs are given.
  static let fonts = Repository.file("Fonts").path

  /// Where the build puts the library.
  private static let folder = Bundle.main.bundleURL.path

  /// Compiles a program, with the compiler that comes with Swift, as warnings for errors would have it.
  init(_ source: String, sanitized: Bool = false) throws {
    let name = URL(filePath: source).deletingPathExtension().lastPathComponent
    file = FileManager.default.temporaryDirectory.appending(path: "galley-\(name)-\(UUID().uuidString)")
    // Programs include the header as installed programs do.
    let include = Repository.file("Sources/CGalley/include").path
    var arguments = [
      "-std=c11", "-g", "-O1", "-fuse-ld=lld", "-Wall", "-Wextra", "-Werror", "-I", include,
      Repository.file(source).path, "-o", file.path, "-L", Self.folder, "-lGalleyC", "-Wl,-rpath,\(Self.folder)", "-lm",
    ]
    if sanitized { arguments.append("-fsanitize=address,undefined") }
    let run = try runProcess(URL(filePath: "/usr/bin/env"), ["clang"] + arguments)
    try #require(run.status == 0, "\(run.errors)")
  }

  func run(_ arguments: [String], input: String? = nil) throws -> ProcessResult {
    // What statics keep for the life of the process is reached by pointers with bits in them, which LeakSanitizer does not know.
    try runProcess(URL(filePath: "/usr/bin/env"), ["ASAN_OPTIONS=detect_leaks=0", file.path] + arguments, input: input)
  }

  func remove() { try? FileManager.default.removeItem(at: file) }
}
