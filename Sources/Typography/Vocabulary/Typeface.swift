/// Which face a style is set in, as far as a style knows: the platform's own, or one named by family.
///
/// Typography has no fonts; the modules that do turn this into one.
public enum Typeface: Codable, Sendable, Hashable {
  /// The platform's system face: San Francisco on Apple systems, Roboto on Android.
  case system
  /// A family by name.
  case family(String)
}
