internal import TextAnalysis

extension String {
  /// The beginning of the text as a sentence quotes it: at most forty characters, on one line, in an isolate if need be.
  var shortened: String {
    // A single character of hostile text may have a million scalars.
    let beginning = cut(after: 240)
    guard let end = beginning.index(beginning.startIndex, offsetBy: 40, limitedBy: beginning.endIndex),
      end < beginning.endIndex
    else { return beginning.quotable }
    return (beginning[..<end] + "…").quotable
  }

  /// The text as a sentence from left to right can hold it, whatever it is: white space and control characters are
  /// spaces, it brings no direction controls, and if any of it proceeds from right to left it is in an isolate (UAX #9,
  /// FSI to PDI), so that what stands around it keeps its order.
  var quotable: String {
    let words = unicodeScalars.split { $0.properties.isWhitespace || $0.properties.generalCategory == .control }
    var (text, isRightToLeft) = ("", false)
    for word in words {
      if !text.isEmpty { text += " " }
      for scalar in word {
        switch BidiClass(of: scalar.value) {
        case let bidiClass where bidiClass.isExplicit: continue
        case .R, .AL, .AN: isRightToLeft = true
        default: break
        }
        text.unicodeScalars.append(scalar)
      }
    }
    return isRightToLeft ? "\u{2068}\(text)\u{2069}" : text
  }

  /// The text, of which about `count` scalars are shown: whole grapheme clusters, unless the first has more by itself.
  func cut(after count: Int) -> String {
    guard let limit = unicodeScalars.index(startIndex, offsetBy: count, limitedBy: endIndex), limit < endIndex else {
      return self
    }
    var end = startIndex
    while case let next = index(after: end), next <= limit { end = next }
    return self[..<(end == startIndex ? limit : end)] + "…"
  }
}
