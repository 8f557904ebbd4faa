import Foundation
import TestSupport
import Testing

/// `Scripts/measure-golden.py` on pictures with known frames, tested by `Tests/Pictures`.
struct MeasureGoldenTests {
  /// An inset grouped list: headers, footers, cards with two rows each.
  private static let cards = """
    {"width": 393, "style": "insetGrouped", "displayScale": 3, "profile": "ios26", "defaultKind": "swiftui.row",
     "sections": [{"id": "a", "header": "Accounts", "footer": "One line below", "rows": [
       {"id": "checking", "title": "Checking", "navigationLink": true}, {"id": "savings", "title": "Savings"}]},
      {"id": "b", "header": "Bills", "rows": [
       {"id": "rent", "title": "Rent", "detail": "Due gy"}, {"id": "phone", "title": "Phone"}]}]}
    """

  @Test("The script finds the frames of pictures that are made for it, and those of lists that galley draws")
  func frames() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func draw(_ list: String, _ name: String, scale: Double, input: String? = nil) throws {
      let picture = folder.appending(path: "\(name)@\(scale)x.png").path
      let drawing = try galley("draw", list, "-o", picture, "--scale", "\(scale)", input: input)
      try #require(drawing.status == 0, "\(drawing.errors)")
      let measurements = try galley("measure", list, input: input)
      try Data(measurements.output.utf8).write(to: folder.appending(path: "\(name)@\(scale)x.json"))
    }
    for (name, scale) in [("swiftui", 3), ("uikit", 3), ("material3", 2.625)] {
      try draw(Repository.file("Examples/\(name)/en.json").path, name, scale: scale)
    }
    try draw("-", "cards", scale: 3, input: Self.cards)

    let tests = Repository.file("Tests/Pictures/measure_golden_tests.py").path
    let run = try runProcess(
      URL(filePath: "/usr/bin/env"),
      ["GALLEY_PICTURES=\(folder.path)", "PYTHONDONTWRITEBYTECODE=1", "/usr/bin/python3", "-s", tests])
    #expect(run.status == 0, "\(run.errors)")
    // An empty run would pass, too.
    let count = try #require(run.errors.firstMatch(of: #/Ran (\d+) tests/#).flatMap { Int($0.1) })
    #expect(count >= 11)
  }
}
