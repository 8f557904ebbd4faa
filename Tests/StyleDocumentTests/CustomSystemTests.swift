import JSONText
import Testing
import Typography

@testable import StyleDocument

@Suite struct CustomSystemTests {
  private let curve =
    #"{"XS": 14, "S": 15, "M": 16, "L": 17, "XL": 19, "XXL": 21, "XXXL": 23, "#
    + #""AX1": 28, "AX2": 33, "AX3": 40, "AX4": 47, "AX5": 53}"#

  @Test func aCurve() throws {
    let custom = try CustomSystem(curve.utf8)
    #expect(custom.warnings.isEmpty)
    #expect(custom.system.name == "custom")
    #expect(custom.system.styles.map(\.name) == ["custom"])
    for category in SizeCategory.allCases {
      let resolved = try custom.system.resolve("custom", for: TextSizeSetting(category: category))
      #expect(resolved == ResolvedTextStyle(pointSize: DynamicTypeStyle.body.pointSize(for: category)))
    }
  }

  @Test func rawStringsOfUIKitNameCategoriesToo() throws {
    let members = SizeCategory.allCases.map { #""\#($0.uiKitName)": 12"# }
    let custom = try CustomSystem("{\(members.joined(separator: ","))}".utf8)
    #expect(custom.system.tabulatedCategories == SizeCategory.allCases)
  }

  @Test func curvesByStyle() throws {
    let custom = try CustomSystem(#"{"my title": \#(curve), "detail": \#(curve)}"#.utf8)
    #expect(custom.system.styles.map(\.name) == ["my title", "detail"])
  }

  @Test func systemsAndTokens() throws {
    for name in ["dynamic-type", "material-legacy", "watchos", "material3", "macos"] {
      let system = try #require(TypeSystem.named(name))
      try expectEqual(try CustomSystem(system.json.utf8).system, system)
      try expectEqual(try CustomSystem(system.designTokens.utf8).system, system)
    }
  }

  @Test(arguments: [
    (#"{}"#, "$"),
    (#"[]"#, "$"),
    (#"{"L": 17}"#, "$.XS"),
    (#"{"XS": 17}"#, "$"),
    (#"{"L": 0}"#, "$.L"),
    (#"{"L": -1}"#, "$.L"),
    (#"{"L": "17"}"#, "$.L"),
    (#"{"L": 17, "AX9": 50}"#, "$.AX9"),
    (#"{"title": {"L": 17}}"#, "$.title.XS"),
    (#"{"my title": {"L": 17}}"#, #"$["my title"].XS"#),
    (#"{"title": 17}"#, "$.title"),
  ])
  func gapsAndBadValuesAreFaults(_ document: String, _ path: String) {
    let error = #expect(throws: InputError.self) { try CustomSystem(document.utf8) }
    #expect(error?.place == path, "\(document)")
  }

  @Test func decreasingSizesAreFaults() {
    let falling = curve.replacing("\"M\": 16", with: "\"M\": 14.5")
    let error = #expect(throws: InputError.self) { try CustomSystem(falling.utf8) }
    #expect(
      error?.description == "$.M: 14.5 is smaller than the 15 of S; expected sizes that never decrease from XS to AX5")
  }

  @Test func smallSizesAreWarnedOfOnce() throws {
    let small = curve.replacing("\"XS\": 14, \"S\": 15", with: "\"XS\": 10, \"S\": 10")
    #expect(try CustomSystem(small.utf8).warnings.map(\.place) == ["$.XS"])
    let overline = try CustomSystem(TypeSystem.materialComponents.json.utf8)
    #expect(
      overline.warnings.map(\.place) == [
        "$.styles[12].categories.XS", "$.styles[12].categories.M", "$.styles[12].categories.L",
      ])
  }
}
