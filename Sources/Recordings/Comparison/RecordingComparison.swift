public import JSONText
public import ListDocument
internal import Sizing

/// What agrees between a list and a recording of it, and what does not.
public struct RecordingComparison: Sendable {
  /// The rows of both sides, from the top.
  public private(set) var rows: [RowComparison] = []
  /// The width and the height of the list, where they are recorded.
  public private(set) var list: [ComparedValue] = []
  /// By how many points lengths may differ.
  public let tolerance: Double
  /// From where positions of rows are measured.
  public let origin: ComparisonOptions.Origin
  /// What of the recording was not compared, in words.
  public private(set) var notes: [String] = []

  /// Whether nothing differs: each recorded row is in the document, and all that is recorded of it agrees.
  public var agrees: Bool { list.allSatisfy(\.agrees) && rows.allSatisfy(\.agrees) }

  /// All that was compared, except for rows that are cut off.
  public var values: [ComparedValue] { list + rows.filter { !$0.isCutOff }.flatMap(\.values) }

  /// Compares.
  ///
  /// - Parameters:
  ///   - list: The document, loaded in the surroundings of the recording.
  ///   - recording: What was recorded.
  ///   - options: What is compared, and how.
  /// - Throws: An error if the options name what neither side has, or if no row is found in a dump.
  public init(
    of list: LoadedList, with recording: ListRecording, options: ComparisonOptions = ComparisonOptions()
  ) throws(InputError) {
    let (document, height) = DocumentRow.rows(of: list)
    let index = TextIndex(document.map { $0.texts.compactMap(\.self) })
    let found = try recording.rows(index, list: options.list)
    notes = found.notes
    let scale = list.settings.traits.pixelGrid.scale
    tolerance = options.tolerance ?? (scale > 0 ? 0.5 / scale : 0.01)
    origin = options.origin ?? (recording.format == .frames ? .list : .firstRow)
    try Self.check(options, document, found.rows)
    let matcher = RowMatcher(document, found.rows, index)
    let first = try options.firstRow.map { (id) throws(InputError) in try Self.row(id, document) } ?? 0
    let matches = matcher.matches(startingAt: first)
    var comparer = RowComparer(options: options, tolerance: tolerance, origin: origin)
    let pairs = matches.indices.filter { matches[$0].document != nil && matches[$0].recorded != nil }
    for (number, match) in matches.enumerated() {
      let row = match.document.map { document[$0] }
      let other = match.recorded.map { matcher.recorded[$0] }
      if let row, let other {
        rows.append(comparer.compare(row, other))
      } else if let row {
        // Frames leave out what was not measured; a dump shows everything between two rows.
        let isBetween = pairs.first.map { $0 < number } == true && pairs.last.map { $0 > number } == true
        let isMissing = options.isWhole || isBetween && recording.format != .frames
        rows.append(RowComparison(row, presence: isMissing ? .missing : .notRecorded))
      } else if let other {
        rows.append(RowComparison(unexpected: other))
      }
    }
    self.list = comparer.compareList(
      width: (list.settings.geometry.width, recording.width), height: (height, recording.height))
  }

  /// Makes sure that the names in the options exist: a misspelt name would silently match nothing.
  private static func check(
    _ options: ComparisonOptions, _ document: [DocumentRow], _ recorded: [RecordedRow]
  ) throws(InputError) {
    let wanted = options.only.union(options.ignored).subtracting(ComparisonOptions.names)
    guard !wanted.isEmpty else { return }
    var elements: Set<String> = []
    for row in document { for element in row.placed.layout.elements { elements.insert(element.name.rawValue) } }
    for row in recorded { elements.formUnion(row.elements.keys.map(\.rawValue)) }
    guard let name = wanted.subtracting(elements).min() else { return }
    let names = ComparisonOptions.names.sorted() + elements.sorted().prefix(20)
    throw InputError(
      source: options.ignored.contains(name) ? "--ignore" : "--only",
      problem: "nothing is called \(JSONQuote(name))", expectation: "of \(names.joined(separator: " "))")
  }

  private static func row(_ id: String, _ document: [DocumentRow]) throws(InputError) -> Int {
    guard let row = document.firstIndex(where: { $0.row.id?.description == id }) else {
      throw InputError(
        source: "--first", problem: "no row of the document is called \(JSONQuote(id))", expectation: "its identifier")
    }
    return row
  }
}

extension RowComparison {
  /// A row of the document alone.
  init(_ row: DocumentRow, presence: Presence) {
    self.init(
      presence: presence, address: row.address, id: row.row.id, kind: row.kind, text: row.title, place: nil)
  }

  /// A recorded row alone.
  init(unexpected row: RecordedRow) {
    let text = (row.texts + row.views.compactMap(\.text)).first ?? row.accessibilityLabel ?? ""
    self.init(presence: .unexpected, address: nil, id: row.id, kind: row.kind, text: text, place: row.place)
  }
}

extension ListRecording {
  /// The rows of the recording, and what is not in them, in words.
  func rows(_ index: TextIndex, list: Int?) throws(InputError) -> (rows: [RecordedRow], notes: [String]) {
    switch content {
    case .rows(let rows): return (rows, [])
    case .android(let views):
      let rows = views.rows(index)
      guard !rows.isEmpty else { throw noRows("views with texts") }
      return (rows, [])
    case .uiKit(let views):
      let lists = views.lists()
      guard !lists.isEmpty else { throw noRows("cells of a table or collection") }
      if let list, !lists.indices.contains(list - 1) {
        throw InputError(
          source: "--list", problem: "\(list)",
          expectation: "1" + (lists.count > 1 ? " to \(lists.count)" : "") + ": so many lists of the dump have rows")
      }
      // The first of those with the most rows.
      let largest = lists.indices.max { (lists[$0].rows.count, $1) < (lists[$1].rows.count, $0) } ?? 0
      let chosen = list.map { $0 - 1 } ?? largest
      var notes: [String] = []
      if lists[chosen].hiddenRowCount > 0 { notes.append("\(lists[chosen].hiddenRowCount) hidden rows") }
      for (number, list) in lists.enumerated() where number != chosen {
        notes.append("\(list.rows.count) rows of list \(number + 1), \(list.className ?? "without a view around it")")
      }
      return (lists[chosen].rows, notes)
    }
  }

  private func noRows(_ expectation: String) -> InputError {
    InputError(source: source, problem: "there is no row in it", expectation: expectation)
  }
}
