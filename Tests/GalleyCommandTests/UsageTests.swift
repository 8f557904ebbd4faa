import Foundation
import TestSupport
import Testing

/// How the command answers wrong arguments, and what it says about itself.
struct UsageTests {
  private func example(_ name: String) -> String { Repository.file("Examples/" + name).path }

  @Test(
    "What was meant is named",
    arguments: [
      (["mesure", "list.json"], "command line: there is no command \"mesure\"; ", "measure"),
      (["adit"], "command line: there is no command \"adit\"; ", "audit"),
      (["help", "adit"], "command line: there is no command \"adit\"; ", "audit"),
      (["frobnicate"], "command line: there is no command \"frobnicate\"; ", nil),
      (["scale", "--style", "bdoy"], "--style: there is no style \"bdoy\" in dynamic-type; ", "body"),
      (
        ["scale", "--system", "ods", "--style", "headlneL"], "--style: there is no style \"headlneL\" in ods; ",
        "headlineL"
      ),
      (["scale", "--system", "matrial"], "--system: there is no system \"matrial\"; ", "material"),
      (["scale", "--category", "AX55"], "--category: there is no category \"AX55\"; ", "AX5"),
      (["scale", "--rule", "androd"], "--rule: there is no rule \"androd\"; ", "android"),
      (
        ["scale", "--value", "1", "--metrics", "headlin"], "--metrics: there is no text style \"headlin\"; ", "headline"
      ),
      (["measure", "--kinds", "mdc.sterio"], "--kinds: there is no kind \"mdc.sterio\"; ", "mdc.stereo"),
      (["audit", "a.json", "--fail-on", "truncatd"], "--fail-on: there is no kind \"truncatd\"; ", "truncated"),
      (["audit", "a.json", "--kinds", "xyz"], "--kinds: there is no kind \"xyz\"; ", nil),
      (["audit", "a.json", "--categories", "al"], "--categories: there is no category \"al\"; ", "all"),
      (["measure", "a.json", "--category", "XXXXL"], "--category: there is no category \"XXXXL\"; ", "XXXL"),
    ] as [([String], String, String?)])
  func suggestions(arguments: [String], problem: String, meant: String?) throws {
    let result = try runGalley(arguments)
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.errors.hasPrefix("galley: \(problem)expected "), "\(result.errors)")
    #expect(result.errors.hasSuffix((meant.map { "; did you mean \($0)?" } ?? "") + "\n"), "\(result.errors)")
    #expect(result.errors.count < 250, "\(result.errors)")
  }

  @Test(
    "The parser's words are its own, on one line",
    arguments: [
      (
        ["scale", "--styel", "body"],
        "Unknown option '--styel'. Did you mean '--style'?; expected what galley scale --help says"
      ),
      (["measure", "--width"], "Missing value for '--width <points>'; expected what galley measure --help says"),
      (["draw"], "Missing expected argument '<file>'; expected what galley draw --help says"),
      (
        ["measure", "--direction", "up"],
        "The value 'up' is invalid for '--direction <direction>'. Please provide one of 'ltr' and 'rtl'; "
          + "expected what galley measure --help says"
      ),
      (["--bogus"], "Unknown option '--bogus'; expected what galley --help says"),
    ])
  func parser(arguments: [String], message: String) throws {
    let result = try runGalley(arguments)
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.errors == "galley: command line: \(message)\n")
  }

  @Test(
    "What was meant of the values of an option is named, whether the parser lists them in a line or below each other",
    arguments: [
      (["measure", "a.json", "--direction", "rlt"], "rtl"), (["measure", "a.json", "--format", "tabel"], "table"),
      (["audit", "a.json", "--format", "markdwn"], "markdown"), (["fonts", "--color", "nevr"], "never"),
      (["compare", "a.json", "--format", "jsno"], "json"), (["text", "Hello", "--truncation", "midle"], "middle"),
      (["audit", "a.json", "--format", "wombat"], nil),
    ] as [([String], String?)])
  func values(arguments: [String], meant: String?) throws {
    let result = try runGalley(arguments)
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(
      result.errors.hasSuffix(" --help says\(meant.map { "; did you mean \($0)?" } ?? "")\n"), "\(result.errors)")
    #expect(result.errors.contains("Please provide one of"), "\(result.errors)")
  }

  @Test(
    "An option that would change nothing is refused",
    arguments: [
      (["scale", "--system", "dynamic-type", "--font-scale", "1.3"], "--font-scale: dynamic-type knows no font scale"),
      (["scale", "--system", "android", "--category", "AX1"], "--category: android knows no size categories"),
      (["scale", "--all", "--category", "AX1"], "--category: --all is given, too"),
      (["scale", "--as-font"], "--as-font: there is no number to scale"),
      (["scale", "--metrics", "body"], "--metrics: there is no number to scale"),
      (["scale", "--value", "3", "--style", "body"], "--style: a number of one's own has no style"),
      (
        ["scale", "--value", "3", "--metrics", "body", "--system", "ods"], "--metrics: the metrics are those of Dynamic"
      ),
      (["scale", "--value", "3", "--rule", "fixed"], "--rule: UIFontMetrics have a rule of their own"),
      (["scale", "--compare", "ods", "material", "--system", "ods"], "--system: --compare names the systems"),
      (["scale", "--tokens", "--all"], "--all: a document has all settings"),
      (["scale", "--list", "--style", "body"], "--style: the systems are listed, and nothing else"),
      (["scale", "--list", "--show", "size"], "--show: the systems are listed, and nothing else"),
      (["scale", "--style", "body", "--all", "--show", "line-height"], "--show: all properties are written"),
      (["scale", "--show", "weight"], "--show: all properties are written"),
      (["scale", "--style", "body", "--json", "--show", "weight"], "--show: all properties are written"),
      (["scale", "--compare", "ods", "material", "--show", "size"], "--show: sizes are compared"),
      (["scale", "--all", "--chart", "a.svg", "--show", "weight"], "--show: a chart has the sizes"),
      (["audit", "a.json", "--kinds", "truncated", "--max-lines", "3"], "--max-lines: wraps is not looked for"),
      (["audit", "a.json", "--kinds", "wraps", "--tap-target", "44"], "--tap-target: tapTarget is not looked for"),
      (["audit", "a.json", "--kinds", "wraps,overlap"], "--kinds: wraps is not found where texts may take any number"),
      (["audit", "a.json", "--kinds", "truncated", "--fail-on", "overlap"], "--fail-on: overlap is not looked for"),
      (["measure", "--schema", "a.json"], "--schema: a file is given, too"),
      (["measure", "--kinds", "--width", "3"], "--width: nothing is measured"),
      (["measure", "--kinds", "--format", "ndjson"], "--format: kinds are no lines"),
      (["measure", "--schema", "--kinds"], "--schema: nothing is measured"),
      (["measure", "a.json", "--format", "table", "--provenance"], "--provenance: a table has no header for it"),
      (
        ["text", "a", "--truncation", "head"], "--truncation: no text is left out where it may take any number of lines"
      ),
      (["text", "a", "--truncation", "tail", "--max-lines", "0"], "--truncation: no text is left out"),
      (["text", "a", "--width", "9", "--truncation-token", "x"], "--truncation-token: no text is left out"),
      (
        ["text", "a", "--max-lines", "1", "--truncation", "none", "--truncation-token", "x"],
        "--truncation-token: nothing stands for text"
      ),
      (["text", "a", "--wrapping", "balanced"], "--wrapping: a line without an end is not divided"),
      (["text", "a", "--overflow-wrap", "none"], "--overflow-wrap: a line without an end is not divided"),
      (
        ["text", "a", "--minimum-scale", "0.5", "--max-lines", "1"],
        "--minimum-scale: a line without an end has room for any size"
      ),
      (["draw", "a.json", "-o", "a.svg", "--scale", "3"], "--scale: only PNG files are made of pixels"),
      (["audit", "a.json", "--pictures", "3"], "--pictures: no page is written"),
      (["audit", "a.json", "--provenance"], "--provenance: the format has no header for it"),
      (["compare", "a.json", "b.json", "--all", "--format", "json"], "--all: only a text leaves out what agrees"),
      (["compare", "a.json", "--density", "420"], "--density: the file says what was recorded, as frames"),
    ])
  func withoutEffect(arguments: [String], problem: String) throws {
    let result = try runGalley(arguments)
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.errors.hasPrefix("galley: \(problem)"), "\(result.errors)")
    #expect(result.errors.contains("; expected ") && result.errors.count { $0 == "\n" } == 1)
  }

  @Test(
    "A number outside its range is said, in its shortest form and with the range",
    arguments: [
      (["audit", "a.json", "--tap-target", "-1"], "--tap-target: -1; expected a number of points, from 0 to"),
      (["audit", "a.json", "--tap-target", "-0.5"], "--tap-target: -0.5; expected a number of points"),
      (["audit", "a.json", "--max-lines", "-1"], "--max-lines: -1; expected a number from 1 to"),
      (["audit", "a.json", "--pictures", "-1", "--html", "a"], "--pictures: -1; expected a number from 0 to 100000"),
      (
        ["scale", "--value", "1", "--display-scale", "-1"], "--display-scale: -1 is no display scale; expected a number"
      ),
      (
        ["scale", "--value", "1", "--as-font", "--maximum", "-1"], "--maximum: -1 is no size; expected a number from 0"
      ),
      (["scale", "--value", "2000000"], "--value: 2000000; expected a number from"),
      (["scale", "--system", "android", "--font-scale", "-1"], "--font-scale: -1 is no font scale; expected a number"),
      (["scale", "--system", "android", "--font-scale", "101"], "--font-scale: 101 is no font scale; expected"),
      (["text", "a", "--feature", "kern=-1"], "--feature: -1 is no value of a feature; expected a whole number"),
    ])
  func ranges(arguments: [String], problem: String) throws {
    let result = try runGalley(arguments)
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.errors.hasPrefix("galley: \(problem)"), "\(result.errors)")
  }

  @Test("An argument that is not UTF-8 is named, and not mended")
  func malformedArguments() throws {
    let expected = "is not UTF-8; expected well-formed UTF-8\n"
    try withFolder { folder in
      for (words, number) in [(#"text $'a\xff'"#, 2), (#"text a --family $'\xed\xa0\x80'"#, 4), (#"$'\xc0'"#, 1)] {
        let result = try runShell("galley \(words)", in: folder)
        #expect(result.status == 2 && result.output.isEmpty)
        #expect(result.errors == "galley: command line: argument \(number) \(expected)", "\(result.errors)")
      }
      #expect(try runShell(#"galley text $'a\xc3\xa9'"#, in: folder).status == 0)
    }
  }

  @Test("An object on a line of its own is said to be taken for a list that comes line by line")
  func listsWithoutRows() throws {
    let warning = "galley: warning: -: no rows: taken for a list that comes line by line\n"
    for command in [["measure", "-"], ["measure", "-", "--format", "ndjson"], ["audit", "-"]] {
      let result = try runGalley(command, input: #"{"width":300}"# + "\n")
      #expect((result.status, result.errors) == (0, warning), "\(result.errors)")
      let lines = #"{"width":300}"# + "\n" + #"{"section":{"header":"A"}}"# + "\n"
      for input in [lines, #"{"width":300,"sections":[]}"#] {
        #expect(try runGalley(command, input: input).errors.isEmpty)
      }
    }
    try withFolder { folder in
      let list = folder.appending(path: "list.ndjson")
      try Data(#"{"width":300}"#.utf8).write(to: list)
      #expect(try galley("measure", list.path).errors.isEmpty)
    }
  }

  @Test("A file of another kind is named as that")
  func wrongFiles() throws {
    let list = example("chat.json")
    let recording = Repository.file("Tests/Fixtures/recordings/accessibility-snapshot-list-ios17.json").path
    let picture = Repository.file("Documentation/chat.png").path
    try withFolder { folder in
      func file(_ name: String, _ text: String) throws -> String {
        let file = folder.appending(path: name)
        try Data(text.utf8).write(to: file)
        return file.path
      }
      let scale = try file("scale.json", galley("scale", "--document").output)
      let measured = try file("measured.json", galley("measure", list).output)
      let cases: [([String], String)] = [
        (["measure", scale], "$: this is a type scale (line 1, column 1); expected a list document"),
        (["audit", measured], "$: this is what galley measure prints (line 1, column 1); expected a list document"),
        (["audit", list, "--baseline", list], "json:$: this is a list document; expected a line of an NDJSON report"),
        (["scale", "--custom", list], "$: this is a list document; expected a type scale, curves or design tokens"),
        (["compare", list, list], "$: this is a list document (line 1, column 1); expected frames, as galley measure"),
        (["compare", list, scale], "$: this is a type scale (line 1, column 1); expected frames"),
        (
          ["compare", list], "$: this is a list document (line 1, column 1); expected a recording with its document, or"
        ),
        (["measure", recording], "$: this is a recording for galley compare (line 1, column 1); expected a list"),
        (["audit", list, "--baseline", scale], "json:$: this is a type scale; expected a line of an NDJSON report"),
        (["measure", picture], "$: no value begins like this at line 1, column 1; expected JSON"),
      ]
      for (arguments, message) in cases {
        let result = try runGalley(arguments)
        #expect(result.status == 2 && result.output.isEmpty)
        #expect(result.errors.contains(message), "\(arguments): \(result.errors)")
      }
      let line = try file("line.ndjson", #"{"width": 320, "sections": []}"# + "\n")
      let baseline = try runGalley(["audit", list, "--baseline", line])
      #expect(baseline.errors.contains("line.ndjson:1:$: this is a list document (column 1); expected a line of"))
    }
  }

  @Test("Kinds are listed in a line each, and one of them with the keys of its objects")
  func kinds() throws {
    let all = try galley("measure", "--kinds").output
    #expect(all.split(separator: "\n").count < 40 && all.contains("\nuikit.valueCell  "))
    let stereo = try galley("measure", "--kinds", "stereo").output
    #expect(stereo.hasPrefix("mdc.stereo  The self-sizing stereo cell"))
    #expect(stereo.contains("\n  leadingImage.width ") && stereo.contains("\n  titleLines "))
    let uikit = try galley("measure", "--kinds", "uikit.").output
    #expect(uikit.contains("\nuikit.valueCell  ") && !uikit.contains("mdc."))
    let cell = try galley("measure", "--kinds", "uikit.cell").output
    #expect(cell.contains("\n  accessories[]."))
    // A long name or default pads no other line.
    #expect(cell.split(separator: "\n").allSatisfy { $0.count < 300 && $0.last != " " })
    #expect(try galley("measure", "--kinds", "document").output.contains("\n  contentSizeCategory "))
    #expect(try galley("measure", "--kinds", "section").output.contains("\n  header "))
    let json = try galley("measure", "--kinds", "swiftui.row", "--format", "json").output
    let kinds = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
    let names = ((kinds.first?["keys"] as? [[String: Any]]) ?? []).compactMap { $0["name"] as? String }
    #expect(kinds.count == 1 && names.contains("content") && names.contains("content.text"))
    #expect(Set(names).count == names.count)
  }

  @Test("Every help says the exit statuses")
  func statuses() throws {
    for command in ["", "measure", "draw", "audit", "compare", "text", "fonts", "scale"] {
      let help = try runGalley((command.isEmpty ? [] : [command]) + ["--help"])
      let words = help.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(words.contains("Exit status: 0 done, "), "\(command)")
      #expect(words.contains("2 bad usage or bad input, 70 a fault of Galley's own."), "\(command)")
      #expect(words.contains("1 findings or differences") == ["", "audit", "compare"].contains(command), "\(command)")
    }
  }

  @Test("The versions are those of the libraries that are installed")
  func versions() throws {
    let text = try galley("--version", "--json").output
    let versions = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: String])
    #expect(versions["galley"] == (try galley("--version").output.trimmingCharacters(in: .newlines)))
    #expect(try galley("--json", "--version").output == text)
    for (name, package) in [("harfbuzz", "harfbuzz"), ("icu", "icu-uc"), ("cairo", "cairo")] {
      let result = try runProcess(URL(filePath: "/usr/bin/env"), ["pkg-config", "--modversion", package])
      #expect(versions[name] == result.output.trimmingCharacters(in: .newlines), "\(name)")
    }
    // FreeType's pkg-config has libtool's version; its header has the release.
    let header = try String(contentsOf: URL(filePath: "/usr/include/freetype2/freetype/freetype.h"), encoding: .utf8)
    let parts = header.matches(of: #/#define FREETYPE_(?:MAJOR|MINOR|PATCH)\s+(\d+)/#).map { String($0.1) }
    #expect(versions["freetype"] == parts.joined(separator: "."))
    let unicode = try String(contentsOf: URL(filePath: "/usr/include/unicode/uchar.h"), encoding: .utf8)
    #expect(versions["unicode"] == unicode.firstMatch(of: #/#define U_UNICODE_VERSION "([^"]+)"/#).map { String($0.1) })
    #expect(versions.count == 6)
  }

  @Test("With --provenance a result says what made it, and is read again")
  func provenance() throws {
    let versions = try galley("--version", "--json").output.trimmingCharacters(in: .newlines)
    let list = example("settings-de.json")
    let audit = ["audit", list, "--widths", "320", "--categories", "AX5", "--format", "ndjson"]
    let plain = try runGalley(audit)
    let report = try runGalley(audit + ["--provenance"])
    #expect(report.output == "{\"provenance\":\(versions)}\n" + plain.output)
    try withFolder { folder in
      func file(_ name: String, _ text: String) throws -> String {
        let file = folder.appending(path: name)
        try Data(text.utf8).write(to: file)
        return file.path
      }
      let known = try file("known.ndjson", report.output)
      let again = try runGalley(audit + ["--baseline", known])
      #expect((again.status, again.output) == (0, ""))
      let whole = try galley("measure", list, "--provenance").output
      #expect(
        whole
          == (try galley("measure", list).output).replacing(
            "{\"width\"", with: "{\"provenance\":\(versions),\"width\"", maxReplacements: 1))
      let lines = try galley("measure", list, "--format", "ndjson", "--provenance").output
      #expect(lines.hasPrefix("{\"provenance\":\(versions)}\n{\"section\":"))
      for recording in [try file("whole.json", whole), try file("lines.ndjson", lines)] {
        let compared = try galley("compare", list, recording)
        #expect(compared.status == 0, "\(compared.errors)\(compared.output)")
      }
    }
    let text = try galley("text", "a").output
    #expect(try galley("text", "a", "--provenance").output == "{\"provenance\":\(versions),\(text.dropFirst())")
    let lines = try galley("text", "--ndjson", "-", "--provenance", input: #"{"text": "a"}"#).output
    #expect(lines == "{\"provenance\":\(versions)}\n\(text)")
  }

  @Test("It is not linked with Foundation, which would take a third of the time in which it starts")
  func libraries() throws {
    let libraries = try runProcess(URL(filePath: "/usr/bin/ldd"), [galleyExecutable.path]).output
    #expect(libraries.contains("libharfbuzz.so") && !libraries.contains("libFoundation.so"))
  }
}
