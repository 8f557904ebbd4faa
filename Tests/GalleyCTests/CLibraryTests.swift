import Foundation
import Galley
import TestSupport
import Testing

/// The library as C uses it, against the engine in Swift and against the command.
@Suite("The C library", .serialized)
struct CLibraryTests {
  private func command(_ arguments: [String], input: String) throws -> ProcessResult {
    try runProcess(Bundle.main.bundleURL.appending(path: "galley"), arguments, input: input)
  }

  @Test("The example of columns prints what the engine says")
  func heights() throws {
    let program = try CProgram("Examples/c/heights.c", sanitized: true)
    defer { program.remove() }
    let run = try program.run([CProgram.fonts])
    try #require(run.status == 0, "\(run.errors)")
    let texts = ["Library", "Größe der Schrift ändern", "تغيير حجم الخط"]
    let typesetter = Typesetter(fonts: try .bundled)
    var expected = ""
    for width in [320.0, 160, 80] {
      for (row, text) in texts.enumerated() {
        let measured = typesetter.prepare(text, style: TextStyle(families: ["system"])).measure(width: width, size: 17)
        let height = String(format: "%g", measured.height)
        expected += "\(Int(width)) wide, text \(row): \(measured.lineCount) lines, \(height) high\n"
      }
    }
    #expect(run.output == expected)
  }

