internal import CFreeType

/// A FreeType face, open for as long as it takes to validate a font and read its metrics, or to draw with it.
///
/// Each face has a library object of its own, which is freed with it.
@safe package struct FreeTypeFace: ~Copyable {
  private let library: FreeTypeLibrary
  private let face: FT_Face
  // FreeType reads the bytes in place.
  private let data: FontData

  /// Opens face `index` of `data`.
  ///
  /// Throws `FontError.Code.damaged` if FreeType does not start or rejects one of the tables that it loads.
  package init(_ data: FontData, index: Int) throws(FontError) {
    guard let library = FreeTypeLibrary() else {
      throw FontError(.damaged("FreeType does not start"), in: data.source)
    }
    var face: FT_Face?
    let start = unsafe data.bytes.baseAddress?.assumingMemoryBound(to: FT_Byte.self)
    let fault = unsafe FT_New_Memory_Face(library.pointer, start, FT_Long(data.count), FT_Long(index), &face)
    guard fault == 0, let face = unsafe face else {
      throw FontError(.damaged("FreeType error \(fault)"), in: data.source)
    }
    self.library = library
    unsafe self.face = face
    self.data = data
  }

  deinit {
    unsafe FT_Done_Face(face)
  }

  /// Whether FreeType ran out of memory for a part of the face.
  ///
  /// The properties of the face may then be wrong.
  package var isShortOfMemory: Bool { library.isShortOfMemory }

  /// FreeType's `FT_Face`, valid while this value lives.
  package var handle: UnsafeMutableRawPointer { unsafe UnsafeMutableRawPointer(face) }

  /// Whether the face is in an sfnt file: TrueType or OpenType.
  var isSfnt: Bool { unsafe face.pointee.face_flags & FT_Long(FT_FACE_FLAG_SFNT) != 0 }

  /// Font units per em, from `head`: FreeType's own field is 0 for faces of bitmaps only, as some emoji faces are.
  ///
  /// 0 without `head`.
  var unitsPerEm: Int {
    guard let head = unsafe FT_Get_Sfnt_Table(face, FT_SFNT_HEAD)?.assumingMemoryBound(to: TT_Header.self) else {
      return 0
    }
    return unsafe Int(head.pointee.Units_Per_EM)
  }

  /// The typographic family name.
  var familyName: String { unsafe face.pointee.family_name.map { unsafe String(cString: $0) } ?? "" }

  /// The style's name, such as `Bold Italic`.
  var styleName: String { unsafe face.pointee.style_name.map { unsafe String(cString: $0) } ?? "" }

  /// Whether the face says that it is italic.
  var isItalic: Bool { unsafe face.pointee.style_flags & FT_Long(FT_STYLE_FLAG_ITALIC) != 0 }

  /// `OS/2.usWeightClass`, at most 1000; 700 or 400 for faces that state none.
  var weight: Int {
    if let os2 = unsafe os2, unsafe os2.pointee.usWeightClass > 0 {
      return unsafe min(Int(os2.pointee.usWeightClass), 1000)
    }
    return unsafe face.pointee.style_flags & FT_Long(FT_STYLE_FLAG_BOLD) != 0 ? 700 : 400
  }

  /// `OS/2.usWidthClass`, 1 to 9; 5, which is normal, for faces that state none.
  var widthClass: Int {
    guard let os2 = unsafe os2, unsafe (1...9).contains(os2.pointee.usWidthClass) else { return 5 }
    return unsafe Int(os2.pointee.usWidthClass)
  }

  /// `OS/2.ulCodePageRange1`; 0 for faces that state none.
  var codePages: UInt32 { unsafe os2.map { unsafe UInt32(truncatingIfNeeded: $0.pointee.ulCodePageRange1) } ?? 0 }

  /// The Windows language IDs of the family's names (OpenType, `name`).
  var nameLanguages: [UInt16] {
    let count = unsafe FT_Get_Sfnt_Name_Count(face)
    return (0..<count).compactMap { index in
      var name = unsafe FT_SfntName()
      guard unsafe FT_Get_Sfnt_Name(face, index, &name) == 0, unsafe name.platform_id == TT_PLATFORM_MICROSOFT,
        unsafe name.name_id == TT_NAME_ID_FONT_FAMILY || name.name_id == TT_NAME_ID_TYPOGRAPHIC_FAMILY
      else { return nil }
      return unsafe name.language_id
    }
  }

  /// The axes, in the font's order; empty if the font is not variable.
  var axes: [VariationAxis] {
    var description: UnsafeMutablePointer<FT_MM_Var>?
    guard unsafe FT_Get_MM_Var(face, &description) == 0, let description = unsafe description else { return [] }
    defer { unsafe FT_Done_MM_Var(library.pointer, description) }
    return unsafe UnsafeBufferPointer(start: description.pointee.axis, count: Int(description.pointee.num_axis)).map {
      axis in
      unsafe VariationAxis(
        tag: FontTag(rawValue: UInt32(truncatingIfNeeded: axis.tag)),
        name: axis.name.map { unsafe String(cString: $0) } ?? "",
        minimum: Self.number(axis.minimum),
        defaultValue: Self.number(axis.def),
        maximum: Self.number(axis.maximum))
    }
  }

  /// Sets the face's position in its design space, so that `MVAR` adjusts its metrics.
  ///
  /// - Parameter values: One value for each axis, in the font's order.
  package func setDesignCoordinates(_ values: [Double]) {
    var coordinates = values.map { FT_Fixed(($0 * 65_536).rounded()) }
    unsafe FT_Set_Var_Design_Coordinates(face, FT_UInt(coordinates.count), &coordinates)
  }

  /// The three sets of vertical metrics.
  var verticalMetrics: VerticalMetricsSources {
    var horizontalHeader = VerticalMetricsSources.Triple(ascender: 0, descender: 0, lineGap: 0)
    if let header = unsafe FT_Get_Sfnt_Table(face, FT_SFNT_HHEA)?.assumingMemoryBound(to: TT_HoriHeader.self) {
      horizontalHeader = unsafe .init(
        ascender: Int(header.pointee.Ascender),
        descender: Int(header.pointee.Descender),
        lineGap: Int(header.pointee.Line_Gap))
    }
    guard let os2 = unsafe os2 else {
      return VerticalMetricsSources(
        horizontalHeader: horizontalHeader, typographic: nil, windows: nil, usesTypographicMetrics: false)
    }
    return unsafe VerticalMetricsSources(
      horizontalHeader: horizontalHeader,
      typographic: .init(
        ascender: Int(os2.pointee.sTypoAscender),
        descender: Int(os2.pointee.sTypoDescender),
        lineGap: Int(os2.pointee.sTypoLineGap)),
      windows: .init(
        ascender: Int(os2.pointee.usWinAscent), descender: -Int(os2.pointee.usWinDescent), lineGap: 0),
      usesTypographicMetrics: os2.pointee.fsSelection & (1 << 7) != 0)
  }

  /// The metrics of the face's line box and letters.
  var metrics: FontMetrics {
    let vertical = verticalMetrics.preferred
    var metrics = FontMetrics(
      unitsPerEm: max(1, unitsPerEm),
      ascender: vertical.ascender, descender: vertical.descender, lineGap: vertical.lineGap)
    if let head = unsafe FT_Get_Sfnt_Table(face, FT_SFNT_HEAD)?.assumingMemoryBound(to: TT_Header.self) {
      unsafe metrics.maximumY = Int(head.pointee.yMax)
      unsafe metrics.minimumY = Int(head.pointee.yMin)
    }
    // `OS/2` has these heights from version 2 on.
    if let os2 = unsafe os2, unsafe os2.pointee.version >= 2 {
      unsafe metrics.capHeight = Int(os2.pointee.sCapHeight)
      unsafe metrics.xHeight = Int(os2.pointee.sxHeight)
    }
    if let post = unsafe FT_Get_Sfnt_Table(face, FT_SFNT_POST)?.assumingMemoryBound(to: TT_Postscript.self) {
      unsafe metrics.underlinePosition = Int(post.pointee.underlinePosition)
      unsafe metrics.underlineThickness = Int(post.pointee.underlineThickness)
    }
    return metrics
  }

  /// The metrics of the largest of its sizes, in 1/64 pixel; nil for a face with outlines.
  ///
  /// Skia takes these for the line box of a face that has bitmaps only, and not those of `hhea`
  /// (`SkScalerContext_FreeType::generateFontMetrics`).
  var bitmapMetrics: FontMetrics? {
    guard unsafe face.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) == 0 else { return nil }
    let sizes = unsafe UnsafeBufferPointer(
      start: face.pointee.available_sizes, count: Int(face.pointee.num_fixed_sizes))
    guard let largest = sizes.indices.max(by: { unsafe sizes[$0].y_ppem < sizes[$1].y_ppem }),
      unsafe FT_Select_Size(face, FT_Int(largest)) == 0, let metrics = unsafe face.pointee.size?.pointee.metrics,
      metrics.y_ppem > 0
    else { return nil }
    return FontMetrics(
      unitsPerEm: 64 * Int(metrics.y_ppem), ascender: metrics.ascender, descender: metrics.descender,
      lineGap: metrics.height - metrics.ascender + metrics.descender)
  }

  /// The `OS/2` table; nil if there is none, which FreeType marks by version 0xFFFF.
  private var os2: UnsafeMutablePointer<TT_OS2>? {
    guard let table = unsafe FT_Get_Sfnt_Table(face, FT_SFNT_OS2)?.assumingMemoryBound(to: TT_OS2.self),
      unsafe table.pointee.version != 0xFFFF
    else { return nil }
    return unsafe table
  }

  private static func number(_ fixed: FT_Fixed) -> Double { Double(fixed) / 65_536 }
}

extension FreeTypeFace {
  /// The version of the FreeType library at run time, such as `2.12.1`; empty if FreeType does not start.
  package static var libraryVersion: String {
    guard let library = FreeTypeLibrary() else { return "" }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    unsafe FT_Library_Version(library.pointer, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }
}
