import TestSupport
import Testing

@testable import TextLayout

/// Compares ranges, points and justified text with headless Chromium in the same faces.
@Suite("Chromium: positions")
struct ChromiumPositionsTests {
  @Test("Ranges have the rectangles that Chromium gives them, but for those in the ledger")
  func rectangles() throws {
    var compared = 0
    var differing: Set<String> = []
    for one in try PositionsComparison.all(in: "positions") {
      guard one.startsAreEqual else {
        differing.insert(one.id)
        continue
      }
      for selection in one.recorded.ranges ?? [] {
        compared += 1
        for line in one.lines {
          let distance = one.distance(
            one.stretches(of: selection.range, on: line), one.stretches(selection.rectangles, on: line))
          if distance > one.tolerance(line) { differing.insert(one.id) }
        }
      }
    }
    #expect(compared >= 4_500)
    try PositionsLedger().expect(differing, in: "rectangles")
  }

  /// Chromium returns offsets without an affinity.
  ///
  /// If several offsets have a caret at the same point (at the edges of text against the line's direction), it mostly returns
  /// the one of the other run. Beyond a line's end, if hanging white space is in a run of its own, it returns the offset before
  /// that white space.
  @Test(
    "Points find the offsets that Chromium finds, or others with a caret at the same place, but for those in the ledger"
  )
  func points() throws {
    var counts = (same: 0, place: 0, hanging: 0)
    var differing: Set<String> = []
    for one in try PositionsComparison.all(in: "positions") where one.startsAreEqual {
      for hit in one.recorded.points ?? [] {
        let line = one.lines[hit.line]
        let found = line.position(atX: hit.x)
        let carets = line.carets(at: hit.offset)
        let x = line.caret(at: found).x
        if found.offset == hit.offset {
          counts.same += 1
        } else if [carets.primary.x, carets.secondary?.x ?? .infinity].contains(where: { abs($0 - x) < 1e-6 }) {
          counts.place += 1
        } else if found.offset == line.line.range.upperBound && hit.offset >= line.line.contentEnd
          && abs(hit.x - line.line.x - line.line.width / 2) > line.line.width / 2
        {
          counts.hanging += 1
        } else {
          differing.insert(one.id)
        }
      }
    }
    #expect(counts.same >= 4_400 && counts.place <= 140 && counts.hanging <= 64, "\(counts)")
    try PositionsLedger().expect(differing, in: "points")
  }

  @Test("Justified text stands where Chromium puts it, but for the cases in the ledger")
  func justified() throws {
    var lines = 0
    var differing: Set<String> = []
    for one in try PositionsComparison.all(in: "justify", ParagraphStyle(alignment: .justified)) {
      guard one.startsAreEqual else {
        differing.insert(one.id)
        continue
      }
      let characters = one.recorded.characters ?? []
      let ends = characters.dropFirst().map(\.offset) + [one.text.utf8.count]
      for line in one.lines {
        lines += line.line.expansion > 0 ? 1 : 0
        for (character, end) in zip(characters, ends)
        where character.offset < line.line.contentEnd && line.line.range.contains(character.offset) {
          let distance = one.distance(
            one.stretches(of: character.offset..<end, on: line), one.stretches(character.rectangles, on: line))
          // An invisible character has no rectangle here, and may have one of width 0 in Chromium.
          if distance > one.tolerance(line) && !one.stretches(of: character.offset..<end, on: line).isEmpty {
            differing.insert(one.id)
          }
        }
      }
    }
    #expect(lines >= 500)
    try PositionsLedger().expect(differing, in: "justify")
  }

  @Test("Every difference in the ledger is explained, and every explanation is needed")
  func ledger() throws {
    try PositionsLedger().expectExplanations()
  }

  @Test("The recordings were made by one browser with the faces of the others")
  func recordings() throws {
    let lines = try ChromiumRecording.named("prose").recording
    for name in ["positions", "justify", "balance"] {
      let recording = try PositionsRecording.named(name)
      #expect(recording.recording.browser == lines.browser && recording.recording.fonts == lines.fonts)
      #expect(recording.cases.count >= 250)
    }
  }
}
