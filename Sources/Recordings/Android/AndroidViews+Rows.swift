internal import Sizing

extension AndroidViews {
  /// The rows of the list in the dump that shows a document's texts.
  ///
  /// Compose's rows are views like any other, so the document's texts determine what a row is: a view with texts of
  /// one row only, inside a view with texts of several. Cost: linear in the views.
  ///
  /// - Parameter index: The document's texts.
  func rows(_ index: TextIndex) -> [RecordedRow] {
    let texts = RowTexts(self, index)
    let list = listView(texts)
    let edges = views[enclosingList(list)].frame
    var candidates: [Int] = []
    addRows(in: list, texts, &candidates)
    // A switch's row may be a view of its own over its texts.
    candidates.sort { (views[$0].frame.y, -views[$0].frame.height) < (views[$1].frame.y, -views[$1].frame.height) }
    var groups: [Group] = []
    for candidate in candidates {
      let rows = isLooseText(candidate, in: list) ? Set(texts.rows[candidate]) : nil
      if let last = groups.last, joins(candidate, rows, last) {
        groups[groups.count - 1].views.append(candidate)
        groups[groups.count - 1].rows = rows.flatMap { last.rows?.intersection($0) }
      } else {
        groups.append(Group(views: [candidate], rows: rows))
      }
    }
    return groups.map { row($0.views, in: list, edges) }
  }

  /// The views of a row of the dump.
  private struct Group {
    var views: [Int]
    /// The rows of the document that may have all of their texts; `nil` if they are not all loose texts.
    var rows: Set<Int>?
  }

  // MARK: Finding

  /// The view that has the document's rows.
  private func listView(_ texts: RowTexts) -> Int {
    // Each window is a root; the dialog on top is the last.
    let windows = views.indices.filter { views[$0].parent == nil }
    var list = windows.max { texts.count($0, to: views[$0].end) < texts.count($1, to: views[$1].end) } ?? 0
    guard texts.isOfSeveralRows(list, to: views[list].end) else { return listOfOneRow(texts) }
    // Descends while one child still shows all rows: the same text elsewhere on the screen, as in its title, is not of
    // the list.
    let all = texts.rowsShown(list, to: views[list].end)
    while let next = children(of: list).first(where: { child in
      texts.isOfSeveralRows(child, to: views[child].end) && texts.rowsShown(child, to: views[child].end) == all
    }) {
      list = next
    }
    return list
  }

  /// The list around the only row that is known: the nearest view with the class of a list, or else the view around the
  /// nearest clickable one.
  ///
  /// Without any text it is the list with the most views.
  private func listOfOneRow(_ texts: RowTexts) -> Int {
    guard let text = views.indices.first(where: { !texts.rows[$0].isEmpty }) else {
      let lists = views.indices.filter { isList($0) }
      let counts = Dictionary(grouping: views.compactMap(\.parent), by: \.self).mapValues(\.count)
      return (lists.isEmpty ? Array(views.indices) : lists).max { (counts[$0] ?? 0, $1) < (counts[$1] ?? 0, $0) } ?? 0
    }
    let around = Array(sequence(first: text) { views[$0].parent })
    if let list = around.dropFirst().first(where: { isList($0) }) { return list }
    let row = around.first { views[$0].isClickable } ?? text
    return views[row].parent ?? row
  }

  private func isList(_ index: Int) -> Bool {
    let view = views[index]
    return view.isScrollable
      || ["RecyclerView", "ListView", "ScrollView", "GridView"].contains { view.className.hasSuffix($0) }
  }

  /// The nearest list by its class, among a view and those around it; the view itself if there is none.
  private func enclosingList(_ index: Int) -> Int {
    sequence(first: index) { views[$0].parent }.first { isList($0) } ?? index
  }

  private func children(of index: Int) -> some Sequence<Int> {
    sequence(state: index + 1) { next -> Int? in
      guard next < views[index].end else { return nil }
      defer { next = views[next].end }
      return next
    }
  }

  /// The rows among the views in a view; one with texts of several rows holds rows itself.
  private func addRows(in list: Int, _ texts: RowTexts, _ rows: inout [Int]) {
    for child in children(of: list) {
      let end = views[child].end
      if texts.isOfSeveralRows(child, to: end) {
        addRows(in: child, texts, &rows)
      } else if (child..<end).contains(where: { showsSomething($0) }) {
        rows.append(child)
      }
    }
  }

  private func showsSomething(_ index: Int) -> Bool {
    views[index].text != nil || views[index].description != nil || role(index) != nil
  }

