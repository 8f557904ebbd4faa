import JSONText
import Testing
import Typography

@testable import StyleDocument

@Suite struct TypeSystemDocumentTests {
  @Test(arguments: TypeSystem.builtIn.map(\.name))
  func everySystemReadsBackFromJSON(_ name: String) throws {
    let system = try #require(TypeSystem.named(name))
    try expectEqual(try TypeSystem(json: system.json.utf8), system)
  }

  @Test(arguments: TypeSystem.builtIn.map(\.name))
  func everySystemReadsBackFromDesignTokens(_ name: String) throws {
    let system = try #require(TypeSystem.named(name))
    try expectEqual(try TypeSystem(designTokens: system.designTokens.utf8), system)
  }

  @Test func namesAndFamiliesSurvive() throws {
    let style = TypeStyle(
      "$title {1}. \"x\"", aliases: ["a.b"],
      base: ResolvedTextStyle(
        pointSize: 15.3, lineHeight: nil, tracking: -0.1, weight: .black, typeface: .family("Inter")),
      emphasizedWeight: .bold)
    let plain = TypeStyle("b", base: ResolvedTextStyle(pointSize: 15.3))
    let system = TypeSystem(
      name: "my.system", title: "T", source: "S\n", face: .roboto, styles: [style, plain], rule: .metrics(of: .body))
    try expectEqual(try TypeSystem(json: system.json.utf8), system)
    try expectEqual(try TypeSystem(designTokens: system.designTokens.utf8), system)
  }

  /// Styles named as sizes of clothes are no categories, and names that differ in a forbidden character or late stay two.
  @Test func awkwardNamesSurvive() throws {
    let long = String(repeating: "é", count: 500)
    let names = ["XS", "S", "AX1", "default", "a.b", "a-b", "a{b", "a-b-2", "a}b", long, long + "1", long + "2"]
    let system = TypeSystem(
      name: long, title: "T", source: "S", face: .roboto,
      styles: names.map { TypeStyle($0, base: ResolvedTextStyle(pointSize: 12)) }, rule: .compose)
    try expectEqual(try TypeSystem(json: system.json.utf8), system)
    try expectEqual(try TypeSystem(designTokens: system.designTokens.utf8), system)
  }

  @Test func aCallersRuleIsKnownWhenItIsGiven() throws {
    let rule = ScalingRule(name: "mine", axis: .none) { style, _ in style.base }
    let system = TypeSystem.macOS.applying(rule)
    let error = #expect(throws: InputError.self) { try TypeSystem(json: system.json.utf8) }
    #expect(error?.place == "$.rule")
    #expect(try TypeSystem(json: system.json.utf8, rules: [rule]).rule.name == "mine")
  }

  @Test(arguments: [
    (#"[]"#, "$"),
    (#"{"rule": "fixed", "styles": []}"#, "$"),
    (#"{"name": 1, "rule": "fixed", "styles": []}"#, "$.name"),
    (#"{"name": "a", "rule": "no", "styles": []}"#, "$.rule"),
    (#"{"name": "a", "rule": "fixed", "styles": []}"#, "$.styles"),
    (#"{"name": "a", "rule": "fixed", "styles": {}}"#, "$.styles"),
    (#"{"name": "a", "rule": "fixed", "sytles": []}"#, "$.sytles"),
    (#"{"name": "a", "rule": "fixed", "styles": [1]}"#, "$.styles[0]"),
    (
      #"{"name": "a", "rule": "fixed", "face": {"family": "X", "lineHeight": 0}, "#
        + #""styles": [{"name": "b", "default": {"pointSize": 1}}]}"#,
      "$.face.lineHeight"
    ),
  ])
  func faultsOfSystemsAreFoundByPath(_ document: String, _ path: String) {
    let error = #expect(throws: InputError.self) { try TypeSystem(json: document.utf8) }
    #expect(error?.place == path, "\(document)")
  }

  @Test(arguments: [
    (#"{"name": "b"}"#, "$.styles[0]"),
    (#"{"name": "b", "default": {"pointSize": 0}}"#, "$.styles[0].default.pointSize"),
    (#"{"name": "b", "default": {"pointSize": 1e9}}"#, "$.styles[0].default.pointSize"),
    (#"{"name": "b", "default": {"pointSize": 1, "lineHeight": -1}}"#, "$.styles[0].default.lineHeight"),
    (#"{"name": "b", "default": {"pointSize": 1, "weight": 450.5}}"#, "$.styles[0].default.weight"),
    (#"{"name": "b", "default": {"pointSize": 1, "weight": 950}}"#, "$.styles[0].default.weight"),
    (#"{"name": "b", "default": {"pointSize": 1}, "categories": {"AX6": {}}}"#, "$.styles[0].categories.AX6"),
    (#"{"name": "b", "default": {"pointSize": 1}, "aliases": ["b"]}"#, "$.styles[0]"),
    (#"{"name": "b c", "default": {"pointSize": 1, "x y": 1}}"#, #"$.styles[0].default["x y"]"#),
  ])
  func faultsOfStylesAreFoundByPath(_ style: String, _ path: String) {
    let document = #"{"name": "a", "rule": "fixed", "styles": [\#(style)]}"#
    let error = #expect(throws: InputError.self) { try TypeSystem(json: document.utf8) }
    #expect(error?.place == path, "\(document)")
  }
}

/// Two systems say the same of every style under every setting.
func expectEqual(_ first: TypeSystem, _ second: TypeSystem, sourceLocation: SourceLocation = #_sourceLocation) throws {
  #expect(first.name == second.name, sourceLocation: sourceLocation)
  #expect(first.title == second.title, sourceLocation: sourceLocation)
  #expect(first.source == second.source, sourceLocation: sourceLocation)
  #expect(first.face == second.face, sourceLocation: sourceLocation)
  #expect(first.rule.name == second.rule.name, sourceLocation: sourceLocation)
  #expect(first.styles == second.styles, sourceLocation: sourceLocation)
  for (one, other) in zip(first.styles, second.styles) {
    for category in [nil] + SizeCategory.allCases {
      let setting = TextSizeSetting(category: category, fontScale: 1.3)
      #expect(first.resolve(one, for: setting) == second.resolve(other, for: setting), sourceLocation: sourceLocation)
    }
  }
}
