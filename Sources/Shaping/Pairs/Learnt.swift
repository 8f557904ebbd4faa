/// What was learnt of how far some characters move the pen.
enum Learnt<Value: Sendable>: Sendable {
  case known(Value)
  /// HarfBuzz has to be asked for more than those characters.
  case unknown
  case untried
}
