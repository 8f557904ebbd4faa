// Names and documentation are those of galley.h.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

public import CGalley
internal import Galley

@c @implementation
public func galley_list_load(
  _ fonts: galley_fonts, _ document: UnsafePointer<UInt8>!, _ length: UInt64, _ options: UnsafePointer<CChar>!,
  _ list: UnsafeMutablePointer<galley_list>!
) -> galley_status {
  answer {
    let place = unsafe try place(list, "list")
    let fonts = try (Handles.all.object(fonts, FontsObject.kind) as FontsObject).fonts
    var options = unsafe try Options(bytes(options), keys: ["name"] + Options.overrideKeys)
    let (name, overrides) = (try options.name(), try options.overrides())
    try options.finish()
    let contents = unsafe try bytes(document, length, "document")
    let loaded = try LoadedList(
      contents: contents, source: name, overrides: overrides, fonts: fonts)
    unsafe place.pointee = Handles.all.add(ListObject(loaded))
  }
}

@c @implementation
public func galley_list_count(_ list: galley_list, _ count: UnsafeMutablePointer<Int64>!) -> galley_status {
  answer {
    let place = unsafe try place(count, "count")
    let object: ListObject = try Handles.all.object(list, ListObject.kind)
    unsafe place.pointee = Int64(object.rowCount)
  }
}

@c @implementation
public func galley_list_layout(
  _ list: galley_list, _ options: UnsafePointer<CChar>!, _ tops: UnsafeMutablePointer<Double>!,
  _ heights: UnsafeMutablePointer<Double>!, _ count: Int64, _ height: UnsafeMutablePointer<Double>!
) -> galley_status {
  answer {
    let object: ListObject = try Handles.all.object(list, ListObject.kind)
    var options = unsafe try Options(bytes(options), keys: Options.surroundingKeys)
    let overrides = try options.surroundings()
    try options.finish()
    let settings = object.list.settings.overridden(by: overrides)
    var frames: [(top: Double, height: Double)] = []
    frames.reserveCapacity(object.rowCount)
    let all = object.list.forEachPlacedRow(settings.geometry, settings.traits) { _, row, placed in
      if row.form == nil || frames.last?.top != placed.frame.y { frames.append((placed.frame.y, placed.frame.height)) }
    }
    if unsafe tops != nil {
      unsafe try fill(tops, count, "tops", frames.count) { tops in for frame in frames { tops.append(frame.top) } }
    }
    if unsafe heights != nil {
      unsafe try fill(heights, count, "heights", frames.count) { heights in
        for frame in frames { heights.append(frame.height) }
      }
    }
    unsafe height?.pointee = all
  }
}
