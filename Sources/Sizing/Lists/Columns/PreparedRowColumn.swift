public import FontKit
public import TextLayout

/// The rows of a whole list, of any kinds, prepared to be measured again and again at any width and in any traits.
///
///     let prepared = try await PreparedRowColumn(rowColumn, fonts: fonts, workers: 2)
///     var index = HeightIndex(sections: [SectionHeights(rows: prepared.heights(width: 375, traits: traits))])
///
/// Each height equals that of the row measured by itself. Of each text only what its lines follow from is kept
/// (`PreparedColumn`). Rows of any kind whose texts have the same numbers of lines are measured once, so when the width or the
/// size category changes, a height costs a few comparisons. Three kinds of rows are measured one by one: rows that ask for the
/// widths of their texts, unless only to find whether two fit beside each other; rows that alter their texts before they set
/// them, as by Markdown or capitals, which are kept whole; and rows with a text whose lines depend on more, such as one with a
/// word that is wider than the line: it is prepared again, some 10 to 100 microseconds.
public struct PreparedRowColumn: Sendable {
  package internal(set) var rows: RowColumn
  var forms: [PreparedRowForm]

  /// How many rows there are.
  public var count: Int { rows.count }

  /// The memory of the prepared rows, in bytes, without the texts themselves and without rows that alter their texts.
  public var byteCount: Int { forms.reduce(count * MemoryLayout<RowColumn.Place>.stride) { $0 + $1.byteCount } }

  /// Prepares rows on this thread, with a typesetter.
  ///
  /// - Complexity: O(*n*) in the texts.
  public init(_ rows: RowColumn, typesetter: Typesetter) {
    self.rows = rows
    forms = rows.forms.map { form in
      let parts = PreparedRowForm.Parts(of: form, in: rows, typesetter)
      return PreparedRowForm(
        parts, parts.texts.map { PreparedColumn($0.texts, style: $0.style, typesetter: typesetter) },
        rows: parts.isAltered ? (0..<form.count).map { rows.row(of: form, at: $0, typesetter) } : [], typesetter)
    }
  }

  /// Prepares rows on several threads at once.
  ///
  /// The result does not depend on the number of threads. Nothing runs on the caller's actor.
  ///
  /// - Throws: `CancellationError` if the task is cancelled before all are prepared.
  @concurrent
  public init(_ rows: RowColumn, fonts: FontCollection, workers: Int) async throws(CancellationError) {
    let typesetter = Typesetter(fonts: fonts)
    let parts = rows.forms.map { PreparedRowForm.Parts(of: $0, in: rows, typesetter) }
    let columns = try await PreparedColumn.prepared(parts.flatMap(\.texts), fonts: fonts, workers: workers)
    let altered = parts.filter(\.isAltered).flatMap { parts in
      stride(from: 0, to: parts.form.count, by: Self.rowsAtOnce).map {
        (parts.form, $0..<min($0 + Self.rowsAtOnce, parts.form.count))
      }
    }
    let made = try await PreparedColumn.inParallel(altered, workers: workers) {
      Typesetter(fonts: fonts)
    } body: { typesetter, part in
      part.1.map { rows.row(of: part.0, at: $0, typesetter) }
    }
    var (nextColumn, nextRow) = (columns.makeIterator(), made.joined().makeIterator())
    self.rows = rows
    forms = parts.map { parts in
      PreparedRowForm(
        parts, parts.uses.compactMap { _ in nextColumn.next() },
        rows: parts.isAltered ? (0..<parts.form.count).compactMap { _ in nextRow.next() } : [], typesetter)
    }
  }

  /// Own: how many rows that are kept a worker makes before it looks whether there are more.
  private static let rowsAtOnce = 256

  /// The heights of all rows, in points, in the order of the list.
  ///
  /// - Complexity: O(1) for each row, except those that are measured one by one.
  public func heights(width: Double, traits: Traits) -> [Double] {
    heights(of: 0..<count, width: width, traits: traits)
  }

  /// The heights of some rows, in points, in the order of the list.
  ///
  /// - Parameters:
  ///   - range: Which rows.
  ///   - width: The width the list gives them, in points.
  ///   - traits: The traits of all of them.
  /// - Complexity: O(1) for each row, except those that are measured one by one.
  public func heights(of range: Range<Int>, width: Double, traits: Traits) -> [Double] {
    require(range.lowerBound >= 0 && range.upperBound <= count, "there are no rows \(range) of \(count)")
    if forms.count == 1 { return forms[0].heights(of: range, width: width, traits: traits) }
    // The rows of a form are in the order of the list.
    var parts = [Range<Int>?](repeating: nil, count: forms.count)
    for place in rows.places[range] {
      let (form, index) = (Int(place.form), Int(place.index))
      parts[form] = (parts[form]?.lowerBound ?? index)..<index + 1
    }
    let heights = zip(forms, parts).map { form, part in
      part.map { form.heights(of: $0, width: width, traits: traits) } ?? []
    }
    return rows.places[range].map { place in
      heights[Int(place.form)][Int(place.index) - (parts[Int(place.form)]?.lowerBound ?? 0)]
    }
  }
}
