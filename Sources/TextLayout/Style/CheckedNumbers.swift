/// Numbers of which some cannot be set: a trap where a caller gives them, an error where they are read.
protocol CheckedNumbers {
  /// What is wrong with them; nil if nothing is.
  var fault: String? { get }
}

extension CheckedNumbers {
  /// Traps if anything is wrong, which is an error of the caller.
  func check() {
    if let fault { fatalError(fault) }
  }
}

/// Traps with a message if a condition that a caller has to see to does not hold.
///
/// `precondition` has a message in debug builds only.
@inlinable package func require(
  _ condition: Bool, _ message: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line
) {
  if !condition { fatalError(message(), file: file, line: line) }
}
