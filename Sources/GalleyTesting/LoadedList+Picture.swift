public import Galley

extension LoadedList {
  /// The list as a PNG file, as ``expectPicture(_:named:category:width:direction:theme:scale:fileID:filePath:line:column:)`` compares it.
  ///
  /// It is a pure function of the list and its surroundings, so it is also all that a strategy of another snapshot library needs.
  ///
  /// - Parameters:
  ///   - width: The width, in points; nil is the list's own.
  ///   - traits: Category, direction and pixels; nil are the list's own.
  ///   - theme: Light or dark.
  ///   - scale: The pixels of a point.
  /// - Throws: `InputError` for a picture that cannot be read any more, `DrawingError` for a list that is too high to be drawn,
  ///   `BundledFontsLoadingError` if the bundled faces are missing.
  public func png(
    width: Double? = nil, traits: Traits? = nil, theme: Theme = .light, scale: Double = 2
  ) throws -> [UInt8] {
    let panel = try panel(traits: traits ?? settings.traits, width: width)
    return try PagePainter(fonts: .bundled, theme: theme).png(Page(panel), scale: scale)
  }
}
