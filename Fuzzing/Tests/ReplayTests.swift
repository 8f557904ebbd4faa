import Foundation
import Galley
import TestSupport
import Testing

/// Every input that once was a fault, and every seed, through its target: a trap ends the tests, and a disagreement fails them.
struct ReplayTests {
  @Test("Past findings and seeds run without a fault", arguments: FuzzTarget.allCases)
  func replay(target: FuzzTarget) throws {
    let fuzzer = try Fuzzer(target, fonts: .bundled)
    var count = 0
    for folder in ["Regressions", "Corpus"] {
      for file in try files(in: "Fuzzing/\(folder)/\(target.folder)") {
        let input = Array(try Data(contentsOf: file))
        var fault: Disagreement?
        let seconds = processorTime {
          do throws(Disagreement) { try fuzzer.run(input) } catch { fault = error }
        }
        #expect(fault == nil, "\(file.lastPathComponent)")
        #expect(seconds < 20, "\(file.lastPathComponent)")
        count += 1
      }
    }
    #expect(count > 0)
  }

  @Test("Targets find what is wrong")
  func disagreements() {
    #expect(throws: Disagreement.self) { try expect(1, 2, "a number") }
    #expect(throws: Never.self) { try expect(2, 2, "a number") }
  }

  @Test("A font keeps its tables when one of them changes", arguments: ["Inter-Variable-ASCII", "Optical-ASCII"])
  func tables(name: String) throws {
    let bytes = Array(try Data(contentsOf: Repository.file("Tests/Fixtures/fonts/\(name).ttf")))
    var tables = try #require(FontTables(bytes))
    var random = LinearGenerator(state: 3)
    let place = tables.interestingTable(using: &random)
    let old = tables
    tables.tables[place].body += [1, 2, 3]
    let new = try #require(FontTables(tables.bytes))
    #expect(new.tables.map(\.tag) == old.tables.map(\.tag))
    #expect(new.tables[place].body == old.tables[place].body + [1, 2, 3])
    #expect(new.tables.indices.allSatisfy { $0 == place || new.tables[$0].body == old.tables[$0].body })
    #expect(
      (try? FontFace(FontData(old.bytes, source: name)))?.familyName
        == (try FontFace(FontData(bytes, source: name))).familyName
    )
  }

  private func files(in folder: String) throws -> [URL] {
    let url = Repository.file(folder)
    guard FileManager.default.fileExists(atPath: url.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}
