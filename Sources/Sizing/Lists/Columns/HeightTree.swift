internal import TextLayout

/// A decision tree for the heights of rows that differ only in their texts, at one width and with the same traits.
///
/// A row asks its texts questions, such as for their lines at a width. The first question does not depend on the texts,
/// each further one depends only on the answers before, and the height depends only on all answers. So nodes are questions,
/// branches are answers, and leaves are heights. A row is measured only if its answers lead to no leaf yet; other rows
/// follow their answers, which are found for all rows of a chunk at once.
struct HeightTree {
  private struct Node {
    var step = Step.open
    /// The index of the question; not used unless `step` is `ask`.
    var question = 0
    /// The range of the node in `nodesByCode`, which has an element for each code of an answer.
    var codes = 0..<0
    var height = 0.0
  }

  private enum Step {
    case open
    case ask
    case height
    case measure
  }

  private let row: PreparedRowForm.Prototype
  private let width: Double
  private let traits: Traits
  private var nodes = [Node()]
  private var branches: [[(answer: TextAnswer, node: Int)]] = [[]]
  /// The same by the codes of answers; -1 for codes that were not looked up yet.
  private var nodesByCode: [Int] = []
  private var questions: [ColumnAnswers] = []
  /// For each question the codes of the answers for the current rows; empty until they are needed.
  private var codes: [[UInt16]] = []
  private var rows = 0..<0
  private var chunk = 0
  private var chunkStart = 0

  /// Own: how many answers to a question are told apart.
  ///
  /// Texts have few different numbers of lines, but each may have its own width. Then measuring a row costs less than searching
  /// for an equal one.
  private static let branchLimit = 24

  init(_ row: PreparedRowForm.Prototype, width: Double, traits: Traits) {
    self.row = row
    self.width = width
    self.traits = traits
  }

  mutating func appendHeights(
    of rows: Range<Int>, inChunk chunk: Int, startingAt start: Int, to heights: inout [Double]
  ) {
    codes = Array(repeating: [], count: questions.count)
    (self.rows, self.chunk, chunkStart) = (rows, chunk, start)
    var next = rows.lowerBound
    while true {
      appendKnown(from: &next, &heights)
      guard next < rows.upperBound else { return }
      heights.append(height(of: next))
      next += 1
    }
  }

  private func appendKnown(from next: inout Int, _ heights: inout [Double]) {
    let nodes = nodes.span
    let nodesByCode = nodesByCode.span
    let codes = codes.span
    while next < rows.upperBound {
      var node = nodes[0]
      while case .ask = node.step {
        guard !codes[node.question].isEmpty else { return }
        let code = Int(codes[node.question][next &- rows.lowerBound])
        guard code < node.codes.count else { return }
        let following = nodesByCode[node.codes.lowerBound &+ code]
        guard following >= 0 else { return }
        node = nodes[following]
      }
      guard case .height = node.step else { return }
      heights.append(node.height)
      next += 1
    }
  }

  private mutating func height(of index: Int) -> Double {
    for cursor in row.cursors { cursor.move(to: index, inChunk: chunk, startingAt: chunkStart) }
    var node = 0
    while true {
      switch nodes[node].step {
      case .height: return nodes[node].height
      case .open: return measure()
      case .measure: return row.notes.ignoring { row.row.height(width: width, traits: traits) }
      case .ask:
        let question = nodes[node].question
        if codes[question].isEmpty {
          codes[question] = questions[question].codes(of: rows, inChunk: chunk, startingAt: chunkStart)
        }
        let code = codes[question][index - rows.lowerBound]
        let known = code == ColumnAnswers.unknown ? nil : questions[question][code]
        let answer = known ?? row.cursors[questions[question].cursor].answer(questions[question].question)
        guard let following = branches[node].first(where: { $0.answer == answer })?.node else { return measure() }
        if known != nil { remember(following, code, at: node) }
        node = following
      }
    }
  }

  /// Measures the row that the cursors are at, and adds its questions, answers and height to the tree.
  private mutating func measure() -> Double {
    _ = row.notes.take()
    let height = row.row.height(width: width, traits: traits)
    var node = 0
    for note in row.notes.take() {
      guard let note, let following = self.node(after: note, at: node) else {
        nodes[node].step = .measure
        return height
      }
      node = following
    }
    nodes[node].step = .height
    nodes[node].height = height
    return height
  }

  /// The node that an answer leads to, added if it is new; nil if there are too many or `node` asks nothing.
  private mutating func node(after note: NotedQuestion, at node: Int) -> Int? {
    switch nodes[node].step {
    case .open:
      nodes[node].step = .ask
      nodes[node].question = question(note)
    case .ask: break
    case .height, .measure: return nil
    }
    if let known = branches[node].first(where: { $0.answer == note.answer }) { return known.node }
    guard branches[node].count < Self.branchLimit else { return nil }
    nodes.append(Node())
    branches.append([])
    branches[node].append((note.answer, nodes.count - 1))
    return nodes.count - 1
  }

  private mutating func question(_ note: NotedQuestion) -> Int {
    let known = questions.firstIndex { $0.cursor == note.cursor && $0.question == note.question }
    if let known { return known }
    questions.append(ColumnAnswers(note.question, of: row.cursors[note.cursor]))
    codes.append([])
    return questions.count - 1
  }

  private mutating func remember(_ following: Int, _ code: UInt16, at node: Int) {
    if Int(code) >= nodes[node].codes.count {
      // Each new kind of text adds codes; there are few kinds.
      let old = nodes[node].codes
      let start = nodesByCode.count
      nodesByCode += nodesByCode[old]
      nodesByCode += Array(repeating: -1, count: questions[nodes[node].question].codeCount - old.count)
      nodes[node].codes = start..<nodesByCode.count
    }
    nodesByCode[nodes[node].codes.lowerBound + Int(code)] = following
  }
}
