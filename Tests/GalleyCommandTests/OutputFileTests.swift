import Foundation
import TestSupport
import Testing

/// A file that a command writes has its old content or the new, never anything else.
struct OutputFileTests {
  private static let list =
    #"{"sections": [{"rows": [{"id": 7, "kind": "mdc.stereo", "title": "a\nb", "titleLines": 1}]}]}"#

  /// A folder with `list.json`, and `report`, which is what an earlier run left.
  private func withReport<Result>(_ body: (URL) throws -> Result) throws -> Result {
    try withFolder { folder in
      try Data(Self.list.utf8).write(to: folder.appending(path: "list.json"))
      try Data("old".utf8).write(to: folder.appending(path: "report"))
      return try body(folder)
    }
  }

  private func text(_ name: String, in folder: URL) throws -> String {
    String(decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
  }

  private func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test("A fault in a later document leaves the older report")
  func faultInALaterDocument() throws {
    try withReport { folder in
      try Data("{".utf8).write(to: folder.appending(path: "bad.json"))
      for format in ["ndjson", "text", "html"] {
        let result = try runShell("galley audit list.json bad.json --format \(format) -o report", in: folder)
        #expect(result.status == 2 && result.errors.hasPrefix("galley: bad.json"))
        #expect(try text("report", in: folder) == "old")
        #expect(try names(in: folder) == ["bad.json", "list.json", "report"])
      }
      #expect(try runShell("galley audit list.json --format ndjson -o report", in: folder).status == 1)
      #expect(try text("report", in: folder).hasPrefix("{\"row\":7"))
      #expect(try names(in: folder) == ["bad.json", "list.json", "report"])
    }
  }

  @Test("Links stay links, and modes are kept")
  func linksAndModes() throws {
    try withReport { folder in
      let script = """
        mkdir sub; ln -s ../report sub/link; ln -s link sub/second; ln -s new.svg dangling
        chmod 640 report; umask 027
        galley audit list.json -o sub/second; galley draw list.json --format svg -o dangling
        stat -c '%a %F' report sub/link sub/second dangling new.svg; ls -A . sub
        """
      let result = try runShell(script, in: folder)
      #expect(
        result.output == """
          640 regular file
          777 symbolic link
          777 symbolic link
          777 symbolic link
          640 regular file
          .:
          dangling
          list.json
          new.svg
          report
          sub

          sub:
          link
          second

          """)
      #expect(try text("report", in: folder).hasSuffix("1 finding in 1 row: truncated 1\n"))
      #expect(try text("new.svg", in: folder).contains("<svg"))
    }
  }

