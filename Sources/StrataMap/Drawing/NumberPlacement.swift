import StrataModel

/// Places the numbers of usages on the arrows, where they cover neither boxes nor each other.
struct NumberPlacement {
  private(set) var labels: [DrawnPicture.Label?]

  init(_ picture: MapPicture, _ boxes: [Rectangle], _ curves: [[Point]]) {
    labels = Array(repeating: nil, count: curves.count)
    let showsAll = picture.arrows.count <= DrawnPicture.Metrics.numberLimit
    // Violations first.
    let order = picture.arrows.indices.sorted { a, b in
      let (one, other) = (picture.arrows[a].usages, picture.arrows[b].usages)
      return (other.found, other.total, a) < (one.found, one.total, b)
    }
    var taken: [Rectangle] = []
    let size = DrawnPicture.Metrics.numberSize
    for index in order {
      let usages = picture.arrows[index].usages
      guard showsAll || usages.found > 0 else { continue }
      let text = usages.number
      let width = TextWidth.of(text, size: size, isBold: true)
      let points = Curve.flattened(curves[index], steps: 16)
      for fraction in [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82] {
        let point = points[Int(Double(points.count - 1) * fraction)]
        let frame = Rectangle(x: point.x - width / 2, y: point.y - size * 0.7, width: width, height: size * 1.4)
        let space = frame.grown(by: 3)
        if boxes.contains(where: space.intersects) || taken.contains(where: space.intersects) { continue }
        taken.append(space)
        labels[index] = DrawnPicture.Label(text: text, frame: frame, size: size, isBold: true)
        break
      }
    }
  }
}

/// Cubic curves as lists of points: the start, then three points for each piece.
enum Curve {
  /// Points on a curve, with its ends.
  static func flattened(_ curve: [Point], steps: Int) -> [Point] {
    guard var start = curve.first else { return [] }
    var points = [start]
    for piece in stride(from: 1, to: curve.count - 2, by: 3) {
      for step in 1...steps {
        let t = Double(step) / Double(steps)
        let (a, b, c, d) = ((1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t)
        points.append(
          Point(
            x: a * start.x + b * curve[piece].x + c * curve[piece + 1].x + d * curve[piece + 2].x,
            y: a * start.y + b * curve[piece].y + c * curve[piece + 1].y + d * curve[piece + 2].y))
      }
      start = curve[piece + 2]
    }
    return points
  }
}
