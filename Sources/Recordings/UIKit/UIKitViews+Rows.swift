internal import Sizing

extension UIKitViews {
  /// The rows of a list, and what of the dump is not in them.
  struct List {
    /// The list's class; `nil` where the dump begins with a row.
    var className: String?
    var rows: [RecordedRow] = []
    /// How many rows are hidden, as those that wait to be used again.
    var hiddenRowCount = 0
  }

  /// The lists of the dump that have rows, in its order.
  ///
  /// A row is a cell, a header or a footer that is in no other. Cost: linear in the views.
  func lists() -> [List] {
    var lists: [List] = []
    var listNumbers: [Int?: Int] = [:]
    /// What each view belongs to: the list and the row around it, and whether it is a part of another that shows something.
    var places: [Place] = []
    places.reserveCapacity(views.count)
    for (index, view) in views.enumerated() {
      var place = view.parent.map { places[$0] } ?? Place()
      if place.row == nil, let role = RowRole(view.description) {
        if view.isHidden {
          place.isPart = true
          if let list = listNumbers[place.list] { lists[list].hiddenRowCount += 1 }
        } else {
          let number = listNumbers[place.list] ?? lists.count
          if number == lists.count {
            listNumbers[place.list] = number
            lists.append(List(className: place.list.map { views[$0].description.className }))
          }
          place.row = Place.Row(list: number, number: lists[number].rows.count, view: index)
          lists[number].rows.append(row(view, role: role, list: place.list))
        }
      } else if let row = place.row {
        if !place.isPart, !view.isHidden, let role = RecordedView.Role(view.description) {
          lists[row.list].rows[row.number].views.append(self.view(view, role: role, row: views[row.view]))
          place.isPart = true
        }
      } else if view.description.isList {
        place.list = index
      }
      places.append(place)
    }
    for index in lists.indices {
      // Views are in the order in which they were added, rows in that in which they are seen.
      let order = lists[index].rows.indices.sorted {
        let (first, second) = (lists[index].rows[$0].frame, lists[index].rows[$1].frame)
        return (first.y ?? 0, first.x ?? 0, $0) < (second.y ?? 0, second.x ?? 0, $1)
      }
      lists[index].rows = order.map { lists[index].rows[$0] }
    }
    return lists
  }

  private struct Place {
    struct Row {
      var list: Int
      var number: Int
      var view: Int
    }

    var list: Int?
    var row: Row?
    var isPart = false
  }

  private func row(_ view: View, role: RowRole, list: Int?) -> RecordedRow {
    var origin = LayoutPoint(x: 0, y: 0)
    if let list {
      // The list's content begins at its edge, however far it is scrolled.
      let (frame, offset) = (views[list].frame, views[list].description.contentOffset)
      origin = LayoutPoint(x: frame.x - offset.x, y: frame.y - offset.y)
    }
    var row = RecordedRow(place: "line \(view.description.line)")
    row.role = role.role
    row.frame = RecordedFrame(view.frame.offset(x: -origin.x, y: -origin.y).withoutDust)
    row.frame.precision = view.precision
    row.texts = [view.description.text].compactMap(\.self).filter { !$0.isEmpty }
    return row
  }

  private func view(_ view: View, role: RecordedView.Role, row: View) -> RecordedView {
    var frame = RecordedFrame(view.frame.offset(x: -row.frame.x, y: -row.frame.y).withoutDust)
    frame.precision = max(0, view.precision - row.precision)
    return RecordedView(
      role: role, className: view.description.className, text: role == .label ? view.description.text : nil,
      frame: frame, place: "line \(view.description.line)")
  }
}

extension LayoutRect {
  /// The rectangle to the millionth of a point: the floating-point error of sums of printed numbers is below that.
  var withoutDust: LayoutRect {
    func clean(_ length: Double) -> Double { (length * 1e6).rounded() / 1e6 }
    return LayoutRect(x: clean(x), y: clean(y), width: clean(width), height: clean(height))
  }
}

/// Which views are rows.
private struct RowRole {
  /// What the row is in its section; `nil` if it may be any.
  let role: ListStacker.Role?

  /// Decides by the class: cells of tables are rows, cells of collections may be headers and footers, too.
  init?(_ view: UIKitViewDescription) {
    let name = view.systemClass
    if name.hasSuffix("TableViewCell") {
      role = .row
    } else if name.hasSuffix("Cell") || name.hasSuffix("HeaderFooterView") || name == "UICollectionReusableView" {
      role = nil
    } else {
      return nil
    }
  }
}

extension UIKitViewDescription {
  /// Whether rows may be in the view.
  fileprivate var isList: Bool {
    systemClass.hasSuffix("TableView") || systemClass.hasSuffix("CollectionView")
  }
}

extension RecordedView.Role {
  /// What a view shows, by its class; `nil` if it only holds others or draws what is behind them.
  fileprivate init?(_ view: UIKitViewDescription) {
    guard view.frame.width > 0, view.frame.height > 0 else { return nil }
    let name = view.systemClass
    if name.contains("Separator") {
      self = .separator
    } else if ["UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIProgressView"].contains(name) {
      self = .control
    } else if name.contains("Accessory") || name.hasSuffix("EditControl") || name.hasSuffix("ReorderControl") {
      self = .accessory
    } else if view.text?.isEmpty == false || name.hasSuffix("Label") {
      self = .label
    } else if name.hasSuffix("ImageView"), !name.hasPrefix("_") {
      self = .image
    } else if name.contains("CGDrawingView") || name.contains("GraphicsView") || name.contains("ImageLayer") {
      // SwiftUI draws texts and shapes in views of its own.
      self = .drawing
    } else {
      return nil
    }
  }
}
