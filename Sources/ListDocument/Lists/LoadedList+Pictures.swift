internal import Sizing

extension LoadedList {
  /// The PNG files that its rows show, each once, by their names.
  package var pictureFiles: [String] {
    var files: Set<String> = []
    for section in sections {
      for row in [section.heading.headerRow, section.heading.footerRow].compactMap({ $0 }) + section.rows {
        for form in [row] + row.otherForms { files.formUnion(form.pictures.values) }
      }
    }
    return files.sorted()
  }
}
