import Foundation
import TestSupport
import Testing

@testable import ListDocument

struct RecordedKindTests {
  private struct Recording: Decodable {
    struct Document: Decodable {
      let defaultKind: String?
      let sections: [Section]
    }
    struct Section: Decodable {
      let rows: [Row]
    }
    struct Row: Decodable {
      let kind: String?

      init(from decoder: any Decoder) throws {
        // A row may be a string, which is of the default kind.
        let row = try? decoder.container(keyedBy: CodingKeys.self)
        kind = try row?.decodeIfPresent(String.self, forKey: .kind)
      }

      private enum CodingKeys: CodingKey { case kind }
    }
    let document: Document

    var kinds: Set<String> {
      Set(document.sections.flatMap(\.rows).compactMap { $0.kind ?? document.defaultKind })
    }
  }

  @Test("Documentation/accuracy.md says how many recordings each kind of row has")
  func counts() throws {
    var counts: [String: Int] = [:]
    let folder = Repository.file("Tests/Fixtures/devices")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    for case let file as URL in try #require(files) where file.pathExtension == "json" {
      for kind in try JSONDecoder().decode(Recording.self, from: Data(contentsOf: file)).kinds {
        counts[kind, default: 0] += 1
      }
    }
    let page = try String(contentsOf: Repository.file("Documentation/accuracy.md"), encoding: .utf8)
    let sentence = "\(counts.count) of the \(RowCatalogue.kinds.count) kinds of rows are recorded: "
    let rest = try #require(page.components(separatedBy: sentence).dropFirst().first)
    let named = rest.components(separatedBy: "). ")[0].matches(of: #/`([a-zA-Z0-9.]+)` \((\d+)/#).map {
      (String($0.1), Int($0.2) ?? 0)
    }
    #expect(Dictionary(uniqueKeysWithValues: named) == counts)
  }
}
