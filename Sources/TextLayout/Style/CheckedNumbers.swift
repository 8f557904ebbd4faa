/// Numbers of which some cannot be set: a trap where a caller gives them, an error where they are read.
protocol CheckedNumbers {
  /// What is wrong with them; nil if nothing is.
  var fault: String? { get }
}

extension CheckedNumbers {
  /// Traps if anything is wrong, which is an error of the caller.
  func check() {
    if let fault { preconditionFailure(fault) }
  }
}
