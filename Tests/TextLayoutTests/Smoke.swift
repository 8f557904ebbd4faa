import FontKit
import TestSupport
import Testing

@testable import TextLayout

@Test func smoke() {
  let typesetter = Typesetter(fonts: TestFonts.collection)
  for (text, width) in [
    ("Hello, AVATAR world of To Ty office", 100.0), ("المملكة العربية السعودية", 60), ("ราชอาณาจักรไทยและประเทศ", 80),
    ("Superkalifragilistisch\nexpialidocious ", 50), ("日本国は👨‍👩‍👧‍👦家族", 40), ("a\tb\tc", 200),
  ] {
    let prepared = typesetter.prepare(text)
    let layout = prepared.layout(width: width, size: 16)
    print(text, layout.width, layout.height, prepared.missingGlyphs)
    for l in layout.lines {
      print(
        "  ", l.range, String(decoding: prepared.utf8[l.range], as: UTF8.self).debugDescription, l.width, l.direction,
        l.x)
    }
    for t in Truncation.allCases {
      let k = prepared.layout(width: width, size: 16, ParagraphStyle(maximumLines: 1, truncation: t))
      for l in k.lines { print("  ", t, l.range, l.ellipsis as Any, l.contentEnd, l.width) }
    }
  }
}
