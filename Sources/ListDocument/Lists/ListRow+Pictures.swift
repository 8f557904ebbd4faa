internal import JSONText
internal import Sizing

extension ListRow {
  /// The PNG files that an object of a row names, by the elements that show them.
  ///
  /// - Parameter row: The row that was made of it, as it is when it is not swiped.
  static func pictures(in value: JSONValue, of row: any Row, _ context: DecodingContext) -> [ElementName: String] {
    guard case .object(let object) = value else { return [:] }
    var pictures: [ElementName: String] = [:]
    var hasViews = false
    for member in object.members {
      guard case .object(let element) = member.value else { continue }
      if case .string(let file) = element["image"] {
        let isIcon = member.key == "leading" && row is OrangeItem
        pictures[isIcon ? .leadingIcon : ElementName(rawValue: member.key)] = context.path(ofFile: file)
      }
      switch member.key {
      case "content", "trailing": hasViews = true
      case "swipeActions":
        for (name, file) in actionPictures(in: element) { pictures[name] = context.path(ofFile: file) }
      default: break
      }
    }
    guard hasViews, let row = row as? SwiftUIRow else { return pictures }
    // Its views are made of these, in this order.
    let files = viewPictures(in: object["content"] ?? value) + viewPictures(in: object["trailing"])
    for (name, file) in zip(row.imageNames, files) { pictures[name] = file.map { context.path(ofFile: $0) } }
    return pictures
  }

  /// The files of the actions behind swipes, by the icons that show them.
  private static func actionPictures(in object: JSONObject) -> [(ElementName, String)] {
    ["leading", "trailing"].flatMap { side -> [(ElementName, String)] in
      guard case .array(let actions) = object[side] else { return [] }
      return actions.enumerated().compactMap { index, action in
        guard case .object(let action) = action, let file = file(of: action["image"]) else { return nil }
        return (ElementName(rawValue: "swipe.\(side).icon\(index)"), file)
      }
    }
  }

  /// The files of all images in a view, in their order; `nil` for a box.
  private static func viewPictures(in value: JSONValue?) -> [String?] {
    guard case .object(let view) = value else { return [] }
    if let image = view["image"], image != .null { return [file(of: image)] }
    for key in ["hStack", "vStack", "zStack", "viewThatFits"] {
      if case .array(let views) = view[key] { return views.flatMap(viewPictures) }
    }
    return []
  }

  /// The file of an image that is no box.
  private static func file(of image: JSONValue?) -> String? {
    guard case .object(let image) = image, case .string(let file) = image["image"] else { return nil }
    return file
  }
}
