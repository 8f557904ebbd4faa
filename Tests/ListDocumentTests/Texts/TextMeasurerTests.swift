import FontKit
import JSONText
import TestSupport
import Testing
import TextAnalysis
import TextLayout

@testable import ListDocument

@Suite("Measured texts")
struct TextMeasurerTests {
  private func measure(_ text: String, includesGlyphs: Bool = false) throws -> [JSONObject] {
    try withFile(Array(text.utf8), named: "cases.ndjson") { path in
      var output: [UInt8] = []
      let measurer = TextMeasurer(fonts: TestFonts.withSystem, includesGlyphs: includesGlyphs)
      try measurer.measure(lines: path) { output += $0 }
      return try output.split(separator: 0x0A).map { line in
        guard case .object(let object) = try JSONScanner.value(of: Array(line).span) else { throw NotAnObject() }
        return object
      }
    }
  }

  private struct NotAnObject: Error {}

  private func number(_ value: JSONValue?) -> Double? {
    switch value {
    case .integer(let whole): Double(whole)
    case .number(let number): number
    default: nil
    }
  }

  private func lines(_ result: JSONObject) -> [JSONObject] {
    guard case .array(let elements) = result["lines"] else { return [] }
    return elements.compactMap { if case .object(let line) = $0 { line } else { nil } }
  }

  @Test("The keys of a result, in their order")
  func keys() throws {
    let result = try measure(#"{"text": "Hello", "id": "a"}"#)[0]
    #expect(
      result.members.map(\.key) == [
        "id", "width", "height", "lines", "truncated", "minContentWidth", "maxContentWidth", "missingGlyphs",
      ])
    #expect(
      lines(result)[0].members.map(\.key) == [
        "start", "end", "x", "width", "ascent", "descent", "baseline", "direction",
      ])
    let glyphs = try measure(#"{"text": "Hello"}"#, includesGlyphs: true)[0]
    guard case .array(let list) = lines(glyphs)[0]["glyphs"], case .object(let glyph) = list[0] else {
      Issue.record("no glyphs")
      return
    }
    #expect(glyph.members.map(\.key) == ["font", "id", "cluster", "x", "y", "advance"])
    #expect(glyph["font"] == .string("Roboto Regular"))
  }

  @Test("The glyphs of a line are passed on as they are written")
  func longLine() throws {
    let request = #"{"text": ""# + String(repeating: "word ", count: 4_000) + #""}"#
    let measurer = TextMeasurer(fonts: TestFonts.withSystem, includesGlyphs: true)
    var sizes: [Int] = []
    try measurer.measure(contents: Array(request.utf8), source: "cases.ndjson") { sizes.append($0.count) }
    #expect(sizes.count > 10)
    #expect(sizes.allSatisfy { $0 < 1 << 17 })
  }

