import JSONText
import Testing
import Typography

@testable import StyleDocument

@Suite struct TableTests {
  private let setting: [StyleColumn] = [.category(.large), .category(.accessibility5), .category(nil)]

  @Test func entriesAreStyleByStyle() throws {
    let system = TypeSystem.dynamicType
    let styles = try ["headline", "body"].map { try #require(system.style(named: $0)) }
    let entries = system.entries(for: styles, columns: setting)
    #expect(entries.map(\.style) == ["headline", "headline", "headline", "body", "body", "body"])
    #expect(entries.map(\.resolved.pointSize) == [17, 53, 17, 17, 53, 17])
    #expect(entries.map(\.resolved.weight) == [.semibold, .semibold, .semibold, .regular, .regular, .regular])
    let emphasized = system.entries(for: styles, columns: setting, emphasized: true)
    #expect(emphasized.map(\.resolved.weight) == Array(repeating: .semibold, count: 6))
  }

  @Test func json() throws {
    let system = TypeSystem.dynamicType
    let body = try #require(system.style(named: "body"))
    let entry = system.entries(for: [body], columns: [.category(.accessibility2)])[0]
    #expect(
      entry.json
        == #"{"system":"dynamic-type","style":"body","category":"AX2","#
        + #""pointSize":33,"lineHeight":40,"tracking":0.4,"weight":400}"#
    )
    let android = TypeSystem.android
    let scaled = android.entries(for: [android.styles[3]], columns: [.fontScale(1.3)])[0]
    #expect(
      scaled.json
        == #"{"system":"android","style":"14sp","category":null,"fontScale":1.3,"#
        + #""pointSize":18.8,"lineHeight":null,"tracking":0,"weight":400}"#
    )
    let array = StyleEntry.json([entry, scaled])
    let elements = try JSONScanner.value(of: Array(array.utf8).span).array()
    #expect(elements.map(\.description) == [entry.json, scaled.json])
  }

  @Test func commaSeparatedValuesAreQuotedWhereTheyMustBe() {
    let style = ResolvedTextStyle(pointSize: 12.5, typeface: .family("A, \"B\""))
    let entry = StyleEntry(system: "s", style: "line\nbreak", column: .standard, resolved: style)
    #expect(
      StyleEntry.csv([entry])
        == "system,style,category,fontScale,pointSize,lineHeight,tracking,weight,typeface\r\n"
        + "s,\"line\nbreak\",,,12.5,,0,400,\"A, \"\"B\"\"\"\r\n")
  }

  @Test func columnsAreAligned() {
    let table = TextTable(heading: ["style", "L", "AX5"], rows: [["body", "17", "53"], ["é", "9.5", "-"]])
    #expect(table.text == "style    L  AX5\nbody    17   53\né      9.5    -\n")
    let names = TextTable(heading: ["a", "b"], rows: [["x", ""], ["\u{1B}[31m", "y"]], nameColumns: 2)
    #expect(names.text == "a      b\nx\n\u{FFFD}[31m  y\n")
  }

  @Test func matrixAndList() {
    let system = TypeSystem.materialLegacy
    let entries = system.entries(for: Array(system.styles.prefix(2)), columns: setting)
    #expect(
      TextTable(matrix: entries, columns: setting, showing: .size).rows
        == [["body1", "14", "52", "20"], ["body2", "14", "52", "20"]])
    #expect(TextTable(matrix: entries, columns: setting, showing: .weight).rows[1] == ["body2", "500", "500", "500"])
    let list = TextTable(list: entries)
    #expect(list.heading == ["style", "category", "size", "line height", "tracking", "weight"])
    #expect(list.rows[1] == ["body1", "AX5", "52", "-", "0", "400"])
    let macOS = TypeSystem.macOS
    #expect(TextTable(list: macOS.entries(for: macOS.styles, columns: macOS.columns)).heading.count == 5)
  }

  @Test func systemsHaveTheColumnsTheyScaleBy() {
    #expect(TypeSystem.dynamicType.columns.count == 12)
    #expect(TypeSystem.materialLegacy.columns.count == 12)
    #expect(TypeSystem.watchOS.columns.count == 9)
    #expect(TypeSystem.macOS.columns == [.standard])
    #expect(TypeSystem.material3.columns.map(\.title) == ["0.85", "1", "1.15", "1.3", "1.5", "1.8", "2"])
    #expect(TypeSystem.macOS.applying(.metrics(of: .body)).columns.count == 12)
  }

  @Test func pairs() throws {
    let (one, other) = (TypeSystem.dynamicType, TypeSystem.orange)
    let common = StylePair.commonStyles(of: one, and: other)
    #expect(common.map { $0.1.name }.contains("callout"))
    let columns = StylePair.commonColumns(of: one, and: other)
    let pairs = StylePair.pairs(common, of: one, and: other, columns: columns)
    #expect(pairs.count == common.count * 12)
    #expect(pairs.allSatisfy { $0.difference == 0 })

    let body = try #require(one.style(named: "body"))
    let role = try #require(TypeSystem.material3.style(named: "bodyLarge"))
    let apart = StylePair.commonColumns(of: one, and: TypeSystem.material3)
    #expect(apart == [.standard])
    let pair = StylePair.pairs([(body, role)], of: one, and: TypeSystem.material3, columns: apart)[0]
    #expect((pair.title, pair.setting, pair.difference) == ("body / bodyLarge", "default", -1))
    #expect(TextTable(comparing: [pair]).rows == [["body / bodyLarge", "default", "17", "16", "-1"]])
    #expect(StylePair.commonColumns(of: .macOS, and: .watchOS).count == 9)
    #expect(StylePair.commonColumns(of: .dynamicType, and: .watchOS).count == 9)
  }

  @Test func scaledValues() {
    let value = ScaledValue(value: 18, scale: "body", column: .category(.xSmall), scaled: 47.0 / 3)
    #expect(value.scaledText == "15.667")
    #expect(value.json == #"{"value":18,"scale":"body","category":"XS","scaled":15.666666666666666}"#)
    #expect(ScaledValue.csv([value]) == "value,scale,category,fontScale,scaled\r\n18,body,XS,,15.666666666666666\r\n")
    #expect(TextTable([value]).rows == [["XS", "18", "15.667"]])
  }
}
