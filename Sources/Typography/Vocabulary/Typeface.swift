/// The face that a style is set in: the platform's own, or one named by family.
///
/// Typography has no fonts; other modules find the face.
public enum Typeface: Codable, Sendable, Hashable {
  /// The platform's system face: San Francisco on Apple systems, Roboto on Android.
  case system
  /// A family by name.
  case family(String)
}
