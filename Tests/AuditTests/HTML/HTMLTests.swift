import Foundation
import FoundationXML
import TestSupport
import Testing

@testable import Audit

struct HTMLTests {
  @Test("What is put into HTML is escaped, what literals say is not")
  func escapes() {
    let name = "</script><img src=x onerror='alert(\"1\")'>&amp;"
    let html: HTML = "<td title=\"\(name)\">\(name)</td>"
    let escaped = "&lt;/script&gt;&lt;img src=x onerror=&#39;alert(&quot;1&quot;)&#39;&gt;&amp;amp;"
    #expect(html.text == "<td title=\"\(escaped)\">\(escaped)</td>")
    let outer: HTML = "<tr>\(html)</tr>\(3)\(0.1 + 0.2)"
    #expect(outer.text == "<tr>\(html.text)</tr>30.3")
  }

  @Test("Control characters are shown, and direction controls stay inside")
  func controls() {
    #expect(("\("\0\u{7}\t\n\u{1B}\u{7F}\u{85}")" as HTML).text == "␀␇\t\n␛␡\u{FFFD}")
    #expect(HTML.foreign("a\u{202E}b").text == "<bdi>a\u{202E}b</bdi>")
    #expect(HTML.plain("a\u{202E}b\u{2067}\u{200F}c\u{61C}").text == "abc")
  }

  @Test("Whatever a text holds, an XML parser reads it back")
  func random() throws {
    var generator = SeededGenerator(seed: 0x471)
    for _ in 0..<300 {
      let text = RandomText.mixed(using: &generator)
      let html: HTML = "<p title=\"\(text)\">x\(text)</p>"
      let document = try XMLDocument(data: Data(html.text.utf8))
      let shown = String(
        String.UnicodeScalarView(
          text.unicodeScalars.map { scalar in
            switch scalar.value {
            case 0x09, 0x0A: scalar
            case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? scalar
            case 0x7F: "\u{2421}"
            case 0x80..<0xA0, 0xFFFE, 0xFFFF: "\u{FFFD}"
            default: scalar
            }
          }))
      let read = document.rootElement()?.stringValue ?? ""
      #expect(read.unicodeScalars.elementsEqual("x\(shown)".unicodeScalars), "\(text.debugDescription)")
    }
  }

  @Test("Long texts are cut, by scalars, so that no character is endless")
  func cuts() {
    let marks = "e" + String(repeating: "\u{301}", count: 1_000_000)
    #expect(HTML.foreign(marks, limit: 10).text.unicodeScalars.count == "<bdi></bdi>".count + 11)
    #expect(HTML.foreign("0123456789", limit: 10).text == "<bdi>0123456789</bdi>")
  }

  @Test("What is too little for all is shared fairly")
  func shares() {
    #expect([5, 100, 3].fairShares(of: 30) == [5, 22, 3])
    #expect([5, 100, 3].fairShares(of: 1000) == [5, 100, 3])
    #expect([4, 4, 4].fairShares(of: 2) == [1, 1, 0])
    #expect([Int]().fairShares(of: 3).isEmpty)
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let count = Int.random(in: 1...9, using: &generator)
      let demands: [Int] = (0..<count).map { _ in Int.random(in: 0...40, using: &generator) }
      let supply = Int.random(in: 0...200, using: &generator)
      let shares = demands.fairShares(of: supply)
      let (given, demanded): (Int, Int) = (shares.reduce(0, +), demands.reduce(0, +))
      #expect(given == min(supply, demanded))
      #expect(zip(shares, demands).allSatisfy { (share: Int, demand: Int) in (0...demand).contains(share) })
      // A share below its demand is at most one less than any other, as a remainder cannot be divided.
      for (index, share) in shares.enumerated() where share < demands[index] {
        #expect(shares.allSatisfy { $0 <= share + 1 })
      }
    }
  }

  @Test("The page's policy knows its style and its script")
  func hashes() throws {
    for (file, hash) in [("report.css", HTMLReport.styleHash), ("report.js", HTMLReport.scriptHash)] {
      let path = Repository.file("Sources/Audit/Reports/HTML/\(file)").path
      let program =
        "import base64,hashlib,sys;print(base64.b64encode(hashlib.sha256(open(sys.argv[1],'rb').read()).digest()).decode())"
      let result = try runProcess(URL(filePath: "/usr/bin/python3"), ["-s", "-c", program, path])
      #expect(result.output == "\(hash)\n", "the hash of \(file) is \(result.output)")
    }
  }
}
