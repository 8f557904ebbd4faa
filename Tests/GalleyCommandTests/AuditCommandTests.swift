import Foundation
import TestSupport
import Testing

/// `galley audit`.
struct AuditCommandTests {
  private static let clean = #"{"sections": [{"rows": [{"kind": "mdc.stereo", "title": "Alaska"}]}]}"#
  private static let faulty =
    #"{"sections": [{"rows": [{"id": 7, "kind": "mdc.stereo", "title": "a\nb", "titleLines": 1}]}]}"#

  @Test func findingsAreStatusOne() throws {
    let clean = try galley("audit", "-", "--categories", "all", input: Self.clean)
    #expect(clean.status == 0 && clean.output == "1 row, 12 layouts: nothing found\n" && clean.errors.isEmpty)
    let faulty = try galley("audit", "-", "--categories", "all", "--directions", "ltr,rtl", input: Self.faulty)
    #expect(faulty.status == 1 && faulty.errors.isEmpty)
    #expect(
      faulty.output.contains(
        "sections[0].rows[0] 7, mdc.stereo\n    truncated title at 375 wide in XS–AX5, ltr and rtl"))
  }

  @Test func kindsDecideWhatFails() throws {
    #expect(try galley("audit", "-", "--fail-on", "overlap,wraps", input: Self.faulty).status == 0)
    #expect(try galley("audit", "-", "--fail-on", "none", input: Self.faulty).status == 0)
    #expect(try galley("audit", "-", "--fail-on", "truncated", input: Self.faulty).status == 1)
    #expect(try galley("audit", "-", "--kinds", "overlap", input: Self.faulty).output.hasSuffix("nothing found\n"))
    #expect(try galley("audit", "-", "--tap-target", "400", input: Self.clean).output.contains("tapTarget"))
  }

  @Test func aBaselineAcceptsWhatIsKnown() throws {
    try withBaseline { known in
      #expect(try galley("audit", "-", "--baseline", known, input: Self.faulty).status == 0)
      let wider = try galley("audit", "-", "--baseline", known, "--widths", "375,200", input: Self.faulty)
      #expect(wider.status == 1 && wider.output.contains("at 200 wide in L, ltr") && wider.errors.isEmpty)
    }
  }

  @Test func aBaselineOfAnotherAuditIsWarnedOf() throws {
    try withBaseline { known in
      let warning = "galley: warning: \(known): it accepts none of the findings; expected a report of the same paths, "
      for format in ["text", "ndjson"] {
        let elsewhere = ["audit", "-", "--format", format, "--baseline", known, "--widths", "200"]
        let result = try runGalley(elsewhere, input: Self.faulty)
        #expect(result.status == 1 && result.errors.hasPrefix(warning), "\(result.errors)")
        #expect(try runGalley(elsewhere, input: Self.clean).errors.isEmpty)
      }
      let empty = known + ".empty"
      try Data().write(to: URL(filePath: empty))
      let result = try galley("audit", "-", "--baseline", empty, input: Self.faulty)
      #expect(result.status == 1 && result.errors.isEmpty)
    }
  }

  /// Calls `body` with the path of a baseline that accepts the findings of `faulty`, in a folder of its own.
  private func withBaseline(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let known = folder.appending(path: "known.ndjson").path
    #expect(try galley("audit", "-", "--format", "ndjson", "-o", known, input: Self.faulty).status == 1)
    try body(known)
  }

  @Test("The tutorial's list breaks as the tutorial says, and the mended one does not")
  func tutorial() throws {
    let folder = Repository.file("Sources/Galley/Galley.docc/Resources")
    let options = ["--categories", "all", "--widths", "320,390", "--directions", "ltr,rtl"]
    let broken = try runGalley(["audit", folder.appending(path: "settings.json").path] + options)
    #expect(broken.status == 1 && broken.output.hasSuffix("findings in 1 row: truncated 18\n"))
    #expect(broken.output.contains("] roaming, uikit.cell\n    truncated title at 320 wide in AX1–AX5"))
    let mended = try runGalley(["audit", folder.appending(path: "settings-mended.json").path] + options)
    #expect(mended.status == 0 && mended.output.hasSuffix("nothing found\n"))
  }

  @Test func aPageIsWrittenInsteadOfOrBesideTheFindings() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (page, known) = (folder.appending(path: "report.html"), folder.appending(path: "known.ndjson").path)
    let all = ["--categories", "all", "--widths", "320,390"]
    for categories in ["AX1,all", "all,all,XS"] {
      let mixed = try galley("audit", "-", "--categories", categories, "--format", "ndjson", input: Self.faulty).output
      let lines = mixed.split(separator: "\n").sorted()
      let once = try galley("audit", "-", "--categories", "all", "--format", "ndjson", input: Self.faulty).output
      #expect(lines == once.split(separator: "\n").sorted() && !lines.isEmpty, "\(categories)")
    }
    let instead = try runGalley(["audit", "-", "--format", "html"] + all, input: Self.faulty)
    #expect(instead.status == 1 && instead.output.hasPrefix("<!DOCTYPE html>") && instead.errors.isEmpty)
    let beside = try runGalley(
      ["audit", "-", "--format", "ndjson", "-o", known, "--html", page.path] + all, input: Self.faulty)
    #expect(beside.status == 1 && beside.output.isEmpty)
    #expect(try String(contentsOf: page, encoding: .utf8) == instead.output)
    // Statuses are those of the other formats.
    #expect(try runGalley(["audit", "-", "--format", "html", "--fail-on", "wraps"], input: Self.faulty).status == 0)
    let accepted = try runGalley(["audit", "-", "--format", "html", "--baseline", known] + all, input: Self.faulty)
    #expect(accepted.status == 0 && accepted.output.contains("Nothing found"))
    let plain = try runGalley(["audit", "-", "--format", "html", "--pictures", "0"], input: Self.faulty)
    #expect(plain.status == 1 && !plain.output.contains("<symbol") && instead.output.contains("<symbol"))
  }

  @Test func languagesOfTables() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let german = folder.appending(path: "de.lproj")
    try FileManager.default.createDirectory(at: german, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let table = german.appending(path: "a.strings").path
    try Data("\"Alaska\" = \"a\\nb\\nc\";".utf8).write(to: URL(filePath: table))
    let list = folder.appending(path: "list.json").path
    try Data(Self.clean.utf8).write(to: URL(filePath: list))
    let result = try galley("audit", list, "--translations", table, "--max-lines", "2")
    #expect(result.status == 1 && result.errors.isEmpty)
    #expect(
      result.output.hasPrefix("\(list) (de)\n  sections[0].rows[0], mdc.stereo\n    wraps title at 375 wide in L, ltr"))
    #expect(result.output.hasSuffix("2 rows, 2 layouts: 1 finding in 1 row: wraps 1\n"))
    // A language before the file, a selection of them, pseudo-locales, and a document in a language.
    let hebrew = folder.appending(path: "list.he.json").path
    try Data(Self.clean.utf8).write(to: URL(filePath: hebrew))
    let french = try galley(
      "audit", list, "--translations", "fr=\(table)", "--locales", "fr", "--pseudo", "rtl,long:30", "--locale",
      "he=\(hebrew)", "--tap-target", "400", "--format", "ndjson")
    let locales = french.output.split(separator: "\n").compactMap { line in
      line.firstMatch(of: /"direction":("?[a-z]+"?),"locale":"([^"]+)","kind":"tapTarget"/).map { "\($0.2) \($0.1)" }
    }
    #expect(
      locales == [
        "fr \"ltr\"", "ar-XB \"rtl\"", "en-x-long30 \"ltr\"", "fr \"ltr\"", "ar-XB \"rtl\"", "he-x-long30 \"rtl\"",
      ])
    let strange = try galley("audit", "-", "--translations", table, input: Self.clean.replacing("Alaska", with: "Ohio"))
    #expect(strange.status == 2 && strange.errors.contains("galley: -, de: the tables have none of its 1 texts"))
  }

  @Test func theExampleLacksOneTranslation() throws {
    let folder = Repository.file("Examples/translations")
    let arguments = [
      "audit", folder.appending(path: "storage.json").path, "--translations",
      folder.appending(path: "Localizable.xcstrings").path,
    ]
    let result = try runGalley(arguments + ["--kinds", "untranslated", "--format", "ndjson"])
    #expect(result.status == 1 && result.errors.hasSuffix("storage.json, hi: 1 of 9 texts are not translated\n"))
    #expect(result.output.split(separator: "\n").count == 1 && result.output.contains("\"text\":\"Restore Files\""))
    #expect(
      try runGalley(arguments + ["--categories", "all", "--widths", "320,390", "--fail-on", "missingGlyph"]).status == 0
    )
  }

  @Test func documentsOfLanguages() throws {
    let result = try galley(
      "audit", "--locale", "he=-", "--tap-target", "400", "--format", "ndjson", input: Self.clean)
    #expect(result.output.contains("\"direction\":\"rtl\",\"locale\":\"he\""))
    #expect(try galley("audit", "--categories", "all").errors.contains("there is no list document"))
  }

  @Test(arguments: [
    (["-"], "-: standard input is given twice; expected it once"),
    (["--locale", "de=-"], "-: standard input is given twice"),
    (["--baseline", "-"], "-: standard input is given twice; expected it once"),
    (["--html", "-"], "--html: \"-\": the findings are written there; expected another file"),
    (["--html", "a.html", "-o", "a.html"], "--html: \"a.html\": the findings are written there"),
    (["--categories", "Q"], "--categories: there is no category \"Q\""),
    (["--widths", "320,wide"], "--widths: \"wide\"; expected numbers of points"),
    (["--directions", "ltr,down"], "--directions: there is no direction \"down\""),
    (["--fail-on", "crash"], "--fail-on: there is no kind \"crash\""),
    (["--html", "a.html", "--pictures", "100001"], "--pictures: 100001; expected"),
    (["--max-lines", "0"], "--max-lines: 0; expected"),
    (["--baseline", "/nowhere"], "/nowhere: cannot be read"),
    (["--pseudo", "accented,long:x"], "--pseudo: \"long:x\"; expected accented, rtl or long:PERCENT"),
    (["--locale", "list.json"], "--locale: \"list.json\"; expected a language and a file"),
    (["--translations", "/nowhere.strings"], "/nowhere.strings: cannot be read"),
    (["--locales", "de"], "--locales: there are no translations into de"),
    (
      ["--locales", "de_DE.UTF-8"],
      "--locales: \"de_DE.UTF-8\"; expected a BCP 47 language tag such as en or zh-Hant-TW, of at most 156 bytes; did you mean de-DE?"
    ),
    (["--locales", ""], "--locales: \"\"; expected languages with commas between"),
    (["--locales", "en,"], "--locales: \"en,\"; expected languages"),
  ])
  func faults(_ arguments: [String], _ message: String) throws {
    let result = try runGalley(["audit", "-"] + arguments, input: Self.clean)
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.errors.hasPrefix("galley: \(message)"), "\(result.errors)")
  }
}
