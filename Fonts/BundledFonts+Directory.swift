internal import Foundation

extension BundledFonts {
  /// The folder that holds the faces, by its absolute path.
  ///
  /// It is the first of these that has them, looked for once per process:
  ///
  /// 1. what the environment variable `GALLEY_FONTS` names, and then no other;
  /// 2. `galley_BundledFonts.resources` beside the executable, where the build puts it: a `galley` that is copied
  ///    elsewhere takes that folder along;
  /// 3. `../share/galley/fonts` from the executable: an installation's `bin` and `share`;
  /// 4. the folder of this source file, for processes that are not our own executable, such as a test runner.
  public static var directory: String {
    get throws(BundledFontsError) {
      try found.get()
    }
  }

  private static let found = find(
    named: ProcessInfo.processInfo.environment["GALLEY_FONTS"],
    executable: Bundle.main.executableURL?.resolvingSymlinksInPath().path)

  /// Looks for the folder.
  ///
  /// `Bundle.module` is not asked: it ends the process where the faces are missing. Beside the executable it looks in
  /// the same place, and otherwise in the build folder, for which the sources stand in.
  package static func find(named: String?, executable: String?) -> Result<String, BundledFontsError> {
    var candidates: [URL] = []
    if let named, !named.isEmpty {
      candidates = [URL(filePath: named)]
    } else {
      if let folder = executable.map({ URL(filePath: $0).deletingLastPathComponent() }) {
        candidates.append(folder.appending(path: "galley_BundledFonts.resources"))
        candidates.append(folder.deletingLastPathComponent().appending(path: "share/galley/fonts"))
      }
      candidates.append(URL(filePath: #filePath).deletingLastPathComponent())
    }
    let paths = candidates.map { $0.absoluteURL.standardizedFileURL.path }
    for path in paths where all.allSatisfy({ FileManager.default.fileExists(atPath: "\(path)/\($0.folder)") }) {
      return .success(path)
    }
    return .failure(.notFound(searched: paths))
  }
}
