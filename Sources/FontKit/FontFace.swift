/// A face of a font file at a position in its design space.
///
/// A font has no size. All its numbers are in font units, and a length in points is `units × size / unitsPerEm`.
///
///     let font = try FontFace(contentsOfFile: "Roboto-Regular.ttf")
///     font.unitsPerEm          // 2048
///     font.metrics.ascender    // 1900
///
/// Making one validates the file with FreeType and reads its character map, which takes about a millisecond for a face of
/// many thousand glyphs. A `FontFace` is immutable, and any thread may use it.
public final class FontFace: Sendable {
  /// The bytes the font was made of.
  public let data: FontData
  /// Which face of a collection this is; 0 for a file of one face.
  public let faceIndex: Int
  /// The positions on its axes at which the font was made, within the axes' ranges; empty if none was given.
  public let variations: [FontVariation]
  /// The axes of a variable font; empty if it is not one.
  public let axes: [VariationAxis]

  /// Font units per em, in which advances are given.
  public let unitsPerEm: Int
  /// The metrics of its line box and letters: the face's own, or those that override them.
  public let metrics: FontMetrics
  /// The three sets of vertical metrics in the file, from which `metrics` was chosen unless overridden.
  package let verticalMetrics: VerticalMetricsSources
  /// The code points it has a glyph for.
  public let coverage: Coverage

  /// The family's name in the file.
  public let familyName: String
  /// The style's name in the file, such as `Bold Italic`.
  public let styleName: String
  /// The weight the file states, 1 to 1000; 400 is regular, 700 is bold.
  public let weight: Int
  /// The width the file states, from 1, ultra-condensed, to 9; 5 is normal.
  package let widthClass: Int
  /// Whether the file says that the face is italic.
  public let isItalic: Bool
  /// Whether it draws colour glyphs, as emoji faces do.
  public let hasColorGlyphs: Bool

  /// The regions whose forms of ideographs its file declares; empty for faces without ideographs, kana and Hangul.
  package let regions: HanRegions

  /// Whether its shapes or advances depend on the size: it has an optical-size axis (`opsz`) whose position was not given, or
  /// tracking by size (`trak`).
  ///
  /// Such a font needs a size before text is set in it: see `atSize(_:)`.
  public let dependsOnSize: Bool
  /// The scale of its advances if it stands in for another face; nil if it does not, or once it has a size.
  package let advanceScale: AdvanceScale?
  /// The factor of its advances: 1 unless it stands in for another face and has a size.
  package let advanceFactor: Double

  package let harfBuzz: HarfBuzzFont
  /// Whether `metrics` override the face's own.
  private let hasOverriddenMetrics: Bool
  /// Whether it has an optical-size axis whose position was not given.
  private let followsOpticalSize: Bool
  /// Tracking that replaces a `trak` table of its own.
  private let tracking: FontTracking?
  /// The cache of its instances by size.
  let sized = SizedFonts()
  /// The cache of its instances with glyphs of whole pixels, by pixels per em.
  private let inPixels = SizedFonts()
  /// The metrics of its bitmaps; nil if it has outlines, or if others were given.
  package let bitmapMetrics: FontMetrics?

  /// Makes a font from bytes that are already in memory.
  ///
  /// - Parameters:
  ///   - data: The bytes, shared and not copied.
  ///   - faceIndex: Which face of a collection.
  ///   - variations: Positions on the axes of a variable font; axes that are not named stay at their default.
  ///   - metrics: Metrics to use instead of the face's own.
  public convenience init(
    _ data: FontData, faceIndex: Int = 0, variations: [FontVariation] = [], metrics: FontMetrics? = nil
  ) throws(FontError) {
    try self.init(data, faceIndex: faceIndex, variations: variations, metrics: metrics, tracking: nil, pointSize: nil)
  }

