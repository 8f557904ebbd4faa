/// The faces that text can be set in, by family, and the fallback families for characters that a face lacks.
///
///     var fonts = FontCollection()
///     fonts.add(try FontFace(contentsOfFile: "Roboto-Regular.ttf"), family: "Roboto")
///     fonts.add(try FontFace(contentsOfFile: "NotoSansThai-Regular.ttf"))
///     fonts.fallbackFamilies = ["Noto Sans Thai"]
///
/// A collection is a value: adding a face to a copy does not change the original. Family names are matched without regard to case.
public struct FontCollection: Sendable {
  /// A font, and the family, weight and slant under which it is found.
  public struct Face: Sendable, Hashable {
    /// The family it was added to, in the spelling used then.
    public let family: String
    /// Its weight, 1 to 1000.
    public let weight: Int
    /// Whether it is italic or oblique.
    public let isItalic: Bool
    /// The font.
    public let font: FontFace
  }

  /// The families that are searched, in this order, for characters that the requested families lack.
  public var fallbackFamilies: [String] = []

  /// All faces, in the order in which they were added.
  public private(set) var faces: [Face] = []

  /// The indices in `faces` of each family's faces, by lower-cased name.
  private var families: [String: [Int]] = [:]

  /// Makes a collection without faces.
  public init() {}

  /// Adds a face.
  ///
  /// It replaces faces of the same family, slant and width that have its weight; a variable face replaces those whose weights are all on
  /// its axis. So all files of a family may be added in any order.
  ///
  /// - Parameters:
  ///   - font: The font.
  ///   - family: The family to add it to; the font's own if nil.
  ///   - weight: The weight to add it at; the font's own if nil.
  ///   - isItalic: Whether to add it as italic; as the font itself if nil.
  public mutating func add(_ font: FontFace, family: String? = nil, weight: Int? = nil, isItalic: Bool? = nil) {
    let face = Face(
      family: family ?? font.familyName, weight: weight ?? font.weight, isItalic: isItalic ?? font.isItalic, font: font)
    let key = face.family.lowercased()
    let replaced = families[key, default: []].filter { face.replaces(faces[$0]) }
    guard let place = replaced.first else {
      families[key, default: []].append(faces.count)
      faces.append(face)
      return
    }
    faces[place] = face
    for other in replaced.dropFirst().reversed() { faces.remove(at: other) }
    if replaced.count > 1 { families = Dictionary(grouping: faces.indices) { faces[$0].family.lowercased() } }
  }

  /// Whether there is a family of this name.
  public func contains(family: String) -> Bool {
    families[family.lowercased()] != nil
  }

  /// The face of a family nearest to a weight and slant, by the rules of CSS Fonts 4, section 5.2; nil if there is no such family.
  ///
  /// Width decides first, then slant, then weight. Normal width goes first, then narrower widths, the nearest first, then wider ones; to
  /// find a face of another width, add it to a family of its own. A variable face has all weights of its axis. For a weight from 400 to
  /// 500 the search goes up to 500, then down, then up; below 400 it goes down first, above 500 up first. Of two equally near faces it
  /// is the one added last.
  public func face(family: String, weight: Int = 400, isItalic: Bool = false) -> Face? {
    families[family.lowercased()]?.reversed()
      .map { faces[$0] }
      .min { Self.distance($0, from: weight, isItalic) < Self.distance($1, from: weight, isItalic) }
  }

  /// The distance of a face from the request: by width, by slant, by the side on which its weight lies, and by how far.
  private static func distance(_ face: Face, from weight: Int, _ isItalic: Bool) -> (Int, Int, Int, Int) {
    let weights = face.weights
    let nearest = min(max(weight, weights.lowerBound), weights.upperBound)
    let side: Int
    switch weight {
    case 400...500: side = (weight...500).contains(nearest) || nearest == weight ? 0 : nearest < weight ? 1 : 2
    case ..<400: side = nearest <= weight ? 0 : 1
    default: side = nearest >= weight ? 0 : 1
    }
    let width = face.font.widthClass
    // Weights may be any integers, so their difference may overflow.
    let (distance, overflows) = nearest.subtractingReportingOverflow(weight)
    return (
      width <= 5 ? 5 - width : width, face.isItalic == isItalic ? 0 : 1, side,
      overflows ? .max : Int(clamping: distance.magnitude)
    )
  }