  /// Whether a view belongs to the row before: it lies within, or both are texts of a row that is no view.
  ///
  /// - Parameter rows: The rows of the document that a loose text may be in.
  private func joins(_ candidate: Int, _ rows: Set<Int>?, _ group: Group) -> Bool {
    let (frame, row) = (views[candidate].frame, views[group.views[0]].frame)
    if frame.x >= row.x, frame.y >= row.y, frame.maxX <= row.maxX, frame.maxY <= row.maxY { return true }
    guard let rows, let shared = group.rows else { return false }
    return !shared.isDisjoint(with: rows)
  }

  /// Whether a text is not a row by itself: in Compose it is only as large as its lines.
  ///
  /// In a list of views it may be a row by itself.
  private func isLooseText(_ index: Int, in list: Int) -> Bool {
    let name = views[list].className
    return views[index].end == index + 1 && views[index].text != nil && !views[index].isClickable
      && !name.hasSuffix("RecyclerView") && !name.hasSuffix("ListView")
  }

  // MARK: Rows

  private func row(_ group: [Int], in list: Int, _ edges: LayoutRect) -> RecordedRow {
    let view = views[group[0]]
    var row = RecordedRow(place: view.place)
    let isLoose = isLooseText(group[0], in: list)
    if !isLoose { row.frame = RecordedFrame(view.frame.offset(x: -edges.x, y: -edges.y).withoutDust) }
    // Where a row is no view its elements are placed in the list.
    let origin = isLoose ? edges.origin : view.frame.origin
    row.isAtEdge = isAtEdge(view.frame, edges)
    for start in group {
      for index in start..<views[start].end {
        let isRow = index == group[0] && !isLoose
        if let description = views[index].description {
          row.texts += description.split(separator: "\n").map(String.init)
        }
        if isRow {
          row.texts += [views[index].text].compactMap(\.self)
        } else if let role = role(index) {
          row.views.append(
            RecordedView(
              role: role, className: views[index].className, text: role == .label ? views[index].text : nil,
              frame: RecordedFrame(views[index].frame.offset(x: -origin.x, y: -origin.y).withoutDust),
              place: views[index].place, isAtEdge: isAtEdge(views[index].frame, edges)))
        }
      }
    }
    return row
  }

  /// What a view shows, by its class; `nil` if it only holds others.
  private func role(_ index: Int) -> RecordedView.Role? {
    let view = views[index]
    let isLeaf = view.end == index + 1
    if ["Switch", "SwitchCompat", "CheckBox", "RadioButton", "ToggleButton", "SeekBar"].contains(view.className)
      || view.isCheckable && isLeaf && view.text == nil
    {
      return .control
    }
    if view.text != nil { return .label }
    if view.className.hasPrefix("Image") { return .image }
    // Compose says what a picture is called, not that it is one; Flutter says so of rows.
    return isLeaf && view.description.map { !$0.contains("\n") } == true && !view.isClickable ? .image : nil
  }

  private func isAtEdge(_ frame: LayoutRect, _ edges: LayoutRect) -> Bool {
    frame.y <= edges.y + 1e-6 || frame.maxY >= edges.maxY - 1e-6
  }
}

/// The rows of a document that may have the texts of a dump.
private struct RowTexts {
  /// For each view the rows that may show its text; none if it has none that the document has.
  let rows: [[Int]]
  /// How many views before each have such a text.
  private let counts: [Int]

  init(_ dump: AndroidViews, _ index: TextIndex) {
    var rows: [[Int]] = []
    var counts = [0]
    for view in dump.views {
      // Flutter joins the texts of a row, the title first.
      let text = view.text ?? view.description.map { String($0.prefix { $0 != "\n" }) }
      let found = text.map { index.rows(showing: ComparableText($0)) } ?? []
      rows.append(found)
      counts.append(counts[counts.count - 1] + (found.isEmpty ? 0 : 1))
    }
    self.rows = rows
    self.counts = counts
  }

  /// How many of some views have a text of the document.
  func count(_ start: Int, to end: Int) -> Int { counts[end] - counts[start] }

  /// The rows that some views may show.
  func rowsShown(_ start: Int, to end: Int) -> Set<Int> {
    var shown: Set<Int> = []
    var last: [Int] = []
    for index in start..<end where !rows[index].isEmpty && rows[index] != last {
      last = rows[index]
      shown.formUnion(last)
    }
    return shown
  }

  /// Whether no single row of the document can have the texts of all these views.
  func isOfSeveralRows(_ start: Int, to end: Int) -> Bool {
    guard count(start, to: end) > 1 else { return false }
    var shared: Set<Int>?
    var last: [Int] = []
    for index in start..<end where !rows[index].isEmpty && rows[index] != last {
      last = rows[index]
      shared = shared.map { $0.intersection(last) } ?? Set(last)
      if shared?.isEmpty == true { return true }
    }
    return false
  }
}