  /// - Parameters:
  ///   - tracking: Tracking that replaces a `trak` table of its own.
  ///   - pointSize: The size whose tracking its advances include; nil for none.
  private init(
    _ data: FontData, faceIndex: Int, variations: [FontVariation], metrics: FontMetrics?, tracking: FontTracking?,
    pointSize: Double?
  ) throws(FontError) {
    guard data.count > 0 else { throw FontError(.empty, in: data.source) }
    let directory = SfntDirectory(data)
    guard !directory.isCompressed else { throw FontError(.compressed, in: data.source) }
    guard let faceCount = directory.faceCount else { throw FontError(.notAFont, in: data.source) }
    guard (0..<faceCount).contains(faceIndex) else {
      throw FontError(.noSuchFace(index: faceIndex, count: faceCount), in: data.source)
    }
    if let (table, end) = directory.firstTableBeyondEnd(ofFace: faceIndex) {
      throw FontError(.truncated(table: table, end: end, count: data.count), in: data.source)
    }

    let face = try FreeTypeFace(data, index: faceIndex)
    guard face.isSfnt, face.unitsPerEm > 0 else {
      throw FontError(.damaged("it states no units per em"), in: data.source)
    }
    let axes = face.axes
    let places = try Self.places(variations, on: axes, source: data.source)
    if !places.isEmpty { face.setDesignCoordinates(places.map(\.value)) }

    harfBuzz = HarfBuzzFont(
      ShapingFaceRecipe(
        data: data, index: faceIndex, unitsPerEm: face.unitsPerEm, variations: places, tracking: tracking,
        pointSize: pointSize))
    guard !harfBuzz.hasNoFunctions else { throw FontError(.unreadable("memory is short"), in: data.source) }
    guard harfBuzz.glyphCount > 0 else { throw FontError(.damaged("it has no glyphs"), in: data.source) }
    if let table = harfBuzz.tableThatIsRejected(unitsPerEm: face.unitsPerEm) {
      throw FontError(.damaged("HarfBuzz cannot use its table '\(table)'"), in: data.source)
    }
    if let table = harfBuzz.tableOfTooManyRules {
      let limit = HarfBuzzFont.mostRules
      throw FontError(.damaged("table '\(table)' has more than \(limit) rules for a glyph"), in: data.source)
    }

    self.data = data
    self.faceIndex = faceIndex
    self.variations = places
    self.axes = axes
    unitsPerEm = face.unitsPerEm
    verticalMetrics = face.verticalMetrics
    let ownMetrics = face.metrics
    self.metrics = metrics ?? ownMetrics
    hasOverriddenMetrics = metrics != nil
    let ownBitmapMetrics = face.bitmapMetrics
    bitmapMetrics = metrics == nil ? ownBitmapMetrics : nil
    for own in [ownMetrics, ownBitmapMetrics] where own?.hasNegativeHeight ?? false {
      throw FontError(.damaged("its lines have a negative height"), in: data.source)
    }
    coverage = harfBuzz.coverage
    familyName = face.familyName
    styleName = face.styleName
    weight = places.first { $0.axis == .weight }.map { Int($0.value.rounded()) } ?? face.weight
    widthClass = face.widthClass
    isItalic = face.isItalic
    hasColorGlyphs = harfBuzz.hasColor
    regions = HanRegions(of: face, harfBuzz)
    followsOpticalSize =
      axes.contains { $0.tag == .opticalSize } && !variations.contains { $0.axis == .opticalSize }
    self.tracking = tracking
    dependsOnSize = followsOpticalSize || (pointSize == nil && harfBuzz.hasTracking)
    advanceScale = nil
    advanceFactor = 1
    guard !face.isShortOfMemory else { throw FontError(.damaged("there is no memory to read it"), in: data.source) }
  }

  /// Makes a font from a file.
  public convenience init(
    contentsOfFile path: String, faceIndex: Int = 0, variations: [FontVariation] = [], metrics: FontMetrics? = nil
  ) throws(FontError) {
    try self.init(FontData(contentsOfFile: path), faceIndex: faceIndex, variations: variations, metrics: metrics)
  }

  private init(
    _ font: FontFace, metrics: FontMetrics?, advanceScale: AdvanceScale?, advanceFactor: Double = 1,
    units: (perEm: Int, HarfBuzzFont)? = nil
  ) {
    data = font.data
    faceIndex = font.faceIndex
    variations = font.variations
    axes = font.axes
    (unitsPerEm, harfBuzz) = units ?? (font.unitsPerEm, font.harfBuzz)
    verticalMetrics = font.verticalMetrics
    self.metrics = metrics ?? font.metrics
    hasOverriddenMetrics = metrics != nil || font.hasOverriddenMetrics
    bitmapMetrics = metrics == nil ? font.bitmapMetrics : nil
    self.advanceScale = advanceScale
    self.advanceFactor = advanceFactor
    coverage = font.coverage
    familyName = font.familyName
    styleName = font.styleName
    weight = font.weight
    widthClass = font.widthClass
    isItalic = font.isItalic
    hasColorGlyphs = font.hasColorGlyphs
    regions = font.regions
    followsOpticalSize = font.followsOpticalSize
    tracking = font.tracking
    dependsOnSize = font.dependsOnSize
  }

  /// The same face with other metrics: its glyphs and advances stay, its line box changes.
  ///
  /// Costs one allocation.
  public func withMetrics(_ metrics: FontMetrics) -> FontFace {
    FontFace(self, metrics: metrics, advanceScale: advanceScale)
  }

  /// The same face as a stand-in for a wider or narrower one: its glyphs and its line box stay, and its text is scaled to the
  /// width of the other's.
  ///
  /// Costs one allocation.
  package func withAdvanceScale(_ scale: AdvanceScale) -> FontFace {
    FontFace(self, metrics: nil, advanceScale: scale)
  }

  /// The same face at other positions on its axes; axes that are not named keep their position.
  public func withVariations(_ variations: [FontVariation]) throws(FontError) -> FontFace {
    let font = try with(variations, tracking: tracking, pointSize: nil)
    return advanceScale.map(font.withAdvanceScale) ?? font
  }

