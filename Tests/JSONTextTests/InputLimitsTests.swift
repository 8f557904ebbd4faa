import Foundation
import JSONText
import TestSupport
import Testing

struct InputLimitsTests {
  @Test("Documentation/limits.md has every limit with its value")
  func documented() throws {
    func text(_ range: ClosedRange<Double>) -> String {
      "\(range.lowerBound.shortText) to \(range.upperBound.shortText)"
    }
    let values: [String: String] = [
      "documentBytes": "\(InputLimits.documentBytes)", "lineBytes": "\(InputLimits.lineBytes)",
      "resultBytes": "\(InputLimits.resultBytes)", "repeatedBytes": "\(InputLimits.repeatedBytes)",
      "repeatedRowBytes": "\(InputLimits.repeatedRowBytes)", "listRows": "\(InputLimits.listRows)",
      "textBytes": "\(InputLimits.textBytes)", "blankBytes": "\(InputLimits.blankBytes)",
      "tableBytes": "\(InputLimits.tableBytes)", "catalogBytes": "\(InputLimits.catalogBytes)",
      "textForms": "\(InputLimits.textForms)", "jsonValues": "\(InputLimits.jsonValues)",
      "styleBytes": "\(InputLimits.styleBytes)", "pictureBytes": "\(InputLimits.pictureBytes)",
      "reportPictureBytes": "\(InputLimits.reportPictureBytes)", "xmlBytes": "\(InputLimits.xmlBytes)",
      "jsonDepth": "\(InputLimits.jsonDepth)", "xmlDepth": "\(InputLimits.xmlDepth)",
      "xmlElements": "\(InputLimits.xmlElements)", "xmlAttributes": "\(InputLimits.xmlAttributes)",
      "tableLanguages": "\(InputLimits.tableLanguages)", "baselineFindings": "\(InputLimits.baselineFindings)",
      "viewDepth": "\(InputLimits.viewDepth)", "views": "\(InputLimits.views)",
      "accessories": "\(InputLimits.accessories)",
      "textRuns": "\(InputLimits.textRuns)",
      "widths": "\(InputLimits.widths)", "fontScales": "\(InputLimits.fontScales)",
      "fontChoices": "\(InputLimits.fontChoices)",
      "localeBytes": "\(InputLimits.localeBytes)", "tokenBytes": "\(InputLimits.tokenBytes)",
      "tokenDepth": "\(InputLimits.tokenDepth)", "tokenPathBytes": "\(InputLimits.tokenPathBytes)",
      "tokenReferences": "\(InputLimits.tokenReferences)",
      "lines": "\(InputLimits.lines)", "length": InputLimits.length.shortText,
      "textSize": InputLimits.textSize.shortText, "letterSpacings": text(InputLimits.letterSpacings),
      "lineMultiple": InputLimits.lineMultiple.shortText, "displayScales": text(InputLimits.displayScales),
      "minimumScales": text(InputLimits.minimumScales), "axisPlaces": text(InputLimits.axisPlaces),
      "weights": "\(InputLimits.weights.lowerBound) to \(InputLimits.weights.upperBound)",
      "pictureSide": "\(InputLimits.pictureSide)", "picturePixels": "\(InputLimits.picturePixels)",
    ]
    let page = try String(contentsOf: Repository.file("Documentation/limits.md"), encoding: .utf8)
    let rows = page.matches(of: /(?m)^\| `(\w+)`: [^|]+ \| ([^|]+) \| [^|]+ \|$/)
    #expect(Dictionary(uniqueKeysWithValues: rows.map { (String($0.1), String($0.2)) }) == values)
    let code = try String(contentsOf: Repository.file("Sources/JSONText/InputLimits.swift"), encoding: .utf8)
    #expect(Set(code.matches(of: /static let (\w+)/).map { String($0.1) }) == Set(values.keys))
  }
}
