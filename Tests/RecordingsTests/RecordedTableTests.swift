import Foundation
import TestSupport
import Testing

/// Checks that the table of what was recorded names what the files are of, and nothing else.
struct RecordedTableTests {
  private struct Coverage: Decodable {
    let system: String
    let era: String
    let width: Double
    let category: String
    let fontScale: Double
    let direction: String
    let orientation: String
  }

  private struct File: Decodable {
    let coverage: Coverage
  }

  /// How the table calls systems and eras, in its order.
  private static let names = [
    ("uikit-text ios13to14", "Labels of UIKit, iOS 13"),
    ("uikit-table ios12", "UIKit's table cells, iOS 12"),
    ("uikit-table ios13to14", "… iOS 13 and 14"),
    ("uikit-table ios15to18", "… iOS 15 to 18"),
    ("uikit-table ios26", "… iOS 26"),
    ("swiftui ios15to18", "SwiftUI's inset grouped lists, iOS 16 to 18"),
    ("swiftui ios26", "… iOS 26"),
    ("mdc ios11", "Material Components for iOS, release 84"),
    ("material3 compose", "Compose, Material 3"),
    ("flutter material2", "Flutter's tile, Material 2"),
    ("flutter material3", "… Material 3"),
  ]

  private static let categories = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]

  @Test("The table names each system, era, size, width and direction that was recorded")
  func table() throws {
    var groups: [String: [Coverage]] = [:]
    for name in DeviceRecordingTests.names {
      let data = try Data(contentsOf: Repository.file("Tests/Fixtures/devices/" + name))
      let coverage = try JSONDecoder().decode(File.self, from: data).coverage
      groups["\(coverage.system) \(coverage.era)", default: []].append(coverage)
    }
    #expect(Set(groups.keys) == Set(Self.names.map(\.0)))
    let rows = Self.names.map { key, name in
      let group = groups[key] ?? []
      let cells = [name, sizes(group), widths(group), ways(group), "\(group.count)"]
      return "| " + cells.joined(separator: " | ") + " |\n"
    }
    let page = try String(contentsOf: Repository.file("Documentation/accuracy.md"), encoding: .utf8)
    #expect(page.contains(rows.joined()), "Documentation/accuracy.md should have\n\(rows.joined())")
  }

  private func sizes(_ group: [Coverage]) -> String {
    let scales = Set(group.map(\.fontScale))
    let categories = Self.categories.filter(Set(group.map(\.category)).contains)
    // Systems without size categories have font scales, and say L.
    let hasCategories = group.contains { $0.system.hasPrefix("uikit") || $0.system == "swiftui" }
    guard hasCategories else { return scales.sorted().map { "×\(short($0))" }.joined(separator: ", ") }
    return categories.count == Self.categories.count ? "XS to AX5" : categories.joined(separator: ", ")
  }

  private func widths(_ group: [Coverage]) -> String {
    let widths = Set(group.map { $0.width.rounded() }).sorted().map(short)
    return widths.joined(separator: ", ")
  }

  private func ways(_ group: [Coverage]) -> String {
    let rightToLeft = group.count { $0.direction == "rtl" }
    let landscape = group.count { $0.orientation == "landscape" }
    let ways = [(rightToLeft, "from right to left"), (landscape, "in landscape")].filter { $0.0 > 0 }
    return ways.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }

  private func short(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}
