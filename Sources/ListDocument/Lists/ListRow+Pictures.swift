internal import JSONText
internal import Sizing

extension ListRow {
  /// The PNG files that an object of a row names, by the elements that show them: those are called as their keys.
  static func pictures(in value: JSONValue, _ context: DecodingContext) -> [ElementName: String] {
    guard case .object(let object) = value else { return [:] }
    var pictures: [ElementName: String] = [:]
    for member in object.members {
      guard case .object(let element) = member.value, case .string(let file) = element["image"] else { continue }
      pictures[ElementName(rawValue: member.key)] = context.path(ofFile: file)
    }
    return pictures
  }
}
