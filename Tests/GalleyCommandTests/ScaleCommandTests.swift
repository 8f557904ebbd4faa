import Foundation
import TestSupport
import Testing

@Suite struct ScaleCommandTests {
  // MARK: Answers

  @Test(arguments: [
    (["--system", "dynamic-type", "--style", "body", "--category", "AX2"], "33"),
    (["--style", "body", "--category", "UICTContentSizeCategoryAccessibilityL"], "33"),
    (["--style", "body"], "17"),
    (["--style", "UICTFontTextStyleTitle0", "--category", "unspecified"], "34"),
    (["--style", "title1", "--category", "XL", "--show", "line-height"], "36"),
    (["--system", "dynamic-type-published", "--style", "title1", "--category", "XL", "--show", "line-height"], "37"),
    (["--style", "body", "--show", "tracking"], "-0.43"),
    (["--style", "body", "--emphasized", "--show", "weight"], "600"),
    (["--system", "material", "--style", "subtitle1", "--category", "AX5"], "52"),
    (["--system", "material-legacy", "--style", "caption", "--category", "AX5"], "18"),
    (["--system", "material-legacy", "--style", "caption", "--category", "unspecified"], "18"),
    (["--system", "material3", "--style", "bodyLarge", "--font-scale", "2"], "28"),
    (["--system", "material2", "--style", "headline6", "--show", "line-height"], "24"),
    (["--system", "material2014", "--style", "subhead"], "16"),
    (["--system", "ods", "--style", "bodyLBold", "--category", "AX5", "--show", "weight"], "600"),
    (["--system", "android", "--style", "14sp", "--font-scale", "1.3"], "18.8"),
    (["--value", "18", "--metrics", "body", "--category", "XS", "--display-scale", "3"], "15.667"),
    (["--value", "18", "--metrics", "headline", "--category", "AX2", "--as-font"], "33"),
    (["--value", "17", "--as-font", "--maximum", "30", "--category", "AX5"], "30"),
    (["--value", "124", "--reverse", "--category", "AX5"], "44"),
    (["--value=-18", "--category", "XS", "--display-scale", "3"], "-15.667"),
    (["--system", "android", "--value", "14", "--font-scale", "1.1"], "15.4"),
    (["--system", "compose", "--value", "14", "--font-scale", "1.1"], "15.6"),
    (["--system", "flutter", "--value", "20", "--font-scale", "3", "--clamp", "0.8:1.5"], "30"),
    (["--system", "android", "--value", "18.8", "--font-scale", "1.3", "--reverse"], "14"),
    (["--system", "compose", "--value", "15.6", "--font-scale", "1.1", "--reverse"], "14"),
    (["--system", "flutter", "--value", "30", "--font-scale", "3", "--clamp", "0.8:1.5", "--reverse"], "20"),
    (["--system", "android", "--value", "14", "--font-scale", "1.3", "--as-font"], "19"),
    (["--system", "android", "--value", "30", "--font-scale", "2", "--as-font", "--maximum", "32"], "32"),
    (["--system", "android", "--value", "14", "--font-scale", "1.3", "--display-scale", "2"], "19"),
    (["--system", "android", "--value", "0", "--font-scale", "1.3"], "0"),
    (["--system", "android", "--value=-14", "--font-scale", "1.3"], "-18.8"),
    (["--system", "android", "--value=-18.8", "--font-scale", "1.3", "--reverse"], "-14"),
    (["--style", "body", "--category", "AX5", "--clamp", "M:AX1"], "28"),
    (["--system", "macos", "--style", "body", "--rule", "metrics-body", "--category", "AX1"], "20"),
  ])
  func oneAnswerIsABareNumber(_ arguments: [String], _ answer: String) throws {
    let result = try scale(arguments)
    #expect(result.output == answer + "\n", "\(arguments)")
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
  }

  /// Scripts pass one set of options to every command.
  @Test func fontsAreAcceptedAndNotOpened() throws {
    let result = try scale(["--style", "body", "--font", "system=/nowhere.ttf", "--font", "Mine=a.ttc#1"])
    #expect((result.status, result.output, result.errors) == (0, "17\n", ""))
    #expect(try scale(["--help"]).output.contains("Sizes need no face"))
  }

  @Test func tables() throws {
    let matrix = try scale(["--system", "material", "--all"]).output.split(separator: "\n")
    #expect(matrix.count == 14)
    #expect(matrix[0] == "style      XS   S   M   L   XL  XXL  XXXL  AX1  AX2  AX3  AX4  AX5")
    #expect(matrix[7] == "subtitle1  13  14  15  16   18   20    22   25   30   37   44   52")
    let style = try scale(["--style", "body", "--category", "all"]).output.split(separator: "\n")
    #expect(style.count == 13)
    #expect(style[9] == "body   AX2         33           40       0.4     400")
    let mixed = ["--style", "body", "--category", "L", "--category", "all", "--category", "L"]
    let each = try scale(mixed).output.split(separator: "\n")
    #expect(each.count == 13 && each[1] == style[4] && each[2] == style[1])
    let values = try scale(["--value", "44", "--all"]).output.split(separator: "\n")
    #expect(values.last == "AX5         44     124")
    #expect(try scale(["--list"]).output.contains("Material 3 in Jetpack Compose, emphasised"))
  }

