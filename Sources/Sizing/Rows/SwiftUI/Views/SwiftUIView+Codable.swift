extension SwiftUIView.Frame: Codable {
  private enum CodingKeys: CodingKey {
    case width, height, minimumWidth, idealWidth, maximumWidth, minimumHeight, idealHeight, maximumHeight
    case horizontalAlignment, verticalAlignment
  }

  /// What an infinite limit is called, as in list documents: JSON has no such number.
  private static let infinity = "infinity"

  private static let lengths: [(CodingKeys, any WritableKeyPath<Self, Double?> & Sendable)] = [
    (.width, \.width), (.height, \.height), (.minimumWidth, \.minimumWidth), (.idealWidth, \.idealWidth),
    (.maximumWidth, \.maximumWidth), (.minimumHeight, \.minimumHeight), (.idealHeight, \.idealHeight),
    (.maximumHeight, \.maximumHeight),
  ]

  /// Reads a frame, in which a length may be `"infinity"`.
  public init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: CodingKeys.self)
    for (key, path) in Self.lengths {
      let isInfinite = try? container.decode(String.self, forKey: key) == Self.infinity
      self[keyPath: path] = isInfinite == true ? .infinity : try container.decodeIfPresent(Double.self, forKey: key)
    }
    horizontalAlignment = try container.decode(SwiftUIView.HorizontalAlignment.self, forKey: .horizontalAlignment)
    verticalAlignment = try container.decode(SwiftUIView.VerticalAlignment.self, forKey: .verticalAlignment)
  }

  /// Writes the frame, an infinite length as `"infinity"`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    for (key, path) in Self.lengths {
      if self[keyPath: path] == .infinity {
        try container.encode(Self.infinity, forKey: key)
      } else {
        try container.encodeIfPresent(self[keyPath: path], forKey: key)
      }
    }
    try container.encode(horizontalAlignment, forKey: .horizontalAlignment)
    try container.encode(verticalAlignment, forKey: .verticalAlignment)
  }
}
