import Foundation
import TestSupport
import Testing

/// Streams of documents, their shards, and `galley merge`.
struct ShardTests {
  /// Documents with faults and without, in two languages.
  private static let documents = (0..<23).map { number in
    let title = number.isMultiple(of: 3) ? #"a\nb"# : "Alaska \(number)"
    let locale = number.isMultiple(of: 5) ? "de" : "en"
    return """
      {"name": "screens/\(number).json", "locale": "\(locale)", "sections": [{"header": "Section", "rows": [\
      {"id": \(number), "kind": "mdc.stereo", "title": "\(title)", "titleLines": 1}, \
      {"kind": "mdc.stereo", "title": "Great Bear Lake, the largest \(number)"}]}]}
      """
  }
  private static let stream = documents.map { $0 + "\n" }.joined()
  private static let options = [
    "--documents", "--categories", "L,AX5", "--widths", "200,320", "--directions", "ltr,rtl",
  ]

  /// The results of shards, each in a file.
  private static func shards(_ count: Int, in folder: URL, _ command: [String]) throws -> [String] {
    try (1...count).map { number in
      let result = try runGalley(command + ["--shard", "\(number)/\(count)"], input: stream)
      #expect(result.status <= 1 && result.errors.isEmpty)
      let file = folder.appending(path: "\(number).ndjson")
      try Data(result.output.utf8).write(to: file)
      return file.path
    }
  }

  @Test func aStreamIsAuditedAsItsDocumentsAreByThemselves() throws {
    try withFolder { folder in
      try FileManager.default.createDirectory(at: folder.appending(path: "screens"), withIntermediateDirectories: true)
      for (number, document) in Self.documents.enumerated() {
        try Data(document.utf8).write(to: folder.appending(path: "screens/\(number).json"))
      }
      try Data(Self.stream.utf8).write(to: folder.appending(path: "screens.ndjson"))
      let files = Self.documents.indices.map { "screens/\($0).json" }.joined(separator: " ")
      let matrix = Self.options.dropFirst().joined(separator: " ")
      for format in ["text", "ndjson", "junit", "sarif", "markdown", "github", "html"] {
        let one = try runShell("galley audit \(files) \(matrix) --format \(format)", in: folder)
        let stream = try runShell("galley audit screens.ndjson --documents \(matrix) --format \(format)", in: folder)
        #expect(one.status == 1 && stream.status == 1 && stream.output == one.output, "\(format)")
      }
      let measured = try runShell("for f in \(files); do galley measure $f; done", in: folder).output
      let stream = try runShell("galley measure screens.ndjson --documents", in: folder).output
      let named = measured.split(separator: "\n").enumerated().map { number, line in
        #"{"document":"screens/\#(number).json","# + line.dropFirst() + "\n"
      }
      #expect(stream == named.joined())
    }
  }

  /// Once the precondition of `Audit.run` ended the process in reports, and NDJSON had each finding twice.
  @Test(arguments: ["text", "ndjson"])
  func aDocumentInAPseudoLocaleIsRefusedThere(format: String) throws {
    let document = #"{"name": "a", "locale": "ar-XB", "sections": [{"rows": [{"kind": "mdc.stereo", "title": "b"}]}]}"#
    let result = try runGalley(
      ["audit", "-", "--documents", "--pseudo", "rtl", "--format", format], input: document)
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(
      result.errors == "galley: -:1: it would be audited twice in ar-XB; expected a document once in each language\n")
  }

  @Test(arguments: [1, 2, 7, 64])
  func shardsMergeToTheBytesOfOneRun(count: Int) throws {
    let formats =
      count == 7 ? ["ndjson", "text", "junit", "sarif", "markdown", "github", "html"] : ["ndjson", "sarif"]
    try withFolder { folder in
      let shards = try Self.shards(count, in: folder, ["audit", "-", "--format", "ndjson"] + Self.options)
      for format in formats {
        let pictures = format == "html" ? ["--pictures", "0"] : []
        let one = try runGalley(["audit", "-", "--format", format] + Self.options + pictures, input: Self.stream)
        let merged = try runGalley(["merge", "--format", format] + shards.reversed())
        #expect(merged.status == 0 && merged.errors.isEmpty)
        #expect(!one.output.isEmpty && merged.output == one.output, "\(format)")
      }
    }
  }

  @Test func measuredShardsMergeToTheBytesOfOneRun() throws {
    try withFolder { folder in
      let command = ["measure", "-", "--documents", "--provenance"]
      let shards = try Self.shards(3, in: folder, command)
      let merged = try runGalley(["merge"] + shards).output
      #expect(merged == (try runGalley(command, input: Self.stream).output))
      #expect(try runGalley(["merge", "--font", "a=nowhere.ttf"] + shards).output == merged)
    }
  }

  @Test func shardsSplitTheDocumentsAndLanguagesStayTogether() throws {
    try withFolder { folder in
      let command = ["audit", "-", "--format", "ndjson", "--pseudo", "long:40"] + Self.options
      let one = try runGalley(command, input: Self.stream)
      let shards = try Self.shards(3, in: folder, command)
      #expect(try runGalley(["merge"] + shards).output == one.output)
      let known = folder.appending(path: "known.ndjson").path
      #expect(try runGalley(["merge", "-o", known] + shards).status == 0)
      #expect(try runGalley(command + ["--baseline", known], input: Self.stream).output.isEmpty)
    }
  }