  @Test func machineReadableForms() throws {
    let one = try scale(["--style", "body", "--category", "AX2", "--json"]).output
    let object = try #require(try JSONSerialization.jsonObject(with: Data(one.utf8)) as? [String: Any])
    #expect(Set(object.keys) == ["system", "style", "category", "pointSize", "lineHeight", "tracking", "weight"])
    #expect(object["pointSize"] as? Double == 33)
    let many = try scale(["--system", "material", "--all", "--json"]).output
    let array = try #require(try JSONSerialization.jsonObject(with: Data(many.utf8)) as? [[String: Any]])
    #expect(array.count == 13 * 12)
    #expect(array.allSatisfy { $0["lineHeight"] is NSNull })
    let csv = try scale(["--system", "material3", "--csv"]).output
    #expect(csv.hasPrefix("system,style,category,fontScale,pointSize,"))
    #expect(csv.split(separator: "\r\n").count == 16)
    let value = try scale(["--value", "18", "--category", "XS", "--json"]).output
    #expect(value == #"{"value":18,"scale":"body","category":"XS","scaled":15.545454545454545}"# + "\n")
  }

  @Test(arguments: ["--tokens", "--document"])
  func documentsComeBackIn(_ form: String) throws {
    let document = try scale(["--system", "material-legacy", form]).output
    let table = try scale(["--custom", "-", "--all"], input: document)
    #expect(table.output == (try scale(["--system", "material-legacy", "--all"]).output))
    let style = try scale(["--style", "body", form]).output
    #expect(try scale(["--custom", "-", "--style", "body", "--category", "AX5"], input: style).output == "53\n")
  }

