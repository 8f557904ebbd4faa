extension HTMLReport {
  /// The SHA-256 of `report.css` in base64, by which a browser knows the page's own style.
  ///
  /// A test says what it is when the file has changed.
  static let styleHash = "W0JE8eXctbIpVZIDcXYkGXdLmcIpjOEUuVgd2NzK4l4="
  /// The same of `report.js`.
  static let scriptHash = "HoMj7G+WZtycq0dPs0gV8k1uJPuvTce+UiggTuSLQ2E="
}
