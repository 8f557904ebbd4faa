/// Whether a grapheme cluster asks to be drawn as a picture (UTS #51, sections 1.4.3 and 1.4.5).
///
/// A variation selector after the first character decides: U+FE0F picture, U+FE0E text. Otherwise a cluster is a picture
/// if its first character is one by default, if a skin tone changes it, if a zero-width joiner makes it part of a longer
/// sequence, or if it is a flag or a keycap.
///
/// - Parameter utf8: the bytes of one grapheme cluster.
package func wantsEmojiPresentation(cluster utf8: Span<UInt8>) -> Bool {
  guard !utf8.isEmpty, utf8[0] >= 0x80 || utf8.count > 1 else { return false }
  var cursor = 0
  guard let first = Unicode.Scalar(nextScalar(in: utf8, at: &cursor)) else { return false }
  guard cursor < utf8.count else { return first.hasEmojiPresentation && !first.isRegionalIndicator }
  guard first.isEmoji || first.isExtendedPictographic else { return false }
  let second = nextScalar(in: utf8, at: &cursor)
  switch second {
  case 0xFE0E: return false
  case 0xFE0F, 0x20E3: return true
  case 0x1F3FB...0x1F3FF: return first.isEmojiModifierBase || first.hasEmojiPresentation
  case 0x1F1E6...0x1F1FF: return first.isRegionalIndicator
  case 0x200D:
    guard first.isExtendedPictographic, cursor < utf8.count else { return first.hasEmojiPresentation }
    return Unicode.Scalar(nextScalar(in: utf8, at: &cursor))?.isExtendedPictographic ?? false
  default: return first.hasEmojiPresentation
  }
}
