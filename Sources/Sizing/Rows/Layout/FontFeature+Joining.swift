internal import FontKit

/// Features that stay on by the rules of Android or Flutter where letters are spaced, since CSS turns all of them off. Where letters are not
/// spaced, all are on by themselves, and a style without features shares what is known of its fonts with others.
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
