import Foundation
import Testing
import Typography

@Suite struct SizeCategoryTests {
  @Test func namesReadBack() {
    #expect(SizeCategory.allCases.count == SizeCategory.count)
    for category in SizeCategory.allCases {
      #expect(SizeCategory(category.shortName) == category)
      #expect(SizeCategory(category.uiKitName) == category)
    }
    #expect(SizeCategory.allCases.map(\.shortName).joined(separator: " ") == "XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5")
    #expect(SizeCategory("UICTContentSizeCategoryXXL") == .xxLarge)
    // The cases of SwiftUI's `DynamicTypeSize`.
    let swiftUINames = ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge"]
    let accessibilityNames = (1...5).map { "accessibility\($0)" }
    #expect((swiftUINames + accessibilityNames).map { SizeCategory($0) } == SizeCategory.allCases)
    #expect(SizeCategory(key: "XS") == .xSmall && SizeCategory(key: "large") == nil)
    #expect(SizeCategory("UICTContentSizeCategoryAccessibilityM") == .accessibility1)
    #expect(SizeCategory("UICTContentSizeCategoryAccessibilityXXXL") == .accessibility5)
  }

  @Test(arguments: ["", "l", "AX6", "XXXXL", "UICTContentSizeCategory", "UICTContentSizeCategoryAX1", "unspecified"])
  func otherNamesAreNone(_ name: String) {
    #expect(SizeCategory(name) == nil)
  }

  @Test func unspecifiedIsAValueWhereItMayBe() throws {
    #expect(try SizeCategory.trait(named: "AX2") == .accessibility2)
    #expect(try SizeCategory.trait(named: "unspecified") == nil)
    #expect(try SizeCategory.trait(named: "_UICTContentSizeCategoryUnspecified") == nil)
    let error = #expect(throws: UnknownName.self) { try SizeCategory.trait(named: "huge") }
    #expect(error?.name == "huge")
    #expect(error?.expected.first == "XS")
    #expect(error?.expected.last == "unspecified")
  }

  @Test func orderAndKinds() {
    #expect(SizeCategory.allCases == SizeCategory.allCases.sorted())
    #expect(SizeCategory.default == .large)
    #expect(SizeCategory.allCases.filter(\.isAccessibilityCategory).count == 5)
    #expect(!SizeCategory.xxxLarge.isAccessibilityCategory)
    #expect(SizeCategory.accessibility1.isAccessibilityCategory)
  }

  @Test func clamping() {
    let range = SizeCategory.medium...SizeCategory.accessibility2
    #expect(SizeCategory.xSmall.clamped(to: range) == .medium)
    #expect(SizeCategory.accessibility5.clamped(to: range) == .accessibility2)
    #expect(SizeCategory.xLarge.clamped(to: range) == .xLarge)
  }

  @Test func decoding() throws {
    #expect(try JSONDecoder().decode([SizeCategory].self, from: Data(#"["AX5"]"#.utf8)) == [.accessibility5])
    #expect {
      try JSONDecoder().decode([SizeCategory].self, from: Data(#"["HUGE"]"#.utf8))
    } throws: { error in
      guard case DecodingError.dataCorrupted(let context) = error else { return false }
      return context.debugDescription
        == #"unknown name "HUGE"; expected one of XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5"#
    }
  }

  @Test func weights() {
    #expect(FontWeight(rawValue: 450)?.rawValue == 450)
    #expect(FontWeight(rawValue: 99) == nil)
    #expect(FontWeight(rawValue: 901) == nil)
    #expect(FontWeight.light < .regular)
    #expect("\(FontWeight.semibold)" == "600")
  }
}
