internal import JSONText
internal import Sizing

extension ValueType<SRGBColor> {
  /// A colour of the light appearance in hexadecimal, with its opacity if it has one.
  static var color: Self {
    let words = "a colour as #RRGGBB or #RRGGBBAA"
    return ValueType(
      words, schema: ["type": "string", "pattern": "^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"]
    ) { (value, _) throws(JSONFault) in
      let text = try value.string()
      let digits = text.dropFirst()
      guard text.first == "#", digits.utf8.count == 6 || digits.utf8.count == 8,
        digits.allSatisfy(\.isHexDigit), let number = UInt32(digits, radix: 16)
      else { throw JSONFault("\(JSONQuote(text))", expected: words) }
      guard digits.utf8.count == 8 else { return SRGBColor(hex: number) }
      return SRGBColor(hex: number >> 8, alpha: Double(number & 0xFF) / 255)
    } encode: { color in
      func byte(_ component: Double) -> String {
        let digits = String(Int((component * 255).rounded()), radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }
      let opacity = color.alpha < 1 ? byte(color.alpha) : ""
      return .string("#" + byte(color.red) + byte(color.green) + byte(color.blue) + opacity)
    }
  }
}
