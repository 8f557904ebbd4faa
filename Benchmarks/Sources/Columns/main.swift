import CAllocations
import Galley
import Workloads

// Measures columns of rows of each kind, in nanoseconds per row: `Columns [ROWS [KIND…]]`.
//
//     cold     preparing and measuring the rows for the first time, on one thread
//     texts    the same for their texts alone, as columns
//     threads  the speed-up when two threads prepare the rows
//     again    measuring again, at the same width and size category
//     width    measuring again, at another width
//     size     measuring again, at another size category
//     kept     allocations per row when the rows are measured again
//     single   measuring again one of 1 000 rows that are not in a column

let arguments = CommandLine.arguments.dropFirst()
let count = arguments.first.flatMap(Int.init) ?? 1_000_000
let kinds = RowWorkload.all.filter { arguments.count < 2 || arguments.dropFirst().contains($0.name) }
let workload = try Workload.examples(limit: .max)
let fonts = Faces.collection
let traits = Traits()
let largeTraits = Traits(sizeCategory: .accessibility2)

/// The shortest of three times of `body`, in nanoseconds per row.
func time(rows: Int = count, _ body: () -> Void) -> Double {
  (0..<3).map { _ in ContinuousClock().measure(body) / .nanoseconds(rows) }.min() ?? 0
}

func time(_ body: () async throws -> Void) async rethrows -> Double {
  var best = Double.infinity
  for _ in 0..<3 { best = min(best, try await ContinuousClock().measure(body) / .nanoseconds(count)) }
  return best
}

print("kind                        cold  texts threads  again  width   size   kept single")
for kind in kinds {
  let rows = workload.column(of: kind, rows: count)
  let columns = workload.textColumns(of: kind, rows: count)
  let textsTime = time {
    let typesetter = Typesetter(fonts: fonts)
    for (texts, style) in columns {
      _ = PreparedColumn(texts, style: style, typesetter: typesetter).heights(width: 300, size: 16)
    }
  }
  let cold = time {
    _ = PreparedRowColumn(rows, typesetter: Typesetter(fonts: fonts)).heights(width: RowWorkload.width, traits: traits)
  }
  let one = try await time { _ = try await PreparedRowColumn(rows, fonts: fonts, workers: 1) }
  let two = try await time { _ = try await PreparedRowColumn(rows, fonts: fonts, workers: 2) }
  let prepared = PreparedRowColumn(rows, typesetter: Typesetter(fonts: fonts))
  let again = time { _ = prepared.heights(width: RowWorkload.width, traits: traits) }
  let width = time { _ = prepared.heights(width: 320, traits: traits) }
  let size = time { _ = prepared.heights(width: RowWorkload.width, traits: largeTraits) }
  let before = allocation_count()
  _ = prepared.heights(width: 320, traits: traits)
  let kept = Double(allocation_count() - before) / Double(count)
  let singles = kind.rows(of: workload.texts.prefix(1000), Typesetter(fonts: fonts))
  let single = time(rows: singles.count * 20) {
    for _ in 0..<20 { for row in singles { _ = row.height(width: RowWorkload.width, traits: traits) } }
  }
  let numbers = [cold, textsTime, one / two, again, width, size, kept, single]
  let decimals = [0, 0, 2, 0, 0, 0, 3, 0]
  let cells = zip(numbers, decimals).map { $0.text(decimals: $1).padded(to: -6) }
  print(kind.name.padded(to: 24), cells.joined(separator: " "))
}

extension String {
  /// The string with spaces after it, or before it for a negative length.
  fileprivate func padded(to length: Int) -> String {
    let spaces = String(repeating: " ", count: max(0, abs(length) - count))
    return length < 0 ? spaces + self : self + spaces
  }
}

extension Double {
  fileprivate func text(decimals: Int) -> String {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let value = (self * scale).rounded() / scale
    return decimals == 0 ? "\(Int(value))" : "\(value)"
  }
}
