internal import JSONText

/// Why a call failed: its status and its message.
struct Fault: Error {
  /// The error statuses of `galley.h`.
  enum Status: Int32 {
    case badInput = 1
    case badArgument = 2
    case badHandle = 3
  }

  var status: Status
  var message: String

  init(_ status: Status, _ message: String) {
    self.status = status
    self.message = message
  }

  /// Makes a fault of any error.
  ///
  /// Errors of documents, options and fonts become bad input, with their descriptions as messages.
  init(_ error: any Error) {
    self = error as? Fault ?? Fault(.badInput, "\(error)")
  }

  /// The fault of an invalid argument.
  static func argument(_ name: String, _ problem: String) -> Fault { Fault(.badArgument, "\(name): \(problem)") }
}