  @Test func curvesOfOnesOwnAreChecked() throws {
    let categories = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]
    func curve(_ change: (Int, Double?) = (0, 12)) -> String {
      var sizes = (0..<12).map { Optional(Double(12 + $0)) }
      sizes[change.0] = change.1
      let members = zip(categories, sizes).compactMap { category, size in size.map { "\"\(category)\": \($0)" } }
      return "{\(members.joined(separator: ", "))}"
    }
    let good = try scale(["--custom", "-", "--category", "AX5", "--style", "custom"], input: curve())
    #expect((good.status, good.output, good.errors) == (0, "23\n", ""))
    let small = try scale(["--custom", "-", "--category", "AX5", "--style", "custom"], input: curve((0, 10)))
    #expect((small.status, small.output) == (0, "23\n"))
    #expect(small.errors == "galley: warning: -:$.XS: 10 pt is hard to read; expected at least 11 pt\n")
    for (change, place) in [((4, 11.0), "$.XL"), ((7, nil), "$.AX1"), ((2, -1), "$.M"), ((2, 0), "$.M")]
      as [((Int, Double?), String)]
    {
      let bad = try scale(["--custom", "-", "--all"], input: curve(change))
      #expect(bad.status == 2 && bad.output.isEmpty)
      #expect(bad.errors.hasPrefix("galley: -:\(place): ") && bad.errors.contains("; expected "), "\(bad.errors)")
    }
  }

  @Test func twoSystemsSideBySide() throws {
    let all = try scale(["--compare", "material", "material-legacy"]).output.split(separator: "\n")
    #expect(all.count == 1 + 4 * 12)
    #expect(all[0] == "style    setting  material  material-legacy  difference")
    #expect(all[12] == "body1    AX5            42               52         +10")
    let pair = try scale([
      "--compare", "dynamic-type", "material3", "--style", "body", "--style", "bodyLarge", "--json",
    ]).output
    #expect(pair.contains(#""difference":-1}"#))
    let own = #"{"name": "own", "rule": "fixed", "styles": [{"name": "body", "default": {"pointSize": 20}}]}"#
    let custom = try scale(["--compare", "own", "dynamic-type", "--custom", "-", "--category", "L"], input: own)
    #expect(custom.output.split(separator: "\n").last == "body   L         20            17          -3")
  }

  @Test func charts() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).svg")
    defer { try? FileManager.default.removeItem(at: file) }
    let result = try scale(["--system", "material", "--chart", file.path])
    #expect((result.status, result.output, result.errors) == (0, "", ""))
    let svg = try String(contentsOf: file, encoding: .utf8)
    #expect(svg.hasPrefix("<svg ") && svg.hasSuffix("</svg>\n"))
    #expect(try scale(["--system", "material", "--chart", "-"]).output == svg)
    #expect(
      try scale(["--compare", "android", "compose", "--style", "14sp", "--chart", "-"]).output.contains("compose 14sp"))
    let unwritable = try scale(["--chart", "/nowhere/a.svg"])
    #expect(unwritable.status == 2)
    #expect(unwritable.errors.hasPrefix("galley: /nowhere/a.svg: cannot be written: "))
  }

  @Test("A table of styles over settings shows the property that is asked for")
  func properties() throws {
    let arguments = ["--style", "body", "--style", "title1", "--category", "L", "--category", "XL"]
    let sizes = try runGalley(["scale"] + arguments).output
    #expect(try runGalley(["scale", "--show", "size"] + arguments).output == sizes)
    let heights = try runGalley(["scale", "--show", "line-height"] + arguments).output
    #expect(heights.contains("22") && heights.contains("36") && heights != sizes)
  }

  // MARK: Faults

  @Test(arguments: [
    (["--style", "nope"], "galley: --style: there is no style \"nope\" in dynamic-type; expected a style "),
    (
      ["--system", "nope"],
      "galley: --system: there is no system \"nope\"; expected a system that galley scale --list lists"
    ),
    (
      ["--category", "huge"],
      "galley: --category: there is no category \"huge\"; expected one of XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5"
    ),
    (["--bogus"], "galley: command line: Unknown option '--bogus'; expected what galley scale --help says"),
    (
      ["--font", "a.ttf"],
      "galley: command line: The value 'a.ttf' is invalid for '--font <name=file[#index]>'; expected a"
    ),
    (["--value", "x"], "galley: command line: The value 'x' is invalid for '--value <length>'; expected a number"),
    (["--font-scale", "0"], "galley: --font-scale: 0 is no font scale; expected "),
    (["--font-scale", "nan"], "galley: --font-scale: nan is no font scale; expected "),
    (["--rule", "nope"], "galley: --rule: there is no rule \"nope\"; expected one of fixed "),
    (
      ["--clamp", "AX5:M"], "galley: command line: The value 'AX5:M' is invalid for '--clamp <from:to>'; expected two"
    ),
    (["--clamp", "1:2"], "galley: --clamp: category clamps no factors; expected "),
    (["--json", "--csv"], "galley: command line: "),
    (["--compare", "material"], "galley: --compare: 1 given; expected two systems"),
    (["--compare", "material", "nope"], "galley: --compare: there is no system \"nope\"; expected "),
    (
      ["--compare", "material3", "dynamic-type"],
      "galley: --compare: material3 and dynamic-type have no style in common"
    ),
    (["--value", "18", "--metrics", "nope"], "galley: --metrics: there is no text style \"nope\"; expected "),
    (["--value", "18", "--display-scale", "nan"], "galley: --display-scale: nan is no display scale; expected "),
    (["--value", "inf"], "galley: --value: inf; expected a number from -1000000 to 1000000"),
    (["--value", "18", "--reverse", "--as-font"], "galley: --as-font: what a number was by default is not rounded"),
    (["--value", "18", "--maximum", "30"], "galley: --maximum: only fonts have a largest size; expected --as-font"),
    (["--value", "18", "--as-font", "--display-scale", "3"], "galley: --display-scale: sizes of fonts are whole"),
    (["--value", "18", "--system", "material"], "galley: --value: material has sizes for its styles only; expected "),
    (["--value", "18", "--tokens"], "galley: --value: a number is no document; expected "),
    (["--value", "18", "--chart", "-"], "galley: --chart: a single number has no curve; expected "),
    (["--chart", "-", "--json"], "galley: --chart: a chart is drawn instead of a table; expected "),
    (["--custom", "/nowhere"], "galley: /nowhere: cannot be read: No such file or directory; expected "),
    (["--custom", "/"], "galley: /: cannot be read: Is a directory; expected "),
    (["--custom", "/dev/null"], "galley: /dev/null:$: the text ends too soon at line 1, column 1; expected a value"),
    (["--custom", "/dev/null", "--system", "ods"], "galley: --system: "),
  ])
  func faultsEndWithStatus2AndOneLine(_ arguments: [String], _ start: String) throws {
    let result = try scale(arguments)
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix(start), "\(result.errors)")
    #expect(result.errors.contains("; expected "))
    #expect(result.errors.count { $0 == "\n" } == 1 && result.errors.hasSuffix("\n"))
  }

  @Test func helpEndsWithStatus0() throws {
    for arguments in [["--help"], ["scale", "--help"], ["help", "scale"], []] {
      let result = try runGalley(arguments)
      #expect(result.status == 0)
      #expect(result.output.contains("USAGE: galley"))
      #expect(result.errors.isEmpty)
    }
    let unknown = try galley("frobnicate")
    #expect(unknown.status == 2)
    #expect(unknown.errors.hasPrefix("galley: command line: "))
  }

  private func scale(_ arguments: [String], input: String? = nil) throws -> ProcessResult {
    try runGalley(["scale"] + arguments, input: input)
  }
}
