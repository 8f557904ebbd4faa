extension HTMLReport {
  /// The SHA-256 of `report.css` in base64, by which a browser knows the page's own style.
  ///
  /// A test says what it is when the file has changed.
  static let styleHash = "B+8iLrwJlIko7HIUyC3t8OFmPnSMfdZUx8QUuTn6kGo="
  /// The same of `report.js`.
  static let scriptHash = "GbmyzPsFapO/cbxW/ajoT7Mx/iUidlsjw0UvnyvfeI4="
}
