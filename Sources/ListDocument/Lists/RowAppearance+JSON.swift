internal import JSONText
internal import Sizing

extension RowAppearance {
  /// The appearance of the row, except for what is plain: colours as `#RRGGBB` or `#RRGGBBAA`, lengths in points.
  var jsonValue: JSONValue {
    var members: [(String, JSONValue)] = []
    func add(_ name: String, _ color: SRGBColor?) {
      if let color { members.append((name, Self.json(color))) }
    }
    add("background", background)
    if backgroundInsets != .zero {
      members.append(("backgroundInsets", ValueType<DirectionalInsets>.insets.encode(backgroundInsets)))
    }
    if let stroke = backgroundStroke { members.append(("backgroundStroke", Self.json(stroke))) }
    if cornerRadii != .zero {
      members.append(("cornerRadii", .array(cornerRadii.clockwise.map(JSONValue.number))))
    }
    add("stateLayer", stateLayer)
    add("ripple", ripple)
    if ripple != nil, !isRippleBounded { members.append(("inkStyle", "unbounded")) }
    if elevation != 0 || absoluteElevation != 0 {
      members.append(("elevation", .number(elevation)))
      members.append(("absoluteElevation", .number(absoluteElevation)))
    }
    if !shadows.isEmpty { members.append(("shadows", .array(shadows.map(Self.json)))) }
    if contentOpacity != 1 { members.append(("contentOpacity", .number(contentOpacity))) }
    func add<Value>(_ name: String, _ values: [ElementName: Value], _ json: (Value) -> JSONValue) {
      guard !values.isEmpty else { return }
      let sorted = values.sorted { $0.key.rawValue < $1.key.rawValue }
      members.append((name, .object(JSONObject(members: sorted.map { ($0.key.rawValue, json($0.value)) }))))
    }
    add("colors", colors, Self.json)
    add("textColors", textColors) { colors in
      .array(
        colors.map {
          [
            "start": .integer($0.range.lowerBound), "end": .integer($0.range.upperBound), "color": Self.json($0.color),
          ]
        })
    }
    add("elementCornerRadii", elementCornerRadii, JSONValue.number)
    add("elementOpacities", elementOpacities, JSONValue.number)
    add("elementStrokes", elementStrokes, Self.json)
    return .object(JSONObject(members: members))
  }

  private static func json(_ color: SRGBColor) -> JSONValue { ValueType<SRGBColor>.color.encode(color) }

  private static func json(_ stroke: Stroke) -> JSONValue {
    ["color": json(stroke.color), "width": .number(stroke.width), "outset": .number(stroke.outset)]
  }

  private static func json(_ shadow: Shadow) -> JSONValue {
    [
      "color": json(shadow.color), "x": .number(shadow.offset.x), "y": .number(shadow.offset.y),
      "blur": .number(shadow.blur), "spread": .number(shadow.spread),
    ]
  }
}
