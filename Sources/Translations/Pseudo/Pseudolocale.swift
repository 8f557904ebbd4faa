/// A language that nobody speaks: the source texts, changed so that a tester can read them and sees what breaks.
public enum Pseudolocale: Hashable, Sendable {
  /// Letters with accents, in brackets, and longer: what Android calls `en-XA`.
  case accented
  /// The text, longer by a share of its characters, in percent.
  case lengthened(percent: Int)
  /// The text from right to left: what Android calls `ar-XB`.
  case rightToLeft

  /// What findings call it, a BCP 47 tag.
  ///
  /// A lengthened text is still in its language, and has a tag of that for private use, since nobody has registered any.
  ///
  /// - Parameter source: The language of the texts.
  public func locale(of source: LocaleTag) -> LocaleTag {
    switch self {
    case .accented: LocaleTag("en-XA")
    case .lengthened(let percent): LocaleTag("\(source.name)-x-long\(percent)")
    case .rightToLeft: LocaleTag("ar-XB")
    }
  }

  /// The text in the pseudo-locale; placeholders and markup stay as they are.
  func pseudotext(of text: String) -> String {
    switch self {
    case .accented: AccentedText.pseudotext(of: text)
    case .lengthened(let percent): LengthenedText.pseudotext(of: text, percent: percent)
    case .rightToLeft: RightToLeftText.pseudotext(of: text)
    }
  }
}

extension Pseudolocale {
  /// The pseudo-locale of a name: `accented`, `rtl`, or `long:` and a percentage from 1 to 1000; `nil` for any other.
  public init?(named name: some StringProtocol) {
    switch name {
    case "accented": self = .accented
    case "rtl": self = .rightToLeft
    default:
      guard name.hasPrefix("long:"), let percent = Int(name.dropFirst("long:".count)), 1...1000 ~= percent else {
        return nil
      }
      self = .lengthened(percent: percent)
    }
  }
}
