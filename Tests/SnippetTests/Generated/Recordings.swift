// swift-format-ignore-file
// Written by Scripts/extract-snippets.py; not to be edited.

import Galley

// Sources/Recordings/ListRecording.swift:6
private func snippet1() async throws {
  let list: LoadedList = given()
  let recording = try ListRecording(source: "settings.txt", pixelsPerPoint: 2.625)
  let comparison = try RecordingComparison(of: list, with: recording)
}