  @Test("A loop of links is the error that it is for cp")
  func linksInALoop() throws {
    try withReport { folder in
      let script = """
        ln -s second first; ln -s first second
        LC_ALL=C cp list.json first; galley audit list.json -o first; echo $?; stat -c %F first second
        """
      let result = try runShell(script, in: folder)
      #expect(result.output == "2\nsymbolic link\nsymbolic link\n")
      let errors = result.errors.split(separator: "\n")
      #expect(
        errors.count == 2 && errors.allSatisfy { $0.contains(": Too many levels of symbolic links") }, "\(errors)")
    }
  }

  @Test("Pipes, devices and descriptors are written as they are")
  func pipesAndDevices() throws {
    try withReport { folder in
      let script = """
        mkfifo pipe; cat pipe > piped & galley draw list.json --format svg -o pipe; wait
        galley draw list.json --format svg -o - > plain
        galley draw list.json --format svg -o /dev/stdout > redirected
        galley draw list.json --format svg -o /dev/stdout | cat > through
        echo before > appended; galley draw list.json --format svg -o /dev/stdout >> appended
        galley draw list.json --format svg -o /dev/fd/3 3> third; galley draw list.json --format svg -o /dev/null
        for file in piped redirected through third; do cmp plain $file; done
        (echo before; cat plain) | cmp - appended; test -c /dev/null -a -p pipe; ls -A | wc -l
        """
      let result = try runShell(script, in: folder)
      #expect(result.output == "9\n" && result.errors.isEmpty, "\(result.output)\(result.errors)")
    }
  }

  @Test(
    "An output that is read is refused",
    arguments: [
      ("galley audit list.json -o list.json", "--output: \"list.json\": it is read, too; expected another file"),
      ("galley audit list.json -o hard", "--output: \"hard\": it is list.json, which is read, too"),
      ("galley audit list.json -o soft", "--output: \"soft\": it is list.json, which is read, too"),
      ("galley audit - -o list.json < list.json", "--output: \"list.json\": it is -, which is read, too"),
      ("galley audit --locale de=list.json --html hard", "--html: \"hard\": it is list.json"),
      ("galley audit list.json --baseline base -o base", "--output: \"base\": it is read"),
      ("galley audit list.json --translations de=a.strings -o a.strings", "--output: \"a.strings\": it is read"),
      ("galley audit list.json --font A=a.ttf -o a.ttf", "--output: \"a.ttf\": it is read"),
      ("galley audit flag.json -o flag.png", "--output: \"flag.png\": it is"),
      ("galley audit list.json -o report --html ./report", "--html: \"./report\": the findings are written there"),
      ("galley draw list.json --format png -o hard", "--output: \"hard\": it is list.json"),
      ("galley draw list.json --format pdf --font A=a.ttf -o ./a.ttf", "--output: \"./a.ttf\": it is a.ttf"),
      ("galley draw flag.json -o flag.png", "--output: \"flag.png\": it is"),
      ("galley draw page-1.svg -o page.svg --page-height 30", "--output: \"page-1.svg\": it is read"),
      ("galley scale --custom curve.json --all --chart curve.json", "--chart: \"curve.json\": it is read"),
    ])
  func inputs(_ command: String, _ message: String) throws {
    try withReport { folder in
      let roboto = Repository.file("Fonts/Roboto/Roboto-Regular.ttf").path
      let setting = """
        ln list.json hard; ln -s ./hard soft; cp '\(roboto)' a.ttf; echo '"b" = "c";' > a.strings; touch base
        galley draw list.json -o flag.png
        sed 's/"id": 7/"leadingImage": {"image": "flag.png"}/' list.json > flag.json
        galley scale --system ods --document > curve.json
        sed 's/\\]}\\]}/, "\(String(repeating: "c ", count: 400))"], "header": "H"}], "defaultKind": "mdc.stereo"}/' list.json > page-1.svg
        """
      let before = try runShell(setting + "\nsha256sum *", in: folder)
      #expect(before.errors.isEmpty)
      let result = try runShell(command, in: folder)
      #expect(result.status == 2 && result.output.isEmpty)
      #expect(result.errors.hasPrefix("galley: \(message)"), "\(result.errors)")
      #expect(try runShell("sha256sum *", in: folder).output == before.output)
      #expect(!(try names(in: folder).contains { $0.hasPrefix(".galley") }))
    }
  }

  @Test("A disk that is full, a folder that is closed and a target that is none leave what was there")
  func unwritable() throws {
    try withReport { folder in
      for (script, message) in [
        ("ulimit -f 1; galley draw list.json --format png -o report", "report: cannot be written: File too large"),
        ("galley draw list.json --format png -o /dev/full", "/dev/full: cannot be written: No space left on device"),
        ("galley draw list.json --format png -o .", ".: cannot be written: Is a directory"),
        ("galley draw list.json --format png -o no/file", "no/file: cannot be written: No such file or directory"),
        ("galley draw list.json --format png -o - > /dev/full", "standard output: cannot be written: No space left"),
        ("galley --help > /dev/full", "standard output: cannot be written: No space left"),
        ("galley --generate-completion-script bash > /dev/full", "standard output: cannot be written: No space left"),
        ("galley audit list.json --html report >&-", "standard output: cannot be written: Bad file descriptor"),
      ] {
        let result = try runShell(script, in: folder)
        #expect(result.status == 2 && result.errors.hasPrefix("galley: \(message)"), "\(script): \(result.errors)")
        #expect(result.errors.split(separator: "\n").count == 1)
        #expect(try text("report", in: folder) == "old" && names(in: folder) == ["list.json", "report"])
      }
    }
  }

  @Test("What is meant for a stream that is closed does not get into a file")
  func closedStream() throws {
    try withReport { folder in
      let script = "echo '{\"width\": 300}' | galley audit - --format ndjson -o report"
      let open = try runShell(script, in: folder)
      #expect(open.errors.hasPrefix("galley: warning: "))
      let report = try text("report", in: folder)
      let closed = try runShell(script + " 2>&-", in: folder)
      #expect(closed.status == open.status)
      #expect(try text("report", in: folder) == report)
    }
  }

  @Test(
    "A signal ends a command with the older report in place and nothing beside it",
    arguments: ["INT", "TERM", "HUP", "XCPU", "USR1", "ALRM", "PROF"])
  func signals(_ signal: String) throws {
    try withReport { folder in
      let rows = (0..<5000).map { #"{"kind": "mdc.stereo", "title": "Row \#($0) of a list that takes a while"}"# }
      try Data(#"{"sections": [{"rows": [\#(rows.joined(separator: ","))]}]}"#.utf8)
        .write(to: folder.appending(path: "long.json"))
      let result = try runShell(
        """
        ulimit -c 0; set -m; "\(galleyExecutable.path)" audit long.json --categories all --widths 300,310,320,330,340 -o report &
        until ls .galley-* > found 2>&1; do sleep 0.01; done
        kill -\(signal) $!; wait $!; echo $?
        """, in: folder)
      let number = ["INT": 2, "TERM": 15, "HUP": 1, "XCPU": 24, "USR1": 10, "ALRM": 14, "PROF": 27][signal] ?? 0
      #expect(result.output == "\(128 + number)\n", "\(result.output) \(result.errors)")
      #expect(try text("report", in: folder) == "old")
      #expect(try names(in: folder) == ["found", "list.json", "long.json", "report"])
    }
  }

  @Test("A pipe that nobody reads any more ends a command quietly")
  func closedPipe() throws {
    try withReport { folder in
      let script = """
        yes '{"text": "Alaska"}' | head -50000 > many
        galley text --ndjson many | head -1 > first; echo ${PIPESTATUS[0]}
        (trap '' PIPE; galley text --ndjson many; echo $? > status) | head -1 > second; cat status; cmp first second
        """
      let result = try runShell(script, in: folder)
      #expect(result.output == "141\n141\n" && result.errors.isEmpty, "\(result.output)\(result.errors)")
    }
  }
}
