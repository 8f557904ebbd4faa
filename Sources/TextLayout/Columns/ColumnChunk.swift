/// What is kept of some texts of a column: where their line counts change.
///
/// A structure of arrays: a place and a byte a text, and a few widths of four bytes.
struct ColumnChunk: Sendable, Hashable {
  /// How a text is measured.
  enum Kind {
    /// The unit of a text's widths, and whether all its lines have the same faces, in a byte.
    static func code(unit: Int, isUniform: Bool) -> UInt8 { UInt8(unit) | (isUniform ? 0 : nonUniform) }
    /// Set where lines may have other faces than the first.
    static let nonUniform: UInt8 = 0x80
    /// How many units a chunk can tell apart.
    static let unitLimit = 0x80
  }

  /// The widths of all texts, one after the other.
  private(set) var widths: [Int32] = []
  /// Where the widths of each text end.
  private(set) var ends: [UInt32] = []
  /// The kind of each text.
  private(set) var kinds: [UInt8] = []
  /// Units of an em that the widths are given in.
  private(set) var units: [Int]

  /// A chunk whose first unit is that of most texts.
  init(unitsPerEm: Int, capacity: Int) {
    units = [unitsPerEm]
    ends.reserveCapacity(capacity)
    kinds.reserveCapacity(capacity)
    widths.reserveCapacity(4 * capacity)
  }

  var count: Int { ends.count }

  /// Adds the text last measured.
  mutating func append(_ finder: inout ThresholdFinder, _ outcome: ColumnMeasurer.Outcome) {
    let unit = unit(outcome.unitsPerEm)
    if unit != nil { finder.finish(into: &widths) }
    ends.append(UInt32(widths.count))
    kinds.append(Kind.code(unit: unit ?? 0, isUniform: outcome.usesFirstFontOnly))
  }

  /// Adds a text that was prepared by itself.
  mutating func append(_ text: PreparedText) {
    let shaped = text.storage.shaped
    let unit = unit(shaped.unitsPerEm)
    if unit != nil { widths.append(contentsOf: text.storage.thresholds.widths) }
    ends.append(UInt32(widths.count))
    kinds.append(Kind.code(unit: unit ?? 0, isUniform: shaped.usesFirstFontOnly))
  }

  /// The place of a unit among those of the chunk; nil if there are too many.
  private mutating func unit(_ unitsPerEm: Int) -> Int? {
    if let known = units.firstIndex(of: unitsPerEm) { return known }
    guard units.count < Kind.unitLimit else { return nil }
    units.append(unitsPerEm)
    return units.count - 1
  }

  /// Gives back memory that is not used.
  mutating func trim() {
    widths = widths.map(\.self)
  }

  /// The bytes its arrays hold.
  var byteCount: Int { 4 * widths.capacity + 4 * ends.capacity + kinds.capacity + 8 * units.capacity }

  /// Adds the number of lines of each text to `counts`: 0 where its widths do not say.
  ///
  /// - Parameter limits: How wide a line may be in each of the units.
  func appendLineCounts(limits: [Int32], to counts: inout [UInt8]) {
    let widths = widths.span
    let ends = ends.span
    let kinds = kinds.span
    var start = 0
    for index in 0..<kinds.count {
      let end = Int(ends[index])
      let limit = limits[Int(kinds[index] & ~Kind.nonUniform)]
      var count: UInt8 = 0
      if start < end, widths[end - 1] <= limit {
        count = 1
        while widths[start] > limit {
          start += 1
          count += 1
        }
      }
      counts.append(count)
      start = end
    }
  }

  /// Whether all lines of a text have the same faces.
  func isUniform(at index: Int) -> Bool { kinds[index] & Kind.nonUniform == 0 }
}
