public import TextLayout

/// The rows of a list, stored as their texts and one function for all rows that differ only in their texts.
///
///     var states = RowColumn()
///     let state = states.addVariant(texts: 2) { texts, typesetter in
///       StereoCell(StereoCell.Content(title: texts[0], detail: texts[1]), typesetter: typesetter)
///     }
///     states.append(["Alaska", "US-AK"], as: state)
///     states.append(["Hawaii", "US-HI"], as: state)
///     let prepared = PreparedRowColumn(states, typesetter: Typesetter(fonts: fonts))
///     prepared.heights(width: 375, traits: Traits())
///
/// Rows may be of any kinds, including an app's own. A row takes eight bytes beside its texts.
public struct RowColumn: Sendable {
  /// Makes a row of its texts.
  ///
  /// It must accept any texts and make the same row of the same texts each time. Apart from its texts, the row may depend on
  /// whether a text is empty, but not on what a text says.
  public typealias MakeRow = @Sendable (_ texts: [String], _ typesetter: Typesetter) -> any Row

  /// Rows that differ only in their texts.
  public struct Variant: Hashable, Sendable {
    fileprivate let index: Int
  }

  struct Form: Sendable {
    let key: FormKey
    /// For each text that is present, the texts of all rows.
    var texts: [TextColumn]
    var count = 0
  }

  struct FormKey: Hashable, Sendable {
    let variant: Int
    /// Which of the variant's texts are not empty, one bit each.
    var present: UInt64 = 0
    /// Features of the texts because of which a row may alter them.
    var features: TextPlaceholders.Features = []
  }

  struct Place: Sendable {
    let form: UInt32
    /// The index of the row in its form, whose rows are in the order of the list.
    var index: UInt32
  }

  var variants: [(textCount: Int, makeRow: MakeRow)] = []
  var forms: [Form] = []
  private var formsByKey: [FormKey: Int] = [:]
  var places: [Place] = []

  /// Own: the most texts of a row, as which of them there are is a bit each.
  static let textLimit = 64

  /// Makes a column without rows.
  public init() {}

  /// How many rows there are.
  public var count: Int { places.count }

  /// Adds a variant, with the function that makes its rows.
  ///
  /// - Parameters:
  ///   - textCount: How many texts a row has, at most 64.
  ///   - makeRow: Makes a row of its texts, which may be empty.
  public mutating func addVariant(texts textCount: Int, _ makeRow: @escaping MakeRow) -> Variant {
    require((0...Self.textLimit).contains(textCount), "a row of a column has at most 64 texts")
    variants.append((textCount, makeRow))
    return Variant(index: variants.count - 1)
  }

  /// Adds a row.
  ///
  /// - Parameters:
  ///   - texts: Its texts, as many as those of the variant.
  ///   - variant: One that was added to this column.
  public mutating func append(_ texts: some Collection<String>, as variant: Variant) {
    require(texts.count == variants[variant.index].textCount, "a row has as many texts as its variant")
    var key = FormKey(variant: variant.index)
    for (number, text) in texts.enumerated() where !text.isEmpty {
      key.present |= 1 << UInt64(number)
      key.features.formUnion(TextPlaceholders.features(of: text.utf8))
    }
    let form = form(key)
    var place = 0
    for text in texts where !text.isEmpty {
      forms[form].texts[place].append(text)
      place += 1
    }
    places.append(Place(form: UInt32(form), index: UInt32(forms[form].count)))
    forms[form].count += 1
  }

  mutating func form(_ key: FormKey) -> Int {
    // Most rows have the form of the row before.
    if let last = places.last.map({ Int($0.form) }), forms[last].key == key { return last }
    if let known = formsByKey[key] { return known }
    forms.append(Form(key: key, texts: Array(repeating: TextColumn(), count: key.present.nonzeroBitCount)))
    formsByKey[key] = forms.count - 1
    return forms.count - 1
  }

  /// Makes one row of the column.
  public func row(at index: Int, typesetter: Typesetter) -> any Row {
    let place = places[index]
    return row(of: forms[Int(place.form)], at: Int(place.index), typesetter)
  }

  func row(of form: Form, at index: Int, _ typesetter: Typesetter) -> any Row {
    row(of: form, form.texts.map { $0[index] }, typesetter)
  }

  /// Makes a row of a form from the texts that are present.
  func row(of form: Form, _ texts: [String], _ typesetter: Typesetter) -> any Row {
    var rest = texts[...]
    let (textCount, makeRow) = variants[form.key.variant]
    let all = (0..<textCount).map { form.key.present & 1 << UInt64($0) == 0 ? "" : rest.removeFirst() }
    return makeRow(all, typesetter)
  }
}
