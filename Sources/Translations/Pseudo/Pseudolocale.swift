/// A pseudo-language: source texts that are changed so that testers can still read them and see layout faults.
public enum Pseudolocale: Hashable, Sendable {
  /// Accented letters in brackets, with added words; Android calls it `en-XA`.
  case accented
  /// The text, lengthened by a percentage of its characters.
  case lengthened(percent: Int)
  /// The text from right to left; Android calls it `ar-XB`.
  case rightToLeft

  /// The BCP 47 tag that findings name it by.
  ///
  /// A lengthened text keeps its language; a private-use subtag marks it, since no subtag is registered for that.
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
  /// Makes the pseudo-locale of a name: `accented`, `rtl`, or `long:` and a percentage from 1 to 1000; `nil` for any other name.
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
