public import Drawing
public import JSONText
public import ListDocument
public import Sizing
internal import TextAnalysis

extension LoadedList {
  /// The list laid out and ready to be drawn.
  ///
  ///     let list = try LoadedList(source: "list.json", fonts: .bundled)
  ///     let page = Page(try list.panel())
  ///     let png = try PagePainter(fonts: .bundled).png(page, scale: 2)
  ///
  /// - Parameters:
  ///   - traits: Category, direction and pixels, in the place of the list's own.
  ///   - width: The width in points, in the place of the list's own.
  ///   - caption: What stands above the list.
  /// - Throws: An error that names a picture that is damaged, or cannot be read any more.
  public func panel(traits: Traits? = nil, width: Double? = nil, caption: String? = nil) throws(InputError) -> Panel {
    panel(traits: traits ?? settings.traits, width: width, caption: caption, pictures: try pictures())
  }

  private func panel(
    traits: Traits, width: Double? = nil, caption: String?, pictures: [String: [UInt8]]
  ) -> Panel {
    var panel = emptyPanel(width: width)
    panel.caption = caption
    var rows: [DrawnRow] = []
    panel.bottom = forEachDrawnRow(width: panel.width, traits, pictures) { rows.append($0) }
    panel.rows = rows
    return panel
  }

  /// The list without its rows.
  private func emptyPanel(width: Double? = nil) -> Panel {
    let geometry = settings.geometry
    var panel = Panel(rows: [], width: width ?? geometry.width, bottom: 0, style: geometry.style)
    panel.backgroundColor = settings.backgroundColor
    return panel
  }

  /// Calls `body` with each row, ready to be drawn, and returns the height of the list.
  private func forEachDrawnRow(
    width: Double, _ traits: Traits, _ pictures: [String: [UInt8]], _ body: (DrawnRow) -> Void
  ) -> Double {
    var geometry = settings.geometry
    geometry.width = width
    return forEachPlacedRow(geometry, traits) { address, row, placement in
      let traits = traits.adding(row.state, in: geometry.style)
      body(
        DrawnRow(
          placement: placement, appearance: row.row.appearance(traits: traits), direction: traits.direction,
          state: traits.state, isCell: address.role == .row,
          pictures: row.pictures.compactMapValues { pictures[$0] }))
    }
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
  ///   - traits: Category, direction and pixels, in the place of the list's own.
  ///   - pageHeight: The most points of the list on a page.
  public func pages(traits: Traits? = nil, pageHeight: Double) throws(InputError) -> [Page] {
    var pages: [Page] = []
    try forEachPage(traits: traits ?? settings.traits, pageHeight: pageHeight, pictures()) { pages.append($0) }
    return pages
  }

  /// Calls `body` with each of the list's pages, of which only one is held at a time.
  package func forEachPage(traits: Traits, pageHeight: Double, _ body: (Page) throws -> Void) throws {
    try forEachPage(traits: traits, pageHeight: pageHeight, pictures(), body)
  }

  private func forEachPage<Failure: Error>(
    traits: Traits, pageHeight: Double, _ pictures: [String: [UInt8]], _ body: (Page) throws(Failure) -> Void
  ) throws(Failure) {
    let panel = emptyPanel()
    var divider = PanelDivider(panel, pageHeight: pageHeight)
    var failure: Failure?
    let height = forEachDrawnRow(width: panel.width, traits, pictures) { row in
      guard case nil = failure, let section = divider.add(row) else { return }
      do throws(Failure) {
        try body(Page(section))
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    try body(Page(divider.finish(bottom: height)))
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
