internal import CICU

/// The ICU that is running.
package enum ICULibrary {
  /// Its version: `72.1`.
  package static var version: String { text(cicu_version()) }
  /// The version of Unicode whose data it has: `15.0`.
  package static var unicodeVersion: String { text(cicu_unicode_version()) }

  private static func text(_ version: UInt16) -> String { "\(version >> 8).\(version & 0xFF)" }
}