  @Test("A result is what the layout is")
  func values() throws {
    let text = "Every row of a list is as high as its text."
    let result = try measure(
      #"{"text": "\#(text)", "size": 20, "width": 150, "maxLines": 2, "fonts": ["Inter"], "weight": 700}"#)[0]
    let prepared = Typesetter(fonts: TestFonts.withSystem).prepare(
      text, style: TextStyle(families: ["Inter"], weight: 700))
    let layout = prepared.layout(width: 150, size: 20, ParagraphStyle(maximumLines: 2))
    #expect(number(result["width"]) == layout.width)
    #expect(number(result["height"]) == layout.height)
    #expect(result["truncated"] == .bool(true))
    #expect(number(result["minContentWidth"]) == prepared.minimumContentWidth(size: 20))
    #expect(number(result["maxContentWidth"]) == prepared.maximumContentWidth(size: 20))
    #expect(lines(result).map { number($0["width"]) } == layout.lines.map(\.width))
    #expect(lines(result).map { number($0["baseline"]) } == layout.lines.map(\.baseline))
    #expect(lines(result).map { number($0["ascent"]) } == layout.lines.map(\.ascent))
    #expect(lines(result).map { number($0["descent"]) } == layout.lines.map(\.descent))
  }

  @Test("A text may shrink to fit, be balanced, and stand where it is told")
  func fitting() throws {
    let text = "Shrink me until I fit on one line"
    let results = try measure(
      """
      {"text": "\(text)", "width": 150, "maxLines": 1, "minimumScale": 0.25}
      {"text": "\(text)", "width": 150, "maxLines": 1, "minimumScale": 0.9}
      {"text": "\(text)", "width": 200, "wrapping": "balanced", "alignment": "right"}
      {"text": "\(text)", "width": 100, "maxLines": 1, "truncationToken": " [more]"}
      """)
    let whole = try #require(number(try measure(#"{"text": "\#(text)"}"#)[0]["width"]))
    let size = try #require(number(results[0]["size"]))
    let fitting: Double = 16 * 150 / whole
    #expect(abs(size - fitting) < 1e-9)
    #expect(results[0]["truncated"] == .bool(false))
    #expect(number(results[1]["size"]) == 14.4)
    #expect(results[1]["truncated"] == .bool(true))
    #expect(lines(results[2]).count == 2)
    for line in lines(results[2]) {
      let (x, width) = (try #require(number(line["x"])), try #require(number(line["width"])))
      #expect(x + width == 200)
    }
    let widths = lines(results[2]).compactMap { number($0["width"]) }
    #expect(abs(widths[0] - widths[1]) < 30)
    #expect(results[3]["truncated"] == .bool(true))
    #expect(results[2]["size"] == nil)
  }

  @Test("Results come in the order of the requests, and identifiers come back as they were")
  func identifiers() throws {
    let ids = ["1", #""one""#, "9007199254740993", "-1.5", "null"]
    let input = ids.map { #"{"id": \#($0), "text": "A"}"# }.joined(separator: "\n\n")
    #expect(try measure(input).map { $0["id"]?.description } == ids)
    #expect(try measure(#"{"text": "A"}"#)[0]["id"] == .null)
  }

  @Test("Lines tile the text, and the Arabic countries read right at 120 points")
  func tiling() throws {
    let texts = ExampleTexts.lists.filter { $0.locale == "ar" }.map(\.text)
    #expect(texts.count > 249)
    var writer = JSONWriter()
    for text in texts {
      writer.value(
        .object(
          JSONObject(members: [
            .init(key: "text", value: .string(text)), .init(key: "width", value: .integer(120)),
            .init(key: "locale", value: .string("ar")),
          ])))
      writer.endLine()
    }
    let results = try measure(String(decoding: writer.bytes, as: UTF8.self))
    #expect(results.count == texts.count)
    for (text, result) in zip(texts, results) {
      var end = 0
      var read = ""
      for line in lines(result) {
        #expect(line["start"] == .integer(end))
        // A few texts are in English, and some have only numbers.
        let isEnglish = text.first(where: \.isLetter)?.isASCII ?? true
        #expect(line["direction"] == .string(isEnglish ? "ltr" : "rtl"))
        guard case .integer(let next) = line["end"] else { Issue.record("no end"); return }
        read += String(decoding: Array(text.utf8)[end..<next], as: UTF8.self)
        end = next
      }
      #expect(read == text)
      #expect(result["missingGlyphs"] == .integer(0))
    }
  }

  @Test("Each key has an effect")
  func effects() throws {
    let text = "Affiné 日本"
    let plain = try measure(#"{"text": "\#(text)"}"#)[0]
    for key in [
      #""size": 17"#, #""width": 20"#, #""fonts": ["Inter"]"#, #""fallback": false"#, #""weight": 700"#,
      #""lineHeight": 40"#,
      #""lineHeight": {"multiple": 3}"#, #""letterSpacing": 1"#, #""direction": "rtl""#, #""displayScale": 1"#,
      #""maxLines": 1, "width": 20"#, #""features": {"smcp": 1}"#,
    ] {
      let changed = try measure(#"{"text": "\#(text)", \#(key)}"#)[0]
      #expect(changed != plain, "\(key)")
    }
    func at20(_ keys: String) throws -> JSONObject {
      try measure(#"{"text": "unbreakable (a)/b", "width": 40, "maxLines": 2, \#(keys)}"#)[0]
    }
    #expect(try at20(#""truncation": "head""#) != at20(#""truncation": "tail""#))
    #expect(try at20(#""overflowWrap": "none""#) != at20(#""overflowWrap": "anywhere""#))
    // By Unicode's rules an em space hangs; in browsers it does not.
    #expect(try measure(#"{"text": "a\u2003"}"#) != measure(#"{"text": "a\u2003", "breaking": "browser"}"#))
  }

  @Test("A display scale rounds width and height up to the pixel")
  func displayScale() throws {
    let result = try measure(#"{"text": "Hello", "displayScale": 2, "size": 13}"#)[0]
    let exact = try measure(#"{"text": "Hello", "size": 13}"#)[0]
    for key in ["width", "height", "minContentWidth", "maxContentWidth"] {
      let rounded = try #require(number(result[key]))
      let length = try #require(number(exact[key]))
      #expect((rounded * 2).rounded() == rounded * 2)
      #expect(rounded >= length)
      #expect(rounded < length + 0.5)
    }
  }

  @Test("Emptiness is a line")
  func empty() throws {
    let result = try measure(#"{"text": ""}"#)[0]
    #expect(lines(result).count == 1)
    #expect(result["width"] == .integer(0))
  }

  @Test("Characters that no face has are counted")
  func missing() throws {
    #expect(try measure(#"{"text": "a\uDBFF\uDFFDb\uDBFF\uDFFC"}"#)[0]["missingGlyphs"] == .integer(2))
    #expect(try measure(#"{"text": "日本", "fallback": false}"#)[0]["missingGlyphs"] == .integer(2))
  }

  // MARK: Faults

  @Test(
    "Faults name the line and the key",
    arguments: [
      (#""text""#, "$: a string; expected an object"),
      ("{}", "$: text is missing; expected a string"),
      (#"{"text": null}"#, "$: text is missing; expected a string"),
      (#"{"text": 3}"#, "$.text: a number; expected a string"),
      (#"{"txt": "a"}"#, "$.txt: there is no such key; expected one of id text fonts"),
      (#"{"text": "a", "size": -1}"#, "$.size: -1; expected a number from 0 to 100000"),
      (#"{"text": "a", "width": -0.5}"#, "$.width: -0.5; expected a number from 0 to 1000000000"),
      (#"{"text": "a", "weight": 0}"#, "$.weight: 0; expected a whole number from 1 to 1000"),
      (#"{"text": "a", "fonts": "Roboto"}"#, "$.fonts: a string; expected an array"),
      (#"{"text": "a", "fonts": []}"#, "$.fonts: an empty array; expected at least one family"),
      (#"{"text": "a", "fonts": ["Roboto", "X"]}"#, "$.fonts[1]: there is no family \"X\"; expected one of Roboto, "),
      (#"{"text": "a", "fallback": 1}"#, "$.fallback: a number; expected true or false"),
      (#"{"text": "a", "truncation": "end"}"#, "$.truncation: \"end\"; expected one of tail head middle none"),
      (#"{"text": "a", "direction": "natural"}"#, "$.direction: \"natural\"; expected one of ltr rtl auto"),
      (#"{"text": "a", "breaking": "icu"}"#, "$.breaking: \"icu\"; expected one of unicode browser"),
      (#"{"text": "a", "overflowWrap": "normal"}"#, "$.overflowWrap: \"normal\"; expected one of anywhere none"),
      (
        #"{"text": "a", "lineHeight": "2"}"#,
        "$.lineHeight: a string; expected a number of points, natural or an object such as {\"multiple\": number}"
      ),
      (#"{"text": "a", "lineHeight": -2}"#, "$.lineHeight: -2; expected a number from 0 to 1000000000"),
      (
        #"{"text": "a", "lineHeight": {"times": 2}}"#,
        "$.lineHeight.times: there is no such key; expected one of multiple minimum css"
      ),
      (#"{"text": "a", "lineHeight": {}}"#, "$.lineHeight: 0 models of line heights; expected one of multiple"),
      (#"{"text": "a", "features": ["liga"]}"#, "$.features: an array; expected an object of features and numbers"),
      (#"{"text": "a", "features": {"ligature": 1}}"#, "$.features.ligature: this is no feature; expected a tag"),
      (
        #"{"text": "a", "features": {"liga": -1}}"#, "$.features.liga: -1; expected a whole number from 0 to 4294967295"
      ),
      (#"{"text": "a", "variations": {"weight": 450}}"#, "$.variations.weight: this is no axis; expected a tag"),
      (
        #"{"text": "a", "variations": {"wght": 1e9}}"#,
        "$.variations.wght: 1000000000; expected a number from -32768 to 32767"
      ),
      (#"{"text": "a", "id": []}"#, "$.id: an array; expected a string or a number"),
      (#"{"text": "a\n"#, "$.text: a string has no end at column 10; expected a closing quote"),
    ])
  func faults(line: String, expected: String) throws {
    try withFile(Array("{\"text\": \"good\"}\n\n\(line)\n".utf8), named: "cases.ndjson") { path in
      var output: [UInt8] = []
      let error = #expect(throws: InputError.self) {
        try TextMeasurer(fonts: TestFonts.withSystem).measure(lines: path) { output += $0 }
      }
      #expect(error?.description.withoutPlace.hasPrefix("\(path):3:\(expected)") == true, "\(error?.description ?? "")")
      #expect(output.count { $0 == 0x0A } == 1)
    }
  }

  @Test("A request from arguments is held to the same ranges")
  func arguments() throws {
    let measurer = TextMeasurer(fonts: TestFonts.withSystem)
    func fault(_ change: (inout TextRequest) -> Void) -> String? {
      var request = TextRequest(text: "a")
      change(&request)
      do {
        _ = try measurer.measure(request)
        return nil
      } catch {
        return error.description
      }
    }
    #expect(fault { _ in } == nil)
    #expect(
      fault { $0.text = String(repeating: "a", count: InputLimits.textBytes + 1) }
        == "arguments:$.text: the text is too long; expected at most 524288 bytes")
    #expect(fault { $0.size = -1 } == "arguments:$.size: -1; expected a number from 0 to 100000")
    #expect(fault { $0.size = .nan }?.hasPrefix("arguments:$.size: nan") == true)
    #expect(fault { $0.width = .infinity }?.hasPrefix("arguments:$.width: inf") == true)
    #expect(fault { $0.displayScale = -1 }?.hasPrefix("arguments:$.displayScale: -1") == true)
    #expect(fault { $0.style.weight = 0 }?.hasPrefix("arguments:$.weight: 0") == true)
    #expect(fault { $0.style.letterSpacing = .infinity }?.hasPrefix("arguments:$.letterSpacing") == true)
    #expect(fault { $0.style.families = ["X"] }?.hasPrefix("arguments:$.fonts[0]: there is no family") == true)
    #expect(fault { $0.style.families = [] }?.hasPrefix("arguments:$.fonts: an empty array") == true)
    #expect(fault { $0.style.locale = "?" }?.hasPrefix("arguments:$.locale") == true)
    #expect(fault { $0.paragraph.maximumLines = -1 }?.hasPrefix("arguments:$.maxLines") == true)
    #expect(fault { $0.paragraph.lineHeight = .fixed(-1) }?.hasPrefix("arguments:$.lineHeight") == true)
    #expect(fault { $0.paragraph.lineHeight = .multiple(-1) }?.hasPrefix("arguments:$.lineHeight") == true)
  }

  @Test("Hostile texts are measured")
  func hostile() throws {
    let texts = [
      String(repeating: #"\u0301"#, count: 20_000), String(repeating: "a", count: 200_000),
      String(repeating: #"\u202b"#, count: 10_000),
      String(repeating: #"\n"#, count: 5_000), #"\u0000\ud800\udfff\ufffe"#, String(repeating: "👩‍", count: 5_000),
    ]
    let input = texts.map { #"{"text": "\#($0)", "width": 100, "maxLines": 3}"# }.joined(separator: "\n")
    #expect(try measure(input).count == texts.count)
  }
}
