import Foundation
import Galley
import Testing

@testable import GalleyTesting

@Suite struct ExpectPictureTests {
  @Test("A picture is recorded, compared, and drawn anew where that is asked for")
  func records() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a/list.png")
    let png = try list(title: "Wi-Fi").png()
    let other = try list(title: "Wi-Fo").png()
    #expect(try pictureFailure(png, file: file, isRecording: false)?.message.contains("was recorded") == true)
    #expect(try Array(Data(contentsOf: file)) == png)
    #expect(try pictureFailure(png, file: file, isRecording: false) == nil)
    let failure = try pictureFailure(other, file: file, isRecording: false)
    #expect(failure?.picture == TestFailure.Picture(name: "list.png", png: other))
    #expect(try pictureFailure(other, file: file, isRecording: true)?.message.contains("was recorded") == true)
    #expect(try Array(Data(contentsOf: file)) == other)
  }

  @Test("Surroundings reach the picture")
  func surroundings() throws {
    let list = try list(title: "Wi-Fi")
    var larger = list.settings.traits
    larger.sizeCategory = .accessibility5
    var mirrored = list.settings.traits
    mirrored.direction = .rightToLeft
    let pictures = [
      try list.png(), try list.png(width: 300), try list.png(traits: mirrored), try list.png(theme: .dark),
      try list.png(scale: 1),
    ]
    #expect(Set(pictures).count == pictures.count && pictures.allSatisfy { $0.starts(with: signatureOfPNG) })
    // Rows of Material Components keep their size unless the document says otherwise.
    #expect(try list.png(traits: larger) == pictures[0])
  }

  @Test("No name leads out of the folder of pictures")
  func names() {
    #expect(ListPictures.fileName("../a b/ü") == "..-a-b-ü")
    #expect(ListPictures.fileName("設定") != ListPictures.fileName("検索"))
  }
}
