import Foundation
import TestSupport
import Testing

/// What the command expects of the values of its options.
struct OptionFormTests {
  @Test(
    "A value that cannot be read is refused with the form of such values",
    arguments: [
      (["measure", "a.json", "--width", "abc"], "a number of points, such as 320"),
      (["measure", "a.json", "--visible", "60"], "where the part begins and how high it is, such as 2000,812"),
      (["text", "a", "--feature", "liga"], "a feature and a number, such as liga=0"),
      (["text", "a", "--max-lines", "1.5"], "a whole number, such as 2"),
      (["text", "a", "--font", "Brand.otf"], "a family and a file, such as Brand=Brand.otf or Brand=Brand.ttc#1"),
    ])
  func forms(arguments: [String], form: String) throws {
    let result = try runGalley(arguments)
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.errors.hasSuffix(">'; expected \(form)\n"), "\(result.errors)")
  }

  @Test("No option refuses a value without its form")
  func allForms() throws {
    let tool = try JSONSerialization.jsonObject(with: Data(galley("--experimental-dump-help").output.utf8))
    let command = try #require((tool as? [String: Any])?["command"] as? [String: Any])
    var refusedCount = 0
    try withFolder { folder in
      for subcommand in try #require(command["subcommands"] as? [[String: Any]]) {
        let name = try #require(subcommand["commandName"] as? String)
        for argument in subcommand["arguments"] as? [[String: Any]] ?? [] where argument["kind"] as? String == "option"
        {
          let option = try #require((argument["preferredName"] as? [String: Any])?["name"] as? String)
          let errors = try runShell("galley \(name) --\(option) '=?'", in: folder).errors
          guard errors.contains(" is invalid for '") else { continue }
          refusedCount += 1
          #expect(!errors.contains(" --help says") || errors.contains("Please provide one of"), "\(name): \(errors)")
        }
      }
    }
    #expect(refusedCount > 40)
  }
}
