import Foundation
import Galley
import Workloads

// Measures how the memory of the process (VmRSS) grows in long runs, and prints it after each twentieth of a run.
//
// `Soak [TEXTS]` prepares texts with one typesetter, 20 000 000 by default, one by one and in columns. It draws their words at
// random from `Examples`, and gives them 60 languages with 10 000 language tags. It prints the memory once more after trimming
// the caches.
// `Soak fonts [COUNT]` opens and closes fonts, 100 000 by default, and measures a text with each.
// `Soak typesetters [COUNT]` makes and frees typesetters, 20 000 by default. Each lays out texts in three languages.

if CommandLine.arguments.dropFirst().first == "fonts" {
  try soakFonts(count: CommandLine.arguments.dropFirst(2).first.flatMap(Int.init) ?? 100_000)
  exit(0)
}
let isOfTypesetters = CommandLine.arguments.dropFirst().first == "typesetters"
let count = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 20_000_000
let words = try Workload.examples(limit: 1000).texts.flatMap { $0.split(separator: " ") }
let samples = ["слово", "λέξη", "שלום", "كلمة", "शब्द", "คำ", "言葉", "단어", "բառ", "სიტყვა"]
let languages = """
  en de fr es it pt nl sv da nb fi is et lv lt pl cs sk hu ro bg sr hr sl mk sq el tr az kk uz ru uk be ka hy ar fa ur he hi mr ne bn \
  pa gu ta te kn ml si th lo km my ja ko zh-Hans zh-Hant vi
  """.split(separator: " ")
let tagCount = 10_000

func soakFonts(count: Int) throws {
  print("fonts\tVmRSS kB")
  for index in 0..<count {
    // Each font is read from its file again, like a font from a user.
    let font = try FontFace(contentsOfFile: Faces.files[index % Faces.files.count])
    var fonts = FontCollection()
    fonts.add(font)
    let text = Typesetter(fonts: fonts).prepare("Wide fjord \(index)", style: TextStyle(fallsBack: false))
    precondition(text.lineCount(width: 300, size: 16) > 0)
    if index % (count / 20) == 0 { print("\(index)\t\(residentKilobytes())") }
  }
  print("\(count)\t\(residentKilobytes())")
}

func residentKilobytes() -> Int {
  let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
  let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
  return line.flatMap { Int($0.split(separator: " ").dropLast().last ?? "") } ?? 0
}

if isOfTypesetters {
  soakTypesetters(count: CommandLine.arguments.dropFirst(2).first.flatMap(Int.init) ?? 20_000)
  exit(0)
}

func soakTypesetters(count: Int) {
  print("typesetters\tVmRSS kB")
  for index in 0..<count {
    let typesetter = Typesetter(fonts: Faces.collection)
    for place in 0..<3 {
      let style = TextStyle(locale: String(languages[(index + place * 7) % languages.count]))
      let texts = (0..<4).map { number in
        let (word, sample) = (words[(index * 31 + number * 7) % words.count], samples[(index + number) % samples.count])
        return "\(word) \(sample) a\tb"
      }
      for text in texts {
        let prepared = typesetter.prepare(text, style: style)
        let layout = prepared.layout(width: 60, size: 16, ParagraphStyle(maximumLines: 1))
        precondition(!prepared.glyphs(of: layout.lines[0], size: 16).isEmpty)
      }
      precondition(PreparedColumn(TextColumn(texts), style: style, typesetter: typesetter).count == texts.count)
    }
    if index % (count / 20) == 0 { print("\(index)\t\(residentKilobytes())") }
  }
  print("\(count)\t\(residentKilobytes())")
}

let typesetter = Typesetter(fonts: Faces.collection)
var generator = SystemRandomNumberGenerator()
var total = 0
let batch = 500
print("texts\tVmRSS kB")
for start in stride(from: 0, to: count, by: batch) {
  let number = start / batch % tagCount
  let style = TextStyle(locale: "\(languages[number % languages.count])-x-tag\(number)")
  let texts = (0..<batch).map { _ in
    (0..<Int.random(in: 2...9, using: &generator)).map { place in
      place == 3 ? samples[Int.random(in: 0..<samples.count)] : String(words[Int.random(in: 0..<words.count)])
    }.joined(separator: " ")
  }
  for text in texts.prefix(batch / 2) {
    total += typesetter.prepare(text, style: style).lineCount(width: 300, size: 16)
  }
  total += PreparedColumn(TextColumn(texts.suffix(batch / 2)), style: style, typesetter: typesetter).count
  if start % max(batch, count / 20 / batch * batch) == 0 { print("\(start)\t\(residentKilobytes())") }
}
print("\(count)\t\(residentKilobytes())")
typesetter.trimCaches()
// Glibc's `malloc_trim` returns free memory to the system; Swift's module of Glibc lacks it.
if let symbol = dlsym(nil, "malloc_trim") { _ = unsafeBitCast(symbol, to: (@convention(c) (Int) -> Int32).self)(0) }
print("trimmed\t\(residentKilobytes())\t(\(total) lines and texts)")
