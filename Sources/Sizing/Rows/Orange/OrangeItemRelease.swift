/// The releases of the Orange Design System for iOS that have ``OrangeItem``.
///
/// Source, code: `Components/Lists` of ods-ios 0.9.0 to 1.4.0 (Orange-OpenSource/ods-ios 0a54ea6 and the tags before it).
public enum OrangeItemRelease: String, Codable, Hashable, Sendable, CaseIterable {
  /// 0.9.0, the first with images of three shapes and with selection.
  case release09 = "0.9"
  /// 0.10.0.
  case release010 = "0.10"
  /// 0.11.0 to 0.11.2.
  case release011 = "0.11"
  /// 0.12.0.
  case release012 = "0.12"
  /// 0.13.0 and 0.13.1.
  case release013 = "0.13"
  /// 0.14.0.
  case release014 = "0.14"
  /// 0.15.0: one item for all, and the style that has its insets and its divider.
  case release015 = "0.15"
  /// 0.16.0.
  case release016 = "0.16"
  /// 0.17.0: titles of one line, subtitles of one by default.
  case release017 = "0.17"
  /// 1.0.0: icons of apps.
  case release10 = "1.0"
  /// 1.1.0.
  case release11 = "1.1"
  /// 1.2.0: more room around the info button.
  case release12 = "1.2"
  /// 1.3.0 and 1.3.1.
  case release13 = "1.3"
  /// 1.4.0, the last.
  case release14 = "1.4"

  /// Whether a release is one of these or a later one.
  func isSince(_ first: OrangeItemRelease) -> Bool { Self.allCases.drop { $0 != first }.contains(self) }

  /// Whether there is `odsListItemStyle`, which gives an item its padding and its own divider.
  var hasStyle: Bool { isSince(.release015) }
  /// The most lines of a title; 0 for no limit.
  package var titleLines: Int { isSince(.release017) ? 1 : 0 }
  /// The default for the most lines of a subtitle; 0 for no limit.
  package var subtitleLines: Int { isSince(.release017) ? 1 : 0 }
  /// Between title and subtitle: `ODSSpacing.xs`, and none from 0.15 on.
  var textSpacing: Double { isSince(.release015) ? 0 : 4 }
  var hasSpacer: Bool { !isSince(.release015) }
  /// Whether a trailing text is a string, which SwiftUI shows as it is; since then apps give a `Text`.
  var hasVerbatimTrailingText: Bool { !isSince(.release015) }
  /// Whether the item is the label of its switch; before, the switch stands beside it and has an empty label.
  var labelsToggle: Bool { isSince(.release017) }
  var combinesTexts: Bool { isSince(.release10) }
  /// Whether the info button has the theme's accent: `ODSIconButton` gives it up to 0.13, and the item itself from 0.15 on.
  var tintsInfoButton: Bool { self != .release014 }

  /// The padding beside an item: `ODSSpacing.m` of the style, or before there was one `ODSSpacing.s` of the
  /// documentation's examples.
  package var padding: Double { isSince(.release015) ? 16 : 8 }
  var wideImageWidth: Double { isSince(.release015) ? 88 : 80 }
  /// The side that is kept free for the info button; `nil` for the side of its symbol.
  var infoButtonSide: Double? { isSince(.release12) ? 44 : nil }
}
