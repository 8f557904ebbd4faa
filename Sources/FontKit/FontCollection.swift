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
  /// A face of the same family, weight and slant takes the place of the one that was there.
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
    if let place = families[key]?.first(where: {
      faces[$0].weight == face.weight && faces[$0].isItalic == face.isItalic
    }) {
      faces[place] = face
    } else {
      families[key, default: []].append(faces.count)
      faces.append(face)
    }
  }

  /// Whether there is a family of this name.
  public func contains(family: String) -> Bool {
    families[family.lowercased()] != nil
  }

  /// The face of a family nearest to a weight and slant, by the rules of CSS Fonts 4, section 5.2; nil if there is no such family.
  ///
  /// Slant goes before weight. For a weight from 400 to 500 the search goes up to 500, then down, then up; below 400 it goes
  /// down first, above 500 up first.
  public func face(family: String, weight: Int = 400, isItalic: Bool = false) -> Face? {
    families[family.lowercased()]?
      .map { faces[$0] }
      .min { Self.distance($0, from: weight, isItalic) < Self.distance($1, from: weight, isItalic) }
  }

  /// How far a face is from what was asked for: slant, then the side on which its weight lies, then how far.
  private static func distance(_ face: Face, from weight: Int, _ isItalic: Bool) -> (Int, Int, Int) {
    let side: Int
    switch weight {
    case 400...500:
      side = (weight...500).contains(face.weight) || face.weight == weight ? 0 : face.weight < weight ? 1 : 2
    case ..<400: side = face.weight <= weight ? 0 : 1
    default: side = face.weight >= weight ? 0 : 1
    }
    // Weights are what files say, and what was asked for may be any number.
    let (distance, overflows) = face.weight.subtractingReportingOverflow(weight)
    return (face.isItalic == isItalic ? 0 : 1, side, overflows ? .max : Int(clamping: distance.magnitude))
  }

  /// The fonts that text in these families is set in, and the order in which they are searched.
  ///
  /// Families that do not exist are passed over. If none of those asked for exists, the collection's first family stands
  /// in, so that there is always a font that was asked for.
  ///
  /// A variable face is set to the weight asked for, and to the `variations` on axes that it has.
  ///
  /// - Precondition: The collection is not empty, and no variation is not a number.
  package func cascade(
    families: [String], weight: Int, isItalic: Bool, fallsBack: Bool, variations: [FontVariation] = []
  ) -> FontCascade {
    precondition(!faces.isEmpty, "a font collection must hold a face before text can be set in it")
    var fonts: [FontFace] = []
    var seen: Set<FontFace> = []
    var requestedCount = 0
    for (index, family) in (fallsBack ? families + fallbackFamilies : families).enumerated() {
      guard let face = face(family: family, weight: weight, isItalic: isItalic) else { continue }
      // A family named twice, or one that falls back on itself, is searched once.
      if seen.insert(face.font).inserted { fonts.append(face.font.varied(weight: weight, variations)) }
      if index < families.count { requestedCount = fonts.count }
    }
    if requestedCount == 0 {
      let standIn = face(family: faces[0].family, weight: weight, isItalic: isItalic)?.font ?? faces[0].font
      fonts.removeAll { $0 == standIn }
      fonts.insert(standIn.varied(weight: weight, variations), at: 0)
      requestedCount = 1
    }
    return FontCascade(fonts: fonts, requestedCount: requestedCount)
  }
}

extension FontFace {
  /// The font at a weight and at places on its axes; itself if it has none of them.
  fileprivate func varied(weight: Int, _ variations: [FontVariation]) -> FontFace {
    var wanted = variations.filter { variation in axes.contains { $0.tag == variation.axis } }
    if axes.contains(where: { $0.tag == .weight }), !wanted.contains(where: { $0.axis == .weight }) {
      wanted.append(FontVariation(.weight, Double(weight)))
    }
    guard !wanted.isEmpty else { return self }
    do throws(FontError) {
      return try withVariations(wanted)
    } catch {
      // The file was read whole once, and the axes are the font's own: only a value that is no number is left to fail.
      preconditionFailure("\(error)")
    }
  }
}
