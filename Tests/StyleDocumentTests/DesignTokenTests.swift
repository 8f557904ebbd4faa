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
                             "letterSpacing": "2%", "textCase": "uppercase", "textTransform": "uppercase",
                             "fontVariantNumeric": "tabular-nums", "fontVariationSettings": "normal"}}
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

  /// Typography Component References in the format of 2025.10, section 7.3.3.
  @Test func pointersLeadToParts() throws {
    let document = #"""
      {
        "base": {
          "text": {
            "$type": "typography",
            "$value": {"fontFamily": ["Helvetica", "Arial", "sans-serif"], "fontSize": {"value": 16, "unit": "px"},
                       "fontWeight": 400, "lineHeight": 1.5}
          },
          "odd~/name": {"$type": "dimension", "$value": "20px"}
        },
        "headings": {
          "h1": {
            "$type": "typography",
            "$value": {"fontFamily": {"$ref": "#/base/text/$value/fontFamily"},
                       "fontSize": {"value": 32, "unit": {"$ref": "#/base/text/$value/fontSize/unit"}},
                       "fontWeight": 700, "lineHeight": {"$ref": "#/base/text/$value/lineHeight"}}
          },
          "h2": {
            "$type": "typography",
            "$value": {"fontFamily": {"$ref": "#/base/text/$value/fontFamily/1"},
                       "fontSize": {"$ref": "#/base/odd~0~1name/$value"}}
          },
          "token": {"$ref": "#/headings/h1"},
          "value": {"$value": {"$ref": "#/headings/h1/$value"}}
        }
      }
      """#
    let system = try TypeSystem(designTokens: document.utf8)
    let heading = ResolvedTextStyle(pointSize: 32, lineHeight: 48, weight: .bold, typeface: .family("Helvetica"))
    #expect(system.style(named: "headings-h1")?.base == heading)
    #expect(system.style(named: "headings-h2")?.base == ResolvedTextStyle(pointSize: 20, typeface: .family("Arial")))
    #expect(system.style(named: "headings-token")?.base == heading)
    #expect(system.style(named: "headings-value")?.base == heading)
    #expect(system.styles.count == 5)
  }

  /// Root tokens and groups that extend others, sections 6.2 and 6.4 of the format of 2025.10.
  @Test func groupsExtendOthersAndHaveRoots() throws {
    func style(_ size: Int) -> String {
      #"{"$value": {"fontFamily": "Inter", "fontSize": {"value": \#(size), "unit": "px"}}}"#
    }
    let document = #"""
      {
        "button": {"$extends": "#/link", "huge": \#(style(40))},
        "text": {"$type": "typography", "$root": \#(style(16)), "small": \#(style(12))},
        "link": {"$extends": "{text}", "small": \#(style(13)), "big": \#(style(30)),
                 "same": {"$value": "{text.$root}"}},
        "color": {"$type": "color", "accent": {"$root": {"$value": "red"}}, "other": {"$extends": "{color.accent}"}}
      }
      """#
    let system = try TypeSystem(designTokens: document.utf8)
    let sizes = Dictionary(uniqueKeysWithValues: system.styles.map { ($0.name, $0.base.pointSize) })
    #expect(
      sizes == [
        "text": 16, "text-small": 12, "link": 16, "link-small": 13, "link-big": 30, "link-same": 16,
        "button": 16, "button-small": 13, "button-big": 30, "button-same": 16, "button-huge": 40,
      ])
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
    (##"{"a": {"$type": "typography", "$ref": "#/a"}}"##, "$.a"),
    (#"{"a": {"$type": "typography", "$ref": "a"}}"#, "$.a.$ref"),
    (##"{"a": {"$type": "typography", "$ref": "#/a", "$value": {"fontSize": 1}}}"##, "$.a.$value"),
    (
      ##"{"a": {"$type": "typography", "$value": {"fontSize": {"$ref": "#/b/$value/1"}}}, "b": {"$value": [1]}}"##,
      "$.a.$value.fontSize.$ref"
    ),
    (#"{"a": {"$extends": "{b}"}, "b": {"$extends": "{a}"}}"#, "$.a"),
    (#"{"a": {"b": {"$extends": "{a}"}, "c": {"$extends": "{a}"}}}"#, "$.a"),
    (#"{"a": {"$extends": "b"}}"#, "$.a.$extends"),
    (#"{"a": {"$extends": "{b}"}, "b": {"$value": 1}}"#, "$.a.$extends"),
    (#"{"a": {"$extends": "{b}", "$value": 1}, "b": {}}"#, "$.a.$extends"),
  ])
  func faultsAreFoundByPath(_ document: String, _ path: String) {
    let error = #expect(throws: InputError.self) { try TypeSystem(designTokens: document.utf8) }
    #expect(error?.place == path, "\(document) gave \(error?.description ?? "")")
  }

  /// Ten times the tokens, in groups of their own or with the families of one, may take about ten times as long.
  @Test func manyTokensAreReadInLinearTime() throws {
    func duration(_ count: Int, _ document: (Int) -> String) throws -> Double {
      let document = document(count)
      return try (0..<3).map { _ in
        try processorTime {
          let system = try TypeSystem(designTokens: document.utf8)
          #expect(system.styles.count == count)
        }
      }.min() ?? 0
    }
    func grouped(_ count: Int) -> String {
      let groups = (0..<count).map { #""g\#($0)": {"default": {"$value": {"fontSize": 1}}}"# }
      return #"{"$type": "typography", \#(groups.joined(separator: ","))}"#
    }
    func aliased(_ count: Int) -> String {
      let families = repeatElement(#""a""#, count: count).joined(separator: ",")
      let aliases = (1..<count).map { #""a\#($0)": {"$value": "{a0}"}"# }
      let first = #""a0": {"$value": {"fontFamily": [\#(families)], "fontSize": 1}}"#
      return #"{"$type": "typography", \#(([first] + aliases).joined(separator: ","))}"#
    }
    for document in [grouped, aliased] {
      let small = try duration(1_000, document)
      #expect(try duration(10_000, document) < small * 40)
    }
  }

  /// Every token has the names of all groups around it in its own.
  @Test func longAndManyNamesAreFaults() {
    func document(_ names: [String]) -> String {
      let token = #"{"$type": "typography", "$value": {"fontSize": 1}}"#
      return names.reversed().reduce(token) { inner, name in #"{"\#(name)": \#(inner)}"# }
    }
    let (half, rest) = (String(repeating: "a", count: 500), String(repeating: "b", count: 499))
    let deep = Array(repeating: "a", count: 20)
    for names in [[half, rest, "c"], deep] {
      #expect(throws: Never.self) { try TypeSystem(designTokens: document(names).utf8) }
    }
    for names in [[half, rest, "cd"], deep + ["a"]] {
      #expect(throws: InputError.self) { try TypeSystem(designTokens: document(names).utf8) }
    }
  }

  /// Each of eight levels has the next in it ten times: a hundred million groups in three kilobytes.
  @Test func groupsThatGrowWithoutEndAreFaults() {
    let levels = (0..<8).map { level in
      let members = (0..<10).map { #""m\#($0)": {"$extends": "{g\#(level + 1)}"}"# }
      return #""g\#(level)": {\#(members.joined(separator: ","))}"#
    }
    let document = "{" + (levels + [#""g8": {}"#]).joined(separator: ",") + "}"
    #expect(throws: InputError.self) { try TypeSystem(designTokens: document.utf8) }
  }

  @Test func longChainsAndCirclesOfReferencesAreFaults() {
    func fault(_ length: Int, _ end: String) -> String {
      let chain = (0..<length).map { #""c\#($0)": {"$value": "{c\#($0 + 1)}"}"# }
      let document = "{" + (chain + [#""c\#(length)": \#(end)"#]).joined(separator: ",") + "}"
      do {
        _ = try TypeSystem(designTokens: document.utf8)
        return "no error"
      } catch {
        return "\(error)"
      }
    }
    let style = #"{"$type": "typography", "$value": {"fontSize": 12}}"#
    let most = InputLimits.tokenReferences
    #expect(fault(most, style) == "no error")
    for length in [most + 1, 1_000, 20_000] {
      #expect(
        fault(length, style)
          == "$.c0.$value: \(length) references follow each other; expected at most \(most)")
    }
    // A circle of one, one of all, and one that a chain leads to.
    for (length, end) in [(1, "c1"), (1_000, "c0"), (1_000, "c999")] {
      #expect(
        fault(length, #"{"$value": "{\#(end)}"}"#)
          == "$.c0.$value: the references go in a circle; expected one that ends at a value")
    }
  }

  @Test("A reference that many tokens share is followed once")
  func sharedReferences() throws {
    func read(_ length: Int) throws {
      let chain = (0..<length).map { #""c\#($0)": {"$value": "{c\#($0 + 1)}"}"# }
      let styles = (0..<2_000).map { #""s\#($0)": {"$type": "typography", "$value": {"fontSize": "{c0}"}}"# }
      let document = "{" + (chain + styles + [#""c\#(length)": {"$value": 12}"#]).joined(separator: ",") + "}"
      #expect(try TypeSystem(designTokens: document.utf8).styles.allSatisfy { $0.base.pointSize == 12 })
    }
    let growth = try growthOfTime(limit: 3) {
      try read(1)
    } to: {
      try read(InputLimits.tokenReferences - 1)
    }
    #expect(growth < 3, "\(growth)")
  }
}
