package import Foundation
internal import Synchronization

/// The files mapped so far.
///
/// Each is mapped once and never let go: there are few, and pages that nobody reads cost nothing.
package final class MappedFaces: Sendable {
  /// The ones of this process.
  package static let shared = MappedFaces()

  private let files = Mutex<[String: Data]>([:])

  /// A file's bytes; the same memory at every call.
  package func bytes(ofFile path: String) throws(BundledFontsError) -> Data {
    let mapped: Result<Data, BundledFontsError> = files.withLock { files in
      if let data = files[path] { return .success(data) }
      do {
        let data = try Data(contentsOf: URL(filePath: path), options: .alwaysMapped)
        files[path] = data
        return .success(data)
      } catch {
        return .failure(.unreadable(path: path, reason: error.localizedDescription))
      }
    }
    return try mapped.get()
  }
}