  /// Appends a family to the fallback families, unless it takes the place of a family of `others` and declares no regions of ideographs.
  ///
  /// So a face that is given only by its file sets the characters that all others lack, and one with ideographs those of a text whose
  /// locale prefers it.
  package mutating func fallBack(on family: String, beside others: FontCollection) {
    guard !fallbackFamilies.contains(where: { $0.lowercased() == family.lowercased() }),
      let face = face(family: family), !others.contains(family: family) || !face.font.regions.isEmpty
    else { return }
    fallbackFamilies.append(family)
  }

  /// The fonts that text in these families is set in, in the order in which they are searched.
  ///
  /// Families that do not exist are skipped. If no requested family exists, the collection's first family counts as requested, so that
  /// there is always a requested font.
  ///
  /// The locale determines the order of the fallback faces with ideographs (see `HanRegions`); requested families keep their order (CSS
  /// Fonts 4, section 5.3: a requested face is searched before the system's).
  ///
  /// A variable face is set to the requested weight, to italic if requested and if it has an axis for that, and to those `variations`
  /// whose axes it has.
  ///
  /// - Precondition: The collection is not empty, and no variation is NaN.
  package func cascade(
    families: [String], weight: Int, isItalic: Bool, fallsBack: Bool, variations: [FontVariation] = [],
    locale: String = ""
  ) -> FontCascade {
    precondition(!faces.isEmpty, "a font collection must hold a face before text can be set in it")
    var fonts: [FontFace] = []
    var seen: Set<FontFace> = []
    func add(_ faces: [Face]) {
      // A family named twice, or one that falls back on itself, is searched once.
      for face in faces where seen.insert(face.font).inserted {
        fonts.append(face.varied(weight: weight, isItalic: isItalic, variations))
      }
    }
    add(families.compactMap { face(family: $0, weight: weight, isItalic: isItalic) })
    var requestedCount = fonts.count
    if fallsBack {
      var fallback = fallbackFamilies.compactMap { face(family: $0, weight: weight, isItalic: isItalic) }
      fallback.removeAll { seen.contains($0.font) }
      HanRegions(tag: locale).sort(&fallback)
      add(fallback)
    }
    if requestedCount == 0 {
      let standIn = face(family: faces[0].family, weight: weight, isItalic: isItalic) ?? faces[0]
      fonts.removeAll { $0 == standIn.font }
      fonts.insert(standIn.varied(weight: weight, isItalic: isItalic, variations), at: 0)
      requestedCount = 1
    }
    return FontCascade(fonts: fonts, requestedCount: requestedCount)
  }
}

extension FontCollection.Face {
  /// The weights it can be set to: its own, or those of its axis.
  fileprivate var weights: ClosedRange<Int> {
    guard let axis = font.axes.first(where: { $0.tag == .weight }) else { return weight...weight }
    let lightest = Int(axis.minimum.rounded())
    return lightest...max(lightest, Int(axis.maximum.rounded()))
  }

  /// Whether it has the slant, the width and all weights of another face of its family.
  fileprivate func replaces(_ other: Self) -> Bool {
    isItalic == other.isItalic && font.widthClass == other.font.widthClass
      && weights.lowerBound <= other.weights.lowerBound && other.weights.upperBound <= weights.upperBound
  }

  /// The font at a weight, at an italic if requested, and at positions on its axes; the font itself if it has none of these axes.
  ///
  /// An upright face becomes italic by its italic axis, else by its slant axis: CSS Fonts 4, section 2.4, slants text by 14 degrees, and
  /// Chromium does so by that axis (`font_custom_platform_data.cc`).
  fileprivate func varied(weight: Int, isItalic: Bool, _ variations: [FontVariation]) -> FontFace {
    func has(_ axis: FontTag) -> Bool { font.axes.contains { $0.tag == axis } }
    var wanted = variations.filter { has($0.axis) }
    func add(_ axis: FontTag, _ value: Double) {
      if has(axis), !wanted.contains(where: { $0.axis == axis }) { wanted.append(FontVariation(axis, value)) }
    }
    add(.weight, Double(weight))
    if isItalic && !self.isItalic { has(.italic) ? add(.italic, 1) : add(.slant, -14) }
    guard !wanted.isEmpty else { return font }
    do throws(FontError) {
      return try font.withVariations(wanted)
    } catch {
      // The file was read before and the axes are the font's own, so only a NaN can fail.
      preconditionFailure("\(error)")
    }
  }
}
