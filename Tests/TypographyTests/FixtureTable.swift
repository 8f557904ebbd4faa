import Foundation
import Testing
import Typography

/// A table of the fixtures: second transcriptions of the published tables, made independently of the source literals.
struct FixtureTable {
  let rows: [[String]]

  /// Reads a table; a line that begins with # says where it comes from and what its columns are.
  init(_ name: String) throws {
    let url = try #require(Bundle.module.url(forResource: name, withExtension: "tsv", subdirectory: "Fixtures"))
    rows = try String(contentsOf: url, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t").map(String.init) }
  }
}

/// The number a cell holds.
func number(_ cell: String) throws -> Double { try #require(Double(cell), "\(cell) is no number") }

/// The category a cell names.
func category(_ cell: String) throws -> SizeCategory { try #require(SizeCategory(cell), "\(cell) is no category") }

/// The weight a cell gives as a number.
func weight(_ cell: String) throws -> FontWeight {
  try #require(Int(cell).flatMap(FontWeight.init(rawValue:)), "\(cell) is no weight")
}

/// A weight by its name in Apple's and Material's tables.
func weight(named name: String) throws -> FontWeight {
  let weights: [String: FontWeight] = ["Light": .light, "Regular": .regular, "Medium": .medium, "Semibold": .semibold]
  return try #require(weights[name], "\(name) is no weight")
}
