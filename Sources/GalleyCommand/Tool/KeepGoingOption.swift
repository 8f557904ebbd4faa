import ArgumentParser
import Galley

/// `--keep-going`: a line of input that is no good does not end the run.
struct KeepGoingOption: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Go on after a line that is no good.",
      discussion: "Each such line is reported, and the exit status is 2 at the end."))
  var keepGoing = false

  /// Where faults are counted; nil if the first ends the run.
  var faults: Faults? { keepGoing ? Faults() : nil }

  /// The faults of a run that goes on.
  final class Faults {
    private var count = 0

    /// Reports a fault on standard error.
    func report(_ error: InputError) {
      Console.complain("galley: \(error)")
      count += 1
    }

    /// Ends the run with the status for bad input, if there was any.
    func end() throws(ExitCode) {
      if count > 0 { throw .badInput }
    }
  }
}
