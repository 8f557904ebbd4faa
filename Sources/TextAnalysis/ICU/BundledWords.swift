internal import CICU

extension WordList {
  /// Chromium's words of Khmer.
  static let khmer = unsafe WordList(bundled: cicu_khmer_words)
  /// Chromium's words of Lao.
  static let lao = unsafe WordList(bundled: cicu_lao_words)

  private init(bundled list: (UnsafeMutablePointer<Int>?) -> UnsafePointer<UInt8>?) {
    var length = 0
    let words = unsafe UnsafeBufferPointer(start: unsafe list(&length), count: length)
    self.init(packed: unsafe words.span)
  }
}
