package import Drawing
package import Sizing

/// A row with a fault, kept so that a report can show it.
package struct Specimen: Sendable {
  /// The combination in which it is kept: the largest font scale and size category at the first width that has the fault, in the
  /// document's own direction if it is there.
  package internal(set) var combination: Combination
  package internal(set) var row: DrawnRow
  /// The same row at the default size, as wide and in the same direction; nil if ``row`` is that, or the fault is
  /// everywhere.
  package internal(set) var reference: DrawnRow?
  /// The look of the list the row is in.
  package internal(set) var style: ListAppearance
}