  /// The same face with tracking that its file does not have, such as Apple's published tracking for a face without a `trak`
  /// table.
  ///
  /// - Precondition: The face has no tracking yet.
  public func withTracking(_ tracking: FontTracking) -> FontFace {
    precondition(!harfBuzz.hasTracking, "a face is tracked once")
    let font = orFail { () throws(FontError) in try with([], tracking: tracking, pointSize: nil) }
    return advanceScale.map(font.withAdvanceScale) ?? font
  }

  /// The font at a size; the font itself if it does not depend on the size.
  ///
  /// Its optical size is the size in points, as CoreText and CSS (`font-optical-sizing: auto`) set it, and its advances include
  /// the tracking of `trak` at that size, in track 0. Cost: that of making a font, unless the size is in the cache.
  package func atSize(_ size: Double) -> FontFace {
    guard dependsOnSize || advanceScale != nil else { return self }
    return sized.font(atSize: size) {
      var font = self
      if dependsOnSize {
        font = orFail { () throws(FontError) in
          try with(followsOpticalSize ? [FontVariation(.opticalSize, size)] : [], tracking: tracking, pointSize: size)
        }
      }
      guard let advanceScale else { return font }
      return FontFace(font, metrics: nil, advanceScale: nil, advanceFactor: advanceScale.factor(atSize: size))
    }
  }

  /// The font with glyphs that are whole pixels wide, as Android sets text that is not animated; the font itself if it depends on
  /// the size or stands in for another, and at sizes that no device has.
  ///
  /// Its metrics and outlines stay; its units are fractions of a pixel. Cost: that of making a font, unless the size is in the
  /// cache.
  ///
  /// - Parameter pixelsPerEm: The size, in pixels.
  package func inWholePixels(perEm pixelsPerEm: Double) -> FontFace {
    guard !dependsOnSize, advanceScale == nil, (1...1024).contains(pixelsPerEm) else { return self }
    return inPixels.font(atSize: pixelsPerEm) {
      let size = WholePixelSize(pixelsPerEm: pixelsPerEm)
      let recipe = ShapingFaceRecipe(
        data: data, index: faceIndex, unitsPerEm: unitsPerEm, variations: variations, tracking: nil, pointSize: nil,
        wholePixelSize: size)
      return FontFace(self, metrics: nil, advanceScale: nil, units: (size.unitsPerEm, HarfBuzzFont(recipe)))
    }
  }

  private func with(
    _ variations: [FontVariation], tracking: FontTracking?, pointSize: Double?
  ) throws(FontError) -> FontFace {
    // If any position was given, there is one on every axis: then that of an optical size that was not given is dropped.
    var merged = self.variations.filter { !followsOpticalSize || $0.axis != .opticalSize }
    for variation in variations {
      merged.removeAll { $0.axis == variation.axis }
      merged.append(variation)
    }
    return try FontFace(
      data, faceIndex: faceIndex, variations: merged, metrics: hasOverriddenMetrics ? metrics : nil, tracking: tracking,
      pointSize: pointSize)
  }

  /// Makes a font that cannot fail, since the file was read before and the axes are the font's own.
  private func orFail(_ make: () throws(FontError) -> FontFace) -> FontFace {
    do throws(FontError) {
      return try make()
    } catch {
      preconditionFailure("\(error)")
    }
  }

  /// A position on each axis, within the axis's range; none if no variations are given.
  private static func places(
    _ variations: [FontVariation], on axes: [VariationAxis], source: String
  ) throws(FontError) -> [FontVariation] {
    guard !variations.isEmpty else { return [] }
    var places = axes.map { FontVariation($0.tag, $0.defaultValue) }
    for variation in variations {
      guard let position = axes.firstIndex(where: { $0.tag == variation.axis }) else {
        throw FontError(
          .noSuchAxis(tag: variation.axis.description, available: axes.map(\.tag.description)), in: source)
      }
      guard !variation.value.isNaN else {
        throw FontError(.notANumber(axis: variation.axis.description), in: source)
      }
      let axis = axes[position]
      places[position].value = min(max(variation.value, axis.minimum), axis.maximum)
    }
    return places
  }
}

/// Two fonts are equal if they are the same object.
extension FontFace: Hashable {
  /// Whether both are the same object.
  public static func == (a: FontFace, b: FontFace) -> Bool { a === b }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension FontTag {
  /// The weight axis, `wght`.
  public static let weight = FontTag(rawValue: 0x7767_6874)
  /// The italic axis, `ital`: 1 is italic.
  public static let italic = FontTag(rawValue: 0x6974_616C)
  /// The slant axis, `slnt`: degrees anticlockwise, so text that leans to the right has less than 0.
  public static let slant = FontTag(rawValue: 0x736C_6E74)
  /// The optical-size axis, `opsz`.
  public static let opticalSize = FontTag(rawValue: 0x6F70_737A)
}
