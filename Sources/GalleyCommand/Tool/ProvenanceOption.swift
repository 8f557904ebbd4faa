import ArgumentParser
import Galley

/// `--provenance`: what made a result, in its header.
struct ProvenanceOption: ParsableArguments {
  @Flag(
    help: """
      Say in the result's header which versions of Galley, HarfBuzz, FreeType, ICU, Unicode and Cairo made it: a first member \
      of JSON, a first line of NDJSON.
      """)
  var provenance = false

  /// The versions that are running; nil if they are not asked for.
  var current: Provenance? { provenance ? .current : nil }

  /// The header of results line by line; empty if it is not asked for.
  var line: String { provenance ? "{\"provenance\":\(Provenance.current.json)}\n" : "" }
}
