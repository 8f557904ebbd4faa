public import TextLayout
internal import Typography

/// A cell of a UIKit table with the labels of its own (`UITableViewCell` with a style), as they were before content
/// configurations.
///
/// Source of all numbers of iOS 26: openuikit, iOS 26.1. Of iOS 18 the heights of single lines were measured (on iOS 13,
/// by hand, in all categories); the rest is inferred. `TableCell.Metrics` has them.
public final class TableCell: Sendable {
  package let style: Style
  package let profile: SystemProfile
  let content: Content
  let text: StyledText?
  let detailText: StyledText?

  /// How the labels of a cell are arranged (`UITableViewCell.CellStyle`).
  public enum Style: String, Codable, Hashable, Sendable, CaseIterable {
    /// A text.
    case `default`
    /// A text, and a smaller one below.
    case subtitle
    /// A text, and a second one where the row ends.
    ///
    /// The second is cut if there is no room for both; at accessibility sizes they stand one over the other.
    case value1

    /// Whether cells of the style have a second text.
    var hasDetail: Bool { self != .default }
  }

  /// What a cell shows.
  public struct Content: Codable, Hashable, Sendable {
    /// The text.
    public var text: String?
    /// The second text, unless the style has none.
    public var detailText: String?
    /// The size of the image, in points.
    public var image: LayoutSize?
    /// What stands where the row ends, while the table is not edited.
    public var accessory: Accessory?
    /// The control where the row begins while the table is edited.
    public var editingStyle = EditingStyle.delete
    /// Whether there is a control to move the row while the table is edited.
    public var showsReorderControl = false
    /// The most lines of the text; 0 is as many as it takes.
    ///
    /// Source, published: Apple, `UILabel.numberOfLines`.
    public var numberOfLines = 1
    /// The margins at both sides; `nil` for those of a table on a phone.
    public var layoutMargin: Double?
    /// The height that the table gives its rows (`UITableView.rowHeight`), in points; `nil` for the cell's own.
    ///
    /// Texts and accessories stand in the middle of it.
    public var rowHeight: Double?

    /// Makes the content of a cell.
    public init(text: String? = nil, detailText: String? = nil) {
      self.text = text
      self.detailText = detailText
    }
  }

  /// What stands where a cell ends.
  public enum Accessory: Codable, Hashable, Sendable {
    /// A chevron.
    case disclosureIndicator
    /// A checkmark.
    case checkmark
    /// A view of a size.
    case view(LayoutSize)
    /// A switch.
    case toggle(isOn: Bool)
  }

  /// The control where a cell begins while its table is edited.
  public enum EditingStyle: String, Codable, Hashable, Sendable, CaseIterable {
    /// None.
    case none
    /// The button that deletes the row.
    case delete
    /// The button that inserts one.
    case insert
  }

  /// Makes a cell, preparing its texts.
  ///
  /// - Parameters:
  ///   - style: The arrangement of the labels.
  ///   - content: What it shows.
  ///   - profile: The era whose metrics apply.
  ///   - family: The family texts are set in; `system` stands for the system's face.
  ///   - locale: The language of the texts, a BCP 47 tag.
  ///   - typesetter: What prepares the texts.
  public init(
    _ style: Style, _ content: Content, profile: SystemProfile = .ios26, family: String = "system",
    locale: String = "en", typesetter: Typesetter
  ) {
    self.style = style
    self.profile = profile
    self.content = content
    text = StyledText(
      content.text,
      ListContentConfiguration.TextProperties(
        .body, color: SystemColor.label, numberOfLines: content.numberOfLines), family: family, locale: locale,
      typesetter: typesetter)
    detailText = StyledText(
      style.hasDetail ? content.detailText : nil, Metrics(style: style, profile: profile).detailText, family: family,
      locale: locale, typesetter: typesetter)
  }
}
