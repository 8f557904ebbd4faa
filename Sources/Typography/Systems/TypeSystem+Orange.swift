extension TypeSystem {
  /// The font tokens of the Orange Design System for iOS, by their original names and, as aliases, those from 0.16 on.
  package static let orange = TypeSystem(
    name: "ods", title: "Orange Design System for iOS, font tokens", source: "Orange-OpenSource/ods-ios 0.4 to 1.4",
    face: .sanFrancisco,
    styles: OrangeFontToken.allCases.map { token in
      TypeStyle(
        token.name(in: .original), aliases: [token.name(in: .from016)],
        categories: { token.style.resolved(for: $0, emphasized: token.isBold) })
    },
    rule: .category)
}
