import StrataModel

/// The history as lines and areas: one SVG without scripts, fonts or links, for light and dark pages.
struct HistoryChart {
  private static let (width, height, left, top) = (640.0, 110.0, 56.0, 30.0)
  private static let panelHeight = 176.0
  private let history: History

  init(_ history: History) { self.history = history }

  /// One line, or the upper edge of one area.
  private struct Series {
    var name: String
    var values: [Double]
  }

  func svg() -> String {
    let points = history.points
    var panels: [(title: String, series: [Series], isStacked: Bool)] = [
      (
        "Findings",
        [
          Series(name: "errors", values: points.map { Double($0.errors) }),
          Series(name: "warnings", values: points.map { Double($0.warnings) }),
        ], true
      ),
      ("Score", [Series(name: "score", values: points.map { Double($0.score) })], false),
      (
        "Propagation cost, in percent",
        [Series(name: "propagation cost", values: points.map { Double($0.propagationCost ?? 0) / 10 })], false
      ),
    ]
    if !layers.isEmpty { panels.append(("Types per layer", layers, true)) }
    var body = ""
    for (index, panel) in panels.enumerated() {
      body += self.panel(panel.title, panel.series, isStacked: panel.isStacked, at: Double(index) * Self.panelHeight)
    }
    let total = Self.number(Double(panels.count) * Self.panelHeight)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 \(total)" role="img" aria-label="History of the architecture">
      <style>
      text { font: 12px system-ui, sans-serif; fill: #333 } .title { font-weight: 600 } .axis { stroke: #999; fill: none }
      .area { fill-opacity: .75 } .line { fill: none; stroke-width: 2 }
      @media (prefers-color-scheme: dark) { text { fill: #ddd } .axis { stroke: #777 } }
      </style>
      \(body)</svg>
      """
  }

  /// The layers with most types at their largest; the rest as one.
  private var layers: [Series] {
    let sizes = history.layers.map { layer in
      Series(name: layer, values: history.points.map { Double($0.layers[layer] ?? 0) })
    }.filter { ($0.values.max() ?? 0) > 0 }
    guard sizes.count > Self.colors.count else { return sizes }
    let ranked = sizes.enumerated().sorted {
      (($1.element.values.max() ?? 0), $0.offset) < (($0.element.values.max() ?? 0), $1.offset)
    }.map(\.element)
    let (shown, rest) = (ranked.prefix(Self.colors.count - 1), ranked.dropFirst(Self.colors.count - 1))
    let sum = history.points.indices.map { index in rest.reduce(0) { $0 + $1.values[index] } }
    return shown + [Series(name: "\(rest.count) other layers", values: sum)]
  }

  private static let colors = [
    "#3b6fb6", "#d9822b", "#4c9f70", "#b8475a", "#7d5fb2", "#8a7a3d", "#3d9aa1", "#c66aa0", "#6b7785",
  ]

  private func panel(_ title: String, _ series: [Series], isStacked: Bool, at y: Double) -> String {
    let count = history.points.count
    var edges: [[Double]] = []
    for one in series {
      let below = isStacked ? edges.last : nil
      edges.append(one.values.enumerated().map { $0.element + (below?[$0.offset] ?? 0) })
    }
    let most = max(edges.flatMap { $0 }.max() ?? 0, 1)
    func x(_ index: Int) -> Double {
      Self.left + (count < 2 ? Self.width / 2 : Self.width * Double(index) / Double(count - 1))
    }
    func position(_ value: Double) -> Double { y + Self.top + Self.height * (1 - value / most) }
    func path(_ values: [Double]) -> String {
      values.enumerated().map { "\(Self.number(x($0.offset))),\(Self.number(position($0.element)))" }
        .joined(separator: " ")
    }
    var text = "<text class=\"title\" x=\"\(Self.number(Self.left))\" y=\"\(Self.number(y + 18))\">\(title)</text>\n"
    for (index, edge) in edges.enumerated().reversed() {
      let color = Self.colors[index % Self.colors.count]
      if isStacked {
        text +=
          "<polygon class=\"area\" fill=\"\(color)\" points=\"\(Self.number(x(0))),\(Self.number(position(0))) "
          + "\(path(edge)) \(Self.number(x(count - 1))),\(Self.number(position(0)))\"/>\n"
      } else {
        text += "<polyline class=\"line\" stroke=\"\(color)\" points=\"\(path(edge))\"/>\n"
      }
    }
    let (bottom, right) = (Self.number(y + Self.top + Self.height), Self.number(Self.left + Self.width))
    let start = Self.number(Self.left)
    text += "<path class=\"axis\" d=\"M\(start) \(Self.number(y + Self.top)) V\(bottom) H\(right)\"/>\n"
    text +=
      "<text x=\"\(Self.number(Self.left - 6))\" y=\"\(Self.number(y + Self.top + 5))\" text-anchor=\"end\">"
      + "\(decimal(most, digits: most < 10 && most != most.rounded() ? 1 : 0))</text>\n"
    text += legend(series, isStacked: isStacked, at: y)
    if let first = history.points.first, let last = history.points.last {
      let place = Self.number(y + Self.top + Self.height + 16)
      text += "<text x=\"\(start)\" y=\"\(place)\">\(first.day)</text>\n"
      text += "<text x=\"\(right)\" y=\"\(place)\" text-anchor=\"end\">\(last.day)</text>\n"
    }
    return text
  }

  private func legend(_ series: [Series], isStacked: Bool, at y: Double) -> String {
    guard series.count > 1 else { return "" }
    var (text, x) = ("", Self.left + 130)
    for (index, one) in series.enumerated() {
      let color = Self.colors[index % Self.colors.count]
      text += "<rect x=\"\(Self.number(x))\" y=\"\(Self.number(y + 9))\" width=\"10\" height=\"10\" fill=\"\(color)\"/>"
      text += "<text x=\"\(Self.number(x + 14))\" y=\"\(Self.number(y + 18))\">\(one.name.escapedForMarkup)</text>\n"
      x += 30 + Double(one.name.count) * 6.5
    }
    return text
  }

  private static func number(_ value: Double) -> String { decimal(max(value, 0), digits: 1) }
}
