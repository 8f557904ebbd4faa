import Drawing
import FontKit
import Sizing
import TestSupport
import TextAnalysis
import TextLayout
import Typography

/// Texts in eight scripts, with digits, marks and punctuation.
let scriptTexts: [(script: String, title: String, detail: String)] = [
  ("Latin", "Rechtsschutzversicherung", "Außerhalb der Europäischen Union, 47,3 GB (Ägypten)"),
  ("Greek", "Παναγιώτης", "Το μάθημα ξεκινά στις 9:00 — μην αργήσεις!"),
  ("Cyrillic", "Ольга Николаевна", "Дети уже дома (Маша сказала «привет» бабушке), ёлка"),
  ("Hebrew", "יעל כהן", "הקובץ report-final.pdf (3.2 MB) מוכן, שָׁלוֹם"),
  ("Arabic", "أحمد منصور", "وصلت الرحلة LH 582 الساعة 14:35، أراكم قريبًا"),
  ("Devanagari", "प्रिया शर्मा", "क्षत्रिय नमस्ते! निर्माण सफल रहा – लिंक देखें"),
  ("Thai", "ณัฐพล", "ขอบคุณมากครับ เดี๋ยวส่งเอกสารให้พรุ่งนี้เช้านะครับ น้ำ"),
  ("Japanese and Korean", "さくら 김민준", "明日の会議は10時からですよね？よろしくお願いします 사진 12장"),
]

/// A typesetter with the bundled faces and the family `system`.
func typesetter() -> Typesetter { Typesetter(fonts: TestFonts.withSystem) }

/// A row alone in its list.
func panel(_ row: any Row, width: Double, traits: Traits) -> Panel {
  var stacker = ListStacker(geometry: ListGeometry(width: width), traits: traits)
  let placement = stacker.place(row)
  let drawn = DrawnRow(
    placement: placement, appearance: row.appearance(traits: traits), direction: traits.direction, state: traits.state)
  return Panel(rows: [drawn], width: width, bottom: stacker.height)
}

/// A row that is nothing but an appearance and elements without text.
struct PlainRow: Row {
  var kind: String { "test.plain" }
  var accessibility: RowAccessibility? { nil }
  var size: LayoutSize
  var elements: [RowElement] = []
  var appearance = RowAppearance()

  func layout(width: Double, traits: Traits) -> RowLayout { RowLayout(size: size, elements: elements) }
  func minimumWidth(traits: Traits) -> Double { size.width }
  func preferredWidth(traits: Traits) -> Double { size.width }
  func appearance(traits: Traits) -> RowAppearance { appearance }
}
