import Foundation
import TestSupport
import Testing

@Suite struct TextCommandTests {
  private func text(_ arguments: String..., input: String? = nil) throws -> ProcessResult {
    try runGalley(["text"] + arguments, input: input)
  }

  private func object(_ line: some StringProtocol) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
  }

  @Test("The advances of hb-shape add up to the width")
  func widthOfOneLine() throws {
    let font = Repository.file("Fonts/Roboto/Roboto-Regular.ttf")
    let shaped = try runProcess(
      URL(filePath: "/usr/bin/hb-shape"), ["--no-glyph-names", "--no-clusters", font.path, "AVATAR To Hello, world"])
    let advances = shaped.output.split { "[]|".contains($0) }.compactMap { glyph in
      glyph.split(separator: "+").last.flatMap { Double($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
    }
    #expect(advances.count == 22)
    let result = try object(try text("AVATAR To Hello, world", "--size", "2048").output)
    #expect(result["width"] as? Double == advances.reduce(0, +))
    #expect(result["maxContentWidth"] as? Double == advances.reduce(0, +))
    #expect(result["missingGlyphs"] as? Int == 0)
  }

  @Test("An option for each key, with the same result")
  func options() throws {
    let sample = "Affiné (a)/b 日本 unbreakable"
    for (arguments, keys) in [
      ([], "{}"), (["--family", "Inter", "--family", "Roboto"], #"{"fonts": ["Inter", "Roboto"]}"#),
      (["--no-fallback"], #"{"fallback": false}"#), (["--weight", "700"], #"{"weight": 700}"#),
      (["--size", "21.5"], #"{"size": 21.5}"#), (["--width", "90"], #"{"width": 90}"#),
      (["--width", "90", "--max-lines", "2"], #"{"width": 90, "maxLines": 2}"#),
      (
        ["--width", "90", "--max-lines", "2", "--truncation", "head"],
        #"{"width": 90, "maxLines": 2, "truncation": "head"}"#
      ),
      (["--direction", "rtl"], #"{"direction": "rtl"}"#), (["--locale", "zh-Hant"], #"{"locale": "zh-Hant"}"#),
      (["--line-height", "30"], #"{"lineHeight": 30}"#),
      (["--line-height", "1.5x"], #"{"lineHeight": {"multiple": 1.5}}"#),
      (["--line-height", "natural"], #"{"lineHeight": "natural"}"#),
      (["--line-height", "normal", "--display-scale", "3"], #"{"lineHeight": {"css": "normal"}, "displayScale": 3}"#),
      (
        ["--line-height", #"{"android": {"fontPadding": true}}"#, "--display-scale", "2.625"],
        #"{"lineHeight": {"android": {}}, "displayScale": 2.625}"#
      ),
      (
        ["--line-height", #"{"compose": {"height": 24, "trim": "both"}}"#],
        #"{"lineHeight": {"compose": {"height": 24, "trim": "both"}}}"#
      ),
      (
        ["--line-height", #"{"flutter": {"strut": {"height": 2, "forced": true}}}"#],
        #"{"lineHeight": {"flutter": {"strut": {"height": 2, "forced": true}}}}"#
      ),
      (["--line-spacing", "-2", "--width", "90"], #"{"lineSpacing": -2, "width": 90}"#),
      (["--fallback-line-height", "locked"], #"{"fallbackLineHeight": "locked"}"#),
      (["--letter-spacing", "-0.5"], #"{"letterSpacing": -0.5}"#),
      (["--feature", "smcp=1"], #"{"features": {"smcp": 1}}"#),
      (
        ["--max-lines", "1", "--width", "60", "--truncation-token", "–"],
        #"{"maxLines": 1, "width": 60, "truncationToken": "–"}"#
      ),
      (["--width", "90", "--wrapping", "balanced"], #"{"width": 90, "wrapping": "balanced"}"#),
      (["--breaking", "browser"], #"{"breaking": "browser"}"#),
      (["--width", "20", "--overflow-wrap", "none"], #"{"width": 20, "overflowWrap": "none"}"#),
      (["--display-scale", "3"], #"{"displayScale": 3}"#),
    ] as [([String], String)] {
      let line = "\(keys.prefix(keys.count - 1))\(keys == "{}" ? "" : ", ")\"text\": \"\(sample)\"}\n"
      let expected = try text("--ndjson", "-", input: line)
      #expect(expected.status == 0, "\(expected.errors)")
      #expect(try runGalley(["text", sample] + arguments).output == expected.output, "\(arguments)")
    }
  }

  @Test(
    "A variable face is set at a place on an axis that it has, and another is named with those that it has")
  func variations() throws {
    let font = Repository.file("Tests/Fixtures/fonts/Inter-Variable-ASCII.ttf").path
    func vary(_ family: String, _ variation: String) throws -> ProcessResult {
      try text("Weight", "--font", "Mine=\(font)", "--family", family, "--variation", variation)
    }
    let line = #"{"text": "Weight", "fonts": ["Mine"], "variations": {"wght": 450}}"# + "\n"
    let expected = try text("--ndjson", "-", "--font", "Mine=\(font)", input: line).output
    #expect(!expected.isEmpty)
    #expect(try vary("Mine", "wght=450").output == expected)
    #expect(try vary("Mine", "wght=900").output != expected)
    let unknown = try vary("Mine", "wdth=90")
    #expect(unknown.status == 2 && unknown.output.isEmpty)
    #expect(
      unknown.errors.hasPrefix("galley: --variation: there is no axis \"wdth\" in \"Mine\"; expected one of "),
      "\(unknown.errors)")
    #expect(unknown.errors.contains("wght"))
    #expect(
      try text("Weight", "--variation", "wght=450").errors
        == "galley: --variation: there is no axis \"wght\" in \"Roboto\", nor any other; expected the family of a "
        + "variable font that is given\n")
    // A key is checked as the option is.
    let lines = #"{"text": "a"}"# + "\n" + #"{"text": "a", "variations": {"wght": 450}}"# + "\n"
    let refused = try text("--ndjson", "-", input: lines)
    #expect(refused.output.split(separator: "\n").count == 1)
    #expect(
      refused.errors.hasPrefix(
        "galley: -:2:$.variations.wght: there is no axis \"wght\" in \"Roboto\", nor any other (column"),
      "\(refused.errors)")
    #expect(try vary("Nobody", "wght=450").errors.hasPrefix("galley: --family"))
  }

  @Test("Texts come from arguments, from standard input, and line by line")
  func inputs() throws {
    let direct = try text("Hello").output
    #expect(try text("-", input: "Hello\n").output == direct)
    #expect(try text("-", input: "Hello\r\n").output == direct)
    #expect(try text("-", input: "\n").output == text("").output)
    #expect(try text("--ndjson", "-", input: "{\"text\": \"Hello\"}\n").output == direct)
    #expect(try text("--", "-x").status == 0)
    let broken = try runShell(#"printf 'a\377' | galley text -"#, in: FileManager.default.temporaryDirectory)
    #expect(broken.status == 2 && broken.errors == "galley: -: the text is not UTF-8; expected well-formed UTF-8\n")
  }

  @Test("The Arabic countries at 120 points read right, line by line, and no language lacks a glyph")
  func countries() throws {
    for locale in ["ar", "de", "el", "en", "fa", "he", "hi", "ja", "ko", "ru", "th", "zh-CN", "zh-TW"] {
      let texts = ExampleTexts.lists.filter { $0.locale == locale }.map(\.text)
      let input = try texts.map { text in
        let object: [String: Any] = ["text": text, "width": 120, "locale": locale]
        return String(decoding: try JSONSerialization.data(withJSONObject: object), as: UTF8.self) + "\n"
      }
      let output = try text("--ndjson", "-", input: input.joined()).output.split(separator: "\n")
      #expect(output.count == texts.count)
      #expect(texts.count >= 249, "\(locale)")
      for (text, line) in zip(texts, output) {
        let result = try object(line)
        #expect(result["missingGlyphs"] as? Int == 0, "\(text)")
        let lines = try #require(result["lines"] as? [[String: Any]])
        let bytes = Array(text.utf8)
        let pieces = lines.map { line in
          String(decoding: bytes[(line["start"] as? Int ?? 0)..<(line["end"] as? Int ?? 0)], as: UTF8.self)
        }
        #expect(pieces.joined() == text)
        #expect(lines.first?["start"] as? Int == 0)
        #expect(lines.last?["end"] as? Int == bytes.count)
      }
    }
  }

  @Test("Glyphs are those of hb-shape, in visual order")
  func glyphs() throws {
    let font = Repository.file("Fonts/NotoSans/NotoSansArabic-Regular.ttf")
    let sample = "سلام"
    let shaped = try runProcess(
      URL(filePath: "/usr/bin/hb-shape"), ["--no-glyph-names", "--no-positions", "--utf8-clusters", font.path, sample])
    let expected = shaped.output.split { "[]|\n".contains($0) }.map(String.init)
    let result = try object(try text(sample, "--family", "Noto Sans Arabic", "--glyphs").output)
    let lines = try #require(result["lines"] as? [[String: Any]])
    let glyphs = try #require(lines.first?["glyphs"] as? [[String: Any]])
    #expect(glyphs.map { "\($0["id"] as? Int ?? -1)=\($0["cluster"] as? Int ?? -1)" } == expected)
    #expect(glyphs.allSatisfy { $0["font"] as? String == "Noto Sans Arabic Regular" })
  }

  @Test("Faults of lines name the file, the line and the key; results before them are there")
  func faults() throws {
    let result = try text("--ndjson", "-", input: "{\"text\": \"a\"}\n{\"text\": \"b\"}\n{\"text\": 1}\n")
    #expect(result.status == 2)
    #expect(result.errors == "galley: -:3:$.text: a number (column 10); expected a string\n")
    #expect(result.output.split(separator: "\n").count == 2)
  }

  @Test("A request is answered before the next one comes")
  func answersAtOnce() throws {
    let script = """
      coproc galley text --ndjson -
      for text in a b; do echo "{\\"text\\": \\"$text\\"}" >&${COPROC[1]}; read -t 30 -r <&${COPROC[0]} && echo "$REPLY"; done
      """
    let run = try runShell(script, in: Repository.file("."))
    #expect(
      run.output == (try text("--ndjson", "-", input: "{\"text\": \"a\"}\n{\"text\": \"b\"}\n").output), "\(run.errors)"
    )
  }

  @Test("A number as an identifier is echoed digit by digit, or refused at its place")
  func identifiers() throws {
    for number in ["9223372036854775807", "-9223372036854775808", "9007199254740993", "1.5", "-0.25"] {
      let output = try text("--ndjson", "-", input: "{\"id\": \(number), \"text\": \"a\"}\n").output
      #expect(output.hasPrefix("{\"id\":\(number),"))
    }
    for number in ["9223372036854775808", "18446744073709551616", "-9223372036854775809", "9007199254740993.0", "1e30"]
    {
      let result = try text("--ndjson", "-", input: "{\"id\": \(number), \"text\": \"a\"}\n")
      #expect(result.status == 2 && result.output.isEmpty, "\(number)")
      #expect(
        result.errors
          == "galley: -:1:$.id: a number that cannot be told from others near it (column 8); "
          + "expected a string, or a number from -9223372036854775808 to 9223372036854775807\n")
    }
  }

  @Test("Bad usage is one line and status 2")
  func usage() throws {
    for arguments in [
      [], ["a", "--size", "-1"], ["a", "--size", "big"], ["a", "--width", "-1"], ["a", "--weight", "0"],
      ["a", "--family", "Nobody"], ["a", "--locale", "?"], ["a", "--direction", "up"], ["a", "--max-lines", "-1"],
      ["a", "--feature", "liga"], ["a", "--feature", "liga=-1"], ["a", "--feature", "ligature=1"],
      ["a", "--variation", "wght=x"], ["a", "--line-height", "tall"], ["a", "--line-height", "-1"],
      ["a", "--line-height", "{}"], ["a", "--line-height", #"{"css": "big"}"#], ["a", "--line-height", "1e999"],
      ["a", "--line-height", #"{"android": {}}"#, "--display-scale", "inf"],
      ["a", "--fallback-line-height", "shrink"],
      ["a", "--ndjson", "-"], ["--ndjson", "-", "--size", "3"], ["--ndjson", "nowhere.ndjson"],
      ["a", "b"],
    ] {
      let result = try runGalley(["text"] + arguments)
      #expect(result.status == 2, "\(arguments)")
      #expect(result.output.isEmpty)
      #expect(result.errors.hasPrefix("galley: ") && result.errors.contains("; expected "), "\(arguments)")
      #expect(result.errors.count { $0 == "\n" } == 1)
    }
  }
}

@Suite struct FontsCommandTests {
  @Test("The bundled faces, the system family, and those given")
  func fonts() throws {
    let roboto = Repository.file("Fonts/Roboto/Roboto-Regular.ttf").path
    let output = try runGalley(["fonts", "--json", "--font", "Mine=\(roboto)"]).output
    let faces = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [[String: Any]])
    let families = faces.compactMap { $0["family"] as? String }
    #expect(families.count == 22)
    #expect(families.count { $0 == "system" } == 4)
    #expect(families.last == "Mine")
    let system = try #require(faces.first { $0["family"] as? String == "system" })
    #expect(system["unitsPerEm"] as? Int == 2048)
    #expect(system["ascender"] as? Int == 1950)
    #expect(system["descender"] as? Int == -494)
    #expect(system["licence"] as? String == "OFL-1.1")
    #expect(faces.last?["scripts"] is NSNull || faces.last?["licence"] is String)
    let table = try runGalley(["fonts"]).output.split(separator: "\n")
    #expect(table.count == 22)
    #expect(table[0].hasPrefix("family "))
  }
}
