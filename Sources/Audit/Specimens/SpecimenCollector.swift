internal import Drawing
internal import JSONText
internal import ListDocument
internal import Sizing
internal import TextAnalysis
internal import Typography

/// Keeps the rows of a document that a report shows, up to a limit, in the order of the combinations: the faults of
/// the smallest sizes come first.
struct SpecimenCollector {
  let list: LoadedList
  let limit: Int
  private(set) var specimens: [FindingGroup.Key: Specimen] = [:]
  /// Which of the list's rows the specimens are.
  private var rowIndices: [FindingGroup.Key: Int] = [:]
  /// The PNG files that the rows show; nil for those that cannot be read.
  private var files: [String: [UInt8]?] = [:]

  init(_ list: LoadedList, limit: Int) {
    self.list = list
    self.limit = limit
  }

  /// Keeps the row of a finding, unless it is known from another width, or there are enough.
  ///
  /// A row in the direction of its document is preferred to one in the other direction.
  mutating func collect(
    _ finding: Finding, rowIndex: Int, row: ListRow, role: ListStacker.Role, _ placed: PlacedRow, _ traits: Traits
  ) {
    guard limit > 0 else { return }
    let key = FindingGroup.Key(finding)
    let combination =
      finding.combination
      ?? Combination(
        sizeCategory: traits.sizeCategory, width: list.settings.geometry.width, direction: traits.direction,
        fontScale: traits.fontScale)
    if let known = specimens[key]?.combination {
      let own = list.settings.traits.direction
      let isLarger = known.width == combination.width && known.direction == combination.direction
      guard isLarger || known.direction != own && combination.direction == own else { return }
    } else {
      guard specimens.count < limit else { return }
    }
    rowIndices[key] = rowIndex
    specimens[key] = Specimen(
      combination: combination, row: drawn(row, role: role, placed, traits), style: list.settings.geometry.style)
  }

  /// Lays the rows out at the default size, to stand beside the specimens.
  ///
  /// Cost: a layout of the whole list for each width and direction of the specimens, since the position of a row
  /// depends on the rows above it.
  mutating func addReferences() {
    let wanted = specimens.filter { key, specimen in
      !key.kind.isEverywhere && specimen.combination != specimen.combination.atDefaultSize
    }
    for (facet, keys) in Dictionary(grouping: wanted.keys, by: { specimens[$0]?.combination.atDefaultSize }) {
      guard let facet else { continue }
      let keysByRow = Dictionary(grouping: keys) { rowIndices[$0] }
      var (geometry, traits) = (list.settings.geometry, list.settings.traits)
      facet.apply(to: &geometry, &traits)
      var index = 0
      list.forEachPlacedRow(geometry, traits) { address, row, placed in
        for key in keysByRow[index] ?? [] {
          let reference = drawn(row, role: address.role, placed, traits)
          specimens[key]?.reference = reference
        }
        index += 1
      }
    }
  }

  private mutating func drawn(_ row: ListRow, role: ListStacker.Role, _ placed: PlacedRow, _ traits: Traits) -> DrawnRow
  {
    let traits = traits.adding(row.state, in: list.settings.geometry.style)
    var pictures: [ElementName: [UInt8]] = [:]
    for (element, file) in row.pictures { pictures[element] = contents(of: file) }
    return DrawnRow(
      placement: placed, appearance: row.row.appearance(traits: traits), direction: traits.direction,
      state: traits.state, isCell: role == .row, pictures: pictures)
  }

  /// A PNG file; what cannot be read any more is shown as a placeholder, for that is no fault of the list.
  private mutating func contents(of file: String) -> [UInt8]? {
    if let known = files[file] { return known }
    let contents = try? ByteInput(file: file).contents(upTo: InputLimits.reportPictureBytes)
    files[file] = .some(contents)
    return contents
  }
}

extension Combination {
  /// The same at the default size, in which references are laid out.
  var atDefaultSize: Combination {
    Combination(sizeCategory: .default, width: width, direction: direction)
  }

  /// Makes a list's surroundings those of the combination.
  func apply(to geometry: inout ListGeometry, _ traits: inout Traits) {
    geometry.width = width
    traits.sizeCategory = sizeCategory
    traits.direction = direction
    traits.fontScale = fontScale
  }
}
