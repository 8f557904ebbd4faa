import Foundation
import JSONText
import TestSupport
import Testing

@testable import ListDocument

/// Texts beyond the limit are refused while they are read, since they may have no end.
struct LongTextTests {
  /// Beginnings of documents that never end.
  static let beginnings = [
    ("list.json", #"{"width":300,"sections":[{"rows":[{"kind":"mdc.stereo","title":""#),
    ("list", #"{"width":300,"sections":[{"rows":[{"kind":"mdc.stereo","title":""#),
    ("list.json", "{\n\"width\":300,\n\"sections\":[{\"rows\":[\n{\"kind\":\"mdc.stereo\",\"title\":\""),
    ("list.ndjson", "{\"width\":300}\n{\"kind\":\"mdc.stereo\",\"title\":\""),
  ]

  @Test("A string without an end is refused where it stands", arguments: beginnings)
  func document(name: String, beginning: String) throws {
    try withEndless(beginning, named: name) { path in
      let error = #expect(throws: InputError.self) {
        var reader = try ListReader(source: path, fonts: TestFonts.withSystem)
        while try reader.next() != nil {}
      }
      #expect(error?.problem.hasPrefix("a string is too long at ") == true, "\(error?.description ?? "")")
      #expect(error?.path?.description.hasSuffix(".title") == true)
      #expect(error?.expectation == "at most \(InputLimits.textBytes) bytes")
    }
  }

  @Test("So is one in a line of requests")
  func requests() throws {
    try withEndless("{\"text\":\"a\"}\n{\"text\":\"", named: "texts.ndjson") { path in
      var results = 0
      let error = #expect(throws: InputError.self) {
        try TextMeasurer(fonts: TestFonts.withSystem).measure(lines: path) { bytes in
          results += bytes.count { $0 == 0x0A }
        }
      }
      #expect(results == 1)
      #expect(error?.line == 2 && error?.path?.description == "$.text", "\(error?.description ?? "")")
    }
  }

  @Test("What is read whole ends there, too, if it is JSON")
  func contents() throws {
    let limit = 1 << 26
    try withEndless("[\"", named: "list.json") { path in
      let bytes = try ByteInput(source: path).contents(upTo: limit, isJSON: true)
      #expect(bytes.count > InputLimits.textBytes && bytes.count < 7 * InputLimits.textBytes)
    }
    try withEndless("[\"", named: "text") { path in
      let error = #expect(throws: InputError.self) { _ = try ByteInput(source: path).contents(upTo: limit) }
      #expect(error?.expectation == "at most \(limit) bytes")
    }
  }

  @Test(
    "What is no JSON and has no end is refused after some mebibytes", arguments: ["list.json", "list.ndjson", "list"])
  func noJSON(name: String) throws {
    for source in ["\0", "{\"a\":1,{"] {
      try withEndless(source, named: name) { path in
        let error = #expect(throws: InputError.self) { _ = try ListReader(source: path, fonts: TestFonts.withSystem) }
        #expect(error?.path != nil && error?.problem.contains("too l") == false, "\(error?.description ?? "")")
      }
    }
    try withEndless("x", named: name) { path in
      let bytes = try ByteInput(source: path).contents(upTo: 1 << 30, isJSON: true)
      #expect(bytes.count < 1 << 21)
    }
  }

