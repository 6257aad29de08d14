import StrataModel

/// A picture with the position of everything in it, in pixels.
struct DrawnPicture {
  var picture: MapPicture
  var width: Double
  var height: Double
  var title: Label
  var subtitle: Label
  /// By band of the picture.
  var bands: [Rectangle] = []
  var bandNames: [Label] = []
  /// By box of the picture.
  var boxes: [Rectangle] = []
  var names: [Label] = []
  var details: [Label] = []
  /// By arrow of the picture.
  var curves: [[Point]] = []
  /// By arrow; nil where there is no space, or the arrows are too many for numbers on all of them.
  var numbers: [Label?] = []
  var legend: [LegendEntry] = []
  var notes: [Label] = []

  /// One line of text.
  struct Label {
    var text: String
    /// What the text may cover.
    var frame: Rectangle
    var size: Double
    var isBold = false
  }

  /// A line of the legend: an arrow as a sample, and what it means.
  struct LegendEntry {
    var status: UsageVerdict.Status
    var sample: Rectangle
    var label: Label
  }

  enum Metrics {
    static let margin = 24.0
    static let boxHeight = 46.0
    static let boxPadding = 12.0
    static let nameSize = 13.0
    static let detailSize = 11.0
    static let longestName = 210.0
    static let numberSize = 11.0
    static let bandNameSize = 13.0
    /// With more arrows only those with violations have a number.
    static let numberLimit = 45
  }

  init(_ picture: MapPicture) {
    self.picture = picture
    typealias M = Metrics
    var graph = LayoutGraph()
    // The arrows on one side of a box need space, too.
    var (outgoing, incoming) = (
      Array(repeating: 0, count: picture.boxes.count), Array(repeating: 0, count: picture.boxes.count)
    )
    for arrow in picture.arrows {
      outgoing[arrow.from] += 1
      incoming[arrow.to] += 1
    }
    graph.nodes = picture.boxes.enumerated().map { index, box in
      let name = min(TextWidth.of(box.name, size: M.nameSize, isBold: true), M.longestName)
      let detail = min(TextWidth.of(box.detail, size: M.detailSize), M.longestName)
      return LayoutGraph.Node(
        width: max(name, detail, 60, min(Double(max(outgoing[index], incoming[index])) * 14, 240)) + 2 * M.boxPadding,
        height: M.boxHeight, band: box.band ?? 0)
    }
    graph.edges = picture.arrows.map { ($0.from, $0.to) }
    let layout = LayeredLayout(graph, hasBands: !picture.bands.isEmpty).layout
    let bandWidth =
      picture.bands.map { TextWidth.of($0, size: M.bandNameSize, isBold: true) }.max().map { $0 + 32 } ?? 0
    let (left, top) = (M.margin + bandWidth, M.margin + 52)
    let drawing = max(layout.width, 420)
    let inset = (drawing - layout.width) / 2
    func moved(_ point: Point) -> Point { Point(x: point.x + left + inset, y: point.y + top) }
    boxes = layout.boxes.map { Rectangle(x: $0.x + left + inset, y: $0.y + top, width: $0.width, height: $0.height) }
    curves = layout.curves.map { $0.map(moved) }
    width = left + drawing + 2 * M.margin
    height = top + layout.height
    title = Self.line(picture.title, x: M.margin, y: M.margin, size: 18, isBold: true, limit: width - 2 * M.margin)
    subtitle = Self.line(
      Self.summary(picture), x: M.margin, y: M.margin + 26, size: 12, limit: width - 2 * M.margin)
    if !picture.bands.isEmpty {
      bands = layout.bands.map { band in
        Rectangle(
          x: M.margin, y: band.lowerBound + top, width: width - 2 * M.margin, height: band.upperBound - band.lowerBound)
      }
    }
    bandNames = zip(picture.bands, bands).map { name, band in
      Self.line(name, x: band.x + 14, y: band.midY - 9, size: M.bandNameSize, isBold: true, limit: bandWidth)
    }
    for (box, frame) in zip(picture.boxes, boxes) {
      names.append(Self.centred(box.name, in: frame, y: frame.y + 7, size: M.nameSize, isBold: true))
      details.append(Self.centred(box.detail, in: frame, y: frame.y + 26, size: M.detailSize))
    }
    numbers = NumberPlacement(picture, boxes, curves).labels
    addLegend()
  }

  /// `12 layers, 40 usages, 3 violations`
  static func summary(_ picture: MapPicture) -> String {
    var tally = UsageTally()
    for arrow in picture.arrows { tally.add(arrow.usages) }
    if picture.boxes.isEmpty { return "Nothing to draw: no usage is selected." }
    return "\(counted(picture.boxes.count, picture.level.noun)), \(tally.text) between them"
  }

  private static func line(
    _ text: String, x: Double, y: Double, size: Double, isBold: Bool = false, limit: Double
  ) -> Label {
    let shortened = TextWidth.shortened(text, to: limit, size: size, isBold: isBold)
    let width = TextWidth.of(shortened, size: size, isBold: isBold)
    return Label(
      text: shortened, frame: Rectangle(x: x, y: y, width: width, height: size * 1.4), size: size, isBold: isBold)
  }

  private static func centred(
    _ text: String, in frame: Rectangle, y: Double, size: Double, isBold: Bool = false
  ) -> Label {
    var label = line(text, x: 0, y: y, size: size, isBold: isBold, limit: frame.width - 2 * Metrics.boxPadding + 1)
    label.frame.x = frame.midX - label.frame.width / 2
    return label
  }

  private mutating func addLegend() {
    typealias M = Metrics
    let meanings: [(UsageVerdict.Status, String)] = [
      (.allowed, "allowed"), (.found, "violations, of all usages"), (.excused, "excused"), (.unknown, "unknown"),
    ]
    let used = Set(picture.arrows.map(\.usages.leading))
    var x = M.margin
    height += 14
    for (status, meaning) in meanings where used.contains(status) {
      let length = 44 + TextWidth.of(meaning, size: 12) + 20
      if x > M.margin, x + length > width - M.margin {
        x = M.margin
        height += 22
      }
      let sample = Rectangle(x: x, y: height + 1, width: 34, height: 14)
      legend.append(
        LegendEntry(
          status: status, sample: sample,
          label: Self.line(meaning, x: x + 42, y: height, size: 12, limit: width - x - 42)))
      x += length
    }
    if !used.isEmpty { height += 24 }
    for note in picture.omissions.flatMap({ Self.wrapped($0, width: width - 2 * M.margin, size: 12) }) {
      notes.append(Self.line(note, x: M.margin, y: height, size: 12, limit: width - 2 * M.margin))
      height += 18
    }
    height += M.margin - 8
  }

  private static func wrapped(_ text: String, width: Double, size: Double) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let longer = lines[lines.count - 1].isEmpty ? String(word) : lines[lines.count - 1] + " " + word
      if TextWidth.of(longer, size: size) <= width || lines[lines.count - 1].isEmpty {
        lines[lines.count - 1] = longer
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}

extension UsageTally {
  mutating func add(_ other: UsageTally) {
    allowed += other.allowed
    found += other.found
    excused += other.excused
    unknown += other.unknown
  }
}
