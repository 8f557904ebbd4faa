import Foundation
import Galley
import Peers
import Workloads

// Checks that the engines agree: with HarfBuzz on the width of each English text of ASCII in one line, and with Pango on the number of
// lines of every text. Differences with a known cause are counted; if there is any other, the program exits with status 1.

/// Why Pango may have another number of lines.
enum Cause: String, CaseIterable {
  /// Pango rounds each glyph's advance to 1/1024 of a point.
  case rounding = "rounded advances"
  /// Pango tailors UAX #14 in its own way at numbers, slashes, hyphens, quotes and brackets.
  case punctuation = "breaks beside punctuation"
  /// Pango has its own dictionaries and rules for scripts without spaces.
  case unspaced = "breaks in text without spaces"
  /// Pango falls back to another face for characters or marks that the first face lacks.
  case fallback = "other fallback"
}

var unexplained = 0
for name in ["english", "arabic", "mixed"] {
  let workload = try Workload(name)
  let typesetter = Typesetter(fonts: Faces.collection)
  let prepared = PreparedColumn(workload.column, style: workload.style, typesetter: typesetter)
  let (width, size) = (Workload.width, Workload.size)
  let ours = prepared.lineCounts(width: width, size: size)
  let narrower = prepared.lineCounts(width: width - 0.1, size: size)
  let wider = prepared.lineCounts(width: width + 0.1, size: size)
  let pango = Pango(workload)
  var causes: [Cause: Int] = [:]
  for (index, text) in workload.texts.enumerated() {
    let theirs = pango.lines(Bytes(text), width: width)
    guard theirs != ours[index] else { continue }
    if theirs == narrower[index] || theirs == wider[index] {
      causes[.rounding, default: 0] += 1
    } else if text.unicodeScalars.contains(where: { (0x0E00...0x0EFF).contains($0.value) || $0.value >= 0x2E80 }) {
      causes[.unspaced, default: 0] += 1
    } else if text.utf8.contains(where: { $0 < 0x80 && !isLetterOrSpace($0) }) {
      causes[.punctuation, default: 0] += 1
    } else if !text.utf8.allSatisfy({ $0 < 0x80 }) {
      causes[.fallback, default: 0] += 1
    } else {
      unexplained += 1
      print("\(theirs) lines and not \(ours[index]): \(text)")
    }
  }
  let listed = Cause.allCases.map { "\($0.rawValue) \(causes[$0] ?? 0)" }.joined(separator: ", ")
  print("\(name): \(ours.count) texts, other line counts than Pango: \(listed)")

  if name == "english" {
    let harfBuzz = HarfBuzz(workload)
    var wrong = 0
    for (index, text) in workload.texts.enumerated() where text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) {
      let width = typesetter.prepare(text, style: workload.style).maximumContentWidth(size: 2048)
      if width != Double(harfBuzz.width(index, Bytes(text))) { wrong += 1 }
    }
    print("  widths that are not HarfBuzz's: \(wrong)")
    unexplained += wrong
  }
}

func isLetterOrSpace(_ byte: UInt8) -> Bool {
  byte == 0x20 || (0x61...0x7A).contains(byte | 0x20)
}

exit(unexplained == 0 ? 0 : 1)