  @Test(
    "A document that is read whole may be of any length line by line, and has the limit of one in one piece",
    arguments: ["list.ndjson", "list"])
  func documents(name: String) throws {
    // White space makes a line long but costs no time.
    let row = "{\"kind\":\"uikit.cell\",\"title\":\"x\"" + String(repeating: " ", count: 1 << 20) + "}\n"
    let lines = Array(("\n{\"width\":320}\n" + String(repeating: row, count: 17)).utf8)
    try withFile(lines, named: name) { path in
      let bytes = try ByteInput(source: path).document()
      #expect(bytes == lines)
    }
    let long = Array("{\"width\":320}\n\n\"x\"\(String(repeating: " ", count: InputLimits.lineBytes))".utf8)
    try withFile(long, named: name) { path in
      let error = #expect(throws: InputError.self) { _ = try ByteInput(source: path).document() }
      #expect(error?.line == 3 && error?.problem.contains("too l") == true, "\(error?.description ?? "")")
    }
    try withFile(Array(("{\"sections\":[\n" + String(repeating: row, count: 17)).utf8), named: "list.json") { path in
      let error = #expect(throws: InputError.self) { _ = try ByteInput(source: path).document() }
      #expect(error?.expectation == "at most \(InputLimits.documentBytes) bytes")
    }
    // Input that is not a document of lines is read only until that is known.
    for source in ["x", "y\n", "{\"sections\":[],\n"] {
      try withEndless(source, named: name == "list" ? name : "list.json") { path in
        let bytes = try ByteInput(source: path).document()
        #expect(bytes.count < 1 << 21)
      }
    }
  }

  @Test("A file that is too large is refused by its size, and not read")
  func size() throws {
    try withFile([], named: "list.json") { path in
      // A sparse file of a terabyte.
      try #require(unsafe truncate(path, 1 << 40) == 0)
      let error = #expect(throws: InputError.self) { _ = try ByteInput(source: path).contents(upTo: 1 << 20) }
      #expect(error?.problem == "the input is too large")
    }
  }

  @Test("Arguments that stand in a text again and again make it too long, in the time of the limit")
  func arguments() throws {
    let text = String(repeating: "%1$@", count: 20_000)
    func read(_ count: Int) {
      let argument = String(repeating: "x", count: count)
      let document = """
        {"width":300,"sections":[{"rows":[{"kind":"mdc.stereo","title":{"text":"\(text)","arguments":["\(argument)"]}}]}]}
        """
      let error = #expect(throws: InputError.self) {
        var reader = try ListReader(
          contents: Array(document.utf8), source: "a.json", fonts: TestFonts.withSystem)
        while try reader.next() != nil {}
      }
      #expect(error?.path?.description == "$.sections[0].rows[0].title")
      #expect(error?.problem.hasPrefix("the text is too long") == true, "\(error?.description ?? "")")
    }
    // Expanded, the texts would have 640 KB, little more than a text may have, and 400 MB, which took 134 s.
    let growth = growthOfTime(limit: 20) {
      read(32)
    } to: {
      read(20_000)
    }
    #expect(growth < 20, "\(growth)")
  }

  /// Each takes up to three kilobytes, so that a document of 16 MiB with four million rows took as many as a machine has.
  @Test("A list that is held whole has at most so many rows and sections")
  func heldWhole() throws {
    func load(_ count: Int) throws -> Int {
      let sections = String(repeating: "{},", count: count - 1) + "{}"
      let reader = try ListReader(
        contents: Array("{\"sections\":[\(sections)]}".utf8), source: "a.json", fonts: TestFonts.withSystem)
      return try LoadedList(reader, mostRows: 20).sections.count
    }
    #expect(try load(20) == 20)
    let error = #expect(throws: InputError.self) { _ = try load(21) }
    #expect(error?.source == "a.json" && error?.problem.contains("too many rows and sections") == true)
  }

  /// Runs `work` on a pipe that gives a beginning and then letters without end.
  private func withEndless(_ beginning: String, named name: String, _ work: (String) throws -> Void) throws {
    try withFile(Array(beginning.utf8), named: "beginning") { file in
      let pipe = URL(filePath: file).deletingLastPathComponent().appending(path: name).path
      try #require(unsafe mkfifo(pipe, 0o600) == 0)
      let writer = Process()
      writer.executableURL = URL(filePath: "/bin/bash")
      writer.arguments = ["-c", "trap '' PIPE; (cat '\(file)'; tr '\\0' a < /dev/zero 2> /dev/null) > '\(pipe)'"]
      try writer.run()
      defer { writer.waitUntilExit() }
      try work(pipe)
    }
  }
}
