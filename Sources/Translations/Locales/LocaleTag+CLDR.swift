internal import CICU
public import TextAnalysis

extension LocaleTag {
  /// The direction of the script the language is written in, by CLDR.
  public var direction: TextDirection {
    unsafe cicu_is_right_to_left(name) ? .rightToLeft : .leftToRight
  }

  /// The script it is written in, as it says or as is most likely; `nil` if that is not known.
  var script: String? {
    unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 5) { buffer in
      guard let start = buffer.baseAddress, unsafe cicu_likely_script(name, start) else { return nil }
      return unsafe String(cString: start)
    }
  }
}
