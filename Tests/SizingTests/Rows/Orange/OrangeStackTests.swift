import TestSupport
import Testing
import TextLayout
import Typography

@testable import Sizing

/// Orange's items against the bodies of their sources, written down as SwiftUI's views and laid out as a row of SwiftUI's is.
///
/// Source, code: `ODSListItem.swift` and `ODSListItem+extension.swift` of ods-ios 0.4.0 to 0.8.0, `ODSListItemContent.swift` with its
/// leading and trailing icons of 0.9.0 to 0.14.0, and `ODSListItem.swift`, `LeadingView.swift`, `TrailingView.swift` and
/// `ODSLIstItemModifier.swift` of 0.15.0 to 1.4.0.
///
/// The sizes of the info button's symbol and of the tick are the item's own: they are the system's.
@Suite("Orange's items as the stacks of their sources")
struct OrangeStackTests {
  private let typesetter = PlatformFaces.bundled

  // MARK: Views

  private func text(
    _ string: String, _ style: DynamicTypeStyle, bold: Bool = false, lines: Int = 0, markdown: Bool = true,
    _ name: String
  ) -> SwiftUIView {
    var content = SwiftUIView.TextContent(string)
    content.properties.style = style
    content.properties.weight = bold ? .semibold : .regular
    content.properties.numberOfLines = lines
    content.isMarkdown = markdown
    return SwiftUIView(.text(content)).named(name)
  }

  private func image(_ width: Double, _ height: Double, _ name: String) -> SwiftUIView {
    SwiftUIView.image(LayoutSize(width: width, height: height)).named(name)
  }

  private func framed(_ view: SwiftUIView, _ change: (inout SwiftUIView.Frame) -> Void) -> SwiftUIView {
    var (view, frame) = (view, SwiftUIView.Frame())
    change(&frame)
    view.frame = frame
    return view
  }

  private func padded(_ view: SwiftUIView, vertical: Double = 0, horizontal: Double = 0) -> SwiftUIView {
    var view = view
    view.padding = DirectionalInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    return view
  }

  /// A stack of one view, around which another modifier can stand.
  private func alone(_ view: SwiftUIView) -> SwiftUIView { SwiftUIView(.stack(SwiftUIView.Stack(.depth, [view]))) }

  private func column(_ title: SwiftUIView, _ subtitle: SwiftUIView?, spacing: Double) -> SwiftUIView {
    let title = framed(title) { ($0.maximumWidth, $0.horizontalAlignment) = (.infinity, .leading) }
    let texts = [title] + (subtitle.map { [$0] } ?? [])
    return padded(.vertical(spacing: spacing, alignment: .leading, texts), vertical: 8)
  }

  private func row(_ view: SwiftUIView, minimum: Double? = nil, profile: SystemProfile) -> SwiftUIRow {
    var content = SwiftUIRow.Content()
    (content.view, content.listRowInsets, content.minimumRowHeight) = (view, .zero, minimum)
    content.showsSeparator = false
    return SwiftUIRow(content, profile: profile, typesetter: typesetter)
  }

  // MARK: Bodies

  /// `ODSListItem` of 0.4.0 to 0.8.0: 0.4 has system fonts.
  private func body(_ content: OrangeListItem.Content, _ release: OrangeRelease) -> SwiftUIRow {
    let (isFirst, minimum) = (release == .release04, content.minimumHeight.points)
    var parts: [SwiftUIView] = []
    if let ratio = content.leadingIconAspectRatio {
      var image = SwiftUIView.ImageContent(size: LayoutSize(width: 100 * ratio, height: 100))
      (image.isResizable, image.isScaledToFit) = (true, true)
      let icon = padded(SwiftUIView(.image(image)).named("leadingIcon"), vertical: 8)
      parts.append(framed(alone(icon)) { $0.height = minimum })
    }
    parts.append(
      column(
        text(content.title ?? "", isFirst ? .title3 : .body, "title"),
        content.subtitle.map { text($0, isFirst ? .subheadline : .footnote, "subtitle") }, spacing: 4))
    parts.append(.spacer())
    switch content.trailing {
    case .text(let string): parts.append(text(string, .subheadline, bold: !isFirst, markdown: false, "trailing"))
    case .infoButton: parts.append(framed(image(16, 16, "infoButton")) { ($0.width, $0.height) = (16, 16) })
    case nil: break
    }
    // Galley gives these items no least height of the list's, so that none counts here either.
    return row(framed(.horizontal(spacing: 8, parts)) { $0.minimumHeight = minimum }, minimum: 0, profile: .ios18)
  }

