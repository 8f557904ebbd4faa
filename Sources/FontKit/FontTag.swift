/// A four-letter OpenType tag, such as the feature `liga` or the axis `wght`.
public struct FontTag: Codable, Hashable, Sendable, CustomStringConvertible {
  /// The four bytes, with the first letter in the highest byte.
  public let rawValue: UInt32

  /// The tag with these four bytes.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The tag with this name: one to four printable ASCII characters, padded with spaces.
  ///
  /// Nil for anything else.
  public init?(_ name: some StringProtocol) {
    let bytes = name.utf8
    guard (1...4).contains(bytes.count), bytes.allSatisfy({ (0x20...0x7E).contains($0) }) else { return nil }
    var value: UInt32 = 0
    for byte in bytes { value = value << 8 | UInt32(byte) }
    for _ in bytes.count..<4 { value = value << 8 | 0x20 }
    rawValue = value
  }

  /// The name, without padding.
  public var description: String {
    var name = ""
    for shift in [24, 16, 8, 0] as [UInt32] {
      name.unicodeScalars.append(Unicode.Scalar(UInt8(truncatingIfNeeded: rawValue >> shift)))
    }
    while name.last == " " { name.removeLast() }
    return name
  }
}

extension FontTag: ExpressibleByStringLiteral {
  /// The tag with the name that a literal gives: `FontFeature("tnum")`.
  ///
  /// - Precondition: The name is one to four printable ASCII characters. For names that are not in code, use ``init(_:)``.
  public init(stringLiteral name: String) {
    guard let tag = FontTag(name) else {
      preconditionFailure("a tag is one to four printable ASCII characters, not \"\(name)\"")
    }
    self = tag
  }
}

/// An OpenType feature and its value: 0 is off, 1 is on, higher values choose an alternate.
public struct FontFeature: Codable, Hashable, Sendable {
  /// Which feature.
  public var tag: FontTag
  /// 0 is off, 1 is on, higher values choose an alternate.
  public var value: UInt32

  /// The feature `tag` set to `value`.
  public init(_ tag: FontTag, _ value: UInt32 = 1) {
    self.tag = tag
    self.value = value
  }
}

/// A position on an axis of a variable font, such as `wght` 450.
public struct FontVariation: Codable, Hashable, Sendable {
  /// Which axis.
  public var axis: FontTag
  /// The position, in the axis's own units.
  ///
  /// A font clamps it to the axis's range.
  public var value: Double

  /// The position `value` on `axis`.
  public init(_ axis: FontTag, _ value: Double) {
    self.axis = axis
    self.value = value
  }
}

/// An axis of a variable font.
public struct VariationAxis: Hashable, Sendable {
  /// The axis's tag, such as `wght`.
  public var tag: FontTag
  /// Its name in the font, such as `Weight`.
  public var name: String
  /// The lowest value.
  public var minimum: Double
  /// The value of the default instance.
  public var defaultValue: Double
  /// The highest value.
  public var maximum: Double
}
