internal import FontKit

/// Features that Android keeps on in letter-spaced text.
///
/// CSS turns all of them off, so a letter-spaced style has to name them. Without letter spacing all are on by default,
/// and a style that names none shares the caches of its fonts with other styles.
extension FontFeature {
  static let contextualAlternates = features("calt")
  /// Contextual alternates and all ligatures that are on by default.
  static let ligatures = features("calt", "clig", "liga")

  private static func features(_ names: String...) -> [FontFeature] {
    names.compactMap { FontTag($0).map { FontFeature($0) } }
  }
}
