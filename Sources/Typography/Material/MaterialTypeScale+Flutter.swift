/// Source, code: `typography.dart` of Flutter 3 (e3bb93b).
extension MaterialTypeScale {
  /// The styles of 2014 in Flutter.
  ///
  /// There are no line heights: lines have the face's natural height.
  ///
  /// `englishLike2014`, `dense2014`, `tall2014`.
  package static func flutter2014(_ geometry: ScriptGeometry) -> MaterialTypeScale {
    switch geometry {
    case .englishLike: englishLike2014
    case .dense: dense2014
    case .tall: tall2014
    }
  }

  /// The styles of 2018 in Flutter.
  ///
  /// There are no line heights: lines have the face's natural height.
  ///
  /// `englishLike2018`, `dense2018`, `tall2018`.
  package static func flutter2018(_ geometry: ScriptGeometry) -> MaterialTypeScale {
    switch geometry {
    case .englishLike: englishLike2018
    case .dense: dense2018
    case .tall: tall2018
    }
  }

  private static let englishLike2014 = MaterialTypeScale([
    (112, nil, 0, .thin),
    (56, nil, 0, .regular),
    (45, nil, 0, .regular),
    (40, nil, 0, .regular),
    (34, nil, 0, .regular),
    (24, nil, 0, .regular),
    (20, nil, 0, .medium),
    (16, nil, 0, .regular),
    (14, nil, 0.1, .medium),
    (14, nil, 0, .medium),
    (14, nil, 0, .regular),
    (12, nil, 0, .regular),
    (14, nil, 0, .medium),
    (12, nil, 0, .regular),
    (10, nil, 1.5, .regular),
  ])

  private static let dense2014 = MaterialTypeScale([
    (112, nil, 0, .thin),
    (56, nil, 0, .regular),
    (45, nil, 0, .regular),
    (40, nil, 0, .regular),
    (34, nil, 0, .regular),
    (24, nil, 0, .regular),
    (21, nil, 0, .medium),
    (17, nil, 0, .regular),
    (15, nil, 0, .medium),
    (15, nil, 0, .medium),
    (15, nil, 0, .regular),
    (13, nil, 0, .regular),
    (15, nil, 0, .medium),
    (12, nil, 0, .regular),
    (11, nil, 0, .regular),
  ])

  private static let tall2014 = MaterialTypeScale([
    (112, nil, 0, .regular),
    (56, nil, 0, .regular),
    (45, nil, 0, .regular),
    (40, nil, 0, .regular),
    (34, nil, 0, .regular),
    (24, nil, 0, .regular),
    (21, nil, 0, .bold),
    (17, nil, 0, .regular),
    (15, nil, 0, .medium),
    (15, nil, 0, .bold),
    (15, nil, 0, .regular),
    (13, nil, 0, .regular),
    (15, nil, 0, .bold),
    (12, nil, 0, .regular),
    (11, nil, 0, .regular),
  ])

  private static let englishLike2018 = MaterialTypeScale([
    (96, nil, -1.5, .light),
    (60, nil, -0.5, .light),
    (48, nil, 0, .regular),
    (40, nil, 0.25, .regular),
    (34, nil, 0.25, .regular),
    (24, nil, 0, .regular),
    (20, nil, 0.15, .medium),
    (16, nil, 0.15, .regular),
    (14, nil, 0.1, .medium),
    (16, nil, 0.5, .regular),
    (14, nil, 0.25, .regular),
    (12, nil, 0.4, .regular),
    (14, nil, 1.25, .medium),
    (11, nil, 1.5, .regular),
    (10, nil, 1.5, .regular),
  ])

  private static let dense2018 = MaterialTypeScale([
    (96, nil, 0, .thin),
    (60, nil, 0, .thin),
    (48, nil, 0, .regular),
    (40, nil, 0, .regular),
    (34, nil, 0, .regular),
    (24, nil, 0, .regular),
    (21, nil, 0, .medium),
    (17, nil, 0, .regular),
    (15, nil, 0, .medium),
    (17, nil, 0, .regular),
    (15, nil, 0, .regular),
    (13, nil, 0, .regular),
    (15, nil, 0, .medium),
    (12, nil, 0, .regular),
    (11, nil, 0, .regular),
  ])

  private static let tall2018 = MaterialTypeScale([
    (96, nil, 0, .regular),
    (60, nil, 0, .regular),
    (48, nil, 0, .regular),
    (40, nil, 0, .regular),
    (34, nil, 0, .regular),
    (24, nil, 0, .regular),
    (21, nil, 0, .bold),
    (17, nil, 0, .regular),
    (15, nil, 0, .medium),
    (17, nil, 0, .bold),
    (15, nil, 0, .regular),
    (13, nil, 0, .regular),
    (15, nil, 0, .bold),
    (12, nil, 0, .regular),
    (11, nil, 0, .regular),
  ])
}
