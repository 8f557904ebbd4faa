internal import ListDocument
internal import Sizing

/// Finds which recorded row is which row of a document.
///
/// Identifiers decide, then texts: the longest run of rows in the same order that show the same texts. Rows between
/// two of these on both sides are matched by their order.
struct RowMatcher {
  /// A row on both sides, or on one of them; indices into the rows.
  struct Match: Hashable {
    var document: Int?
    var recorded: Int?
  }

  private let document: [DocumentRow]
  /// The recorded rows, those of a section together.
  let recorded: [RecordedRow]
  private let recordedTexts: [[ComparableText]]
  private let index: TextIndex

  init(_ document: [DocumentRow], _ recorded: [RecordedRow], _ index: TextIndex) {
    self.document = document
    self.index = index
    var numbers: [RecordedRow.Section: Int] = [:]
    let groups = recorded.map { row in
      guard let section = row.section else { return 0 }
      let number = numbers[section] ?? numbers.count
      numbers[section] = number
      return number
    }
    self.recorded = recorded.indices.sorted { (groups[$0], $0) < (groups[$1], $1) }.map { recorded[$0] }
    recordedTexts = self.recorded.map { row in
      (row.texts + row.views.compactMap(\.text)).map { ComparableText($0) }.filter { !$0.letters.isEmpty }
    }
  }

  /// All rows of both sides, from the top; rows that are on one side only keep their position between their
  /// neighbours.
  ///
  /// Cost: for `n` rows at most `n` log `n`.
  ///
  /// - Parameter first: The index of the document's row that the first recorded row is, if no text determines it.
  func matches(startingAt first: Int = 0) -> [Match] {
    guard recorded.contains(where: { $0.section != nil }) else {
      return matches(document.indices, recorded.indices, first: first)
    }
    var (result, rest): ([Match], Set<Int>) = ([], Set(recorded.indices))
    for (rows, others) in sections() {
      rest.subtract(others)
      result += matches(rows, others, first: rows.lowerBound)
    }
    return result + rest.sorted().map { Match(document: nil, recorded: $0) }
  }

  // MARK: Sections

  /// The rows of each section of the document, and the recorded rows of that section.
  ///
  /// Sections pair off by their identifiers, those of one identifier in their order, or by their indices where one of both has no
  /// identifier.
  private func sections() -> [(rows: Range<Int>, others: Range<Int>)] {
    let sections = ranges(of: document, by: \.address.section)
    var (identified, numbered): ([Identifier: [Int]], [Int: Int]) = ([:], [:])
    for (number, rows) in sections.enumerated() {
      numbered[document[rows.lowerBound].address.section] = number
      if let id = document[rows.lowerBound].sectionID { identified[id, default: []].append(number) }
    }
    var named: [Identifier: [Range<Int>]] = [:]
    let groups = ranges(of: recorded, by: \.section)
    var result = sections.map { (rows: $0, others: 0..<0) }
    for rows in groups {
      guard let section = recorded[rows.lowerBound].section, let id = section.id else { continue }
      // In one piece a recording has an index beside the name. Line by line there is one number for both.
      if let index = section.index, id != .integer(index), let own = numbered[index],
        document[sections[own].lowerBound].sectionID == id
      {
        result[own].others = rows
      } else {
        named[id, default: []].append(rows)
      }
    }
    for (id, groups) in named {
      guard var owners = identified[id]?.filter({ result[$0].others.isEmpty }), !owners.isEmpty else { continue }
      if groups.count > 1 {
        for (owner, rows) in zip(owners, groups) { result[owner].others = rows }
        continue
      }
      // Line by line a section without an identifier is called by its index, which may be the identifier of another.
      if let index = recorded[groups[0].lowerBound].section?.index, id == .integer(index), let own = numbered[index],
        document[sections[own].lowerBound].sectionID == nil,
        groups[0].count > owners.reduce(0, { $0 + sections[$1].count })
      {
        owners = (owners + [own]).sorted()
      }
      // Line by line the rows of all sections of a name come as those of one, and may lack some: a row that is known to be of a later
      // section begins that.
      var homes: [Identifier: Int] = [:]
      for owner in owners { for row in sections[owner] { if let id = document[row].row.id { homes[id] = owner } } }
      var rest = groups[0]
      for owner in owners {
        let end = owner == owners.last ? rest.count : min(rest.count, sections[owner].count)
        let count =
          rest.prefix(end).firstIndex { row in
            recorded[row].id.flatMap { homes[$0] }.map { $0 > owner } ?? false
          }.map { $0 - rest.lowerBound } ?? end
        result[owner].others = rest.prefix(count)
        rest = rest.dropFirst(count)
      }
    }
    for rows in groups {
      guard let section = recorded[rows.lowerBound].section, let index = section.index, let own = numbered[index],
        result[own].others.isEmpty
      else { continue }
      // A section of another name is another, whatever its place.
      if let id = section.id, identified[id] != nil || document[sections[own].lowerBound].sectionID != nil { continue }
      result[own].others = rows
    }
    return result
  }

