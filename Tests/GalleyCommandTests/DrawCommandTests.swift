import Foundation
import TestSupport
import Testing

/// `galley draw`.
struct DrawCommandTests {
  private static let list = """
    {"width": 200, "defaultKind": "mdc.stereo", "sections": [{"rows": ["Alaska", "Arizona", "Arkansas", "California"]}]}
    """

  /// Runs the command in a folder of its own; the files it wrote, by name.
  private func draw(_ arguments: String...) throws -> (result: ProcessResult, files: [String: Data]) {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let output = arguments.firstIndex(of: "-o").map { $0 + 1 }
    let placed = arguments.enumerated().map { index, argument in
      index == output && argument != "-" ? folder.appending(path: argument).path : argument
    }
    let result = try runGalley(["draw", "-"] + placed, input: Self.list)
    var files: [String: Data] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      files[name] = try Data(contentsOf: folder.appending(path: name))
    }
    return (result, files)
  }

  /// The size of a PNG file, from its header.
  private func size(_ png: Data?) -> [Int] {
    guard let png, png.count > 24 else { return [] }
    return [16, 20].map { start in png[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  @Test func picturesHaveTheSizeOfTheList() throws {
    // Four rows of 56 points.
    #expect(size(try draw("-o", "a.png").files["a.png"]) == [400, 448])
    #expect(size(try draw("-o", "a.png", "--scale", "1.5").files["a.png"]) == [300, 336])
    #expect(size(try draw("-o", "a.png", "--width", "100", "--scale", "1").files["a.png"])[0] == 100)
  }

  @Test("A list is drawn as it is while it is edited, and with all its rows expanded")
  func editedAndExpandedLists() throws {
    let list = #"""
      {"width": 300, "sections": [{"rows": [
        {"kind": "swiftui.row", "title": "A", "isDeletable": true, "children": ["B", "C"]}]}]}
      """#
    func picture(_ options: String...) throws -> String {
      let result = try runGalley(["draw", "-", "--format", "svg", "-o", "-"] + options, input: list)
      #expect(result.status == 0, "\(result.errors)")
      return result.output
    }
    let pictures = [try picture(), try picture("--edit"), try picture("--expand")]
    #expect(Set(pictures).count == 3)
  }

  @Test func theNameSaysWhatKindOfPictureItIs() throws {
    #expect(try draw("-o", "a.PNG").files["a.PNG"]?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
    #expect(try draw("-o", "a.pdf").files["a.pdf"]?.starts(with: Data("%PDF".utf8)) == true)
    #expect(try draw("-o", "a.svg").files["a.svg"]?.starts(with: Data("<?xml".utf8)) == true)
    #expect(try draw("-o", "-", "--format", "svg").result.output.hasSuffix("</svg>\n"))
  }

  @Test func longListsArePaged() throws {
    let pages = try draw("-o", "a.png", "--page-height", "120").files
    #expect(pages.keys.sorted() == ["a-1.png", "a-2.png"])
    #expect(size(pages["a-2.png"]) == [400, 224])
    #expect(try draw("-o", "a.pdf", "--page-height", "120").files.keys.sorted() == ["a.pdf"])
  }

  @Test func pageNumbersGoBeforeTheEndingOfTheFile() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).lists")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["list", "list.png", "list.v2.png"] {
      let arguments = ["draw", "-", "-o", folder.appending(path: name).path, "--format", "png", "--page-height", "120"]
      #expect(try runGalley(arguments, input: Self.list).status == 0)
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == [
        "list-1", "list-1.png", "list-2", "list-2.png", "list.v2-1.png", "list.v2-2.png",
      ])
  }

  @Test func contactSheetsHoldEveryCategoryAndDirection() throws {
    let sheet = try draw("-o", "a.png", "--scale", "1", "--categories", "L,AX5", "--directions", "ltr,rtl")
    // Two lines of two panels, 200 wide and 224 high, with captions of 22 and margins of 24.
    #expect(size(sheet.files["a.png"]) == [472, 564])
    let twice = try draw("-o", "a.png", "--scale", "1", "--categories", "L,AX5,L", "--directions", "ltr,rtl,ltr")
    #expect(twice.files["a.png"] == sheet.files["a.png"])
    let all = try draw("-o", "a.svg", "--categories", "all").files["a.svg"]
    #expect(all.map { $0.count > 20_000 } == true)
  }

  @Test func darkPicturesAndGuidesDiffer() throws {
    let plain = try draw("-o", "a.png").files["a.png"]
    #expect(try draw("-o", "a.png", "--dark").files["a.png"] != plain)
    let guides = try draw("-o", "a.png", "--guides").files["a.png"]
    // The gutter is 64 points.
    #expect(size(guides) == [528, 448])
  }

  @Test(arguments: [
    (["-o", "a.gif"], "--output: \"", "expected a name that ends in .png, .svg or .pdf, or --format"),
    (["-o", "a.png", "--scale", "0"], "--scale: 0;", "expected 0.01 to 64"),
    (["-o", "a.png", "--scale", "65"], "--scale: 65;", "expected 0.01 to 64"),
    (["-o", "a.png", "--page-height", "0"], "--page-height: 0;", "from 1 to 1000000000"),
    (["-o", "a.png", "--page-height", "-3"], "--page-height: -3;", "from 1 to 1000000000"),
    (
      ["-o", "a.png", "--categories", "L,XYZ"], "--categories: there is no category \"XYZ\"", "expected one of XS S M L"
    ),
    (
      ["-o", "a.png", "--directions", "up"], "--directions: there is no direction \"up\"",
      "expected ltr, rtl or ltr,rtl"
    ),
    (
      ["-o", "a.png", "--category", "L", "--categories", "all"], "--categories: --category is given", "one or the other"
    ),
    (["-o", "-", "--format", "png", "--page-height", "60"], "--output: the list takes several pages", "a file's name"),
    (["-o", "a.png", "--scale", "64", "--width", "600"], "a.png: it would be 38400 × ", "at most 32767 a side"),
    (["-o", "none/a.png"], "cannot be written", "a file that can be written"),
  ])
  func faults(_ arguments: [String], _ problem: String, _ expectation: String) throws {
    let result = try runGalley(["draw", "-"] + arguments, input: Self.list)
    #expect(result.status == 2)
    #expect(result.errors.contains(problem) && result.errors.contains(expectation), "\(result.errors)")
  }

  @Test("A picture of a thousand million pixels is refused before it takes their memory")
  func tooManyPixels() throws {
    let list = #"{"width":511,"displayScale":64,"sections":[{"rows":[{"kind":"mdc.base","height":511}]}]}"#
    let result = try runGalley(["draw", "-", "-o", "a.png"], input: list)
    #expect(result.status == 2)
    #expect(result.errors.contains("too many pixels") && result.errors.contains("a smaller --scale or --page-height"))
  }
}