  /// `ODSListItemWithToggle` of 0.4.0 to 0.8.0; the switch and its label 8 from each other.
  private func body(
    _ title: String, _ minimum: OrangeMinimumHeight, _ release: OrangeRelease, _ profile: SystemProfile
  ) -> SwiftUIRow {
    var label = framed(text(title, release == .release04 ? .title3 : .body, "title")) {
      ($0.maximumWidth, $0.horizontalAlignment) = (.infinity, .leading)
    }
    label.isFixedVertically = true
    let toggle = SwiftUIView.horizontal(spacing: 8, [label, SwiftUIView(.toggle(isOn: false))])
    let padding = [.release04, .release05].contains(release) ? 0.0 : 16
    return row(
      framed(alone(padded(toggle, horizontal: padding))) { $0.minimumHeight = minimum.points }, minimum: 0,
      profile: profile)
  }

  /// The items of 0.9.0 to 1.4.0 with what is around them.
  private func body(
    _ content: OrangeItem.Content, _ release: OrangeItemRelease, symbol: LayoutSize, _ profile: SystemProfile
  ) -> SwiftUIRow {
    let (isOld, limits) = (!release.isSince(.release015), release.isSince(.release017))
    var parts: [SwiftUIView] = []
    let leading: SwiftUIView? =
      switch content.leading {
      case .icon(let size): image(size.width, size.height, "leadingIcon")
      case .wideImage: image(isOld ? 80 : 88, 44, "leadingImage")
      case .appIcon, .circularImage, .squareImage: image(44, 44, "leadingImage")
      case nil: nil
      }
    if let leading { parts.append(padded(leading, vertical: 8)) }
    parts.append(
      column(
        text(content.title ?? "", .body, lines: limits ? 1 : 0, "title"),
        content.subtitle.map { text($0, .footnote, lines: limits ? content.subtitleLines ?? 1 : 0, "subtitle") },
        spacing: isOld ? 4 : 0))
    if isOld { parts.append(.spacer()) }
    var isLabel = false
    let symbolImage = image(symbol.width, symbol.height, "symbol")
    func last(_ string: String) -> SwiftUIView { text(string, .subheadline, bold: true, markdown: !isOld, "trailing") }
    switch content.trailing {
    case .text(let string): parts.append(last(string))
    case .infoButton(let string):
      let button = framed(symbolImage) { if release.isSince(.release12) { ($0.width, $0.height) = (44, 44) } }
      parts.append(.horizontal(spacing: isOld ? 8 : nil, (string.map { [last($0)] } ?? []) + [button]))
    case .toggle where limits: isLabel = true
    // A `Toggle` without a label: a blank that takes what it is offered, and the switch.
    case .toggle(let isOn):
      parts.append(.horizontal(spacing: 0, [.spacer(minimumLength: 0), SwiftUIView(.toggle(isOn: isOn))]))
    case .checkmark(isSelected: true): parts.append(framed(symbolImage) { $0.height = 44 })
    case .checkmark(isSelected: false), nil: break
    }
    var item = framed(.horizontal(spacing: 8, parts)) { $0.minimumHeight = 44 }
    if isLabel { item = .horizontal(spacing: 8, [item, SwiftUIView(.toggle(isOn: false))]) }
    guard content.isStyled else { return row(item, profile: profile) }
    // `odsListItemStyle`, or the padding of the documentation's examples.
    item = padded(item, horizontal: isOld ? 8 : 16)
    if !isOld { item = .vertical(spacing: 0, [item] + (content.showsSeparator ? [SwiftUIView(.divider)] : [])) }
    return row(item, profile: profile)
  }

  // MARK: Comparing

  /// Compares the height and every frame.
  ///
  /// The title's frame has all the width that it may take, so that only its start counts.
  ///
  /// - Returns: Whether both show all texts. SwiftUI proposes a stack its own height once it is known, of which title and subtitle are
  ///   offered half each: where the higher of the two has the less to lose, it is cut. Nobody recorded that of an item.
  private func compare(_ item: RowLayout, _ stack: RowLayout, _ what: @autoclosure () -> String) -> Bool {
    #expect(abs(item.size.height - stack.size.height) < 1e-9, "\(what())")
    let names: [ElementName: ElementName] = [
      ElementName(rawValue: "symbol"): item[.checkmark] == nil ? .infoButton : .checkmark,
      ElementName(rawValue: "divider"): .separator,
    ]
    func isSame(_ element: RowElement) -> Bool {
      guard let own = item[names[element.name] ?? element.name], own.text?.lineCount == element.text?.lineCount else {
        return false
      }
      let (mine, other) = (own.frame, element.frame)
      return abs(mine.x - other.x) < 1e-6 && abs(mine.y - other.y) < 1e-6 && abs(mine.height - other.height) < 1e-6
        && (element.name == .title || abs(mine.width - other.width) < 1e-6)
    }
    let isCut = [ElementName.title, .subtitle].contains {
      item[$0]?.text?.isTruncated == false && stack[$0]?.text?.isTruncated == true
    }
    if !isCut {
      for element in stack.elements {
        #expect(isSame(element), "\(element.name) \(element.frame), \(what())")
      }
    }
    return !isCut
  }

