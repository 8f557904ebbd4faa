internal import JSONText

/// Why a call failed: its status and its message.
struct Fault: Error {
  /// The statuses of the header.
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

  /// The fault that any error is: what documents, options and fonts say is in their descriptions.
  init(_ error: any Error) {
    self = error as? Fault ?? Fault(.badInput, "\(error)")
  }

  /// An argument that is not as it should be.
  static func argument(_ name: String, _ problem: String) -> Fault { Fault(.badArgument, "\(name): \(problem)") }
}
