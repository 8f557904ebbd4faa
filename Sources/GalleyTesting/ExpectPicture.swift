internal import Foundation
public import Galley

/// Expects that a list looks as it did when its picture was recorded.
///
///     import GalleyTesting
///
///     try expectPicture(list, named: "settings-ax3", category: .accessibility3, width: 320)
///
/// The picture is `__Pictures__/FILE/NAME.png` beside the test's file. If there is none, it is recorded and the test fails, so that
/// somebody looks at it. With `GALLEY_RECORD_PICTURES=1` in the environment every picture is recorded again. If the picture differs by
/// a byte, the running test fails and the new picture is attached. Other versions of Cairo and FreeType may draw other pixels, so
/// record pictures on the system on which they are compared.
///
/// - Parameters:
///   - list: The list.
///   - name: The name of the picture, unique in the test's file.
///   - category: The size category; nil for the list's own.
///   - width: The width, in points; nil for the list's own.
///   - direction: The direction; nil for the list's own.
///   - fontScale: The font scale of Compose and Flutter; nil for the list's own.
///   - theme: Light or dark.
///   - scale: The number of pixels per point.
///   - fileID: The module and file of the call.
///   - filePath: The file of the call.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Throws: What `LoadedList.png(width:traits:theme:scale:)` throws, or an error of the file system.
public func expectPicture(
  _ list: LoadedList,
  named name: String,
  category: SizeCategory? = nil,
  width: Double? = nil,
  direction: TextDirection? = nil,
  fontScale: Double? = nil,
  theme: Theme = .light,
  scale: Double = 2,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) throws {
  var traits = list.settings.traits
  traits.sizeCategory = category ?? traits.sizeCategory
  traits.direction = direction ?? traits.direction
  traits.fontScale = fontScale ?? traits.fontScale
  let png = try list.png(width: width, traits: traits, theme: theme, scale: scale)
  let test = URL(filePath: "\(filePath)")
  let file = test.deletingLastPathComponent()
    .appending(path: "__Pictures__/\(test.deletingPathExtension().lastPathComponent)")
    .appending(path: "\(ListPictures.fileName(name)).png")
  let isRecording = ProcessInfo.processInfo.environment["GALLEY_RECORD_PICTURES"] == "1"
  let failure = try pictureFailure(png, file: file, isRecording: isRecording)
  failure?.record(at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// The failure for a picture; nil if it equals the recorded one.
func pictureFailure(_ png: [UInt8], file: URL, isRecording: Bool) throws -> TestFailure? {
  guard !isRecording, FileManager.default.fileExists(atPath: file.path) else {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(png).write(to: file, options: .atomic)
    return TestFailure(message: "\(file.path) was recorded; look at it, and run the test again")
  }
  guard try Array(Data(contentsOf: file)) != png else { return nil }
  return TestFailure(
    message: "the list does not look as \(file.path) does; GALLEY_RECORD_PICTURES=1 records it anew",
    picture: TestFailure.Picture(name: file.lastPathComponent, png: png))
}
