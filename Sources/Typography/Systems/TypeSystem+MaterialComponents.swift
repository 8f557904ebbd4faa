extension TypeSystem {
  /// The scaling curves of Material Components for iOS, with the weights of its typography schemes.
  ///
  /// This is the scheme of 2019-02. Line height and tracking are not part of it.
  package static let materialComponents = TypeSystem(
    name: "material", title: "Material Components for iOS, scaling curves",
    source: "material-components-ios at ac77ff7, MDCFontScaler and MDCTypographyScheme", face: .sanFrancisco,
    styles: MaterialTextStyle.allCases.map { style in
      TypeStyle(
        style.description,
        categories: { ResolvedTextStyle(pointSize: style.pointSize(for: $0), weight: style.schemeWeight) })
    },
    rule: .category)

  /// The typography scheme of 2018-04 of Material Components for iOS, whose fonts do not scale.
  package static let materialComponents201804 = TypeSystem(
    name: "material-201804", title: "Material Components for iOS, typography scheme 201804",
    source: "material-components-ios at ac77ff7, MDCTypographyScheme", face: .sanFrancisco,
    styles: MaterialTextStyle.allCases.map { style in
      let font = MaterialTypographyScheme(defaults: .material201804)[style]
      return TypeStyle(
        style.description, base: ResolvedTextStyle(pointSize: font.pointSize, weight: font.weight))
    },
    rule: .fixed)

  /// The legacy styles of Material Components for iOS, which use the size for XXXL in a category without an entry.
  package static let materialLegacy = TypeSystem(
    name: "material-legacy", title: "Material Components for iOS, legacy styles",
    source: "material-components-ios at ac77ff7, MDCFontTraits; display2 to display4 from before 2024-02-02",
    face: .sanFrancisco,
    styles: LegacyMaterialStyle.allCases.map { style in
      let categories = style.tabulatedCategories.map { category in
        let size = style.preferredPointSize(applicationCategory: category)
        return (category, ResolvedTextStyle(pointSize: size, weight: style.weight))
      }
      return TypeStyle(
        style.description, base: ResolvedTextStyle(pointSize: style.standardPointSize, weight: style.weight),
        categories: Dictionary(uniqueKeysWithValues: categories))
    },
    rule: .categoryOrLargestRegular)
}
