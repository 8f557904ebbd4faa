import Foundation
import Galley
import Testing

/// What Foundation says of errors; without the conformance it names their types.
struct LocalizedErrorTests {
  @Test("Foundation shows of an error what its description says")
  func descriptions() throws {
    let folder = BundledFontsError.notFound(searched: ["/nowhere"])
    var errors: [any Error] = [
      DrawingError.cairo("out of memory"), UnknownName("a", expected: ["b"]), folder,
      BundledFontsLoadingError.folder(folder), ListSnapshotError<String, Int>.noSuchItem(7),
      SectionOutlineError<Int>.duplicateItem(7),
    ]
    do { _ = try LoadedList(source: "/nowhere.json", fonts: .bundled) } catch { errors.append(error) }
    do { _ = try FontFace(contentsOfFile: "/nowhere.ttf") } catch { errors.append(error) }
    do { _ = try PixelGrid(validating: -1) } catch { errors.append(error) }
    #expect(errors.count == 9)
    for error in errors { #expect(error.localizedDescription == "\(error)") }
  }
}
