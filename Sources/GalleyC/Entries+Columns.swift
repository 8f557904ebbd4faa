// Names and documentation are those of galley.h.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

public import CGalley
internal import Galley

/// The limit on the worker threads of a call.
private let mostWorkers: Int32 = 1024

private func workers(_ count: Int32) throws(Fault) -> Int {
  guard (1...mostWorkers).contains(count) else {
    throw .argument("workers", "\(count) is no number from 1 to \(mostWorkers)")
  }
  return Int(count)
}

@c @implementation
public func galley_column_prepare(
  _ fonts: galley_fonts, _ options: UnsafePointer<CChar>!, _ bytes: UnsafePointer<UInt8>!, _ length: UInt64,
  _ offsets: UnsafePointer<Int32>!, _ validity: UnsafePointer<UInt8>!, _ count: Int64, _ workers: Int32,
  _ column: UnsafeMutablePointer<galley_column>!
) -> galley_status {
  answer {
    let place = unsafe try place(column, "column")
    let fonts = try (Handles.all.object(fonts, FontsObject.kind) as FontsObject).fonts
    let workers = try GalleyC.workers(workers)
    let style = unsafe try Options.style(GalleyC.bytes(options), fonts: fonts)
    guard count >= 0, count < Int64(Int32.max) else { throw Fault.argument("count", "\(count) texts cannot be") }
    let texts = unsafe try ArrowTexts(
      bytes: values(bytes, Int64(clamping: length), "bytes"),
      offsets: .narrow(values(offsets, count > 0 ? count + 1 : 0, "offsets")), count: Int(count))
    let bits = unsafe try GalleyC.validity(validity, from: 0, count: Int(count))
    let object = ColumnObject.prepared(texts.copied(), style: style, fonts, workers: workers, validity: bits)
    unsafe place.pointee = Handles.all.add(object)
  }
}

@c @implementation
public func galley_column_import(
  _ fonts: galley_fonts, _ options: UnsafePointer<CChar>!, _ array: UnsafeMutablePointer<ArrowArray>!,
  _ schema: UnsafePointer<ArrowSchema>!, _ workers: Int32, _ column: UnsafeMutablePointer<galley_column>!
) -> galley_status {
  answer {
    let place = unsafe try place(column, "column")
    let fonts = try (Handles.all.object(fonts, FontsObject.kind) as FontsObject).fonts
    let workers = try GalleyC.workers(workers)
    let style = unsafe try Options.style(GalleyC.bytes(options), fonts: fonts)
    let (texts, bits) = unsafe try ArrowTexts.imported(try GalleyC.place(array, "array"), schema)
    let object = ColumnObject.prepared(TextColumn(texts), style: style, fonts, workers: workers, validity: bits)
    unsafe place.pointee = Handles.all.add(object)
  }
}

@c @implementation
public func galley_column_count(_ column: galley_column, _ count: UnsafeMutablePointer<Int64>!) -> galley_status {
  answer {
    let place = unsafe try place(count, "count")
    let object: ColumnObject = try Handles.all.object(column, ColumnObject.kind)
    unsafe place.pointee = Int64(object.column.count)
  }
}

@c @implementation
public func galley_column_bytes(_ column: galley_column, _ bytes: UnsafeMutablePointer<UInt64>!) -> galley_status {
  answer {
    let place = unsafe try place(bytes, "bytes")
    let object: ColumnObject = try Handles.all.object(column, ColumnObject.kind)
    unsafe place.pointee = UInt64(object.column.byteCount)
  }
}

@c @implementation
public func galley_column_heights(
  _ column: galley_column, _ width: Double, _ size: Double, _ options: UnsafePointer<CChar>!,
  _ heights: UnsafeMutablePointer<Double>!, _ count: Int64
) -> galley_status {
  answer {
    let object: ColumnObject = try Handles.all.object(column, ColumnObject.kind)
    let (width, size) = try (length(width, "width", orInfinite: true), textSize(size))
    let paragraph = unsafe try Options.paragraph(bytes(options), fonts: object.column.fonts)
    unsafe try fill(heights, count, "heights", object.column.count) { object.heights(width, size, paragraph, to: &$0) }
  }
}

@c @implementation
public func galley_column_lines(
  _ column: galley_column, _ width: Double, _ size: Double, _ lines: UnsafeMutablePointer<Int32>!, _ count: Int64
) -> galley_status {
  answer {
    let object: ColumnObject = try Handles.all.object(column, ColumnObject.kind)
    let (width, size) = try (length(width, "width", orInfinite: true), textSize(size))
    let counts = object.column.lineCounts(width: width.isFinite ? width : nil, size: size)
    unsafe try fill(lines, count, "lines", counts.count) { lines in
      for index in counts.indices { lines.append(object.isThere(index) ? Int32(clamping: counts[index]) : 0) }
    }
  }
}

@c @implementation
public func galley_column_export_heights(
  _ column: galley_column, _ width: Double, _ size: Double, _ options: UnsafePointer<CChar>!,
  _ array: UnsafeMutablePointer<ArrowArray>!, _ schema: UnsafeMutablePointer<ArrowSchema>!
) -> galley_status {
  answer {
    let (array, schema) = unsafe try (place(array, "array"), place(schema, "schema"))
    let object: ColumnObject = try Handles.all.object(column, ColumnObject.kind)
    let (width, size) = try (length(width, "width", orInfinite: true), textSize(size))
    let paragraph = unsafe try Options.paragraph(bytes(options), fonts: object.column.fonts)
    unsafe exportNumbers(object.column.count, missing: object.missing, to: array, schema) {
      object.heights(width, size, paragraph, to: &$0)
    }
  }
}

private func textSize(_ value: Double) throws(Fault) -> Double {
  guard value.isFinite, value >= 0, value <= 100_000 else {
    throw .argument("size", "\(value) is no number of points from 0 to 100000")
  }
  return value
}
