import JSONText
import TestSupport
import Testing

@testable import ListDocument

/// The error of reading a document to its end, without the folder, the position in the text and suggestions.
func listFault(_ text: String, named name: String = "list.json") throws -> String? {
  try wholeListFault(text, named: name)?.withoutPlace
}

/// The error of reading a document to its end, without the folder.
func wholeListFault(_ text: String, named name: String = "list.json") throws -> String? {
  try withFile(Array(text.utf8), named: name) { path in
    do {
      var reader = try ListReader(source: path, fonts: TestFonts.withSystem)
      while try reader.next() != nil {}
      return nil
    } catch let error as InputError {
      #expect(error.source == path)
      return String(error.description.dropFirst(path.count - name.count))
    }
  }
}
