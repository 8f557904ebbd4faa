// swift-format-ignore-file
// Written by Scripts/extract-snippets.py; not to be edited.

import Galley

// Sources/Typography/Android/FontScaleConverter.swift:8
private func snippet1() async throws {
  FontScaleConverter(fontScale: 1.3).dp(fromSp: 14)                        // 18.8
  FontScaleConverter(fontScale: 1.1).dp(fromSp: 14)                        // 15.4
  FontScaleConverter(fontScale: 1.1, reading: .compose).dp(fromSp: 14)     // 15.6
}

// Sources/Typography/Apple/DynamicType/DynamicTypeMetrics.swift:7
private func snippet2() async throws {
  DynamicTypeMetrics(for: .body).scaledValue(18, for: .xSmall, displayScale: 3)      // 15.667
  DynamicTypeMetrics(for: .headline).scaledPointSize(18, for: .accessibility2)       // 33
}

// Sources/Typography/Vocabulary/ScalingRule.swift:5
private func snippet3() async throws {
  let onlyLarger = ScalingRule(name: "only-larger", axis: .category) { style, setting in
    style.categories[max(setting.category ?? .default, .default)] ?? style.base
  }
}

// Sources/Typography/Vocabulary/TypeSystem.swift:5
private func snippet4() async throws {
  let title: PreparedText = given()
  let mine = TypeSystem(
    name: "mine", title: "My app", source: "design/type.json", face: .sanFrancisco,
    styles: [TypeStyle("title", base: ResolvedTextStyle(pointSize: 22, lineHeight: 28, weight: .bold))],
    rule: .metrics(of: .title2))
  try mine.resolve("title", for: TextSizeSetting(category: .accessibility2)).pointSize    // 37
}
