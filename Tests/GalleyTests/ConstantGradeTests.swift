import Foundation
import TestSupport
import Testing

/// Every number of a system that is reproduced says what it rests on.
struct ConstantGradeTests {
  /// A row of the table of `Documentation/sources.md`: a folder of `Sources`, and how many sources of each grade its
  /// numbers have.
  private struct Tally: Equatable {
    var folder: String
    var counts: [SourceGrade: Int]
  }

  @Test("Every constant of a system has a grade, and the page counts them")
  func everyConstantIsGraded() throws {
    let page = try String(contentsOf: Repository.file("Documentation/sources.md"), encoding: .utf8)
    let expected = page.matches(
      of: #/(?m)^\|[^|]*\| `([^`]+)` \| ([0-9]+) \| ([0-9]+) \| ([0-9]+) \| ([0-9]+) \|$/#
    ).map { match in
      let numbers = [match.2, match.3, match.4, match.5].map { Int($0) ?? -1 }
      return Tally(folder: String(match.1), counts: counts(numbers))
    }
    try #require(expected.count > 5)

    var found = expected.map { Tally(folder: $0.folder, counts: counts([0, 0, 0, 0])) }
    var total: [SourceGrade: Int] = [:]
    for (file, text) in try systemSources() {
      let scan = ConstantScan(text)
      for fault in scan.faults { Issue.record("Sources/\(file):\(fault.line): \(fault.reason)") }
      guard !scan.counts.isEmpty else { continue }
      // The innermost folder that has a row.
      let row = found.indices.filter { file.hasPrefix(found[$0].folder + "/") }
        .max { found[$0].folder.count < found[$1].folder.count }
      found[try #require(row, "\(file) belongs to no row of the page")].counts.merge(scan.counts, uniquingKeysWith: +)
      total.merge(scan.counts, uniquingKeysWith: +)
    }

    for (found, expected) in zip(found, expected) {
      #expect(found == expected, "Documentation/sources.md: `\(found.folder)` is \(row(found.counts))")
    }
    let saysTotal = page.contains("| **together** | | \(row(total)) |")
    #expect(saysTotal, "Documentation/sources.md: together \(row(total))")
    let sum = total.values.reduce(0, +)
    #expect(sum > 100)
    let inferred = total[.inferred, default: 0]
    #expect(10 * inferred <= sum, "\(inferred) of \(sum) constants are inferred")
  }

  @Test("A number without a grade is found, and so is a grade without a source")
  func faultsAreFound() {
    let scan = ConstantScan(
      """
      enum Metrics {
        /// Between the texts.
        static let gap = 6.0
        /// Above them. Source: the example.
        static let top = 7.0
        /// Below them. Source, guessed: no such grade.
        static let bottom = 8.0
        /// Source, recorded: some iOS.
        static let leading = 2.0

        static func margin(_ width: Double) -> Double {
          width > 414 ? 20 : 16
        }
      }
      """)
    #expect(scan.counts == [.recorded: 1])
    #expect(
      scan.faults.map { "\($0.line) \($0.reason)" } == [
        "3 says no source", "5 names a source without a grade", "5 says no source",
        "7 names a source without a grade", "7 says no source", "9 does not say the version of its source",
        "11 says no source",
      ])
  }

  @Test("A grade holds for one declaration, or for all that a declaration encloses")
  func gradesAreInherited() {
    let scan = ConstantScan(
      #"""
      /// Source, code: `Cell.m` of Components 124.
      enum Metrics {
        /// Above and below.
        static let padding = (
          both: 40.0, title: 36.0
        )
        static let one = 1.0
        static let none = 0.0
        /// Source, recorded: iOS 18.5, 402 points wide.
        ///
        /// Source, recorded: iOS 26.2, 402 points wide.
        static func height(_ era: Era) -> Double {
          switch era {
          case .ios18: 44
          // Source, inferred: 30 + the leading of body.
          case .ios26: 52
          }
        }
        /// Own: a limit of memory.
        static let limit = 32
        /// Half of a length, and a name.
        func half(_ length: Double) -> String { "\(length / 2) of 36" }

        enum Colors {
          static let red = Color(hex: 0x3C3C43)
        }
      }

      /// Source, code: `A.kt` 1.9. Source, published: the specification.
      enum Two {
        static let ambiguous = 3
      }
      """#)
    #expect(scan.counts == [.code: 3, .recorded: 2, .inferred: 1])
    #expect(scan.ownCount == 1)
    #expect(scan.faults.map(\.line) == [31])
  }

  // MARK: Sources

  /// The files that hold numbers of systems, by their path in `Sources`: rows, lists but for their algorithms, type
  /// scales and curves, and what is drawn.
  private func systemSources() throws -> [(file: String, text: String)] {
    let algorithms = ["Sizing/Lists/Index/", "Sizing/Lists/Changes/", "Sizing/Lists/Measuring/"]
    let drawing = ["Drawing/Cairo/", "Drawing/SVG/", "Drawing/Pages/", "Drawing/Guides/"]
    var files: [(String, String)] = []
    for folder in ["Sizing/Rows", "Sizing/Lists", "Typography", "Drawing"] {
      let root = Repository.file("Sources/" + folder)
      let enumerator = try #require(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
      for case let file as URL in enumerator where file.pathExtension == "swift" {
        let path = folder + file.path.dropFirst(root.path.count)
        guard !(algorithms + drawing).contains(where: { path.hasPrefix($0) }) else { continue }
        files.append((path, try String(contentsOf: file, encoding: .utf8)))
      }
    }
    #expect(files.count > 100)
    return files.sorted { $0.0 < $1.0 }
  }

  private func counts(_ numbers: [Int]) -> [SourceGrade: Int] {
    Dictionary(uniqueKeysWithValues: zip(SourceGrade.allCases, numbers))
  }

  /// The counts as the page has them.
  private func row(_ counts: [SourceGrade: Int]) -> String {
    SourceGrade.allCases.map { String(counts[$0, default: 0]) }.joined(separator: " | ")
  }
}
