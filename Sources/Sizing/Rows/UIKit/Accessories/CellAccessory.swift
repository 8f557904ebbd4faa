internal import Typography

/// Something at the leading or trailing end of a list cell (`UICellAccessory`).
public struct CellAccessory: Codable, Hashable, Sendable {
  /// What it is.
  public var kind: Kind
  /// The end it stands at; `nil` for the kind's own.
  ///
  /// Only outline disclosures and custom views can stand at either end.
  public var placement: Placement?
  /// The number of accessories at its end that come before a custom view, in the order of lines
  /// (`UICellAccessory.Placement.Position`); `nil` for the position beside the content.
  ///
  /// Views with a position are inserted one after the other, once all other accessories are in their order.
  ///
  /// Source, published: Apple, `UICellAccessoryCustomView.position`.
  public var position: Int?
  /// When it is displayed; `nil` for the kind's own.
  ///
  /// One that is not displayed takes no room.
  public var displayed: DisplayedState?
  /// The width reserved for it, in which it is centred; `automatic` is their own width for chevrons and labels, the standard
  /// one for everything else.
  public var reservedLayoutWidth = ListContentConfiguration.ReservedLength.automatic
  /// Whether it is hidden: its space is kept, but it takes no taps.
  ///
  /// Source, published: Apple, `UICellAccessory.DetailOptions.isHidden`.
  public var isHidden = false
  /// Its colour; `nil` for the kind's own.
  public var tintColor: SRGBColor?
  /// The colour of the circle of a control that edits or selects; `nil` for the system's.
  ///
  /// Source, published: Apple, `UICellAccessoryDelete.backgroundColor`, and those of insert and multiselect.
  public var backgroundColor: SRGBColor?
  /// Whether there is a line before a reorder control that is not alone.
  ///
  /// Source, published: Apple, `UICellAccessoryReorder.showsVerticalSeparator`.
  public var showsVerticalSeparator = true
  /// How the text of a label is set: body in the secondary colour, on one line.
  ///
  /// Source, recorded: macOS 27.0, Mac Catalyst (kern0x1b/charon).
  public var text = ListContentConfiguration.TextProperties(
    .body, color: SystemColor.secondaryLabel, numberOfLines: 1)
  /// Whether an outline disclosure shows the rows below: it points down, else to where lines end.
  public var isExpanded = true

  /// Makes an accessory.
  public init(_ kind: Kind, placement: Placement? = nil, displayed: DisplayedState? = nil) {
    self.kind = kind
    self.placement = placement
    self.displayed = displayed
  }

  /// What an accessory is.
  public enum Kind: Codable, Hashable, Sendable {
    /// One of the system's own; a cell has each once at most.
    case system(SystemKind)
    /// A text, set as ``CellAccessory/text`` says.
    case label(String)
    /// A view of a size.
    case customView(LayoutSize)
    /// A switch: a custom view that has the size of its era.
    case toggle(isOn: Bool)
  }

  /// The accessories of the system.
  public enum SystemKind: String, Codable, Hashable, Sendable, CaseIterable {
    /// A chevron: the row leads elsewhere.
    case disclosureIndicator
    /// A chevron that shows and hides the rows below.
    case outlineDisclosure
    /// A circled i: the button that shows more about the row.
    case detail
    /// Two chevrons, up and down: a tap anywhere in the cell shows a menu.
    case popUpMenu
    /// A checkmark.
    case checkmark
    /// The button that deletes the row.
    case delete
    /// The button that inserts a row.
    case insert
    /// The circle that selects the row among others.
    case multiselect
    /// The handle by which the row is moved.
    case reorder
  }

  /// The end of a row at which an accessory stands.
  public enum Placement: String, Codable, Hashable, Sendable, CaseIterable {
    /// Where lines begin.
    case leading
    /// Where lines end.
    case trailing
  }

  /// When an accessory is displayed.
  public enum DisplayedState: String, Codable, Hashable, Sendable, CaseIterable {
    /// At all times.
    case always
    /// While the list is edited.
    case whenEditing
    /// While it is not.
    case whenNotEditing

    func includes(_ state: RowState) -> Bool {
      switch self {
      case .always: true
      case .whenEditing: state.contains(.editing)
      case .whenNotEditing: !state.contains(.editing)
      }
    }
  }
}

