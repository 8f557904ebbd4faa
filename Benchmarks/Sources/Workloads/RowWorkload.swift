public import Galley

/// A kind of row, which makes rows with the texts of a workload.
public struct RowWorkload: Sendable {
  /// The name of the kind.
  public let name: String
  private let content: @Sendable (_ title: String, _ detail: String, Typesetter) -> any Row

  /// The width of the rows, in points.
  public static let width = 375.0

  private init(_ name: String, _ content: @escaping @Sendable (String, String, Typesetter) -> any Row) {
    self.name = name
    self.content = content
  }

  /// Makes a row from each text and prepares its texts: the detail is the text, the title its first 24 characters.
  public func rows(of texts: some Sequence<String>, _ typesetter: Typesetter) -> [any Row] {
    texts.map { row($0, typesetter) }
  }

  /// Makes a row from a text, as `rows(of:_:)` does.
  public func row(_ text: String, _ typesetter: Typesetter) -> any Row {
    content(String(text.prefix(24)), text, typesetter)
  }

  /// Makes a row from a title and a detail.
  public func row(_ title: String, _ detail: String, _ typesetter: Typesetter) -> any Row {
    content(title, detail, typesetter)
  }

  /// Stereo cells without images.
  public static let stereo = RowWorkload("mdc.stereo") { title, detail, typesetter in
    StereoCell(
      StereoCell.Content(title: title, detail: detail, fonts: StereoCell.Fonts(adjustsForSizeCategory: true)),
      typesetter: typesetter)
  }

  /// Every kind of row, with the content that it has in most lists.
  public static let all = [
    RowWorkload("mdc.stereo") { title, detail, typesetter in
      StereoCell(
        StereoCell.Content(
          title: title, detail: detail, leadingImage: StereoCell.Image(size: LayoutSize(width: 40, height: 40))),
        typesetter: typesetter)
    },
    RowWorkload("mdc.sample") { title, detail, typesetter in
      SampleCell(SampleCell.Content(title: title, detail: detail, hasImage: true), typesetter: typesetter)
    },
    RowWorkload("mdc.text") { title, detail, typesetter in
      CollectionTextCell(
        CollectionTextCell.Content(title: title, detail: detail, accessory: .disclosureIndicator),
        typesetter: typesetter)
    },
    RowWorkload("mdc.actionSheet") { title, _, typesetter in
      ActionSheetItem(ActionSheetItem.Content(title: title, hasImage: true), typesetter: typesetter)
    },
    RowWorkload("mdc.actionSheetHeader") { title, detail, typesetter in
      ActionSheetHeader(ActionSheetHeader.Content(title: title, message: detail), typesetter: typesetter)
    },
    RowWorkload("uikit.subtitleCell") { title, detail, typesetter in
      var content = ListContentRow.Content(text: title, secondaryText: detail)
      content.accessories = [CellAccessory(.system(.checkmark)), CellAccessory(.system(.disclosureIndicator))]
      return ListContentRow(content, configuration: ListContentConfiguration(.subtitleCell), typesetter: typesetter)
    },
    RowWorkload("uikit.valueCell") { title, _, typesetter in
      ListContentRow(
        ListContentRow.Content(text: title, secondaryText: "12:30"),
        configuration: ListContentConfiguration(.valueCell), typesetter: typesetter)
    },
    RowWorkload("uikit.table.subtitle") { title, detail, typesetter in
      var content = TableCell.Content(text: title, detailText: detail)
      content.accessory = .disclosureIndicator
      return TableCell(.subtitle, content, typesetter: typesetter)
    },
    RowWorkload("swiftui.row") { title, detail, typesetter in
      var content = SwiftUIRow.Content(text: title, detail: detail, image: LayoutSize(width: 40, height: 40))
      content.isNavigationLink = true
      return SwiftUIRow(content, typesetter: typesetter)
    },
    RowWorkload("ods.item") { title, detail, typesetter in
      OrangeListItem(
        OrangeListItem.Content(title: title, subtitle: detail, leadingIconAspectRatio: 1, trailing: .infoButton),
        typesetter: typesetter)
    },
    RowWorkload("ods.toggle") { title, _, typesetter in OrangeToggleItem(title: title, typesetter: typesetter) },
    RowWorkload("ods.listItem") { title, detail, typesetter in
      OrangeItem(
        OrangeItem.Content(title: title, subtitle: detail, leading: .circularImage, trailing: .infoButton(text: "12")),
        typesetter: typesetter)
    },
    RowWorkload("m2.listItem") { title, detail, typesetter in
      Material2ListItem(
        Material2ListItem.Content(title: title, secondary: detail, icon: .icon, trailing: .text("12")),
        typesetter: typesetter)
    },
    RowWorkload("m3.listItem.compose") { title, detail, typesetter in
      Material3ListItem(
        Material3ListItem.Content(title: title, supporting: detail, leading: .avatar, trailing: .icon),
        typesetter: typesetter)
    },
    RowWorkload("m3.listItem.expressive") { title, detail, typesetter in
      Material3ListItem(
        Material3ListItem.Content(title: title, supporting: detail, leading: .avatar, trailing: .icon),
        reading: .expressive, typesetter: typesetter)
    },
    RowWorkload("flutter.listTile") { title, detail, typesetter in
      FlutterListTile(
        FlutterListTile.Content(title: title, subtitle: detail, leading: .avatar, trailing: .icon),
        typesetter: typesetter)
    },
  ]
}
