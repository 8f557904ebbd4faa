public import Galley

extension LoadedList {
  /// The list as a PNG file, as ``expectPicture(_:named:category:width:direction:theme:scale:fileID:filePath:line:column:)`` compares it.
  ///
  /// The same list and arguments always give the same file, so a strategy of another snapshot library needs nothing else.
  ///
  /// - Parameters:
  ///   - width: The width, in points; nil for the list's own.
  ///   - traits: Category, direction and pixels; nil for the list's own.
  ///   - theme: Light or dark.
  ///   - scale: The number of pixels per point.
  /// - Throws: `InputError` if a picture in the list can no longer be read, `DrawingError` if the list is too high to draw,
  ///   `BundledFontsLoadingError` if the bundled faces are missing.
  public func png(
    width: Double? = nil, traits: Traits? = nil, theme: Theme = .light, scale: Double = 2
  ) throws -> [UInt8] {
    let panel = try panel(traits: traits ?? settings.traits, width: width)
    return try PagePainter(fonts: .bundled, theme: theme).png(Page(panel), scale: scale)
  }
}
