extension RowExplanation {
  /// Explains a row that does not explain itself by its layout: its elements, and the space between them.
  ///
  /// - Parameter layout: The row's layout from left to right.
  init(of layout: RowLayout) {
    // A container adds nothing to what the elements inside it say.
    let elements = layout.elements.filter { element in
      element.text != nil || !layout.elements.contains { $0.name != element.name && element.frame.contains($0.frame) }
    }
    down = Self.parts(elements, from: ("top", "Above it."), to: ("bottom", "Below it."), layout.size.height) {
      ($0.frame.y, $0.frame.height)
    }
    across = Self.parts(elements, from: ("start", "Before it."), to: ("end", "After it."), layout.size.width) {
      ($0.frame.x, $0.frame.width)
    }
  }

  /// An edge of the row, and the rule of the space between it and the element next to it.
  private typealias Edge = (name: String, rule: String)

  private static func parts(
    _ elements: [RowElement], from first: Edge, to last: Edge, _ length: Double,
    _ span: (RowElement) -> (start: Double, length: Double)
  ) -> [Part] {
    var result: [Part] = []
    var (name, end) = (first.name, 0.0)
    let chain = chain(elements.map(span))
    for index in chain {
      let (element, span) = (elements[index], span(elements[index]))
      let (role, rule): (Role, String) = index == chain[0] ? (.inset, first.rule) : (.gap, "Between them.")
      result += parts(role, "\(name) to \(element.name)", span.start - end, rule)
      let lines = element.text.map {
        "\($0.lineCount) \($0.lineCount == 1 ? "line" : "lines") at \(number($0.fontSize)) points."
      }
      result += parts(lines == nil ? .element : .lines, element.name.rawValue, span.length, lines ?? "Its own size.")
      (name, end) = (element.name.rawValue, span.start + span.length)
    }
    let rule = chain.isEmpty ? "There is nothing in it." : last.rule
    return result + parts(.inset, "\(name) to \(last.name)", length - end, rule)
  }

  /// The indices of the spans that cover the most without overlapping, in their order.
  ///
  /// Cost: O(*n* log *n*).
  static func chain(_ spans: [(start: Double, length: Double)]) -> [Int] {
    func end(_ index: Int) -> Double { spans[index].start + spans[index].length }
    let order = spans.indices.filter { spans[$0].length > 0 }.sorted { end($0) < end($1) }
    // `covered[n]` is the most that the first n spans of the order cover. `before` has for each span how many spans
    // end where it begins or earlier.
    var covered = [0.0]
    var before: [Int] = []
    for (place, index) in order.enumerated() {
      var (low, high) = (0, place)
      while low < high {
        let middle = (low + high) / 2
        if end(order[middle]) <= spans[index].start { low = middle + 1 } else { high = middle }
      }
      before.append(low)
      covered.append(max(covered[place], covered[low] + spans[index].length))
    }
    var chain: [Int] = []
    var place = order.count
    while place > 0 {
      if covered[place] == covered[place - 1] {
        place -= 1
      } else {
        chain.append(order[place - 1])
        place = before[place - 1]
      }
    }
    return chain.reversed()
  }
}