  /// Source of the hashes: the algorithm's test vectors, `test_fnv.c` of the reference implementation.
  @Test func partsFollowFromTheHash() throws {
    let hashes: [String: UInt64] = ["a": 0xaf63_dc4c_8601_ec8c, "foobar": 0x8594_4171_f739_67e8]
    for (name, hash) in hashes {
      let input = #"{"name": "\#(name)", "sections": []}"#
      for number in 1...7 {
        let output = try galley("measure", "-", "--documents", "--shard", "\(number)/7", input: input).output
        #expect(output.contains("\"document\":\"\(name)\"") == (hash % 7 == UInt64(number - 1)))
      }
    }
  }

  @Test func faultsNameTheirPlace() throws {
    let cases = [
      (#"{"sections": []}"#, "-:1:$: there is no name (column 1)"),
      (
        #"{"name": "a", "sections": []}"# + "\n\n" + #"{"name": "a", "sections": []}"#,
        "-:3:$.name: another document is"
      ),
      (#"{"name": "", "sections": []}"#, "-:1:$.name: \"\" (column 10)"),
      (
        #"{"name": "a", "sections": [{"rows": [{"kind": "mdc.stereo", "title": 1}]}]}"#,
        "-:1:$.sections[0].rows[0].title"
      ),
      (#"{"name": "a", "sections": 7}"#, "-:1:$.sections: a number (column 27)"),
      (#"{"name": "a", "sections": ["#, "-:1:"),
      ("[]", "-:1:$: an array (column 1)"),
    ]
    for (input, message) in cases {
      for command in ["audit", "measure"] {
        let result = try runGalley([command, "-", "--documents"], input: input)
        #expect(result.status == 2 && result.errors.contains(message), "\(result.errors)")
      }
    }
    for shard in ["0/2", "3/2", "1", "1/", "a/b", "1/2/3", "1/9999999999", "-1/2"] {
      #expect(try runGalley(["measure", "-", "--documents", "--shard=\(shard)"], input: "").status == 2)
    }
    #expect(try galley("audit", "-", "--documents", "--shard", "1/2", input: "").status == 2)
    #expect(try galley("measure", "-", "--shard", "1/2", input: "").status == 2)
  }

  @Test func mergingRefusesWhatIsNotWhole() throws {
    try withFolder { folder in
      let files = try Self.shards(3, in: folder, ["audit", "-", "--format", "ndjson"] + Self.options)
      let text = try String(contentsOfFile: files[1], encoding: .utf8)
      func merged(_ shard: String, _ format: String = "text") throws -> ProcessResult {
        try Data(shard.utf8).write(to: folder.appending(path: "2.ndjson"))
        return try runGalley(["merge", "--format", format] + files)
      }
      #expect(try runGalley(["merge", files[0], files[1]]).errors.contains("shard 3 of 3 is missing"))
      #expect(try runGalley(["merge", files[0], files[0], files[2]]).errors.contains("shard 1 is given twice"))
      #expect(try galley("merge", "-", "-", input: text).errors.hasPrefix("galley: -: standard input is given twice; "))
      let other = folder.appending(path: "measured")
      try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
      let measured = try Self.shards(3, in: other, ["measure", "-", "--documents"])
      #expect(try runGalley(["merge", files[0], measured[1], files[2]]).errors.contains("it is of another run"))
      let lines = text.split(separator: "\n")
      #expect(try merged(lines.dropLast().joined(separator: "\n")).errors.contains("the shard is not whole"))
      #expect(try merged(lines.dropFirst().joined(separator: "\n")).errors.contains("it is no shard"))
      #expect(try merged(text + "{}").errors.contains("there is more after the shard"))
      #expect(try merged(text.replacing("\"documents\":23", with: "\"documents\":22")).errors.contains("documents"))
      #expect(
        try merged(text.replacing("\"position\":", with: "\"place\":")).errors.contains("it is no result of a shard"))
      #expect(try merged(text.replacing("\"kind\":\"truncated\"", with: "\"kind\":\"torn\"")).errors.contains("torn"))
      // A line taken out of the middle, or there twice.
      for index in 1..<lines.count - 1 {
        for copies in [0, 2] {
          let changed = lines[..<index] + Array(repeating: lines[index], count: copies) + lines[(index + 1)...]
          let result = try merged(changed.joined(separator: "\n") + "\n", "ndjson")
          let place =
            "2.ndjson:\(changed.count): \(changed.count - 2) results are before it, not \(lines.count - 2)"
          #expect(result.status == 2 && result.errors.contains(place), "\(result.errors)")
        }
      }
      // Whatever a line is cut to, it is an error and no crash.
      for length in stride(from: 0, to: text.utf8.count, by: 4999) {
        #expect(try merged(String(text.prefix(length))).status == 2)
      }
      #expect(try merged(text).status == 0)
    }
  }
}
