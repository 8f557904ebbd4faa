import Foundation
import TestSupport

/// Renders a picture with another program: an SVG file with librsvg, a PDF file with Poppler.
///
/// - Parameters:
///   - file: The file's bytes.
///   - program: The program, from the search path: it reads the file it is given and writes PNG.
///   - arguments: Its options.
func rasterized(_ file: Data, by program: String, _ arguments: [String]) throws -> Bitmap {
  let input = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  try file.write(to: input)
  defer { try? FileManager.default.removeItem(at: input) }
  let output = input.appendingPathExtension("png")
  defer { try? FileManager.default.removeItem(at: output) }
  // pdftoppm adds the ending itself.
  let paths = program == "pdftoppm" ? [input.path, input.path] : ["--output", output.path, input.path]
  let result = try runProcess(URL(filePath: "/usr/bin/env"), [program] + arguments + paths)
  guard result.status == 0 else { throw ProgramFault(message: "\(program): \(result.errors)") }
  return try Bitmap(png: Array(Data(contentsOf: output)))
}

/// Runs a program on a file; its standard output.
func output(of program: String, on file: [UInt8], _ arguments: [String] = []) throws -> String {
  let input = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  try Data(file).write(to: input)
  defer { try? FileManager.default.removeItem(at: input) }
  let result = try runProcess(URL(filePath: "/usr/bin/env"), [program, input.path] + arguments)
  guard result.status == 0 else { throw ProgramFault(message: "\(program): \(result.errors)") }
  return result.output
}

struct ProgramFault: Error {
  let message: String
}
