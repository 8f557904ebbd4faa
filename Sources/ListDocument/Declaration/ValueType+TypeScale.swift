internal import JSONText
internal import StyleDocument
internal import Typography

extension ValueType<DynamicTypeScale> {
  /// A scale in any form that `galley scale --custom` takes, or a file with one.
  static var typeScale: Self {
    let words = "a type scale, curves, a curve, or a file with one of these"
    return ValueType(words, schema: ["anyOf": [["type": "string"], ["type": "object"]]]) {
      (value, context) throws(JSONFault) in
      switch value {
      case .object: return try DynamicTypeScale(Array(value.description.utf8))
      case .string(let name):
        let file = context.path(ofFile: name)
        let bytes: [UInt8]
        do throws(InputError) {
          bytes = try ByteInput(file: file).contents(upTo: InputLimits.styleBytes)
        } catch {
          throw JSONFault("\(JSONQuote(path: file)) \(error.problem)", expected: error.expectation)
        }
        do throws(JSONFault) {
          return try DynamicTypeScale(bytes)
        } catch {
          throw JSONFault("\(JSONQuote(path: file)):\(error.path): \(error.problem)", expected: error.expectation)
        }
      default: throw .type(value, expected: words)
      }
    }
  }
}

extension DynamicTypeScale {
  /// Reads a document that can hold a scale.
  ///
  /// A curve without a name is that of body.
  ///
  /// - Throws: A fault with the path to its place in the document.
  fileprivate convenience init(_ document: [UInt8]) throws(JSONFault) {
    let custom: CustomSystem
    do throws(InputError) {
      custom = try CustomSystem(document)
    } catch {
      var fault = JSONFault(error.problem, expected: error.expectation)
      for step in (error.path?.steps ?? []).reversed() { fault = fault.inside(step) }
      throw fault
    }
    let system = custom.system
    guard system.rule.axis != .fontScale else {
      throw JSONFault("it scales by a font scale", expected: "a rule for size categories")
    }
    if system.isCurve, let style = system.styles.first {
      self.init { system.resolve(style, for: TextSizeSetting(category: $0)).pointSize }
      return
    }
    do throws(UnknownName) {
      try self.init(system)
    } catch {
      throw JSONFault("there is no text style \(JSONQuote(error.name))", unknown: error.name, among: error.expected)
    }
  }
}

extension TypeSystem {
  /// Whether it was read from a curve without a name.
  fileprivate var isCurve: Bool { styles.count == 1 && styles[0].name == "custom" && styles[0].aliases.isEmpty }
}

extension ValueType<ScalingCurve> {
  static var scalingCurve: Self {
    ValueType<[SizeCategory: Double]>.object(
      "an object of sizes by category", of: .number(in: 1...1000), by: "category",
      SizeCategory.allCases.flatMap { [($0.shortName, $0), ($0.uiKitName, $0)] }
    ).map { ScalingCurve($0) }
  }
}
