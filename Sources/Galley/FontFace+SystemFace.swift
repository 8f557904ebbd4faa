public import FontKit
internal import Typography

extension FontFace {
  /// The face as the system's: with Apple's published tracking if it is one of San Francisco or New York that has neither
  /// an axis of optical sizes nor tracking of its own; else itself.
  ///
  /// A file that depends on the size is left as it is: with both its text would be tracked twice.
  ///
  ///     fonts.add(try FontFace(contentsOfFile: "SF-Pro-Text-Regular.otf").asSystemFace, family: FontCollection.systemFamily)
  public var asSystemFace: FontFace {
    guard !dependsOnSize, let table = TrackingTable(family: familyName) else { return self }
    return withTracking(table.fontTracking)
  }
}

extension TrackingTable {
  /// The table of one of Apple's families; nil for others.
  init?(family: String) {
    let name = family.hasPrefix(".") ? String(family.dropFirst()) : family
    switch name {
    case _ where name.hasPrefix("SF Compact Rounded"): self = .compactRounded
    case _ where name.hasPrefix("SF Compact"): self = .compact
    case _ where name.hasPrefix("SF Pro Rounded"): self = .proRounded
    // SF UI Text and Display were the names of SF Pro until 2017; SF NS is that of the system's own file.
    case _ where ["SF Pro", "SF UI", "SF NS", "San Francisco"].contains(where: name.hasPrefix): self = .pro
    case _ where name.hasPrefix("New York"): self = .newYork
    default: return nil
    }
  }

  /// The table at the whole sizes that it lists.
  var fontTracking: FontTracking {
    FontTracking(Self.sizes.map { FontTracking.Entry(size: Double($0), thousandths: thousandthsOfEm(at: Double($0))) })
  }

  /// From the smallest size of the tables to beyond the largest.
  private static let sizes = 6...260
}
