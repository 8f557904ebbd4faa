/// The faces that text may be set in, by family, and the families that stand in for characters a face lacks.
///
///     var fonts = FontCollection()
///     fonts.add(try FontFace(contentsOfFile: "Roboto-Regular.ttf"), family: "Roboto")
///     fonts.add(try FontFace(contentsOfFile: "NotoSansThai-Regular.ttf"))
///     fonts.fallbackFamilies = ["Noto Sans Thai"]
///
/// A value: adding a face to a copy leaves the original as it was. Family names are matched without regard to case.
public struct FontCollection: Sendable {
  /// A font, and the family, weight and slant under which it is found.
  public struct Face: Sendable, Hashable {
    /// The family it was added to, as written then.
    public let family: String
    /// Its weight, 1 to 1000.
    public let weight: Int
    /// Whether it is italic or oblique.
    public let isItalic: Bool
    /// The font.
    public let font: FontFace
  }

  /// The families searched, in this order, for what the families asked for do not have.
  public var fallbackFamilies: [String] = []

  /// All faces, in the order in which they were added.
  public private(set) var faces: [Face] = []

  /// Where each family's faces are in `faces`, by lower-cased name.
  private var families: [String: [Int]] = [:]

  /// A collection of no faces.
  public init() {}

  /// Adds a face.
  ///
  /// It takes the place of those of the same family, slant and width whose weight it has, and a variable face that of those whose weights
  /// its axis has. So all files of a family may be added in any order.
  ///
  /// - Parameters:
  ///   - font: The font.
  ///   - family: Under which name; the font's own if nil.
  ///   - weight: At which weight; the font's own if nil.
  ///   - isItalic: With which slant; the font's own if nil.
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
  /// The width that is nearest to the normal one goes first, a narrower one before a wider one, then slant, then weight: those of another
  /// width are found under a family of their own. A variable face has all weights of its axis. For a weight from 400 to 500 the search
  /// goes up to 500, then down, then up; below 400 it goes down first, above 500 up first. Of two faces of the same weight it is that
  /// which was added last.
  public func face(family: String, weight: Int = 400, isItalic: Bool = false) -> Face? {
    families[family.lowercased()]?.reversed()
      .map { faces[$0] }
      .min { Self.distance($0, from: weight, isItalic) < Self.distance($1, from: weight, isItalic) }
  }

  /// How far a face is from what was asked for: width, slant, then the side on which its weight lies, then how far.
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
    // Both weights may be any numbers.
    let (distance, overflows) = nearest.subtractingReportingOverflow(weight)
    return (
      width <= 5 ? 5 - width : width, face.isItalic == isItalic ? 0 : 1, side,
      overflows ? .max : Int(clamping: distance.magnitude)
    )
  }

  /// Searches a family after the others if its face says for whose ideographs it is: so a face that is given by its file alone stands in
  /// where a text's locale prefers it.
  package mutating func fallBack(onRegionsOf family: String) {
    guard !fallbackFamilies.contains(where: { $0.lowercased() == family.lowercased() }),
      let face = face(family: family), !face.font.regions.isEmpty
    else { return }
    fallbackFamilies.append(family)
  }

  /// The fonts that text in these families is set in, and the order in which they are searched.
  ///
  /// Families that do not exist are passed over. If none of those asked for exists, the collection's first family stands
  /// in, so that there is always a font that was asked for.
  ///
  /// The fallback families' faces for ideographs go in the order that the locale asks for, as `HanRegions` has it; families asked for stay
  /// as they are (CSS Fonts 4, section 5.3: a face that was asked for is searched before the system's).
  ///
  /// A variable face is set to the weight asked for, to italic if that was asked for and it has an axis for it, and to the `variations` on
  /// axes that it has.
  ///
  /// - Precondition: The collection is not empty, and no variation is not a number.
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

  /// Whether it has all that another face of its family has.
  fileprivate func replaces(_ other: Self) -> Bool {
    isItalic == other.isItalic && font.widthClass == other.font.widthClass
      && weights.lowerBound <= other.weights.lowerBound && other.weights.upperBound <= weights.upperBound
  }

  /// The font at a weight, italic if it can be, and at places on its axes; itself if it has none of them.
  ///
  /// An upright face becomes italic by its axis for that, and else by that of slant: CSS Fonts 4, section 2.4, leans text by 14 degrees,
  /// and Chromium does so by the axis (`font_custom_platform_data.cc`).
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
      // The file was read whole once, and the axes are the font's own: only a value that is no number is left to fail.
      preconditionFailure("\(error)")
    }
  }
}
