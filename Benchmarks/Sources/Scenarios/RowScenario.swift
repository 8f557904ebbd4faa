import Galley
import Workloads

/// A scenario with 1 000 rows of a kind per round: `rows/KIND/WHAT`.
struct RowScenario {
  /// The work that is counted.
  enum What: String, CaseIterable {
    /// Preparing the texts of the rows, without making rows.
    case texts
    /// Making the rows from their content, which prepares their texts.
    case prepare
    /// Measuring the heights of rows that are made already.
    case height
    /// Laying out rows that are made already.
    case layout
  }

  private let kind: RowWorkload
  private let what: What

  /// The scenario with this name; `nil` if there is none.
  init?(_ name: String) {
    let parts = name.split(separator: "/")
    guard parts.count == 3, parts[0] == "rows", let what = What(rawValue: String(parts[2])),
      let kind = RowWorkload.all.first(where: { $0.name == parts[1] })
    else { return nil }
    self.kind = kind
    self.what = what
  }

  static var names: [String] {
    RowWorkload.all.flatMap { kind in What.allCases.map { "rows/\(kind.name)/\($0.rawValue)" } }
  }

  /// The number of different rows.
  ///
  /// A round uses each ten times, so that making the rows takes less than what is counted.
  private static let textCount = 100

  func run(times: Int) throws -> UInt {
    let texts = try Workload.examples(limit: Self.textCount).texts
    let typesetter = Typesetter(fonts: Faces.collection)
    let rows = kind.rows(of: texts, typesetter)
    let traits = Traits()
    // The texts that the rows prepared, with their styles.
    let prepared = rows.map { row in
      row.layout(width: RowWorkload.width, traits: traits).elements.compactMap { $0.text?.content }
        .map { (text: $0.string(in: 0..<$0.utf8.count), style: $0.style) }
    }
    var total = 0.0
    let allocations = repeated(times) {
      for _ in 0..<1000 / Self.textCount {
        switch what {
        case .texts:
          for row in prepared {
            for (text, style) in row { total += typesetter.prepare(text, style: style).isEmpty ? 1 : 0 }
          }
        case .prepare:
          for text in texts { total += kind.row(text, typesetter).kind.isEmpty ? 0 : 1 }
        case .height:
          for row in rows { total += row.height(width: RowWorkload.width, traits: traits) }
        case .layout:
          for row in rows { total += row.layout(width: RowWorkload.width, traits: traits).size.height }
        }
      }
    }
    print(kind.name, what, total)
    return allocations
  }
}