extension CellAccessory {
  var elementName: String {
    switch kind {
    case .system(let kind): kind.elementName.rawValue
    case .label: "accessory.label"
    case .customView: "accessory.customView"
    case .toggle: "accessory.switch"
    }
  }

  /// The order of the accessories at an end: from the edge inwards at the leading end, towards the edge at the
  /// trailing end.
  ///
  /// At the leading end come edit controls, outline disclosure, custom views; at the trailing end, in the order of
  /// lines, custom views, label, checkmark, disclosure, reorder.
  ///
  /// Source, recorded: macOS 27.0, Mac Catalyst (kern0x1b/charon).
  /// Source, inferred: an outline disclosure at the trailing end, a detail button and the sign of a menu stand by the
  /// other disclosure, as the detail button of a table's cell does.
  var rank: Int {
    switch (kind, placement) {
    case (.system(.delete), _), (.system(.insert), _), (.system(.multiselect), _): 0
    case (.system(.outlineDisclosure), .leading?): 1
    case (.customView, _), (.toggle, _): 2
    case (.label, _): 3
    case (.system(.checkmark), _): 4
    case (.system(.outlineDisclosure), _), (.system(.detail), _), (.system(.popUpMenu), _): 5
    case (.system(.disclosureIndicator), _): 6
    case (.system(.reorder), _): 7
    }
  }

  /// The accessory with all that it leaves to its kind filled in.
  ///
  /// An outline disclosure stands at the trailing end: on a Mac those of cells lead (Apple, `UICellAccessoryOutlineDisclosure`; charon,
  /// macOS 27.0), and so they do where `placement` says so. In a table a custom view, its cell's `accessoryView`, keeps its width.
  ///
  /// Source, recorded: iOS 14.5 to 26.2, 390 to 402 points wide, category L, cells with a switch
  /// (cashapp/AccessibilitySnapshot).
  func resolved(in container: ListContentRow.Container) -> CellAccessory {
    let own: (placement: Placement, displayed: DisplayedState) =
      switch kind {
      case .system(.delete), .system(.insert), .system(.multiselect): (.leading, .whenEditing)
      case .system(.reorder): (.trailing, .whenEditing)
      case .system(.outlineDisclosure), .customView, .toggle: (placement ?? .trailing, .always)
      case .system, .label: (.trailing, .always)
      }
    var accessory = self
    accessory.placement = own.placement
    accessory.displayed = displayed ?? own.displayed
    if container == .table, isOwnView, reservedLayoutWidth == .automatic { accessory.reservedLayoutWidth = .actual }
    return accessory
  }

  /// Whether it is a view of the app's, not one of the system's accessories.
  var isOwnView: Bool {
    switch kind {
    case .customView, .toggle: true
    case .system, .label: false
    }
  }
}

extension CellAccessory.SystemKind {
  var elementName: ElementName {
    // Literals, since a string from a literal is not reference-counted.
    switch self {
    case .disclosureIndicator: ElementName(rawValue: "accessory.disclosureIndicator")
    case .outlineDisclosure: ElementName(rawValue: "accessory.outlineDisclosure")
    case .detail: ElementName(rawValue: "accessory.detail")
    case .popUpMenu: ElementName(rawValue: "accessory.popUpMenu")
    case .checkmark: ElementName(rawValue: "accessory.checkmark")
    case .delete: ElementName(rawValue: "accessory.delete")
    case .insert: ElementName(rawValue: "accessory.insert")
    case .multiselect: ElementName(rawValue: "accessory.multiselect")
    case .reorder: ElementName(rawValue: "accessory.reorder")
    }
  }

  static func colors(of kinds: [Self], _ profile: SystemProfile) -> [ElementName: SRGBColor] {
    Dictionary(uniqueKeysWithValues: kinds.map { ($0.elementName, $0.color(profile)) })
  }

  /// The colour it is drawn in.
  ///
  /// Source, inferred: a detail button has the tint, and the sign of a menu that of a `Picker` of SwiftUI's.
  func color(_ profile: SystemProfile) -> SRGBColor {
    switch self {
    case .disclosureIndicator, .reorder, .multiselect: SystemColor.tertiaryLabel
    case .popUpMenu: SystemColor.secondaryLabel
    case .outlineDisclosure, .detail, .checkmark: SystemColor.blue(profile)
    case .delete: SystemColor.red(profile)
    case .insert: SystemColor.green
    }
  }
}
