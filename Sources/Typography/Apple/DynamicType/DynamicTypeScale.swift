/// A caller's own sizes instead of those of Dynamic Type's styles, by category.
///
/// Styles that it does not name keep the system's sizes. It changes texts only: what else grows with the category, such
/// as the minimum heights of rows and the sizes of controls, follows the system's styles.
///
/// A class, so that passing it on retains one reference.
public final class DynamicTypeScale: Sendable {
  /// The sizes by category, one row for each style; `nil` for the system's.
  let sizes: [[Double]?]
  /// The distances between the baselines of two lines, by category, one row for each style; empty or `nil` where the
  /// scale has none.
  let lineHeights: [[Double?]]

  init(sizes: [[Double]?], lineHeights: [[Double?]]) {
    self.sizes = sizes
    self.lineHeights = lineHeights
  }

  /// A scale from a system's styles, which must have the names of Dynamic Type's: UIKit's, SwiftUI's or their raw
  /// strings.
  ///
  /// - Throws: ``UnknownName`` if a style has no such name.
  /// - Precondition: The system does not scale by a font scale.
  public init(_ system: TypeSystem) throws(UnknownName) {
    precondition(system.rule.axis != .fontScale, "Dynamic Type scales by category")
    var sizes = [[Double]?](repeating: nil, count: DynamicTypeStyle.allCases.count)
    var lineHeights = [[Double?]](repeating: [], count: sizes.count)
    for own in system.styles {
      guard let style = ([own.name] + own.aliases).lazy.compactMap({ DynamicTypeStyle($0) }).first else {
        throw UnknownName(own.name, expected: DynamicTypeStyle.allCases.map(\.description))
      }
      let resolved = SizeCategory.allCases.map { system.resolve(own, for: TextSizeSetting(category: $0)) }
      sizes[Int(style.rawValue)] = resolved.map(\.pointSize)
      lineHeights[Int(style.rawValue)] = resolved.map(\.lineHeight)
    }
    self.sizes = sizes
    self.lineHeights = lineHeights
  }

  /// A scale from one curve, that of body: all styles keep the proportion to body that they have at the default
  /// category.
  ///
  /// - Parameter body: The size of body in a category, in points: positive and finite.
  public init(body: (SizeCategory) -> Double) {
    let curve = SizeCategory.allCases.map(body)
    precondition(curve.allSatisfy { $0 > 0 && $0.isFinite }, "a point size is a positive number")
    sizes = DynamicTypeStyle.allCases.map { style in
      let share = style.pointSize() / DynamicTypeStyle.body.pointSize()
      return curve.map { $0 * share }
    }
    lineHeights = [[Double?]](repeating: [], count: sizes.count)
  }

  /// The size of a style in a category, in points; `nil` if it is the system's.
  public func pointSize(_ style: DynamicTypeStyle, for category: SizeCategory?) -> Double? {
    sizes[Int(style.rawValue)]?[(category ?? .default).index]
  }

  /// The distance between the baselines of two lines of a style, in points; `nil` if the scale has none.
  public func lineHeight(_ style: DynamicTypeStyle, for category: SizeCategory?) -> Double? {
    let row = lineHeights[Int(style.rawValue)]
    return row.isEmpty ? nil : row[(category ?? .default).index]
  }
}

extension DynamicTypeScale: Hashable {
  /// Whether both give every style the same sizes and line heights.
  public static func == (first: DynamicTypeScale, second: DynamicTypeScale) -> Bool {
    first === second || first.sizes == second.sizes && first.lineHeights == second.lineHeights
  }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(sizes)
    hasher.combine(lineHeights)
  }
}
