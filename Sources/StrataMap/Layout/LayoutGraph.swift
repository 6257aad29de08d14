/// A graph that is to be drawn in rows, with the sizes of its nodes.
struct LayoutGraph {
  var nodes: [Node] = []
  /// Pairs of nodes, none from a node to itself.
  var edges: [(from: Int, to: Int)] = []

  struct Node {
    var width: Double
    var height: Double
    /// Nodes of a lower band stand above those of a higher one; all 0 without bands.
    var band = 0
  }
}

/// A point of a drawing; y grows downwards.
struct Point: Hashable, Sendable {
  var x: Double
  var y: Double
}

/// A rectangle of a drawing.
struct Rectangle: Hashable, Sendable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  var midX: Double { x + width / 2 }
  var midY: Double { y + height / 2 }
  var maxX: Double { x + width }
  var maxY: Double { y + height }

  func intersects(_ other: Rectangle) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  func contains(_ other: Rectangle) -> Bool {
    x <= other.x && other.maxX <= maxX && y <= other.y && other.maxY <= maxY
  }

  func grown(by margin: Double) -> Rectangle {
    Rectangle(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }
}

/// Where everything of a graph is drawn.
struct GraphLayout {
  var boxes: [Rectangle] = []
  /// By edge: the start, then three points for each cubic curve, from the first node to the second.
  var curves: [[Point]] = []
  /// By band: the top and the bottom of its rows.
  var bands: [ClosedRange<Double>] = []
  var width = 0.0
  var height = 0.0
}

/// The distances of a layout.
enum LayoutMetrics {
  static let nodeGap = 26.0
  static let edgeGap = 12.0
  static let rowGap = 40.0
  static let bandPadding = 18.0
  static let bandGap = 20.0
}
