// Names and documentation are those of galley.h.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

public import CGalley
internal import Galley
internal import JSONText
internal import ListDocument

@c @implementation
public func galley_measure(
  _ fonts: galley_fonts, _ document: UnsafePointer<UInt8>!, _ length: UInt64, _ options: UnsafePointer<CChar>!,
  _ result: UnsafeMutablePointer<galley_buffer>!
) -> galley_status {
  answer {
    let place = unsafe try place(result, "result")
    let fonts = try (Handles.all.object(fonts, FontsObject.kind) as FontsObject).fonts
    var options = unsafe try Options(bytes(options), keys: ["name", "format"] + Options.overrideKeys)
    let (name, overrides) = (try options.name(), try options.overrides())
    let format = try options.take { (reader) throws(JSONFault) in try reader.choice("format") ?? ListFormat.json }
    try options.finish()
    let measurer = ListMeasurer(fonts: fonts, overrides: overrides, format: format)
    var output: [UInt8] = []
    try measurer.measure(contents: unsafe bytes(document, length, "document"), source: name) { output += $0 }
    unsafe give(output, to: place)
  }
}

@c @implementation
public func galley_explain(
  _ fonts: galley_fonts, _ document: UnsafePointer<UInt8>!, _ length: UInt64, _ options: UnsafePointer<CChar>!,
  _ result: UnsafeMutablePointer<galley_buffer>!
) -> galley_status {
  answer {
    let place = unsafe try place(result, "result")
    let fonts = try (Handles.all.object(fonts, FontsObject.kind) as FontsObject).fonts
    var options = unsafe try Options(bytes(options), keys: ["name", "row"] + Options.overrideKeys)
    let (name, overrides) = (try options.name(), try options.overrides())
    let row = try options.take { (reader) throws(JSONFault) in
      try reader.decode("row") { (value) throws(JSONFault) in try value.identifier().description }
    }
    try options.finish()
    let contents = unsafe try bytes(document, length, "document")
    let list = try LoadedList(
      contents: contents, source: name, overrides: overrides, fonts: fonts)
    let explained: [ExplainedRow]
    do throws(InputError) {
      explained = try list.explainedRows(named: row)
    } catch {
      // The error names the command's option.
      var fault = error
      fault.source = "options:$.row"
      throw fault
    }
    unsafe give(Array(ExplainedRow.json(explained, named: row).utf8), to: place)
  }
}

@c @implementation
public func galley_text(
  _ fonts: galley_fonts, _ requests: UnsafePointer<UInt8>!, _ length: UInt64,
  _ result: UnsafeMutablePointer<galley_buffer>!
) -> galley_status {
  answer {
    let place = unsafe try place(result, "result")
    let fonts = try (Handles.all.object(fonts, FontsObject.kind) as FontsObject).fonts
    var output: [UInt8] = []
    try TextMeasurer(fonts: fonts).measure(
      contents: unsafe bytes(requests, length, "requests"), source: "requests"
    ) { output += $0 }
    unsafe give(output, to: place)
  }
}

@c @implementation
public func galley_audit(
  _ fonts: galley_fonts, _ document: UnsafePointer<UInt8>!, _ length: UInt64, _ options: UnsafePointer<CChar>!,
  _ result: UnsafeMutablePointer<galley_buffer>!, _ findings: UnsafeMutablePointer<Int64>!
) -> galley_status {
  answer {
    let place = unsafe try place(result, "result")
    let fonts = try (Handles.all.object(fonts, FontsObject.kind) as FontsObject).fonts
    var options = unsafe try Options(bytes(options), keys: ["name"] + Options.auditKeys)
    let name = try options.name()
    let request = try options.audit()
    try options.finish()
    var input = request.input
    input.add(contents: unsafe try bytes(document, length, "document"), source: name)
    for table in request.translations { try input.addTable(table) }
    var audited = AuditResult()
    try input.forEachDocument(fonts: fonts) { request.audit.run($0, &audited) }
    let report = audited.report(
      request.format, painter: request.format == .html ? PagePainter(fonts: fonts) : nil, pictures: request.pictures)
    unsafe give(report, to: place)
    unsafe findings?.pointee = Int64(audited.findings.count)
  }
}

@c @implementation
public func galley_draw(
  _ fonts: galley_fonts, _ document: UnsafePointer<UInt8>!, _ length: UInt64, _ options: UnsafePointer<CChar>!,
  _ result: UnsafeMutablePointer<galley_buffer>!, _ pages: UnsafeMutablePointer<Int64>!
) -> galley_status {
  answer {
    let place = unsafe try place(result, "result")
    let fonts = try (Handles.all.object(fonts, FontsObject.kind) as FontsObject).fonts
    var options = unsafe try Options(bytes(options), keys: ["name"] + Options.overrideKeys + Options.drawKeys)
    let (name, overrides) = (try options.name(), try options.overrides())
    let request = try options.drawing()
    try options.finish()
    let contents = unsafe try bytes(document, length, "document")
    let list = try LoadedList(
      contents: contents, source: name, overrides: overrides, fonts: fonts)
    let all = try list.pages(pageHeight: request.pageHeight)
    unsafe give(try request.draw(all, list.settings.traits, fonts), to: place)
    unsafe pages?.pointee = Int64(all.count)
  }
}
