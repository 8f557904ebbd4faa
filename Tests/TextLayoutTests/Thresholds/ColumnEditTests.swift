import Synchronization
import TestSupport
import Testing

@testable import TextLayout

@Suite("Edits of columns of texts, and their end", .tags(.conformance, .concurrency))
struct ColumnEditTests {
  /// Texts of several scripts, some of which are laid out whenever they are measured.
  private static let texts =
    ExampleTexts.lists.prefix(400).map(\.text) + ["", "a\tb", "soft\u{AD}hyphen", "日本語", "مرحبا بالعالم", "two\nlines"]

  @Test("After random edits a column is the one prepared anew, and heights of a range are those of all")
  func edits() {
    var random = SeededGenerator(seed: 97)
    let typesetter = Typesetter(fonts: TestFonts.withSystem)
    func someTexts(_ count: Int) -> [String] {
      (0..<count).map { _ in Self.texts.randomElement(using: &random) ?? "" }
    }
    var texts = someTexts(9_000)
    var column = PreparedColumn(TextColumn(texts), typesetter: typesetter)
    for step in 0..<60 {
      let first = Int.random(in: 0...texts.count, using: &random)
      let most = step % 7 == 6 ? 5_000 : 3
      let range = first..<min(texts.count, first + Int.random(in: 0...most, using: &random))
      let new = someTexts(Int.random(in: 0...(step % 5 == 4 ? 5_000 : 3), using: &random))
      texts.replaceSubrange(range, with: new)
      column.replaceSubrange(range, with: TextColumn(new), typesetter: typesetter)
      // A column that is wrong stays wrong, so it need not be checked after each step.
      guard isConformanceRun || step % 4 == 3 else { continue }
      let expected = PreparedColumn(TextColumn(texts), typesetter: typesetter)
      #expect(column.texts == expected.texts)
      let heights = expected.heights(width: 90, size: 17)
      #expect(column.heights(width: 90, size: 17) == heights, "step \(step)")
      let part = min(first, texts.count / 2)..<texts.count - texts.count / 7
      #expect(column.heights(of: part, width: 90, size: 17) == Array(heights[part]), "step \(step)")
      #expect(column.heights(of: first..<first, width: 90, size: 17) == [])
      #expect(column.chunks.allSatisfy { $0.count <= PreparedColumn.chunkSize })
      #expect(column.chunks.count <= 2 * column.count / PreparedColumn.chunkSize + 2)
    }
    column.replaceSubrange(0..<column.count, with: TextColumn(), typesetter: typesetter)
    #expect(column.count == 0)
    #expect(column.heights(width: 90, size: 17).isEmpty)
    column.replaceSubrange(0..<0, with: TextColumn(["a", "b"]), typesetter: typesetter)
    #expect(column.heights(width: 90, size: 17).count == 2)
  }

  @Test("One text at a time, a column grows at its end and at its start, in chunks that are not small")
  func growing() {
    let typesetter = Typesetter(fonts: TestFonts.collection)
    var column = PreparedColumn(TextColumn(), typesetter: typesetter)
    for number in 0..<5_000 {
      let place = number.isMultiple(of: 2) ? column.count : 0
      column.replaceSubrange(place..<place, with: TextColumn(["Row \(number)"]), typesetter: typesetter)
    }
    #expect(column.count == 5_000)
    #expect(column.texts[0] == "Row 4999")
    #expect(column.texts[4_999] == "Row 4998")
    #expect(column.chunks.count <= 5)
  }

  @Test("Texts of a source are copied when they are edited, and nothing else changes")
  func source() {
    let typesetter = Typesetter(fonts: TestFonts.collection)
    var column = TextColumn(NumberSource(count: 5_000))
    column.append("last")
    column.replaceSubrange(10..<12, with: TextColumn(["ten", "eleven", "more"]))
    #expect(column.count == 5_002)
    #expect([column[9], column[11], column[13], column[5_001]] == ["9", "eleven", "12", "last"])
    var prepared = PreparedColumn(TextColumn(NumberSource(count: 5_000)), typesetter: typesetter)
    prepared.replaceSubrange(4_999..<5_000, with: TextColumn(["end"]), typesetter: typesetter)
    #expect(prepared.texts[4_999] == "end")
    #expect(prepared.texts[4_998] == "4998")
  }

  @Test("A column whose task is cancelled before it begins prepares nothing")
  func cancelledBefore() async {
    let source = NumberSource(count: 50_000)
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return try await PreparedColumn(TextColumn(source), fonts: TestFonts.collection, workers: 2).count
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(source.askedCount == 0)
  }

  @Test("A column whose task is cancelled on the way ends within a chunk of each worker", arguments: [1, 2, 4])
  func cancelled(workers: Int) async {
    let source = NumberSource(count: 200_000, stopsAt: 20_000)
    let task = Task {
      while !source.isReady { await Task.yield() }
      return try await PreparedColumn(TextColumn(source), fonts: TestFonts.collection, workers: workers).count
    }
    source.stop { task.cancel() }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(source.askedCount >= 20_000)
    #expect(source.askedCount <= 20_000 + (workers + 1) * PreparedColumn.chunkSize)
  }
}

/// A source of the numbers from 0 on, which counts how many were read, and calls `stop` at one of them.
private final class NumberSource: TextSource {
  let count: Int
  private let stopsAt: Int
  private let state = Mutex<(asked: Int, stop: (@Sendable () -> Void)?)>((0, nil))

  init(count: Int, stopsAt: Int = -1) {
    self.count = count
    self.stopsAt = stopsAt
  }

  var askedCount: Int { state.withLock { $0.asked } }
  var isReady: Bool { state.withLock { $0.stop != nil } }

  func stop(_ body: @escaping @Sendable () -> Void) { state.withLock { $0.stop = body } }

  func append(_ index: Int, to utf8: inout [UInt8]) {
    // The lock keeps all workers waiting until the task is cancelled, however slow the machine is.
    state.withLock { state in
      state.asked += 1
      if state.asked == stopsAt { state.stop?() }
    }
    utf8 += Array(String(index).utf8)
  }
}
