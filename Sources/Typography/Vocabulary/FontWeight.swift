/// The weight of a face on the scale of CSS and OpenType: 100 (thin) to 900 (black), 400 being regular.
///
/// Variable fonts have every weight in between, so any whole number in that range is a weight.
///
/// Own: the scale is that of CSS and OpenType and no system's.
public struct FontWeight: RawRepresentable, Codable, Sendable, Hashable {
  /// The weight as a number, 100 to 900.
  public let rawValue: Int

  /// A weight from its number; `nil` outside 100 to 900.
  public init?(rawValue: Int) {
    guard FontWeight.range.contains(rawValue) else { return nil }
    self.rawValue = rawValue
  }

  private init(_ rawValue: Int) { self.rawValue = rawValue }

  /// The numbers that are weights.
  public static let range = 100...900

  /// 100. UIKit calls it ultra light.
  public static let thin = FontWeight(100)
  /// 200.
  public static let extraLight = FontWeight(200)
  /// 300.
  public static let light = FontWeight(300)
  /// 400.
  public static let regular = FontWeight(400)
  /// 500.
  public static let medium = FontWeight(500)
  /// 600.
  public static let semibold = FontWeight(600)
  /// 700.
  public static let bold = FontWeight(700)
  /// 800. UIKit calls it heavy.
  public static let extraBold = FontWeight(800)
  /// 900.
  public static let black = FontWeight(900)
}

extension FontWeight: Comparable {
  /// Whether the first weight is lighter than the second.
  @inlinable public static func < (first: FontWeight, second: FontWeight) -> Bool {
    first.rawValue < second.rawValue
  }
}

extension FontWeight: CustomStringConvertible {
  /// The number, as CSS writes it.
  public var description: String { String(rawValue) }
}