  @Test("The example of documents works, and says what is wrong")
  func document() throws {
    let program = try CProgram("Examples/c/document.c", sanitized: true)
    defer { program.remove() }
    let picture = FileManager.default.temporaryDirectory.appending(path: "galley-\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: picture) }
    let list = Repository.file("Examples/swiftui/books.json").path
    let run = try program.run([CProgram.fonts, list, picture.path])
    #expect(run.status == 0 && run.output.contains("findings\n"), "\(run.errors)")
    #expect(try Data(contentsOf: picture).starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let lost = try program.run(["/nowhere", list, picture.path])
    #expect(lost.status == 2 && lost.errors.hasPrefix("document: /nowhere/Roboto/Roboto-Regular.ttf: cannot be read"))
  }

  @Test("Documents give the bytes that the command gives")
  func documents() throws {
    let program = try CProgram("Tests/GalleyCTests/Programs/run.c")
    defer { program.remove() }
    func expectSame(_ function: String, _ options: String, _ arguments: [String], input: String) throws {
      let library = try program.run([CProgram.fonts, function, options], input: input)
      try #require(library.status == 0, "\(function) \(options): \(library.errors)")
      let command = try command(arguments, input: input)
      #expect(library.output == command.output, "\(function) \(options)")
      #expect(!library.output.isEmpty)
    }
    for name in ["uikit/ar.json", "material3/en.json", "chat.json", "settings-de.json"] {
      let list = try String(contentsOf: Repository.file("Examples/" + name), encoding: .utf8)
      try expectSame("measure", "", ["measure", "-"], input: list)
      try expectSame(
        "measure", #"{"width": 300, "category": "AX5", "direction": "rtl", "format": "ndjson"}"#,
        ["measure", "-", "--width", "300", "--category", "AX5", "--direction", "rtl", "--format", "ndjson"], input: list
      )
      try expectSame("explain", #"{"edit": true}"#, ["explain", "-", "--edit", "--json"], input: list)
      try expectSame("measure", #"{"boldText": true}"#, ["measure", "-", "--bold-text"], input: list)
      let first = "sections[0].rows[0]"
      try expectSame("explain", #"{"row": "\#(first)"}"#, ["explain", "-", "--row", first, "--json"], input: list)
      try expectSame(
        "audit",
        #"{"name": "-", "categories": "all", "widths": [280], "directions": ["ltr", "rtl"], "format": "sarif"}"#,
        [
          "audit", "-", "--categories", "all", "--widths", "280", "--directions", "ltr,rtl", "--format", "sarif",
        ], input: list)
    }
    let list = try String(contentsOf: Repository.file("Examples/material3/en.json"), encoding: .utf8)
    try expectSame("measure", #"{"fontScale": 1.5}"#, ["measure", "-", "--font-scale", "1.5"], input: list)
    try expectSame(
      "audit", #"{"name": "-", "fontScale": 2, "maxLines": 1}"#,
      ["audit", "-", "--font-scale", "2", "--max-lines", "1", "--format", "ndjson"], input: list)
    let heights = try ["", #"{"fontScale": 2}"#].map {
      try program.run([CProgram.fonts, "layout", $0], input: list).output.trimmingCharacters(in: .newlines)
    }
    let measured = try command(["measure", "-", "--font-scale", "2"], input: list).output
    let height = measured.matches(of: #/"height":([0-9.]+)}\n/#).last?.1
    #expect(height.flatMap { Double($0) } == Double(heights[1]) && heights[0] != heights[1])
    let svg = try String(contentsOf: Repository.file("Examples/swiftui/books.json"), encoding: .utf8)
    try expectSame(
      "draw", #"{"format": "svg", "guides": true}"#, ["draw", "-", "--format", "svg", "-o", "-", "--guides"], input: svg
    )
    try expectSame(
      "draw", #"{"format": "svg", "edit": true, "expand": true, "boldText": true}"#,
      ["draw", "-", "--format", "svg", "-o", "-", "--edit", "--expand", "--bold-text"], input: svg)
    // Not the first picture of its process.
    let twice = try program.run([CProgram.fonts, "draw twice", #"{"format": "svg"}"#], input: svg)
    #expect(try twice.output == command(["draw", "-", "--format", "svg", "-o", "-"], input: svg).output)
    let requests = #"{"id": 1, "text": "Größe", "width": 30}"# + "\n" + #"{"text": "بيت", "size": 40}"# + "\n"
    try expectSame("text", "", ["text", "--ndjson", "-"], input: requests)
  }

  @Test("Faces that are given stand beside each other, in the place of all bundled ones of their family")
  func faces() throws {
    let program = try CProgram("Tests/GalleyCTests/Programs/run.c")
    defer { program.remove() }
    for family in ["Mine", "inter"] {
      let files = ["Regular", "Bold"].map { "\(CProgram.fonts)/Roboto/Roboto-\($0).ttf" }
      let requests = [400, 500, 700].map { #"{"text": "Width", "fonts": ["\#(family)"], "weight": \#($0)}"# + "\n" }
      let input = requests.joined()
      let options = #"{"family": "\#(family)"}"#
      let library = try program.run([CProgram.fonts, "text", "", options, files[0], options, files[1]], input: input)
      let command = try command(
        ["text", "--ndjson", "-", "--font", "\(family)=\(files[0])", "--font", "\(family)=\(files[1])"], input: input)
      #expect(library.status == 0 && library.output == command.output, "\(library.errors)")
      #expect(Set(library.output.split(separator: "\n")).count == 2)
    }
  }

  @Test("Faces for the ideographs of a region stand in where a text's locale asks for it")
  func regions() throws {
    let program = try CProgram("Tests/GalleyCTests/Programs/run.c")
    defer { program.remove() }
    let regions = ["SC", "TC", "KR", "HK"]
    let files = regions.map { Repository.file("Tests/Fixtures/fonts/regions/NotoSansCJK-\($0).otf").path }
    let locales = [("zh-Hans", 94), ("zh-TW", 96), ("ko", 92), ("zh-HK", 98), ("ja", 100), ("en", 100)]
    let input = locales.map { #"{"text": "骨", "size": 100, "locale": "\#($0.0)"}"# + "\n" }.joined()
    let library = try program.run(
      [CProgram.fonts, "text", ""] + zip(regions, files).flatMap { [#"{"family": "\#($0)"}"#, $1] }, input: input)
    let command = try command(
      ["text", "--ndjson", "-"] + zip(regions, files).flatMap { ["--font", "\($0)=\($1)"] }, input: input)
    #expect(library.status == 0 && library.output == command.output, "\(library.errors)")
    for (line, locale) in zip(library.output.split(separator: "\n"), locales) {
      #expect(line.contains(#""width":\#(locale.1),"#), "\(locale.0): \(line)")
    }
  }

  @Test("What is wrong with options and documents is named")
  func faults() throws {
    let program = try CProgram("Tests/GalleyCTests/Programs/run.c")
    defer { program.remove() }
    func fault(_ function: String, _ options: String, _ input: String) throws -> String {
      let run = try program.run([CProgram.fonts, function, options], input: input)
      #expect(run.status == 1 && run.output.isEmpty)
      return run.errors
    }
    let list = #"{"sections": [{"rows": [{"id": "a", "kind": "mdc.stereo", "title": 4}]}]}"#
    #expect(
      try fault("measure", #"{"name": "list.json"}"#, list)
        == "list.json:$.sections[0].rows[0].title: a number (line 1, column 68); expected a string\n")
    #expect(
      try fault("measure", #"{"widht": 4}"#, list).hasPrefix(
        "options:$.widht: there is no such key; expected one of name format width"))
    #expect(
      try fault("audit", #"{"categories": ["AX6"]}"#, list).hasPrefix(
        "options:$.categories[0]: there is no category \"AX6\"; expected one of XS"))
    #expect(try fault("draw", #"{"width": -1}"#, list).hasPrefix("options:$.width: -1"))
    // The command has the same limit for its option.
    let widths = (1...1001).map(String.init).joined(separator: ",")
    #expect(
      try fault("audit", #"{"widths": [\#(widths)]}"#, list) == "options:$.widths: 1001 widths; expected at most 1000\n"
    )
    let right = #"{"sections": [{"rows": [{"id": "a", "kind": "mdc.stereo", "title": "A"}]}]}"#
    #expect(
      try fault("explain", #"{"row": "b"}"#, right) == "options:$.row: there is no row \"b\"; expected a\n")
  }

  /// Handles that were freed or are of another kind, NULL, damaged arrays of Arrow's, and options of all sorts.
  ///
  /// A million calls take minutes: with `GALLEY_CONFORMANCE=full`.
  @Test("Calls in any order are refused or answered")
  func random() throws {
    let program = try CProgram("Tests/GalleyCTests/Programs/random.c", sanitized: true)
    defer { program.remove() }
    let isFull = ProcessInfo.processInfo.environment["GALLEY_CONFORMANCE"] == "full"
    for seed in 1...(isFull ? 50 : 1) {
      let run = try program.run(
        [CProgram.fonts, Repository.file("Examples/chat.json").path, "\(seed)", isFull ? "20000" : "5000"])
      #expect(run.status == 0 && run.output.contains("faults among them"), "\(run.errors.suffix(4000))")
    }
  }
}
