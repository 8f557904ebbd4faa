internal import JSONText
internal import Sizing

extension ValueType<[CellAccessory]> {
  /// The accessories of a list cell, each of the system's own once at most.
  static var accessories: Self {
    let array = array(of: .accessory)
    let once = CellAccessory.SystemKind.allCases.map { kind -> JSONValue in
      let constant: JSONValue = ["const": .string(kind.rawValue)]
      let named: JSONValue = ["type": "object", "properties": ["type": constant], "required": ["type"]]
      return ["contains": ["anyOf": [constant, named]], "minContains": 0, "maxContains": 1]
    }
    let limit = InputLimits.accessories
    return array.map(adding: ["allOf": .array(once), "maxItems": .integer(limit)]) {
      (accessories) throws(JSONFault) -> [CellAccessory] in
      guard accessories.count <= limit else {
        throw JSONFault("there are \(accessories.count) accessories", expected: "at most \(limit) in a cell")
      }
      for kind in CellAccessory.SystemKind.allCases where accessories.count(where: { $0.kind == .system(kind) }) > 1 {
        throw JSONFault("two of \(kind.rawValue)", expected: "each of the system's accessories once at most")
      }
      return accessories
    } encode: {
      array.encode($0)
    }.named("accessories")
  }
}

extension ValueType<CellAccessory> {
  /// The name of one of the system's, or an object that says more.
  fileprivate static var accessory: Self {
    let names = ValueType<CellAccessory.SystemKind>.choice
    return .either(
      "\(names.words), {\"label\"}, {\"customView\": [width, height]}, {\"switch\": BOOL} or {\"type\": NAME}",
      [
        .string(names) { CellAccessory(.system($0)) },
        .object(label, with: "label") { $0 },
        .object(customView, with: "customView") { $0 },
        .object(toggle, with: "switch") { $0 },
        .object(system, with: "type") { $0 },
      ])
  }

  private static var displayed: Field<CellAccessory> {
    Field("displayed", \.displayed, .choice, "When it is displayed; if absent, the system's choice.")
  }
  private static var placement: Field<CellAccessory> {
    Field("placement", \.placement, .choice, "The end at which it stands; if absent, the system's choice.")
  }
  private static var reservedLayoutWidth: Field<CellAccessory> {
    Field("reservedLayoutWidth", \.reservedLayoutWidth, .reservedWidth, "The width kept for it.")
  }

  private static var isHidden: Field<CellAccessory> {
    Field("isHidden", \.isHidden, .bool, "Whether it is invisible but keeps its room.")
  }
  private static var tintColor: Field<CellAccessory> {
    Field("tintColor", \.tintColor, .color, "Its colour; if absent, the system's.")
  }

  private static var position: Field<CellAccessory> {
    Field(
      "position", \.position, .integer(in: 0...100),
      "How many accessories at the same end come before it, in the direction of lines; if absent, it stands next to the content."
    )
  }

  private static var label: Self {
    object(
      "a label", CellAccessory(.label("")),
      [
        Field("label", \.labelText, .text, "The text of the label.", isRequired: true),
        Field("textStyle", \.text.style, .textStyle, "The text style of its font."),
        Field("weight", \.text.weight, .weight, "The weight."),
        Field("typeface", \.text.family, .family, "The family of the font; if absent, the row's."),
        Field(
          "pointSize", \.text.pointSize, .number(in: 1...1000), "The size of a font that is not that of the style."),
        Field(
          "adjustsFontForContentSizeCategory", \.text.adjustsFontForContentSizeCategory, .bool,
          "Whether the text follows the size category."),
        displayed, reservedLayoutWidth, isHidden, tintColor,
      ])
  }

  private static var customView: Self {
    object(
      "a view", CellAccessory(.customView(.zero)),
      [
        Field("customView", \.customViewSize, .pair, "The size of the view.", isRequired: true), placement, position,
        displayed, reservedLayoutWidth, isHidden, tintColor,
      ])
  }

  private static var toggle: Self {
    object(
      "a switch", CellAccessory(.toggle(isOn: false)),
      [
        Field("switch", \.isOn, .bool, "Whether the switch is on.", isRequired: true), placement, position, displayed,
        reservedLayoutWidth, isHidden, tintColor,
      ])
  }

  /// The keys that only some of the system's accessories have.
  private static var ownKeys: [(key: String, kinds: [CellAccessory.SystemKind])] {
    [
      ("placement", [.outlineDisclosure]), ("backgroundColor", [.delete, .insert, .multiselect]),
      ("showsVerticalSeparator", [.reorder]),
    ]
  }

  private static var system: Self {
    let type = anySystem
    return ValueType(
      type.words, schema: type.schema + ["allOf": .array(ownKeySchemas)], definitions: type.definitions
    ) { (value, context) throws(JSONFault) in
      let accessory = try type.decode(value, context)
      guard case .object(let object) = value else { return accessory }
      for (key, kinds) in ownKeys where !kinds.contains(accessory.systemKind) {
        guard let own = object[key], own != .null else { continue }
        throw JSONFault(
          "\(accessory.systemKind.rawValue) has no such key",
          expected: "type to be \(Names.expectation(kinds.map(\.rawValue)))"
        ).inside(.key(key))
      }
      return accessory
    }
  }

  /// Rules by which an object with a key that only some accessories have is one of these.
  private static var ownKeySchemas: [JSONValue] {
    ownKeys.map { key, kinds in
      let hasKey: JSONValue = ["properties": [key: ["not": ["type": "null"]]], "required": .strings([key])]
      return ["if": hasKey, "then": ["properties": ["type": ["enum": .strings(kinds.map(\.rawValue))]]]]
    }
  }

  private static var anySystem: Self {
    object(
      "an accessory of the system", CellAccessory(.system(.disclosureIndicator)),
      [
        Field("type", \.systemKind, .choice, "The type of the accessory.", isRequired: true),
        Field(
          "placement", \.placement, .choice,
          "The end at which an outlineDisclosure stands; if absent, the system's choice."),
        displayed, reservedLayoutWidth, isHidden, tintColor,
        Field(
          "backgroundColor", \.backgroundColor, .color,
          "The colour of the circle of delete, insert or multiselect; if absent, the system's."),
        Field(
          "showsVerticalSeparator", \.showsVerticalSeparator, .bool,
          "Whether there is a line before a reorder control that is not alone."),
      ])
  }
}

/// The kind of an accessory as the keys of its object have it.
extension CellAccessory {
  fileprivate var labelText: String {
    get { if case .label(let text) = kind { text } else { "" } }
    set { kind = .label(newValue) }
  }
  fileprivate var customViewSize: LayoutSize {
    get { if case .customView(let size) = kind { size } else { .zero } }
    set { kind = .customView(newValue) }
  }
  fileprivate var isOn: Bool {
    get { if case .toggle(let isOn) = kind { isOn } else { false } }
    set { kind = .toggle(isOn: newValue) }
  }
  fileprivate var systemKind: SystemKind {
    get { if case .system(let kind) = kind { kind } else { .disclosureIndicator } }
    set { kind = .system(newValue) }
  }
}

extension ValueType<ListContentConfiguration.ReservedLength> {
  fileprivate static var reservedWidth: Self {
    let names: [(name: String, value: ListContentConfiguration.ReservedLength)] = [
      ("automatic", .automatic), ("actual", .actual), ("standard", .standard),
    ]
    return either(
      "a length, automatic, actual or standard",
      [.string(.choice(names)) { $0 }, .number(.length) { .points($0) }], encode: ValueType.choice(names).encode)
  }
}
