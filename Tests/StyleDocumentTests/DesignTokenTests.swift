import Foundation
import JSONText
import TestSupport
import Testing
import Typography

@testable import StyleDocument

@Suite struct DesignTokenTests {
  /// The format's own rules, checked by Foundation's reader instead of ours.
  @Test(arguments: TypeSystem.builtIn.map(\.name))
  func whatIsWrittenFollowsTheFormat(_ name: String) throws {
    let system = try #require(TypeSystem.named(name))
    let document = try JSONSerialization.jsonObject(with: Data(system.designTokens.utf8))
    var count = 0
    func check(_ value: Any, path: [String], type: String?) throws {
      let group = try #require(value as? [String: Any])
      let type = group["$type"] as? String ?? type
      if let token = group["$value"] {
        count += 1
        #expect(type == "typography")
        let value = try #require(token as? [String: Any])
        #expect(Set(value.keys) == ["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight"], "\(path)")
        for key in ["fontSize", "letterSpacing"] {
          let dimension = try #require(value[key] as? [String: Any])
          #expect(Set(dimension.keys) == ["value", "unit"] && dimension["unit"] as? String == "px")
          #expect(dimension["value"] is NSNumber)
        }
        #expect(value["fontFamily"] as? String == system.face.family)
        #expect((1...1000).contains(try #require(value["fontWeight"] as? Int)))
        #expect(try #require(value["lineHeight"] as? Double) >= 1)
      }
      for (key, child) in group where !key.hasPrefix("$") {
        #expect(group["$value"] == nil, "\(path)")
        #expect(!key.contains { "{}.".contains($0) })
        try check(child, path: path + [key], type: type)
      }
    }
    try check(document, path: [], type: nil)
    let expected: Int = system.styles.reduce(0) { count, style in count + max(style.categories.count, 1) }
    #expect(count == expected)
  }