  private func traits(_ random: inout SeededGenerator) -> Traits {
    Traits(
      sizeCategory: SizeCategory.allCases.randomElement(using: &random),
      pixelGrid: PixelGrid(scale: [1, 2, 3].randomElement(using: &random) ?? 2))
  }

  private func words(_ random: inout SeededGenerator, _ most: Int) -> String {
    let words = "**Wi**-Fi settings of настройки ネットワーク الشبكة การแจ้งเตือน in Datenschutzeinstellungen".split(
      separator: " ")
    let count = Int.random(in: 1...most, using: &random)
    return (0..<count).map { _ in String(words.randomElement(using: &random) ?? "") }.joined(separator: " ")
  }

  private func maybe<Value>(_ random: inout SeededGenerator, _ value: (inout SeededGenerator) -> Value) -> Value? {
    Bool.random(using: &random) ? value(&random) : nil
  }

  @Test("Items and toggles of 0.4 to 0.8: 1 000 random ones")
  func early() {
    var (random, cut) = (SeededGenerator(seed: 41), 0)
    for _ in 0..<1000 {
      let release = OrangeRelease.allCases.randomElement(using: &random) ?? .release08
      let minimum = OrangeMinimumHeight.allCases.randomElement(using: &random) ?? .medium
      let (traits, width) = (traits(&random), Double(Int.random(in: 240...900, using: &random)))
      let (title, profile) = (words(&random, 9), SystemProfile.allCases.randomElement(using: &random) ?? .ios18)
      if Int.random(in: 0..<4, using: &random) == 0 {
        let item = OrangeToggleItem(
          title: title, minimumHeight: minimum, release: release, profile: profile, typesetter: typesetter)
        let stack = body(title, minimum, release, profile)
        let isSame = compare(
          item.layout(width: width, traits: traits), stack.layout(width: width, traits: traits),
          "\(title), \(release), \(width), \(traits)")
        cut += isSame ? 0 : 1
        continue
      }
      let last = words(&random, 4)
      let content = OrangeListItem.Content(
        title: title, subtitle: maybe(&random) { words(&$0, 9) },
        leadingIconAspectRatio: maybe(&random) { [0.5, 1, 3, 8].randomElement(using: &$0) ?? 1 },
        trailing: maybe(&random) { Bool.random(using: &$0) ? .infoButton : .text(last) }, minimumHeight: minimum)
      let item = OrangeListItem(content, release: release, typesetter: typesetter)
      let stack = body(content, release)
      let isSame = compare(
        item.layout(width: width, traits: traits), stack.layout(width: width, traits: traits),
        "\(content), \(release), \(width), \(traits)")
      cut += isSame ? 0 : 1
    }
    #expect(cut < 30)
  }

  @Test("Items of 0.9 to 1.4: 1 000 random ones")
  func late() {
    var (random, cut) = (SeededGenerator(seed: 42), 0)
    for _ in 0..<1000 {
      let release = OrangeItemRelease.allCases.randomElement(using: &random) ?? .release14
      let profile = SystemProfile.allCases.randomElement(using: &random) ?? .ios18
      let (traits, width) = (traits(&random), Double(Int.random(in: 240...900, using: &random)))
      let last = maybe(&random) { words(&$0, 4) }
      let trailings: [OrangeItem.Trailing?] = [
        nil, last.map { .text($0) }, .infoButton(text: last), .toggle(isOn: false), .checkmark(isSelected: true),
      ]
      let leadings: [OrangeItem.Leading?] = [
        nil, .icon(LayoutSize(width: 24, height: 64)), .circularImage, .wideImage,
      ]
      var content = OrangeItem.Content(
        title: words(&random, 9), subtitle: maybe(&random) { words(&$0, 9) },
        leading: leadings.randomElement(using: &random) ?? nil, trailing: trailings.randomElement(using: &random) ?? nil
      )
      if release.isSince(.release017) { content.subtitleLines = maybe(&random) { .random(in: 0...2, using: &$0) } }
      content.isStyled = .random(using: &random)
      content.showsSeparator = .random(using: &random)
      let item = OrangeItem(content, release: release, profile: profile, typesetter: typesetter)
      let layout = item.layout(width: width, traits: traits)
      let symbol = (layout[.infoButton] ?? layout[.checkmark])?.frame.size ?? .zero
      let stack = body(content, release, symbol: symbol, profile).layout(width: width, traits: traits)
      cut += compare(layout, stack, "\(content), \(release), \(width), \(traits)") ? 0 : 1
    }
    #expect(cut < 30)
  }
}
