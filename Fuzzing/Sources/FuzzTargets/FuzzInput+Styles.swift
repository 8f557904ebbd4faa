import Galley

extension FuzzInput {
  /// A style of text, of the bundled families.
  mutating func textStyle(hasSpacing: Bool = false) -> TextStyle {
    var style = TextStyle(
      families: [pick(["Roboto", "Inter", "system", "Noto Sans Arabic", "Noto Sans Devanagari", "Noto Sans Thai"])],
      weight: pick([400, 400, 500, 700, 1, 1000]),
      direction: pick(BaseDirection.allCases),
      locale: pick(["en", "ar", "hi", "th", "ja", "tr", "zh-Hant-TW", ""]),
      breaking: pick(LineBreakingProfile.allCases))
    let more = byte()
    if more & 1 != 0 { style.strictness = pick(LineBreakStrictness.allCases) }
    if more & 2 != 0 { style.words = pick(WordBreaking.allCases) }
    if more & 4 != 0 { style.fallsBack = false }
    if more & 8 != 0, let tag = FontTag(pick(["liga", "kern", "smcp", "calt"])) {
      style.features = [FontFeature(tag, UInt32(number(0...1)))]
    }
    if more & 16 != 0, hasSpacing { style.letterSpacing = Double(number(-20...20)) / 100 }
    if more & 32 != 0, hasSpacing { style.truncationToken = pick(["", "...", "… more", "\u{202E}x"]) }
    return style
  }

  /// A style of paragraph, of every option.
  mutating func paragraphStyle() -> ParagraphStyle {
    ParagraphStyle(
      maximumLines: number(0...4), truncation: pick(Truncation.allCases), spaceAtCut: pick(SpaceAtCut.allCases),
      lineHeight: lineHeight(), lineSpacing: Double(number(-4...10)),
      fallbackLineHeight: pick(FallbackLineHeight.allCases),
      overflowWrap: pick(OverflowWrap.allCases), alignment: pick(LineAlignment.allCases),
      wrapping: pick(TextWrapping.allCases))
  }

  private mutating func lineHeight() -> LineHeight {
    switch number(0...7) {
    case 0: .fixed(length())
    case 1: .multiple(Double(number(0...30)) / 10)
    case 2: .minimum(length())
    case 3: .css(displayScale: Double(number(1...4)), multiple: flag() ? Double(number(0...30)) / 10 : nil)
    case 4:
      .android(
        AndroidLineHeight(
          density: Double(number(1...8)) / 2, includesFontPadding: flag(),
          spacingMultiplier: Double(number(1...20)) / 10,
          spacingExtra: Double(number(0...9)),
          compose: flag()
            ? ComposeLineHeight(
              height: Double(number(1...60)), alignment: pick([.top, .center, .bottom, .proportional, .ratio(0.3)]),
              trimsFirstTop: flag(), trimsLastBottom: flag(), isMinimum: flag()) : nil))
    case 5:
      .flutter(
        FlutterLineHeight(
          height: flag() ? Double(number(0...30)) / 10 : nil, leadingDistribution: flag() ? .even : .proportional,
          appliesToFirstAscent: flag(), appliesToLastDescent: flag(),
          strut: flag()
            ? .init(scale: Double(number(1...20)) / 10, leading: Double(number(0...9)) / 10, isForced: flag()) : nil))
    default: .natural
    }
  }

  mutating func attributes() -> TextAttributes {
    let parts = byte()
    return TextAttributes(
      families: parts & 1 != 0 ? [pick(["Inter", "Roboto", "none", "Noto Sans Hebrew"])] : nil,
      weight: parts & 2 != 0 ? pick([100, 400, 700]) : nil, isItalic: parts & 4 != 0 ? flag() : nil,
      letterSpacing: parts & 8 != 0 ? Double(number(-20...20)) / 100 : nil,
      scale: parts & 16 != 0 ? Double(number(1...30)) / 10 : nil,
      baselineOffset: parts & 32 != 0 ? Double(number(-20...20)) / 10 : nil)
  }

  mutating func box() -> InlineBox {
    InlineBox(
      width: length(), height: length(),
      alignment: pick([.top, .bottom, .middle, .capHeight, .baseline(below: Double(number(-20...20)))]))
  }
}
