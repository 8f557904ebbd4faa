internal import FontKit

extension FontFeature {
  /// Features that join letters, where they stay on by the rules of Android or Flutter though letters are spaced: CSS turns them off.
  ///
  /// None if letters are not spaced, as all are on by themselves then.
  static func joining(_ names: [String], spacedBy spacing: Double) -> [FontFeature] {
    spacing == 0 ? [] : names.compactMap { FontTag($0).map { FontFeature($0) } }
  }
}
