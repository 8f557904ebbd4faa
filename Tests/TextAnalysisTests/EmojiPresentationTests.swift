import Testing
import TextAnalysis

@Suite("Emoji presentation")
struct EmojiPresentationTests {
  private func isPicture(_ cluster: String) -> Bool {
    wantsEmojiPresentation(cluster: Array(cluster.utf8).span)
  }

  @Test(
    "Pictures",
    arguments: [
      "😀", "⌚", "👍🏽", "☝🏽", "❤\u{FE0F}", "1\u{FE0F}\u{20E3}", "1\u{20E3}", "🇩🇪", "👨‍👩‍👧", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "⛹🏽‍♂\u{FE0F}", "❤‍🔥", "🏴‍☠",
    ])
  func pictures(cluster: String) {
    #expect(isPicture(cluster))
  }

  @Test(
    "Text",
    arguments: [
      "", "a", "1", "#", "❤", "☺\u{FE0E}", "⌚\u{FE0E}", "©", "™", "e\u{301}", "🇩", "漢", "a\u{FE0F}", "a\u{200D}",
      "❤\u{200D}", "ก",
    ])
  func text(cluster: String) {
    #expect(!isPicture(cluster))
  }
}
