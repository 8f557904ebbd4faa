import TestSupport
import Testing

@testable import FontKit
@testable import TextLayout

/// Which of a face's vertical metrics its lines have, where its tables disagree or say nothing.
@Suite("Vertical metrics")
struct VerticalMetricsTests {
  /// What faces of 1000 units an em say, and what Chromium 156 makes of them at 100 pixels with `line-height: normal` where they are
  /// installed: the line's height, and how far its baseline is below the top.
  private static let chromium: [(sources: VerticalMetricsSources, height: Double, baseline: Double)] = [
    (sources((900, -300, 0), (700, -100, 50), (1000, 400)), 120, 90),
    (sources((900, -300, 0), (700, -100, 50), (1000, 400), usesTypographicMetrics: true), 85, 72),
    (sources((900, -300, 150), (800, -200, 0), (800, 200)), 135, 97),
    // Line gaps below 0, which installed faces keep and faces of web pages do not.
    (sources((900, -300, -150), (800, -200, 0), (800, 200)), 105, 82),
    (sources((900, -300, 0), (700, -100, -150), (800, 200), usesTypographicMetrics: true), 65, 62),
    // Without `hhea`, whose gap does not count then.
    (sources((0, 0, 0), (700, -100, 50), (1000, 400)), 85, 72),
    (sources((0, 0, 200), (700, -100, 50), (1000, 400)), 85, 72),
    (sources((0, 0, 0), (0, 0, 60), (1000, 400)), 140, 100), (sources((0, 0, 0), (0, 0, 0), (0, 0)), 0, 0),
    (sources((0, -300, 0), (700, -100, 50), (800, 200)), 30, 0),
    // A face that asks for typographic metrics, which are empty.
    (sources((900, -300, 0), (0, 0, 70), (1000, 400), usesTypographicMetrics: true), 7, 3),
  ]

  private static func sources(
    _ header: (Int, Int, Int), _ typographic: (Int, Int, Int), _ windows: (Int, Int),
    usesTypographicMetrics: Bool = false
  ) -> VerticalMetricsSources {
    func triple(_ values: (Int, Int, Int)) -> VerticalMetricsSources.Triple {
      VerticalMetricsSources.Triple(ascender: values.0, descender: values.1, lineGap: values.2)
    }
    return VerticalMetricsSources(
      horizontalHeader: triple(header), typographic: triple(typographic), windows: triple((windows.0, -windows.1, 0)),
      usesTypographicMetrics: usesTypographicMetrics)
  }

  @Test("Lines are as Chromium's", arguments: Self.chromium)
  func lines(sources: VerticalMetricsSources, height: Double, baseline: Double) {
    let preferred = sources.preferred
    let metrics = FontMetrics(
      unitsPerEm: 1000, ascender: preferred.ascender, descender: preferred.descender, lineGap: preferred.lineGap)
    let stack = LineHeightFaces.stack("x", metrics, size: 100, .css(displayScale: 1))
    #expect(stack == LineStack(baselines: [baseline], height: height))
  }
}
