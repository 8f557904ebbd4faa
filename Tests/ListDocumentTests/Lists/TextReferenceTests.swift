import FontKit
import Foundation
import JSONText
import ListDocument
import Sizing
import TestSupport
import Testing
import TextLayout

/// Texts that documents give by key, with arguments, without a table.
struct TextReferenceTests {
  private func texts(_ title: String) throws -> [String] {
    let document =
      "{\"sections\": [{\"header\": \(title), \"rows\": [{\"kind\": \"mdc.stereo\", \"title\": \(title)}]}]}"
    let list = try LoadedList(
      contents: Array(document.utf8), source: "list.json", fonts: TestFonts.withSystem)
    var texts: [String] = []
    list.forEachPlacedRow { _, _, placed in
      texts += placed.layout.elements.compactMap { $0.text.map { String(decoding: $0.content.utf8, as: UTF8.self) } }
    }
    return texts
  }

  @Test(
    "The text is that of the document, with its arguments",
    arguments: [
      (#""50 %d""#, "50 %d"), (#"{"key": "settings"}"#, "settings"), (#"{"key": "s", "text": "Settings"}"#, "Settings"),
      (#"{"text": "%2$@ of %1$d%%", "arguments": [3, "a"]}"#, "a of 3%"),
      (#"{"text": "{name}: {size}", "arguments": {"name": "Ada", "size": 1.5}}"#, "Ada: 1.5"),
    ])
  func shown(title: String, expected: String) throws {
    #expect(try texts(title) == [expected, expected])
  }

  @Test(
    "Faults name the place",
    arguments: [
      ("{}", "list.json:$.sections[0].header: key and text are missing; expected one of them"),
      ("1", "list.json:$.sections[0].header: a number; expected a string"),
      (
        #"{"kee": "a"}"#, "list.json:$.sections[0].header.kee: there is no such key; expected one of key text arguments"
      ),
      (
        #"{"key": "a", "arguments": [true]}"#,
        "list.json:$.sections[0].header.arguments[0]: a boolean; expected a string or a number"
      ),
      (
        #"{"key": "a", "arguments": {"n": []}}"#,
        "list.json:$.sections[0].header.arguments.n: an array; expected a string or a number"
      ),
    ])
  func faults(title: String, expected: String) {
    #expect {
      try texts(title)
    } throws: {
      "\($0)".withoutPlace == expected
    }
  }
}
