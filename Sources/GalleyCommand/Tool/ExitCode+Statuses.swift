import ArgumentParser

extension ExitCode {
  /// Something was found, or differs.
  static let findings = ExitCode(1)
  /// The command was used wrongly, or its input is no good.
  static let badInput = ExitCode(2)
  /// The fault is our own.
  static let ownFault = ExitCode(70)

  /// The statuses of a command that finds nothing, in the words of its help.
  static let description = "Exit status: 0 done, 2 bad usage or bad input, 70 a fault of Galley's own."
  /// The statuses of a command that has findings, in the words of its help.
  static let findingsDescription =
    "Exit status: 0 done, 1 findings or differences, 2 bad usage or bad input, 70 a fault of Galley's own."
}
