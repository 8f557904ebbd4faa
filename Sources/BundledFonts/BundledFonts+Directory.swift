#if os(Linux) || os(Android)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension BundledFonts {
  /// The absolute path of the folder that holds the faces.
  ///
  /// It is the first of these folders that has them. The search runs once per process:
  ///
  /// 1. `galley_FontFiles.resources` beside the executable, where the build puts it;
  /// 2. `../share/galley/fonts` relative to the executable's folder, as in an installation with `bin` and `share`;
  /// 3. `fonts` in the folder that the environment variable `GALLEY_DATA` names;
  /// 4. `Fonts` of this checkout, for processes that are not the `galley` command, such as a test runner, unless it is
  ///    built to be installed.
  public static var directory: String {
    get throws(BundledFontsError) {
      try found.get()
    }
  }

  private static let found = find(data: ProcessInfo.processInfo.environment["GALLEY_DATA"], executable: executable)

  /// The path of the running program; nil if it is not known.
  private static var executable: String? {
    #if os(Linux) || os(Android)
      try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    #else
      Bundle.main.executableURL?.resolvingSymlinksInPath().path
    #endif
  }

  /// Searches for the folder.
  ///
  /// It does not use `Bundle.module`, which ends the process if the faces are missing, and which contains a path of the build folder,
  /// where a command that was moved must not find its data.
  package static func find(data: String?, executable: String?) -> Result<String, BundledFontsError> {
    var candidates: [URL] = []
    let program = executable.map { URL(filePath: $0) }
    if let folder = program?.deletingLastPathComponent() {
      candidates.append(folder.appending(path: "galley_FontFiles.resources"))
      candidates.append(folder.deletingLastPathComponent().appending(path: "share/galley/fonts"))
    }
    if let data, !data.isEmpty { candidates.append(URL(filePath: data).appending(path: "fonts")) }
    #if !GALLEY_INSTALLED
      if program?.lastPathComponent != "galley" {
        candidates.append(URL(filePath: "\(#filePath)/../../../Fonts"))
      }
    #endif
    let paths = candidates.map { $0.absoluteURL.standardizedFileURL.path }
    for path in paths where all.allSatisfy({ FileManager.default.fileExists(atPath: "\(path)/\($0.folder)") }) {
      return .success(path)
    }
    return .failure(.notFound(searched: paths))
  }
}