  @Test func aDesignTeamsFileIsRead() throws {
    let document = #"""
      {
        "font": {
          "family": {"$type": "fontFamily", "base": {"$value": ["Inter", "Helvetica"]}},
          "size": {"$type": "dimension", "md": {"$value": {"value": 1.25, "unit": "rem"}}, "sm": {"$value": "14px"}},
          "weight": {"strong": {"$type": "fontWeight", "$value": "semi-bold"}}
        },
        "color": {"$type": "color", "ink": {"$value": "black"}},
        "type": {
          "$type": "typography", "$description": "All styles",
          "heading": {
            "L": {"$value": {"fontFamily": "{font.family.base}", "fontSize": "{font.size.md}",
                             "fontWeight": "{font.weight.strong}",
                             "letterSpacing": {"value": -0.5, "unit": "px"}, "lineHeight": 1.2}},
            "S": {"$value": {"fontFamily": "Inter", "fontSize": "{font.size.sm}", "lineHeight": "150%",
                             "letterSpacing": "2%", "textCase": "uppercase"}}
          },
          "body": {"$value": {"fontFamily": "Inter", "fontSize": 16, "fontWeight": "700",
                              "lineHeight": {"value": 24, "unit": "px"}}}
        },
        "alias": {"$value": "{type.body}"}
      }
      """#
    let system = try TypeSystem(designTokens: document.utf8)
    // Sizes of clothes are no categories, and what all paths begin with is left out: here nothing, as the alias stands
    // outside.
    #expect(system.styles.map(\.name) == ["type-heading-L", "type-heading-S", "type-body", "alias"])
    #expect(system.rule.name == "fixed")
    #expect(
      system.styles.map(\.base) == [
        ResolvedTextStyle(pointSize: 20, lineHeight: 24, tracking: -0.5, weight: .semibold, typeface: .family("Inter")),
        ResolvedTextStyle(pointSize: 14, lineHeight: 21, tracking: 0.28, weight: .regular, typeface: .family("Inter")),
        ResolvedTextStyle(pointSize: 16, lineHeight: 24, weight: .bold, typeface: .family("Inter")),
        ResolvedTextStyle(pointSize: 16, lineHeight: 24, weight: .bold, typeface: .family("Inter")),
      ])
  }

  @Test func groupsOfCategoriesAreStyles() throws {
    let sizes = SizeCategory.allCases.map { #""\#($0)": {"$value": {"fontSize": "\#(10 + $0.index)px"}}"# }
    let document = #"{"app": {"$type": "typography", "title": {\#(sizes.joined(separator: ","))}}}"#
    let system = try TypeSystem(designTokens: document.utf8)
    #expect(system.name == "app")
    #expect(system.styles.map(\.name) == ["title"])
    #expect(system.rule.name == "category")
    for category in SizeCategory.allCases {
      let resolved = try system.resolve("title", for: TextSizeSetting(category: category))
      #expect(resolved.pointSize == Double(10 + category.index))
    }
  }

  @Test(arguments: [
    (#"{"$value": {}}"#, "$"),
    (#"{"a": {"$type": "color", "$value": "black"}}"#, "$"),
    (#"{"a": {"$type": "typography", "$value": {}}}"#, "$.a.$value"),
    (#"{"a": {"$type": "typography", "$value": 12}}"#, "$.a.$value"),
    (#"{"a": {"$type": "typography", "$value": {"fontSize": "x"}}}"#, "$.a.$value.fontSize"),
    (#"{"a": {"$type": "typography", "$value": {"fontSize": "12em"}}}"#, "$.a.$value.fontSize"),
    (#"{"a": {"$type": "typography", "$value": {"fontSize": "-12px"}}}"#, "$.a.$value.fontSize"),
    (#"{"a": {"$type": "typography", "$value": {"fontSize": "1e-9px"}}}"#, "$.a.$value.fontSize"),
    (#"{"a": {"$type": "typography", "$value": {"fontSize": 0.01}}}"#, "$.a.$value.fontSize"),
    (
      #"{"a": {"b-c": {"$value": "{t}"}}, "a-b": {"c": {"$value": "{t}"}}, "#
        + #""t": {"$type": "typography", "$value": {"fontSize": 1}}}"#,
      #"$["a-b"].c"#
    ),
    (#"{"a": {"$type": "typography", "$value": {"fontSize": {"value": 1}}}}"#, "$.a.$value.fontSize"),
    (#"{"a": {"$type": "typography", "$value": {"fontSize": 1, "fontWeight": "Bold"}}}"#, "$.a.$value.fontWeight"),
    (#"{"a": {"$type": "typography", "$value": {"fontSize": 1, "fontWeight": 950}}}"#, "$.a.$value.fontWeight"),
    (#"{"a": {"$type": "typography", "$value": {"fontSize": 1, "lineHeight": 0}}}"#, "$.a.$value.lineHeight"),
    (#"{"a": {"$type": "typography", "$value": {"fontSize": 1, "fontFamily": []}}}"#, "$.a.$value.fontFamily"),
    (#"{"a": {"$type": "typography", "$value": {"fontSize": 1, "fontSiez": 1}}}"#, "$.a.$value.fontSiez"),
    (#"{"a": {"$type": "typography", "$value": {"fontSize": "{b}"}}}"#, "$.a.$value.fontSize"),
    (#"{"a": {"$type": "typography", "$value": "{a}"}}"#, "$.a.$value"),
    (#"{"a": {"$type": "typography", "$value": "{b}"}, "b": {"$value": "{a}"}}"#, "$.a.$value"),
    (#"{"a": {"$type": "typography", "$value": {"fontSize": 1}, "b": {}}}"#, "$.a.b"),
    (#"{"a": {"$type": "typography", "$vlaue": {"fontSize": 1}}}"#, "$.a.$vlaue"),
    (#"{"a.b": {"$type": "typography", "$value": {"fontSize": 1}}}"#, #"$["a.b"]"#),
  ])
  func faultsAreFoundByPath(_ document: String, _ path: String) {
    let error = #expect(throws: InputError.self) { try TypeSystem(designTokens: document.utf8) }
    #expect(error?.place == path, "\(document) gave \(error?.description ?? "")")
  }

  /// Ten times the tokens, each in a group of its own, may take about ten times as long.
  @Test func manyTokensAreReadInLinearTime() throws {
    func duration(_ count: Int) throws -> Double {
      let groups = (0..<count).map { #""g\#($0)": {"default": {"$value": {"fontSize": 1}}}"# }
      let document = #"{"$type": "typography", \#(groups.joined(separator: ","))}"#
      return try (0..<3).map { _ in
        try processorTime {
          let system = try TypeSystem(designTokens: document.utf8)
          #expect(system.styles.count == count)
        }
      }.min() ?? 0
    }
    let small = try duration(1_000)
    #expect(try duration(10_000) < small * 40)
  }

  @Test func longChainsOfReferencesAreFaults() {
    func document(_ length: Int) -> String {
      let chain = (0..<length).map { #""c\#($0)": {"$value": "{c\#($0 + 1)}"}"# }
      let end = #""c\#(length)": {"$type": "typography", "$value": {"fontSize": 12}}"#
      return "{" + (chain + [end]).joined(separator: ",") + "}"
    }
    #expect(throws: Never.self) { try TypeSystem(designTokens: document(DesignTokenFile.maximumReferences).utf8) }
    #expect(throws: InputError.self) { try TypeSystem(designTokens: document(20_000).utf8) }
  }
}
