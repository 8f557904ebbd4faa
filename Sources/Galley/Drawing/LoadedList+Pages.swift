public import Drawing
public import JSONText
public import ListDocument
public import Sizing
internal import TextAnalysis

extension LoadedList {
  /// The list laid out and ready to be drawn.
  ///
  ///     let list = try LoadedList(source: "list.json", fonts: .bundled)
  ///     let page = Page(try list.panel(traits: list.settings.traits))
  ///     let png = try PagePainter(fonts: .bundled).png(page, scale: 2)
  ///
  /// - Parameters:
  ///   - traits: Category, direction and pixels, in the place of the document's own.
  ///   - width: The width in points, in the place of the document's own.
  ///   - caption: What stands above the list.
  /// - Throws: An error that names a picture that is damaged, or cannot be read any more.
  public func panel(traits: Traits, width: Double? = nil, caption: String? = nil) throws(InputError) -> Panel {
    panel(traits: traits, width: width, caption: caption, pictures: try pictures())
  }

  private func panel(
    traits: Traits, width: Double? = nil, caption: String?, pictures: [String: [UInt8]]
  ) -> Panel {
    var rows: [DrawnRow] = []
    var geometry = settings.geometry
    geometry.width = width ?? geometry.width
    let height = forEachPlacedRow(geometry, traits) { address, row, placement in
      let traits = traits.adding(row.state, in: geometry.style)
      rows.append(
        DrawnRow(
          placement: placement, appearance: row.row.appearance(traits: traits), direction: traits.direction,
          state: traits.state, isCell: address.role == .row,
          pictures: row.pictures.compactMapValues { pictures[$0] }))
    }
    var panel = Panel(caption: caption, rows: rows, width: geometry.width, bottom: height, style: geometry.style)
    panel.backgroundColor = settings.backgroundColor
    return panel
  }

  /// The PNG files that rows show, by name; each is read once.
  private func pictures() throws(InputError) -> [String: [UInt8]] {
    var pictures: [String: [UInt8]] = [:]
    for file in pictureFiles {
      let png = try ByteInput(file: file).contents(upTo: InputLimits.pictureBytes)
      guard RasterImage(png: png) != nil else {
        throw InputError(source: file, problem: "it is a damaged PNG file", expectation: "a PNG file that is whole")
      }
      pictures[file] = png
    }
    return pictures
  }

  /// The list on pages; rows are not divided between two.
  ///
  /// - Parameters:
  ///   - traits: Category, direction and pixels, in the place of the document's own.
  ///   - pageHeight: The most points of the list on a page.
  public func pages(traits: Traits, pageHeight: Double) throws(InputError) -> [Page] {
    try panel(traits: traits).divided(pageHeight: pageHeight).map { Page($0) }
  }

  /// Contact sheets: the list in many traits for comparison, each with its category and direction above it.
  ///
  /// - Parameters:
  ///   - groups: The traits, in groups that stay side by side.
  ///   - pageHeight: The most points of a list on a sheet. What does not fit is on the next sheets.
  public func contactSheets(_ groups: [[Traits]], pageHeight: Double) throws(InputError) -> [Page] {
    let pictures = try pictures()
    let groups = groups.map { group in
      group.map { panel(traits: $0, caption: $0.caption, pictures: pictures).divided(pageHeight: pageHeight) }
    }
    let count = groups.flatMap(\.self).map(\.count).max() ?? 0
    return (0..<count).map { sheet in
      Page(groups: groups.map { group in group.compactMap { sheet < $0.count ? $0[sheet] : nil } })
    }
  }
}

extension Traits {
  /// What a contact sheet writes above a list.
  fileprivate var caption: String {
    "\(sizeCategory?.shortName ?? "unspecified") · \(direction.rawValue)"
  }
}
