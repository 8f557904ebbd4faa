import Testing

@testable import FontKit

@Suite("Tags of features and axes")
struct FontTagTests {
  @Test("A literal is the tag of that name, padded with spaces", arguments: ["liga", "tnum", "ss01", "a", "abc"])
  func names(name: String) throws {
    let tag = try #require(FontTag(name))
    #expect(tag == FontTag(stringLiteral: name) && tag.description == name)
    #expect(tag.rawValue & 0xFF == (name.utf8.count == 4 ? name.utf8.last.map(UInt32.init) : 0x20))
  }

  @Test("The numbers are those of the OpenType registry")
  func registered() {
    #expect(FontFeature("liga", 0) == FontFeature(FontTag(rawValue: 0x6C69_6761), 0))
    #expect(FontVariation("wght", 450) == FontVariation(.weight, 450))
  }

  @Test("Anything else is no tag", arguments: ["", "ligat", "lig\n", "é"])
  func noTags(name: String) {
    #expect(FontTag(name) == nil)
  }
}
