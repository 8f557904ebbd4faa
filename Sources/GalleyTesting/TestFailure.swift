internal import Foundation
internal import Testing
internal import XCTest

/// An expectation that does not hold, with a picture that shows why.
struct TestFailure: Equatable {
  var message: String
  var picture: Picture?

  /// A PNG file.
  struct Picture: Equatable {
    var name: String
    var png: [UInt8]
  }

  /// Fails the running test.
  ///
  /// In Swift Testing the picture is an attachment, which `swift test --attachments-path FOLDER` writes. XCTest on Linux has no
  /// attachments, so the picture is written to the folder that `GALLEY_PICTURES` names.
  func record(at location: TestLocation) {
    guard Test.current == nil else {
      if let picture {
        Attachment.record(picture.png, named: picture.name, sourceLocation: location.sourceLocation)
      }
      Issue.record(Comment(rawValue: message), sourceLocation: location.sourceLocation)
      return
    }
    let file = picture.flatMap { Self.write($0) }
    XCTFail(message + (file.map { "\nThe picture is \($0)." } ?? ""), file: location.filePath, line: location.line)
  }

  /// Writes a picture into the folder that `GALLEY_PICTURES` names, and returns its path; nil if there is no such folder or writing fails.
  private static func write(_ picture: Picture) -> String? {
    guard let folder = ProcessInfo.processInfo.environment["GALLEY_PICTURES"] else { return nil }
    let file = URL(filePath: folder).appending(path: picture.name)
    do {
      try FileManager.default.createDirectory(at: URL(filePath: folder), withIntermediateDirectories: true)
      try Data(picture.png).write(to: file, options: .atomic)
    } catch {
      return nil
    }
    return file.path
  }
}
