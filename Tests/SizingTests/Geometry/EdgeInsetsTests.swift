import Sizing
import Testing
import TextAnalysis

@Suite("Insets follow the direction")
struct EdgeInsetsTests {
  let insets = DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4)

  @Test("Leading is left from left to right, and right from right to left")
  func sides() {
    #expect(insets.left(in: .leftToRight) == 2)
    #expect(insets.right(in: .leftToRight) == 4)
    #expect(insets.left(in: .rightToLeft) == 4)
    #expect(insets.right(in: .rightToLeft) == 2)
  }

  @Test("Opposite edges add up")
  func sums() {
    #expect(insets.horizontal == 6)
    #expect(insets.vertical == 4)
  }
}
