internal import FontKit

/// What stays on where letters are spaced, by the rules of Android and Flutter: CSS turns all of it off.
extension FontFeature {
  /// Alternates that depend on neighbours.
  static let contextualAlternates = features("calt")
  /// These and ligatures that depend on neighbours.
  static let contextualForms = features("calt", "clig")
  /// These and all other ligatures that are on by themselves.
  static let ligatures = features("calt", "clig", "liga")

  private static func features(_ names: String...) -> [FontFeature] {
    names.compactMap { FontTag($0).map { FontFeature($0) } }
  }
}
