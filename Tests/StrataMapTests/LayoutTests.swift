import StrataModel
import Testing

@testable import StrataMap

/// What every drawing has, whatever the graph.
@Suite struct LayoutTests {
  static let seeds: [UInt64] = Array(1...12)

  private func graph(_ seed: UInt64) -> LayoutGraph {
    let nodes = 8 + Int(seed) * 4
    return Sample.graph(nodes: nodes, edges: nodes * (1 + Int(seed % 3)), bands: 1 + Int(seed % 5), seed: seed)
  }

  @Test(arguments: seeds) func boxesDoNotOverlap(_ seed: UInt64) {
    let boxes = LayeredLayout(graph(seed), hasBands: true).layout.boxes
    for a in boxes.indices {
      for b in boxes.indices.dropFirst(a + 1) { #expect(!boxes[a].grown(by: 5).intersects(boxes[b].grown(by: 5))) }
    }
  }

  @Test(arguments: seeds) func bandsAreInOrderAndHoldTheirBoxes(_ seed: UInt64) {
    let graph = graph(seed)
    let layout = LayeredLayout(graph, hasBands: true).layout
    for (above, below) in zip(layout.bands, layout.bands.dropFirst()) { #expect(above.upperBound < below.lowerBound) }
    for (node, box) in zip(graph.nodes, layout.boxes) {
      #expect(layout.bands[node.band].contains(box.y) && layout.bands[node.band].contains(box.maxY))
    }
  }

  @Test(arguments: seeds) func curvesBeginAndEndAtTheirBoxesAndCrossNoOther(_ seed: UInt64) {
    let graph = graph(seed)
    let layout = LayeredLayout(graph, hasBands: true).layout
    for (edge, curve) in zip(graph.edges, layout.curves) {
      let (from, to) = (layout.boxes[edge.from], layout.boxes[edge.to])
      let isDown = from.y < to.y
      #expect(curve.first?.y == (isDown ? from.maxY : from.y) && curve.last?.y == (isDown ? to.y : to.maxY))
      #expect(from.x...from.maxX ~= curve.first?.x ?? 0 && to.x...to.maxX ~= curve.last?.x ?? 0)
      for (node, box) in layout.boxes.enumerated() where node != edge.from && node != edge.to {
        let points = Curve.flattened(curve, steps: 24)
        #expect(!points.contains { box.grown(by: -1).contains(Rectangle(x: $0.x, y: $0.y, width: 0, height: 0)) })
      }
    }
  }

  @Test func theSameGraphHasTheSameDrawing() {
    let (first, second) = (
      LayeredLayout(graph(5), hasBands: true).layout, LayeredLayout(graph(5), hasBands: true).layout
    )
    #expect(first.boxes == second.boxes && first.curves == second.curves)
  }

  @Test func usersStandAboveWhatTheyUse() {
    var graph = LayoutGraph()
    graph.nodes = Array(repeating: LayoutGraph.Node(width: 80, height: 40), count: 4)
    graph.edges = [(2, 0), (0, 3), (3, 1), (2, 1)]
    let boxes = LayeredLayout(graph, hasBands: false).layout.boxes
    #expect(boxes[2].y < boxes[0].y && boxes[0].y < boxes[3].y && boxes[3].y < boxes[1].y)
  }

  @Test func fewArrowsOfACycleRunUp() {
    var graph = LayoutGraph()
    graph.nodes = Array(repeating: LayoutGraph.Node(width: 80, height: 40), count: 6)
    graph.edges = [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 0)]
    let layout = LayeredLayout(graph, hasBands: false).layout
    #expect(graph.edges.count { layout.boxes[$0.from].y > layout.boxes[$0.to].y } == 1)
  }

  @Test func anEmptyGraphHasADrawing() {
    #expect(LayeredLayout(LayoutGraph(), hasBands: true).layout.boxes.isEmpty)
  }
}

@Suite struct DrawnPictureTests {
  static let levels: [CollapseLevel] = [.layer, .module, .folder]

  @Test(arguments: Sample.templates, levels) func nothingOverlapsAndLabelsFit(
    _ template: String, _ level: CollapseLevel
  ) throws {
    let drawn = DrawnPicture(try Sample.picture(template, level))
    #expect(!drawn.boxes.isEmpty)
    let page = Rectangle(x: 0, y: 0, width: drawn.width, height: drawn.height)
    for (box, (name, detail)) in zip(drawn.boxes, zip(drawn.names, drawn.details)) {
      #expect(page.contains(box))
      #expect(box.contains(name.frame) && box.contains(detail.frame), "\(name.text)")
      #expect(!name.frame.intersects(detail.frame))
      // Measured, not only said.
      #expect(TextWidth.of(name.text, size: name.size, isBold: true) <= box.width)
    }
    let texts = [drawn.title, drawn.subtitle] + drawn.bandNames + drawn.notes + drawn.legend.map(\.label)
    for text in texts { #expect(page.contains(text.frame), "\(text.text)") }
    let solid = drawn.boxes + drawn.numbers.compactMap { $0?.frame } + texts.map(\.frame)
    for a in solid.indices {
      for b in solid.indices.dropFirst(a + 1) { #expect(!solid[a].intersects(solid[b])) }
    }
    for (above, below) in zip(drawn.bands, drawn.bands.dropFirst()) { #expect(above.maxY < below.y) }
    for (box, frame) in zip(drawn.picture.boxes, drawn.boxes) {
      if let band = box.band { #expect(drawn.bands[band].contains(frame)) }
    }
  }

  @Test func longNamesAreShortenedInTheMiddle() {
    let name = String(repeating: "Composable", count: 9) + "ViewModel"
    let text = TextWidth.shortened(name, to: 200, size: 13)
    #expect(text.hasPrefix("Composable") && text.hasSuffix("ViewModel") && text.contains("…"))
    #expect(TextWidth.of(text, size: 13) <= 200)
  }
}
