import Foundation
import JSONText
import TestSupport
import Testing

@testable import ListDocument

/// Values at the ends of their ranges and beyond give a result or an error, and never trap.
@Suite("Hostile values", .tags(.conformance))
struct HostileValueTests {
  @Test("In every key of every kind")
  func documents() throws {
    var random = SeededGenerator(seed: 5)
    var (measured, refused) = (0, 0)
    for _ in 0..<(isConformanceRun ? 20_000 : 1000) {
      let text = RandomDocument(isHostile: true).text(using: &random)
      try withFile(Array(text.utf8), named: "list.json") { path in
        for format in [ListFormat.json, .ndjson, .table] {
          do throws(InputError) {
            try ListMeasurer(fonts: TestFonts.withSystem, format: format).measure(path) { _ in }
            measured += 1
          } catch {
            #expect(error.source == path && !error.problem.isEmpty, "\(text)")
            refused += 1
          }
        }
      }
    }
    // There have to be many of both, or most code would not be reached.
    #expect(measured > 300 && refused > 300, "\(measured) measured, \(refused) refused")
  }

  @Test("Each key alone, of every kind and of the list")
  func keys() throws {
    let values = [
      "1e308", "-1e308", "1e-320", "-0.0", "0", "-1", "1e9", "9223372036854775808", "-9223372036854775808",
      "2147483647",
      "null", "true", "\"\"", "\"\\u0000\"", "[]", "{}", "[[[]]]", "{\"width\":1e9,\"height\":1e9}",
      "{\"width\":1e-320,\"height\":0}",
      "{\"text\":\"%.15f %99999d\",\"arguments\":[0.1,-1e308]}", "{\"image\":\"/dev/zero\"}", "{\"image\":\"/tmp\"}",
      "\"\(String(repeating: "a-", count: 2000))a\"", "{\"top\":1e9,\"leading\":1e9,\"bottom\":1e9,\"trailing\":1e9}",
      "[1e9,1e-320]",
    ]
    let fonts = TestFonts.withSystem
    func measure(_ text: String) throws {
      try withFile(Array(text.utf8), named: "list.json") { path in
        do throws(InputError) {
          try ListMeasurer(fonts: fonts).measure(path) { _ in }
        } catch {
          #expect(error.source == path)
        }
      }
    }
    var count = 0
    var random = SeededGenerator(seed: 7)
    for kind in RowCatalogue.kinds {
      for key in kind.fields.map(\.name) + RowHead.fields.map(\.name) {
        // The samples differ from key to key.
        let tried = isConformanceRun ? values : Array(values.shuffled(using: &random).prefix(8))
        let rows = tried.map { "{\"title\":\"a b\"\(key == "title" ? "" : ",\"\(key)\":\($0)")}" }
        for row in rows {
          try measure("{\"defaultKind\":\"\(kind.name)\",\"sections\":[{\"rows\":[\(row)]}]}")
          count += 1
        }
      }
    }
    for field in ListSettings.fields {
      for value in values {
        try measure("{\"\(field.name)\":\(value),\"sections\":[{\"header\":\"a\",\"rows\":[]}]}")
        count += 1
      }
    }
    #expect(count > (isConformanceRun ? 5_000 : 1_600))
  }

  @Test("In every key of a text")
  func texts() throws {
    var random = SeededGenerator(seed: 6)
    let numbers = [
      "0", "-0.0", "1e-320", "0.01", "1e-3", "1", "16", "64", "1000", "100000", "1e9", "1e308", "-1e308", "-1",
      "2147483647",
      "9223372036854775807", "9223372036854775808", "-9223372036854775808",
    ]
    let texts = [
      "", "a b c", "WWW", "\\n\\n", "\\u0000", "\\ud800", "\\u202e\\u2066x", "e\\u0301\\u0301",
      "\\ud83d\\udc68\\u200d\\ud83d\\udc69",
      "\\u0627\\u0644 \\u0647", "\\u0e01\\u0e33\\u0e49", "\\u00ad\\u200b\\t", "\\uffff\\ufeff",
    ]
    let words: [String: [String]] = [
      "truncation": ["tail", "head", "middle", "none"], "direction": ["auto", "ltr", "rtl"],
      "breaking": ["unicode", "browser"], "overflowWrap": ["anywhere", "none"],
      "alignment": ["natural", "leading", "trailing", "justified", "center"], "wrapping": ["greedy", "balanced"],
      "locale": ["en", "a", "x-a", "en-u-lb-strict", "zz-zzzzzzzz_1", String(repeating: "a-", count: 100) + "a"],
      "fonts": [], "text": texts, "truncationToken": texts + [String(repeating: "x", count: 1001)], "id": texts,
    ]
    let others = ["null", "true", "[]", "{}", "[[]]", "{\"liga\":0}", "{\"wght\":1e308}", "{\"multiple\":1e-320}"]
    var output: [UInt8] = []
    var (measured, refused) = (0, 0)
    for _ in 0..<(isConformanceRun ? 50_000 : 4000) {
      var members = ["\"text\":\"\(texts.randomElement(using: &random) ?? "")\""]
      for key in TextRequest.keys where key != "text" && Int.random(in: 0..<4, using: &random) == 0 {
        let quoted = words[key].map { $0.map { "\"\($0)\"" } } ?? []
        let strange = Int.random(in: 0..<25, using: &random) == 0
        let choices = strange ? others + numbers : quoted.isEmpty ? Self.inside[key] ?? numbers : quoted
        members.append("\"\(key)\":\(choices.randomElement(using: &random) ?? "null")")
      }
      try withFile(Array("{\(members.joined(separator: ","))}".utf8), named: "cases.ndjson") { path in
        output = []
        do throws(InputError) {
          try TextMeasurer(fonts: TestFonts.withSystem, includesGlyphs: true).measure(lines: path) { output += $0 }
          measured += 1
          #expect(output.last == UInt8(ascii: "\n"))
        } catch {
          #expect(error.source == path && error.line == 1, "\(members)")
          refused += 1
        }
      }
    }
    #expect(measured > 300 && refused > 300, "\(measured) measured, \(refused) refused")
  }

  /// Numbers that keys accept, at the ends of their ranges.
  private static let inside: [String: [String]] = [
    "size": ["0", "-0.0", "1e-320", "1e-3", "16", "100000"], "width": ["0", "-0.0", "1e-320", "1e9", "null", "10"],
    "displayScale": ["0", "-0.0", "0.01", "64", "3"], "minimumScale": ["0.01", "1", "0.5"],
    "letterSpacing": ["-100000", "100000", "-0.0", "1e-320"], "weight": ["1", "1000", "450"],
    "maxLines": ["0", "1", "2147483647"],
    "lineHeight": [
      "0", "1e-320", "1e9", "{\"multiple\":1000}", "{\"multiple\":0}", "{\"minimum\":1e9}", "{\"css\":1000}",
      "{\"css\":\"normal\"}", "{\"android\":{\"spacingMultiplier\":1000,\"spacingExtra\":-1e9}}",
      "{\"compose\":{\"height\":1e9}}", "{\"compose\":{\"height\":1e-320,\"trim\":\"both\",\"alignment\":0}}",
      "{\"flutter\":{\"height\":1000,\"strut\":{\"scale\":1000,\"height\":1000,\"leading\":1000}}}",
    ],
    "lineSpacing": ["1e9", "-1e9", "0"], "fallbackLineHeight": ["\"locked\"", "\"grow\""],
    "features": ["{}", "{\"liga\":4294967295}", "{\"kern\":0,\"smcp\":1}"],
    "variations": ["{\"wght\":-32768}", "{\"wght\":32767}", "{\"zzzz\":0}"], "fallback": ["true", "false"],
    "fonts": ["[\"Inter\"]", "[\"Roboto\",\"Noto Sans Arabic\"]"], "spaceAtCut": ["null"],
  ]

  @Test("Values that are too deep, too many or too small are named")
  func named() throws {
    func fault(_ text: String) throws -> String {
      try withFile(Array(text.utf8), named: "a.ndjson") { path in
        do throws(InputError) {
          try TextMeasurer(fonts: TestFonts.withSystem).measure(lines: path) { _ in }
          return "none"
        } catch {
          return "\(error)".replacing(path, with: "a").withoutPlace
        }
      }
    }
    let deep = String(repeating: "[", count: 100_000)
    #expect(
      try fault("{\"text\":\(deep)").hasSuffix("lie too deep in each other at column 136; expected at most 128 levels"))
    #expect(
      try fault(#"{"text":"a","displayScale":1e-320}"#)
        == "a:1:$.displayScale: 1e-320; expected a number from 0.01 to 64, or 0")
    let features = (0...100).map { "\"a\($0)\":1" }.joined(separator: ",")
    #expect(
      try fault("{\"text\":\"a\",\"features\":{\(features)}}") == "a:1:$.features: 101 features; expected at most 100")
    #expect(
      try fault("{\"text\":\"a\",\"truncationToken\":\"\(String(repeating: "x", count: 1001))\"}")
        == "a:1:$.truncationToken: 1001 bytes; expected at most 1000")
  }

  @Test("A document without an end stops at its limit, in the memory of that")
  func endless() throws {
    // A pipe that gives lines without end is read only up to the limit.
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let pipe = folder.appending(path: "list.json").path
    let writer = Process()
    writer.executableURL = URL(filePath: "/bin/bash")
    writer.arguments = ["-c", "mkfifo \(pipe); trap '' PIPE; (echo '{'; yes '' 2> /dev/null) > \(pipe)"]
    try writer.run()
    defer { writer.waitUntilExit() }
    while !FileManager.default.fileExists(atPath: pipe) { usleep(1000) }
    let error = #expect(throws: InputError.self) {
      var lines = try LineReader(source: pipe)
      _ = try lines.next { (_, _) in }
      _ = try lines.rest(upTo: 1 << 30) { _ in true }
    }
    #expect(error?.problem == "there is nothing but white space" && (error?.line ?? 0) > 1 << 20)
  }

  @Test("A document that is none is read no further than it takes to tell", arguments: ["{", "[1,", "{\"a\":1,"])
  func hopeless(line: String) throws {
    let bytes = Array(String(repeating: line + "\n", count: (1 << 23) / line.utf8.count).utf8)
    try withFile(bytes, named: "list.json") { path in
      var lines = try LineReader(source: path)
      _ = try lines.next { (_, _) in }
      var asked = 0
      let rest = try lines.rest(upTo: 1 << 30) { beginning in
        asked = beginning.count
        return line == "[1,"
      }
      #expect(asked >= 1 << 20 && asked < 1 << 21 && rest.count == (line == "[1," ? bytes.count - 4 : asked))
      let error = #expect(throws: InputError.self) { _ = try ListReader(source: path, fonts: TestFonts.withSystem) }
      #expect(error?.source == path)
    }
  }

  @Test("White space without an end is an error before a document, in it and between lines")
  func blanks() throws {
    let blanks = String(repeating: " \n", count: InputLimits.blankBytes)
    for (name, start) in [("list.json", ""), ("list.json", "{\n"), ("list.ndjson", "{}\n")] {
      try withFile(Array((start + blanks + "{}").utf8), named: name) { path in
        let error = #expect(throws: InputError.self) {
          var reader = try ListReader(source: path, fonts: TestFonts.withSystem)
          while try reader.next() != nil {}
        }
        #expect(error?.problem == "there is nothing but white space", "\(error?.description ?? "")")
      }
    }
  }

  @Test("A picture that a document names is a file, and no more than can be drawn")
  func pictures() throws {
    func fault(_ image: String) throws -> String {
      let text = "{\"sections\":[{\"rows\":[{\"kind\":\"mdc.stereo\",\"leadingImage\":{\"image\":\"\(image)\"}}]}]}"
      return try withFile(Array(text.utf8), named: "list.json") { path in
        do throws(InputError) {
          try ListMeasurer(fonts: TestFonts.withSystem).measure(path) { _ in }
          return "none"
        } catch {
          return "\(error.problem); \(error.expectation)".replacing(#/ \(line 1, column \d+\)/#, with: "")
        }
      }
    }
    #expect(try fault("/dev/zero") == "\"/dev/zero\" is a device, a pipe or a folder; a PNG file")
    let header: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
    try withFile(header + [0, 0, 0x80, 0, 0, 0, 0, 1], named: "wide.png") { path in
      let fault = try fault(path)
      #expect(
        fault == "\"\(path)\" is too large: 32768 × 1 pixels; at most 32767 a side and 67108864 together")
    }
    try withFile(header + [0, 0, 0x7F, 0xFF, 0, 0, 0x7F, 0xFF], named: "many.png") { path in
      let fault = try fault(path)
      #expect(fault.contains("is too large: 32767 × 32767 pixels"))
    }
  }
}
