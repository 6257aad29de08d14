/// The colours of pictures, for light and dark screens.
enum SVGStyle {
  /// Fill, border and text of the boxes of one layer: on a light and on a dark ground.
  private static let layers: [(light: (String, String, String), dark: (String, String, String))] = [
    (("#e6e9ff", "#4b5bc4", "#232c6b"), ("#262c52", "#8f9cf0", "#dfe3ff")),
    (("#dff0fa", "#1f7aa8", "#0d4460"), ("#173445", "#63b8e0", "#d6eefa")),
    (("#e0f3e5", "#2f8552", "#154a2b"), ("#1b3826", "#6fc48f", "#d9f2e1")),
    (("#faf0d8", "#97691a", "#573a06"), ("#3d3115", "#d9aa55", "#f8ebcd")),
    (("#f1e6fa", "#7a4aa8", "#452067"), ("#372449", "#b98de0", "#eedffa")),
    (("#dcf2ef", "#1c7f78", "#0a4743"), ("#153835", "#62c3bb", "#d5f2ef")),
    (("#f4eae1", "#80593a", "#4a2f18"), ("#3a2c20", "#cfa27c", "#f4e7da")),
    (("#fbe6f0", "#a8437a", "#641d42"), ("#462033", "#e08fb8", "#fadfec")),
  ]
  static var count: Int { layers.count }

  static let css: String = {
    var css = """
      text{font-family:-apple-system,BlinkMacSystemFont,"Segoe UI","Helvetica Neue",Arial,sans-serif;fill:#1d2330}
      .ground{fill:#fff}.band{fill:#f6f7f9;stroke:#d9dde3}.muted{fill:#5b6470}.plain rect{fill:#eef0f3;stroke:#7b8490}
      .box text.muted{fill:inherit}
      .arrow{fill:none;stroke:#8a93a0}.arrow.found{stroke:#c6262e}.arrow.excused{stroke-dasharray:6 4}
      .arrow.ground-line{stroke:#d3d8df}.arrow.unknown{stroke-dasharray:1 4;stroke-linecap:round}
      .head{fill:#8a93a0}.head.found{fill:#c6262e}
      .number{fill:#454d59;stroke:#fff;stroke-width:4px;stroke-linejoin:round;paint-order:stroke}.number.found{fill:#c6262e}

      """
    for (index, layer) in layers.enumerated() { css += rules(index, layer.light) }
    css += """
      @media (prefers-color-scheme:dark){
      text{fill:#e6e9ee}.ground{fill:#14171c}.band{fill:#1b1f26;stroke:#333a45}.muted{fill:#a3acb8}
      .plain rect{fill:#262b33;stroke:#8a93a0}
      .arrow{stroke:#7f8997}.arrow.found{stroke:#ff6b70}.arrow.ground-line{stroke:#3d4551}.head{fill:#7f8997}.head.found{fill:#ff6b70}
      .number{fill:#c9d0d9;stroke:#14171c}.number.found{fill:#ff6b70}

      """
    for (index, layer) in layers.enumerated() { css += rules(index, layer.dark) }
    return css + "}\n@media print{.ground{fill:#fff}}\n"
  }()

  private static func rules(_ index: Int, _ colours: (String, String, String)) -> String {
    ".l\(index) rect{fill:\(colours.0);stroke:\(colours.1)}.l\(index) text{fill:\(colours.2)}\n"
  }
}
