/// What is known of how far some characters move the pen.
enum LearntAdvance: Sendable {
  case known(Int32)
  /// HarfBuzz has to be asked for more than those characters.
  case unknown
  case untried
}
