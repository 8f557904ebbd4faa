import Foundation
import TestSupport
import Testing

/// `--font-scale` against the document's `fontScale`.
struct FontScaleTests {
  private static func list(_ scale: String) -> String {
    """
    {"width": 200, "displayScale": 2\(scale), "sections": [{"rows": [
      {"kind": "m3.listItem", "title": "Security and privacy"}, {"kind": "flutter.listTile", "title": "Security and privacy"}
    ]}]}
    """
  }

  @Test(
    "A list at a font scale is what a document with that scale is",
    arguments: [
      "measure -", "measure - --category AX1 --format ndjson", "explain - --json", "draw - -o - --format svg",
      "audit - --max-lines 1 --format ndjson", "audit - --max-lines 1 --categories all",
    ])
  func documents(_ command: String) throws {
    let arguments = command.split(separator: " ").map(String.init)
    let own = try runGalley(arguments, input: Self.list(""))
    let stated = try runGalley(arguments, input: Self.list(", \"fontScale\": 1.75"))
    #expect(stated.status < 2 && stated.output != own.output, "\(stated.errors)")
    for scale in ["", ", \"fontScale\": 1.2"] {
      let given = try runGalley(arguments + ["--font-scale", "1.75"], input: Self.list(scale))
      #expect(given.output == stated.output && given.status == stated.status, "\(given.errors)")
    }
  }

  @Test("A stream of documents is measured and audited at the font scale")
  func streams() throws {
    let document = Self.list("").replacing("\n", with: "").replacing("{\"width\"", with: "{\"name\": \"a\", \"width\"")
    for command in [["measure"], ["audit", "--max-lines", "1", "--format", "ndjson"]] {
      let stated = try runGalley(
        command + ["-", "--documents"], input: document.dropLast() + ", \"fontScale\": 1.75}")
      let given = try runGalley(command + ["-", "--documents", "--font-scale", "1.75"], input: document)
      #expect(given.output == stated.output && !given.output.isEmpty, "\(given.errors)")
    }
  }

  @Test("The picture beside that of a fault at a font scale is at the default size and scale")
  func reference() throws {
    let page = try galley(
      "audit", "-", "--widths", "320", "--font-scale", "2", "--max-lines", "1", "--kinds", "wraps", "--format", "html",
      input: #"{"sections": [{"rows": [{"kind": "m3.listItem", "title": "Notifications and sounds"}]}]}"#
    ).output
    #expect(page.contains(">L, 320 wide, ltr, font scale 2<"))
    #expect(page.contains(">At the default size: L, 320 wide, ltr<"))
  }

  @Test(
    "A scale that a document may not have is an error with the same words",
    arguments: [
      "measure -", "explain -", "explain - --row a", "draw - -o - --format svg", "audit -", "audit - --documents",
    ])
  func faults(_ command: String) throws {
    let input = Self.list("").replacing("\n", with: "").replacing("{\"width\"", with: "{\"name\": \"a\", \"width\"")
    for scale in ["0", "100.5", "-1", "nan"] {
      let result = try runGalley(
        command.split(separator: " ").map(String.init) + ["--font-scale", scale], input: input)
      #expect(result.status == 2 && result.output.isEmpty, "\(scale)")
      #expect(
        result.errors.hasPrefix("galley: --font-scale: ")
          && result.errors.hasSuffix(" from 0.01 to 100\n"), "\(result.errors)")
    }
    let stated = try galley("measure", "-", input: Self.list(", \"fontScale\": 0"))
    #expect(stated.errors.contains("expected a number from 0.01 to 100"))
  }
}
