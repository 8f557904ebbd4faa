import Foundation
import TestSupport
import Testing

@testable import ListDocument

/// Compares `Documentation/features.md` with the declarations.
struct FeaturePageTests {
  private let page: String

  init() throws {
    page = try String(contentsOf: Repository.file("Documentation/features.md"), encoding: .utf8)
  }

  /// The keys of fields; objects that change existing values give their keys one by one: `textProperties.color`.
  private func names(_ fields: [FieldDescription], _ prefix: String = "") -> [String] {
    fields.flatMap { $0.parts.isEmpty ? [prefix + $0.name] : names($0.parts, "\(prefix)\($0.name).") }
  }

  /// Every key of documents, as the page names it.
  private var declared: Set<String> {
    let head = RowHead.fields.map { $0.description(RowHead()) }
    var keys = Set(names(ListSettings.fields.map { $0.description(ListSettings()) }).map { "list: \($0)" })
    keys.formUnion(names(ItemDecoder.sectionFields.map { $0.description(SectionHead()) }).map { "section: \($0)" })
    // The presets of UIKit share their keys, and so do the styles of table cells.
    for kind in RowCatalogue.kinds {
      if kind.name.hasPrefix("uikit."), !["uikit.cell", "uikit.table.default"].contains(kind.name) { continue }
      keys.formUnion(names(kind.fields + head).map { "\(kind.name): \($0)" })
    }
    return keys
  }

  @Test("The page names every key that is declared, and no other")
  func keys() {
    let named = Set(page.matches(of: #/`([a-zA-Z0-9.]+: [a-zA-Z0-9.$]+)`/#).map { String($0.1) })
    #expect(named.subtracting(declared).sorted() == [])
    #expect(declared.subtracting(named).sorted() == [])
  }

  @Test("Every line says where a property is or why it is not, and the page counts those")
  func lines() throws {
    let lines = page.matches(of: #/(?m)^\| (?!Property|---)(.+) \| (.+) \|$/#)
    for line in lines { #expect(line.2.hasPrefix("no: ") || line.2.hasPrefix("`"), "\(line.0)") }
    let count = lines.count { $0.2.hasPrefix("no: ") }
    #expect(page.contains("\n\(count) of \(lines.count) lines say no.\n"), "\(count) of \(lines.count)")
  }
}
