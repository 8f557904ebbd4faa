public import TextLayout

extension RowColumn {
  /// Makes a column without rows but with the variants of another, for rows that are to replace some of the other's.
  public init(variantsOf other: RowColumn) {
    self.init()
    variants = other.variants
  }

  struct FormEdit {
    let form: Int
    let range: Range<Int>
    /// The form of the new rows, with their texts; nil if the new column has no such form.
    let new: Form?
  }

  /// Replaces some rows by others.
  ///
  /// Cost: linear in the rows.
  ///
  /// - Parameters:
  ///   - range: The rows to replace.
  ///   - new: The new rows, of variants of this column: see ``init(variantsOf:)``.
  public mutating func replaceSubrange(_ range: Range<Int>, with new: RowColumn) { _ = replace(range, with: new) }

  mutating func replace(_ range: Range<Int>, with new: RowColumn) -> [FormEdit] {
    require(range.lowerBound >= 0 && range.upperBound <= count, "there are no rows \(range) of \(count)")
    require(new.variants.count <= variants.count, "rows that come are of variants of the column")
    let forms = new.forms.map { form($0.key) }
    // For each form, the number of its rows before the range, in the range, and in the new column.
    var (before, going) = (Array(repeating: 0, count: self.forms.count), Array(repeating: 0, count: self.forms.count))
    var coming = going
    for place in places[..<range.lowerBound] { before[Int(place.form)] += 1 }
    for place in places[range] { going[Int(place.form)] += 1 }
    for (form, new) in zip(forms, new.forms) { coming[form] = new.count }

    places.replaceSubrange(
      range,
      with: new.places.map { place in
        let form = forms[Int(place.form)]
        return Place(form: UInt32(form), index: UInt32(before[form]) + place.index)
      })
    for index in places.indices[(range.lowerBound + new.count)...] {
      let form = Int(places[index].form)
      places[index].index = UInt32(Int(places[index].index) + coming[form] - going[form])
    }
    return self.forms.indices.compactMap { form in
      // A form of the new column has no rows if all that it had were removed from that column.
      let added = forms.firstIndex(of: form).map { new.forms[$0] }
      guard going[form] > 0 || added != nil else { return nil }
      let range = before[form]..<before[form] + going[form]
      for text in self.forms[form].texts.indices {
        self.forms[form].texts[text].replaceSubrange(range, with: added?.texts[text] ?? TextColumn())
      }
      self.forms[form].count += coming[form] - going[form]
      return FormEdit(form: form, range: range, new: added)
    }
  }
}

extension PreparedRowColumn {
  /// Replaces some rows by others.
  ///
  /// Cost: preparing the new rows, copying the prepared data of some thousand rows beside them, and copying four bytes for
  /// each text and eight for each row of the column.
  ///
  /// - Parameters:
  ///   - range: The rows to replace.
  ///   - new: The new rows, of variants of this column: see ``RowColumn/init(variantsOf:)``.
  ///   - typesetter: Prepares the new rows; its fonts must be those of the column.
  public mutating func replaceSubrange(_ range: Range<Int>, with new: RowColumn, typesetter: Typesetter) {
    for edit in rows.replace(range, with: new) {
      let known = edit.form < forms.count ? forms[edit.form] : nil
      let form = PreparedRowForm(of: rows.forms[edit.form], in: rows, known, edit, typesetter)
      if known == nil { forms.append(form) } else { forms[edit.form] = form }
    }
  }
}

extension PreparedRowForm {
  /// Makes a form after an edit of its rows, and keeps the prepared data of the other rows.
  fileprivate convenience init(
    of form: RowColumn.Form, in all: RowColumn, _ known: PreparedRowForm?, _ edit: RowColumn.FormEdit,
    _ typesetter: Typesetter
  ) {
    let parts = Parts(of: form, in: all, typesetter)
    let columns = parts.uses.enumerated().map { number, use in
      let texts = edit.new?.texts[use.text] ?? TextColumn()
      guard var column = known?.columns[number] else {
        return PreparedColumn(texts, style: use.style, typesetter: typesetter)
      }
      column.replaceSubrange(edit.range, with: texts, typesetter: typesetter)
      return column
    }
    var rows = known?.rows ?? []
    if parts.isAltered {
      let made = edit.new.map { new in (0..<new.count).map { all.row(of: new, at: $0, typesetter) } } ?? []
      rows.replaceSubrange(edit.range, with: made)
    }
    self.init(parts, columns, rows: rows, typesetter)
  }
}
