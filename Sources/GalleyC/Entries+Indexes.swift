// Names and documentation are those of galley.h.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

public import CGalley
internal import Galley
internal import Synchronization

@c @implementation
public func galley_index_create(
  _ heights: UnsafePointer<Double>!, _ count: Int64, _ index: UnsafeMutablePointer<galley_index>!
) -> galley_status {
  answer {
    let place = unsafe try place(index, "index")
    unsafe place.pointee = Handles.all.add(IndexObject(try rowHeights(heights, count, besides: 0)))
  }
}

@c @implementation
public func galley_index_measure(
  _ index: galley_index, _ count: UnsafeMutablePointer<Int64>!, _ height: UnsafeMutablePointer<Double>!
) -> galley_status {
  change(index) { index in
    unsafe count?.pointee = Int64(index.rowCount)
    unsafe height?.pointee = index.height
  }
}

@c @implementation
public func galley_index_row(
  _ index: galley_index, _ row: Int64, _ top: UnsafeMutablePointer<Double>!, _ height: UnsafeMutablePointer<Double>!
) -> galley_status {
  change(index) { index in
    let position = ListPosition(section: 0, row: try rowNumber(row, below: index.rowCount))
    unsafe top?.pointee = index.offset(of: position)
    unsafe height?.pointee = index.height(of: position)
  }
}

@c @implementation
public func galley_index_row_at(
  _ index: galley_index, _ offset: Double, _ row: UnsafeMutablePointer<Int64>!
) -> galley_status {
  change(index) { index in
    let place = unsafe try place(row, "row")
    guard !offset.isNaN else { throw Fault.argument("offset", "it is not a number") }
    unsafe place.pointee = -1
    guard offset >= 0, offset < index.height, case .row(let number) = index.position(atOffset: offset)?.part else {
      return
    }
    unsafe place.pointee = Int64(number)
  }
}

@c @implementation
public func galley_index_set(_ index: galley_index, _ row: Int64, _ height: Double) -> galley_status {
  change(index) { index in
    let position = ListPosition(section: 0, row: try rowNumber(row, below: index.rowCount))
    try refuse(heightsBeyond: index.height - index.height(of: position) + (try length(height, "height")))
    index.setHeight(height, of: position)
  }
}

@c @implementation
public func galley_index_insert(
  _ index: galley_index, _ row: Int64, _ heights: UnsafePointer<Double>!, _ count: Int64
) -> galley_status {
  change(index) { index in
    let row = try rowNumber(row, below: index.rowCount + 1)
    index.insertRows(unsafe try rowHeights(heights, count, besides: index.height), at: row, inSection: 0)
  }
}

@c @implementation
public func galley_index_remove(_ index: galley_index, _ row: Int64, _ count: Int64) -> galley_status {
  change(index) { index in
    let row = try rowNumber(row, below: index.rowCount + 1)
    guard count >= 0, count <= Int64(index.rowCount - row) else {
      throw Fault.argument("count", "\(count) rows from \(row) on are not there")
    }
    index.removeRows(row..<row + Int(count), inSection: 0)
  }
}

@c @implementation
public func galley_index_move(_ index: galley_index, _ row: Int64, _ target: Int64) -> galley_status {
  change(index) { index in
    let source = try rowNumber(row, below: index.rowCount)
    let target = try rowNumber(target, below: index.rowCount)
    index.moveRow(from: ListPosition(section: 0, row: source), to: ListPosition(section: 0, row: target))
  }
}

/// Reads or changes an index under its lock.
private func change(_ handle: galley_index, _ body: (inout HeightIndex) throws -> Void) -> galley_status {
  answer {
    let object: IndexObject = try Handles.all.object(handle, IndexObject.kind)
    try object.index.withLock { index in try body(&index) }
  }
}

private func rowNumber(_ row: Int64, below count: Int) throws(Fault) -> Int {
  guard row >= 0, row < Int64(count) else { throw .argument("row", "\(row) is none of \(count)") }
  return Int(row)
}

private func rowHeights(
  _ heights: UnsafePointer<Double>?, _ count: Int64, besides height: Double
) throws(Fault) -> [Double] {
  let values = unsafe Array(try values(heights, count, "heights"))
  for value in values { _ = try length(value, "heights") }
  try refuse(heightsBeyond: values.reduce(height, +))
  return values
}

/// Refuses heights whose sum does not fit an index.
///
/// The limit is a point below 2³⁵, since an index rounds its heights.
private func refuse(heightsBeyond height: Double) throws(Fault) {
  guard height < 0x1p35 - 1 else { throw Fault.argument("heights", "together they are more than 2³⁵ points") }
}
