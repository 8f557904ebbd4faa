/// What counts as a fault.
public struct AuditRules: Hashable, Sendable {
  /// The kinds that are looked for.
  public var kinds: Set<FindingKind>
  /// The most lines of a text; nil if it may take as many as it shows.
  public var maximumLines: Int?
  /// The least side of what takes taps, in points; nil is that of the row's platform, from which controls of the
  /// system's own size (switches, info buttons) are excepted.
  public var minimumTapTarget: Double?

  /// Makes rules: by default every kind is looked for, texts may have any number of lines, and what takes taps is as large
  /// as its platform asks for.
  public init(
    kinds: Set<FindingKind> = Set(FindingKind.allCases), maximumLines: Int? = nil, minimumTapTarget: Double? = nil
  ) {
    self.kinds = kinds
    self.maximumLines = maximumLines
    self.minimumTapTarget = minimumTapTarget
  }

  /// The least side of what takes taps in a row of a kind, in points.
  ///
  /// Source: 44 pt by Apple's Human Interface Guidelines ("Buttons": a hit region of at least 44 × 44 pt), on whose
  /// systems the Material Components and the Orange Design System for iOS run, too; 48 dp by Material Design
  /// ("Accessibility": touch targets), which Compose and Flutter follow.
  func minimumTapTarget(ofKind kind: String) -> Double {
    if let minimumTapTarget { return minimumTapTarget }
    return ["uikit", "swiftui", "mdc", "ods"].contains(kind.prefix { $0 != "." }) ? 44 : 48
  }
}
