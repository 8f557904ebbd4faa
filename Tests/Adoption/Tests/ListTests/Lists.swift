import Foundation
import Galley

/// A list of the sample, by the name of its file.
func sampleList(_ name: String) throws -> LoadedList {
  let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Lists")
  return try LoadedList(source: folder.appending(path: "\(name).json").standardized.path, fonts: .bundled)
}
