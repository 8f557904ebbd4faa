import Benchmark
import Foundation
import Galley
import Peers
import Workloads

/// Nanoseconds of processor time a text, of which other work on the machine takes none.
let perText = BenchmarkMetric.custom("Nanoseconds a text", polarity: .prefersSmaller, useScalingFactor: false)

let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [perText], warmupIterations: 1, scalingFactor: .one, maxDuration: .seconds(3), maxIterations: 15)
  do {
    for name in ["english", "arabic", "mixed"] { addComparison(try Workload(name)) }
    addScale(try Workload("english"))
    addRows(try Workload("english"))
    addLists(try Workload("english"))
    addRowColumns(try Workload("english"))
    addListPeers(try Workload("english"))
    addIndex()
    try addEdits()
  } catch {
    fatalError("\(error): run Scripts/make-workloads.py")
  }
}

/// Runs `body` and records the processor time it takes, divided by a number of texts.
func measure(_ benchmark: Benchmark, texts: Int, _ body: () throws -> Void) rethrows {
  let start = threadTime()
  try body()
  record(benchmark, Int(Double(threadTime() - start) / Double(texts)))
}

/// Records a number: in the harness, and as a line of the file that `GALLEY_BENCHMARK_LOG` names, since none of the
/// harness's formats has medians of custom metrics.
func record(_ benchmark: Benchmark, _ value: Int) {
  benchmark.measurement(perText, value)
  guard let path = ProcessInfo.processInfo.environment["GALLEY_BENCHMARK_LOG"],
    let file = FileHandle(forWritingAtPath: path)
  else { return }
  file.seekToEndOfFile()
  file.write(Data("\(benchmark.name)\t\(value)\n".utf8))
  try? file.close()
}

private func threadTime() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

private func addComparison(_ workload: Workload) {
  let count = workload.texts.count
  let column = workload.column
  let style = workload.style
  let name = workload.name

  Benchmark("\(name)/cold/galley") { benchmark in
    let typesetter = Typesetter(fonts: Faces.collection)
    blackHole(typesetter.prepare("a", style: style))
    measure(benchmark, texts: count) {
      let prepared = PreparedColumn(column, style: style, typesetter: typesetter)
      blackHole(prepared.heights(width: Workload.width, size: Workload.size))
    }
  }
  Benchmark("\(name)/cold/galley-single") { benchmark in
    let typesetter = Typesetter(fonts: Faces.collection)
    let texts = workload.texts.prefix(4000)
    measure(benchmark, texts: texts.count) {
      for text in texts {
        blackHole(typesetter.prepare(text, style: style).measure(width: Workload.width, size: Workload.size).height)
      }
    }
  }
  Benchmark("\(name)/cold/pango") { benchmark in
    let pango = Pango(workload)
    let texts = workload.texts.prefix(4000).map { Bytes($0) }
    _ = pango.lines(Bytes("a"), width: Workload.width)
    measure(benchmark, texts: texts.count) {
      for text in texts { blackHole(pango.lines(text, width: Workload.width)) }
    }
  }
  for isCurrent in HarfBuzz.currentVersion == nil ? [false] : [false, true] {
    Benchmark("\(name)/cold/harfbuzz\(isCurrent ? "-current" : "")") { benchmark in
      let harfBuzz = HarfBuzz(workload, isCurrent: isCurrent)
      let texts = workload.texts.map { Bytes($0) }
      measure(benchmark, texts: texts.count) {
        for (index, text) in texts.enumerated() { blackHole(harfBuzz.width(index, text)) }
      }
    }
  }
  Benchmark("\(name)/warm/galley") { benchmark in
    let typesetter = Typesetter(fonts: Faces.collection)
    blackHole(PreparedColumn(column, style: style, typesetter: typesetter))
    measure(benchmark, texts: count) {
      let prepared = PreparedColumn(column, style: style, typesetter: typesetter)
      blackHole(prepared.heights(width: Workload.width, size: Workload.size))
    }
  }
  Benchmark("\(name)/width/galley-lines") { benchmark in
    let typesetter = Typesetter(fonts: Faces.collection)
    let texts = typesetter.prepare(contentsOf: workload.texts.prefix(2000), style: style)
    measure(benchmark, texts: texts.count) {
      texts.forEachMeasurement(width: 240, size: Workload.size) { blackHole($1.lineCount) }
    }
  }
  Benchmark("\(name)/width/galley-lines-single") { benchmark in
    let typesetter = Typesetter(fonts: Faces.collection)
    let texts = workload.texts.prefix(2000).map { typesetter.prepare($0, style: style) }
    measure(benchmark, texts: texts.count) {
      for text in texts { blackHole(text.measure(width: 240, size: Workload.size).lineCount) }
    }
  }
  Benchmark("\(name)/width/galley") { benchmark in
    let typesetter = Typesetter(fonts: Faces.collection)
    let prepared = PreparedColumn(column, style: style, typesetter: typesetter)
    measure(benchmark, texts: count) {
      blackHole(prepared.heights(width: 240, size: 19))
    }
  }
  Benchmark("\(name)/width/pango") { benchmark in
    let pango = Pango(workload)
    let texts = workload.texts.prefix(2000).map { pango.keep(Bytes($0), width: Workload.width) }
    measure(benchmark, texts: texts.count) {
      for text in texts { blackHole(text.lines(width: 240)) }
    }
  }
}

/// What no peer has: a million rows, and the memory that is kept.
private func addScale(_ workload: Workload) {
  let style = workload.style
  let column = workload.column
  let rows = 1_000_000

  Benchmark("million/heights/1") { benchmark in
    let million = TextColumn((0..<rows).lazy.map { workload.texts[$0 % workload.texts.count] })
    let prepared = PreparedColumn(million, style: style, typesetter: Typesetter(fonts: Faces.collection))
    measure(benchmark, texts: 1) { blackHole(prepared.heights(width: 320, size: 17)) }
  }
  Benchmark("memory/english") { benchmark in
    let prepared = PreparedColumn(column, style: style, typesetter: Typesetter(fonts: Faces.collection))
    record(benchmark, prepared.byteCount / prepared.count)
  }
}
