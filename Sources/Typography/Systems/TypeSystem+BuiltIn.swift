extension TypeSystem {
  /// The systems that ship with Galley: Apple's, those of Material Components for iOS, Material's, Android's,
  /// Flutter's, Orange's.
  ///
  /// They are made when they are first asked for.
  public static let builtIn: [TypeSystem] = [
    dynamicType, dynamicTypePublished, macOS, tvOS, watchOS,
    materialComponents, materialComponents201804, materialLegacy,
    material3, material3Compose, material3Emphasized, material3Flutter,
    material2, material2Web, material2Flutter, material2Dense, material2Tall,
    material2014, material2014Dense, material2014Tall,
    android, compose, flutter,
    orange,
  ]

  /// The built-in system of a name, such as `material3`; `nil` if there is none.
  public static func named(_ name: String) -> TypeSystem? {
    builtIn.first { $0.name == name }
  }
}
