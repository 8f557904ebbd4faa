import Galley

/// A list of one row, whose title has a line for each of its parts and shows one.
func list(title: String, width: Double = 320) throws -> LoadedList {
  let json = """
    {"width": \(width), "sections": [{"rows": [
      {"id": "wifi", "kind": "mdc.stereo", "title": "\(title)", "titleLines": 1}
    ]}]}
    """
  return try LoadedList(contents: Array(json.utf8), source: "list.json", fonts: .bundled)
}

/// How a PNG file begins, by its specification (ISO 15948, 5.2).
let signatureOfPNG: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
