import Foundation
import TestSupport
import Testing

@testable import Galley

/// The real face in the place of the stand-in.
struct SystemFaceTests {
  private static func file(_ name: String) -> String { Repository.file("Tests/Fixtures/fonts/\(name).ttf").path }

  @Test("A family has the table that Apple publishes for it")
  func tables() {
    #expect(TrackingTable(family: "SF Pro Text") == .pro)
    #expect(TrackingTable(family: ".SF NS") == .pro)
    #expect(TrackingTable(family: "SF Pro Rounded") == .proRounded)
    #expect(TrackingTable(family: "SF Compact Rounded") == .compactRounded)
    #expect(TrackingTable(family: "SF Compact") == .compact)
    #expect(TrackingTable(family: "New York") == .newYork)
    #expect(TrackingTable(family: "Inter") == nil)
    #expect(TrackingTable(family: "SFDisplay") == nil)
  }

  @Test("A face that says itself what depends on the size is not tracked again, nor is one of another family")
  func neverBoth() throws {
    for name in ["Optical-ASCII", "Tracked-ASCII", "Optical-Tracked-ASCII", "Inter-Variable-ASCII"] {
      let font = try FontFace(contentsOfFile: Self.file(name))
      #expect(font.asSystemFace === font)
    }
  }

  @Test(
    "The published table, as tracking of a face, widens every cluster by it", arguments: [11.0, 12, 17, 22.5, 34, 90])
  func published(size: Double) throws {
    let font = try FontFace(contentsOfFile: Self.file("Inter-Variable-ASCII"))
    func width(_ font: FontFace) -> Double {
      var fonts = FontCollection()
      fonts.add(font, family: "Face")
      return Typesetter(fonts: fonts).prepare("Checking", style: TextStyle(families: ["Face"]))
        .maximumContentWidth(size: size)
    }
    let tracked = width(font.withTracking(TrackingTable.pro.fontTracking))
    // A unit of 2816 is what rounding to font units may cost a cluster.
    let expected = width(font) + 8 * TrackingTable.pro.thousandthsOfEm(at: size) * size / 1000
    #expect(abs(tracked - expected) <= 8 * size / 2816)
  }
}