  /// The ranges of neighbouring rows that have a value in common.
  private func ranges<Row, Value: Equatable>(of rows: [Row], by value: (Row) -> Value) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for index in rows.indices {
      if let last = ranges.last, value(rows[last.lowerBound]) == value(rows[index]) {
        ranges[ranges.count - 1] = last.lowerBound..<index + 1
      } else {
        ranges.append(index..<index + 1)
      }
    }
    return ranges
  }

  // MARK: Ranges

  private func matches(_ rows: Range<Int>, _ others: Range<Int>, first: Int) -> [Match] {
    var result: [Match] = []
    var (row, other) = (rows.lowerBound, others.lowerBound)
    let anchors = anchors(rows, others)
    for anchor in anchors {
      result += between(row..<anchor.row, other..<anchor.other, isAtStart: result.isEmpty, isAtEnd: false)
      result.append(Match(document: anchor.row, recorded: anchor.other))
      (row, other) = (anchor.row + 1, anchor.other + 1)
    }
    if anchors.isEmpty, rows.contains(first), first > row {
      result += (row..<first).map { Match(document: $0, recorded: nil) }
      row = first
    }
    return result + between(row..<rows.upperBound, other..<others.upperBound, isAtStart: false, isAtEnd: true)
  }

  /// Rows that are the same beyond doubt, in the order of both sides.
  private func anchors(_ rows: Range<Int>, _ others: Range<Int>) -> [(row: Int, other: Int)] {
    var identified: [Identifier: [Int]] = [:]
    for row in rows { if let id = document[row].row.id { identified[id, default: []].append(row) } }
    // For each recorded row those it may be, the last first, so that an increasing run takes one of them at most.
    var pairs: [(row: Int, other: Int)] = []
    for other in others {
      pairs += candidates(other, rows, identified).sorted(by: >).map { ($0, other) }
    }
    return Self.longestIncreasing(pairs)
  }

  private func candidates(_ other: Int, _ rows: Range<Int>, _ identified: [Identifier: [Int]]) -> [Int] {
    if let id = recorded[other].id { return (identified[id] ?? []).filter { mayBe($0, other) } }
    // The rarest of its texts tells most.
    let found = recordedTexts[other].map { text in
      index.rows(showing: text).filter { rows.contains($0) && mayBe($0, other) && shows($0, text) }
    }
    return found.filter { !$0.isEmpty }.min { $0.count < $1.count } ?? []
  }

  /// The longest run of pairs in which both sides increase.
  ///
  /// - Parameter pairs: Pairs in the order of one side, and of those that are equal there from the last to the first of the
  ///   other.
  private static func longestIncreasing(_ pairs: [(row: Int, other: Int)]) -> [(row: Int, other: Int)] {
    /// The pair with which the best run of each length ends.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: pairs.count)
    for (number, pair) in pairs.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].row < pair.row { low = middle + 1 } else { high = middle }
      }
      previous[number] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(number) } else { ends[low] = number }
    }
    return Array(sequence(first: ends.last) { last in last.map { previous[$0] } }.compactMap(\.self)).reversed()
      .map { pairs[$0] }
  }

  /// Pairs rows off by their order: all if there are as many on both sides, otherwise those that may be the same next to the
  /// rows that are known.
  private func between(_ rows: Range<Int>, _ others: Range<Int>, isAtStart: Bool, isAtEnd: Bool) -> [Match] {
    var pairs: [(row: Int, other: Int)] = []
    if rows.count == others.count {
      pairs = zip(rows, others).filter { mayBe($0, $1) }.map { ($0, $1) }
    } else if isAtStart {
      pairs = zip(rows.reversed(), others.reversed()).prefix { mayBe($0, $1) && !contradicts($0, $1) }.map { ($0, $1) }
      pairs.reverse()
    } else {
      pairs = zip(rows, others).prefix { mayBe($0, $1) && !contradicts($0, $1) }.map { ($0, $1) }
    }
    var result: [Match] = []
    var (row, other) = (rows.lowerBound, others.lowerBound)
    for pair in pairs + [(rows.upperBound, others.upperBound)] {
      result += (row..<pair.row).map { Match(document: $0, recorded: nil) }
      result += (other..<pair.other).map { Match(document: nil, recorded: $0) }
      if pair.row < rows.upperBound { result.append(Match(document: pair.row, recorded: pair.other)) }
      (row, other) = (pair.row + 1, pair.other + 1)
    }
    return result
  }

  // MARK: Rows

  /// Whether nothing that was recorded of a row contradicts the document's row.
  private func mayBe(_ row: Int, _ other: Int) -> Bool {
    let (own, recorded) = (document[row], recorded[other])
    if let role = recorded.role, role != own.address.role { return false }
    if let id = recorded.id, let ownID = own.row.id, id != ownID { return false }
    return recorded.kind.map { $0 == own.kind } ?? true
  }

  private func shows(_ row: Int, _ text: ComparableText) -> Bool {
    document[row].texts.contains { $0.map { text.mayShow($0) } == true }
  }

  /// Whether both have texts, and none in common.
  private func contradicts(_ row: Int, _ other: Int) -> Bool {
    !recordedTexts[other].isEmpty && document[row].texts.contains { $0 != nil }
      && !recordedTexts[other].contains { shows(row, $0) }
  }
}
