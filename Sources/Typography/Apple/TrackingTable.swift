/// How much Apple's system faces are tracked at a size: Human Interface Guidelines, Typography, Tracking values.
///
/// The system face has an optical size axis, and its advances at a size already include this tracking. Apply either one
/// or the other.
///
/// The tables list whole sizes. Values between two entries are interpolated; beyond the ends they keep their proportion
/// to the size. Both are assumptions, as nothing is published.
package enum TrackingTable: Sendable, Hashable, CaseIterable {
  /// SF Pro on iOS, iPadOS and visionOS.
  case pro
  /// SF Pro on macOS and tvOS: as on iOS, except for the points at 52 and 53.
  case proDesktop
  /// SF Pro Rounded.
  case proRounded
  /// New York.
  case newYork
  /// SF Compact, on watchOS.
  case compact
  /// SF Compact Rounded: as SF Compact from 20 pt on.
  case compactRounded

  /// One line of a table: a size, thousandths of an em, and hundredths of a point.
  typealias Entry = (size: Int16, thousandths: Int16, hundredths: Int16)

  /// The tracking at a size, in points.
  ///
  /// Own: entries are in hundredths.
  package func points(at size: Double) -> Double {
    value(at: size, growsBeyond: true) { Double($0.hundredths) / 100 }
  }

  /// The tracking at a size, in thousandths of an em.
  package func thousandthsOfEm(at size: Double) -> Double {
    value(at: size, growsBeyond: false) { Double($0.thousandths) }
  }

  /// The value of a column at a size.
  ///
  /// - Parameter growsBeyond: Whether beyond the ends of the table the value grows with the size.
  private func value(at size: Double, growsBeyond: Bool, _ column: (Entry) -> Double) -> Double {
    let entries = entries
    let (first, last) = (entries[0], entries[entries.count - 1])
    guard size > Double(first.size), size < Double(last.size) else {
      let end = size < Double(last.size) ? first : last
      return growsBeyond ? column(end) * (size / Double(end.size)) : column(end)
    }
    let upper = index(of: size, in: entries)
    let (start, end) = (entries[upper - 1], entries[upper])
    if Double(end.size) == size { return column(end) }
    let fraction = (size - Double(start.size)) / Double(end.size - start.size)
    return column(start) + (column(end) - column(start)) * fraction
  }

  /// The first entry at or above a size that lies within the table: a binary search.
  private func index(of size: Double, in entries: [Entry]) -> Int {
    var low = 0
    var high = entries.count - 1
    while low < high {
      let middle = (low + high) / 2
      if Double(entries[middle].size) < size { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The table's lines, by ascending size.
  var entries: [Entry] {
    switch self {
    case .pro: TrackingTable.proEntries
    case .proDesktop: TrackingTable.proDesktopEntries
    case .proRounded: TrackingTable.proRoundedEntries
    case .newYork: TrackingTable.newYorkEntries
    case .compact: TrackingTable.compactEntries
    case .compactRounded: TrackingTable.compactRoundedEntries
    }
  }
}
