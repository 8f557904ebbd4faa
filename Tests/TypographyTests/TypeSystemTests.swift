import Testing
import Typography

@Suite struct TypeSystemTests {
  @Test func namesAreUnique() {
    let systems = TypeSystem.builtIn
    #expect(Set(systems.map(\.name)).count == systems.count)
    for system in systems {
      let names = system.styles.flatMap { [$0.name] + $0.aliases }
      #expect(Set(names).count == names.count, "\(system.name)")
      #expect(!system.styles.isEmpty)
      #expect(TypeSystem.named(system.name)?.title == system.title)
    }
    #expect(TypeSystem.named("nonsense") == nil)
  }

  @Test(arguments: TypeSystem.builtIn.map(\.name))
  func sizesNeverDecreaseWithTheSetting(_ name: String) throws {
    let system = try #require(TypeSystem.named(name))
    for style in system.styles {
      let byCategory = SizeCategory.allCases.map {
        system.resolve(style, for: TextSizeSetting(category: $0)).pointSize
      }
      #expect(zip(byCategory, byCategory.dropFirst()).allSatisfy { $0 <= $1 }, "\(style.name)")
      // Of AOSP's linear range only its end is no smaller than what comes after it; see the converter's own tests.
      let scales = [0.85, 1, 1.15, 1.3, 1.5, 1.8, 2, 2.01, 3]
      let byScale = scales.map { system.resolve(style, for: TextSizeSetting(fontScale: $0)).pointSize }
      #expect(zip(byScale, byScale.dropFirst()).allSatisfy { $0 <= $1 }, "\(style.name)")
    }
  }

  @Test(arguments: TypeSystem.builtIn.map(\.name))
  func theDefaultSettingIsTheIdentity(_ name: String) throws {
    let system = try #require(TypeSystem.named(name))
    for style in system.styles {
      #expect(system.resolve(style, for: .default) == style.base, "\(style.name)")
      if let entry = style.categories[.default] { #expect(entry == style.base, "\(style.name)") }
    }
  }

  @Test func systemsSayWhatTheTypedTablesSay() throws {
    for category in SizeCategory.allCases {
      let setting = TextSizeSetting(category: category)
      for style in DynamicTypeStyle.allCases {
        #expect(try TypeSystem.dynamicType.resolve(style.description, for: setting) == style.resolved(for: category))
      }
      for style in MaterialTextStyle.allCases {
        let resolved = try TypeSystem.materialComponents.resolve(style.description, for: setting)
        #expect(resolved.pointSize == style.pointSize(for: category))
      }
      for style in LegacyMaterialStyle.allCases {
        let resolved = try TypeSystem.materialLegacy.resolve(style.description, for: setting)
        #expect(resolved.pointSize == style.preferredPointSize(applicationCategory: category))
      }
    }
  }

  @Test func unspecifiedMeansWhatEachSystemMeansByIt() throws {
    let nobody = TextSizeSetting(category: nil)
    #expect(try TypeSystem.dynamicType.resolve("body", for: nobody).pointSize == 17)
    #expect(try TypeSystem.materialComponents.resolve("body1", for: nobody).pointSize == 16)
    #expect(try TypeSystem.materialLegacy.resolve("body1", for: nobody).pointSize == 20)
    #expect(try TypeSystem.orange.resolve("bodyLBold", for: nobody).weight == .semibold)
  }

  @Test func unknownStylesAreErrorsThatSayWhatThereIs() {
    let error = #expect(throws: UnknownName.self) { try TypeSystem.materialLegacy.resolve("subtitle1", for: .default) }
    #expect(error?.name == "subtitle1")
    #expect(error?.expected.first == "body1")
    #expect(error?.description.contains("expected one of body1 body2 caption") == true)
  }

  @Test func fontScalesReachSizeLineHeightAndTracking() throws {
    let double = TextSizeSetting(fontScale: 2)
    // 57 sp lies between the knots 30 and 100: 38 + (100 - 38) x 27/70.
    let display = try TypeSystem.material3.resolve("displayLarge", for: double)
    #expect(abs(display.pointSize - (38 + 62 * 27.0 / 70)) < 1e-5)
    let body = try TypeSystem.material3.resolve("bodyLarge", for: double)
    #expect(body == ResolvedTextStyle(pointSize: 28, lineHeight: 42, tracking: 1, weight: .regular))
    let asViews = try TypeSystem.material3.applying(.android).resolve("bodyLarge", for: double)
    #expect(asViews == ResolvedTextStyle(pointSize: 28, lineHeight: 42, tracking: 0.875, weight: .regular))
    let inFlutter = try TypeSystem.material3.applying(.flutter).resolve("bodyLarge", for: double)
    #expect(inFlutter == ResolvedTextStyle(pointSize: 32, lineHeight: 48, tracking: 0.5, weight: .regular))
    let clamped = try TypeSystem.material3.applying(.flutter(clampedTo: 0.8...1.5)).resolve("bodyLarge", for: double)
    #expect(clamped == ResolvedTextStyle(pointSize: 24, lineHeight: 36, tracking: 0.5, weight: .regular))
  }

  @Test func sizesOnAndroidAndCompose() throws {
    let setting = TextSizeSetting(fontScale: 1.1)
    #expect(abs(try TypeSystem.android.resolve("14sp", for: setting).pointSize - 15.4) < 1e-5)
    #expect(try TypeSystem.compose.resolve("14", for: setting).pointSize == 15.6)
    #expect(TypeSystem.customaryFontScales == [0.85, 1, 1.15, 1.3, 1.5, 1.8, 2])
  }

  @Test func aSystemOfOnesOwn() throws {
    let title = TypeStyle("title", base: ResolvedTextStyle(pointSize: 22, lineHeight: 28, weight: .bold))
    let system = TypeSystem(
      name: "mine", title: "Mine", source: "here", face: .sanFrancisco, styles: [title], rule: .metrics(of: .title2))
    let large = TextSizeSetting(category: .accessibility2)
    #expect(try system.resolve("title", for: large).pointSize == (22 * 47.0 / 28).rounded())
    #expect(try system.resolve("title", for: large).lineHeight == 47)

    let onlyLarger = ScalingRule(name: "only-larger", axis: .category) { style, setting in
      DynamicTypeStyle.body.pointSize(for: setting.category) > 17 ? ResolvedTextStyle(pointSize: 30) : style.base
    }
    #expect(try system.applying(onlyLarger).resolve("title", for: large).pointSize == 30)
    #expect(try system.applying(onlyLarger).resolve("title", for: .default) == title.base)
  }

  @Test func clampingComesBeforeScaling() throws {
    let system = TypeSystem.dynamicType.applying(ScalingRule.category.clamped(to: .medium ... .accessibility2))
    func size(_ category: SizeCategory?) throws -> Double {
      try system.resolve("body", for: TextSizeSetting(category: category)).pointSize
    }
    #expect(try size(.xSmall) == 16)
    #expect(try size(.xLarge) == 19)
    #expect(try size(.accessibility5) == 33)
    #expect(try size(nil) == 17)
  }

  @Test func rulesAreKnownByName() {
    for rule in ScalingRule.builtIn { #expect(ScalingRule.named(rule.name)?.axis == rule.axis) }
    #expect(Set(ScalingRule.builtIn.map(\.name)).count == ScalingRule.builtIn.count)
    #expect(ScalingRule.named("metrics-body") != nil)
    #expect(ScalingRule.named("nonsense") == nil)
  }
}
