import Testing
import Typography

@Suite struct MaterialTypeScaleTests {
  @Test func material3EqualsTheSecondTranscription() throws {
    let rows = try FixtureTable("material3").rows
    #expect(rows.count == 15)
    for row in rows {
      let style = MaterialTypeScale.material3[try #require(MaterialRole(row[0]))]
      #expect(style == (try resolved(size: row[1], line: row[2], tracking: row[3], weight: row[4])), "\(row)")
    }
  }

  @Test func composeEqualsTheSecondTranscription() throws {
    let rows = try FixtureTable("material3-compose").rows
    #expect(rows.count == 30)
    for row in rows {
      let scale = row[1] == "baseline" ? MaterialTypeScale.material3Compose : .material3Emphasized
      let style = scale[try #require(MaterialRole(row[0]))]
      #expect(style == (try resolved(size: row[2], line: row[3], tracking: row[4], weight: row[5])), "\(row)")
    }
  }

  @Test func flutterLineHeightsAreMultiples() throws {
    let rows = try FixtureTable("flutter-heights").rows
    for role in MaterialRole.allCases {
      let style = MaterialTypeScale.flutter2021[role]
      let row = try #require(try rows.first { try number($0[0]) == style.pointSize })
      let line = try #require(style.lineHeight)
      #expect(role.flutterHeight == (try number(row[1])), "\(role)")
      #expect(abs(line - (try number(row[2]))) < 1e-9, "\(role)")
      #expect(line.rounded() == (try number(row[3])), "\(role)")
      #expect(line.rounded() == MaterialTypeScale.material3[role].lineHeight)
    }
  }

  @Test func material2EqualsTheSecondTranscription() throws {
    let rows = try FixtureTable("material2").rows
    #expect(rows.count == 13)
    for row in rows {
      let style = try #require(MaterialTextStyle(row[0]))
      let compose = Material2TypeScale.compose[style]
      #expect(compose == (try resolved(size: row[2], line: row[5], tracking: row[4], weight: row[3])), "\(row)")
      let flutter = MaterialTypeScale.flutter2018(.englishLike)[try #require(MaterialRole(row[1]))]
      #expect(flutter == (try resolved(size: row[2], line: nil, tracking: row[4], weight: row[3])), "\(row)")

      let web = Material2TypeScale.web[style]
      #expect(web.lineHeight == (try number(row[6])), "\(row)")
      switch style {
      case .overline: #expect((web.pointSize, web.tracking, web.weight) == (12, 2, .medium))
      case .headline6: #expect((web.pointSize, web.tracking, web.weight) == (20, 0.25, .medium))
      default:
        #expect((web.pointSize, web.tracking, web.weight) == (compose.pointSize, compose.tracking, compose.weight))
      }
    }
  }

  @Test func flutter2018EqualsTheSecondTranscription() throws {
    let rows = try FixtureTable("flutter2018").rows
    #expect(rows.count == 45)
    for row in rows {
      let scale = MaterialTypeScale.flutter2018(try #require(ScriptGeometry(rawValue: row[1])))
      let style = scale[try #require(MaterialRole(row[0]))]
      #expect(style == (try resolved(size: row[2], line: nil, tracking: row[4], weight: row[3])), "\(row)")
    }
  }

  @Test func flutter2014EqualsTheSecondTranscription() throws {
    let rows = try FixtureTable("material2014").rows
    #expect(rows.count == 45)
    for row in rows {
      let geometry = try #require(ScriptGeometry(rawValue: row[2]))
      let style = MaterialTypeScale.flutter2014(geometry)[try #require(MaterialRole(row[1]))]
      #expect(style == (try resolved(size: row[3], line: nil, tracking: row[5], weight: row[4])), "\(row)")
      guard geometry == .englishLike, row[0] != "-" else { continue }
      #expect(try TypeSystem.material2014.resolve(row[0], for: .default) == style, "\(row)")
      #expect(try TypeSystem.material2014.resolve(row[1], for: .default) == style, "\(row)")
    }
  }

  private func resolved(
    size: String, line: String?, tracking: String, weight name: String
  ) throws -> ResolvedTextStyle {
    ResolvedTextStyle(
      pointSize: try number(size), lineHeight: try line.map(number), tracking: try number(tracking),
      weight: try weight(name))
  }
}
