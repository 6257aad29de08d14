import StrataClassification
import StrataDefinition
import StrataModel

/// A definition with layers of its own: each module, and each folder of what is too large for one layer. They may use what
/// they use today, except for references that run against the others.
struct OwnLayers {
  private let snapshot: Snapshot
  private let loader: DefinitionLoader

  private static let mostRounds = 4

  private static let rules = [
    "dependency-rule: error", "layer-cycle: error", "unassigned-type: warning",
  ]

  init(_ snapshot: Snapshot, _ loader: DefinitionLoader) {
    self.snapshot = snapshot
    self.loader = loader
  }

  func definition() throws(DefinitionErrors) -> InferredDefinition {
    let generated = GeneratedFolders(snapshot.graph, snapshot.definition.vocabulary).globs()
    let (ordered, traffic, back) = try order(parts: try self.parts(generated), generated)
    let total = ordered.reduce(0) { sum, from in ordered.reduce(sum) { $0 + self.weight(from, $1, traffic) } }
    let fromModules = ordered.contains { if case .module = $0.extent { true } else { false } }
    var observations = [
      "no built-in style fits, so the layers are the \(fromModules ? "modules" : "folders") of the code base, from top to bottom "
        + "in the order in which the fewest references run upwards: \(back == 0 ? "none" : grouped(back)) of "
        + "\(counted(total, "reference")) between layers \(back == 0 ? "does" : "do, and are findings")"
    ]
    let lines = ordered.enumerated().flatMap {
      layer($1, below: Array(ordered[($0 + 1)...]), above: Array(ordered[..<$0]), traffic)
    }
    let head = DefinitionInference.header(snapshot.graph, observations) + sources(generated)
    let text = head + ["layers:"] + lines + ["", "rules:"] + Self.rules.map { "  " + $0 }
    observations += LayerTraffic.upward(traffic, ordered.map(\.name))
    return InferredDefinition(text: text.joined(separator: "\n") + "\n", style: nil, observations: observations)
  }

  /// The parts from top to bottom, the references between them, and how many run upwards. Where selectors match equally well,
  /// the layer that is written first has the type: the types are assigned again until the order does not change that.
  private func order(
    parts: [Part], _ generated: [String]
  ) throws(DefinitionErrors) -> (parts: [Part], traffic: LayerTraffic, back: Int) {
    var (parts, round) = (parts, 0)
    while true {
      round += 1
      let verdicts = try classified(parts, generated).checkWithVerdicts().verdicts
      let traffic = LayerTraffic(verdicts.counts(), between: Set(parts.map(\.name)))
      let order = PartOrder(parts.map { from in parts.map { weight(from, $0, traffic) } })
      let ordered = order.order.map { parts[$0] }
      let settled = try settled(ordered, generated)
      if settled == ordered || round == Self.mostRounds { return (ordered, traffic, order.weightRunningBack) }
      parts = settled
    }
  }

  private func weight(_ from: Part, _ to: Part, _ traffic: LayerTraffic) -> Int {
    from == to ? 0 : traffic.all(from.name, to.name)
  }

  private func parts(_ generated: [String]) throws(DefinitionErrors) -> [Part] {
    try settled(PartFinder(snapshot.graph, types: types(generated)).parts(), generated)
  }

  private func types(_ generated: [String]) -> [TypeID] {
    let filter = PathFilter(generated.map { Glob($0) })
    return snapshot.project.typesAtFileLevel.filter {
      !filter.matches(snapshot.graph[snapshot.graph[$0].declaration.file].path)
    }
  }

  /// The parts with the types that their layers have: where the selectors of several match a type, one of them has it. A
  /// part that has nothing is none.
  private func settled(_ parts: [Part], _ generated: [String]) throws(DefinitionErrors) -> [Part] {
    let project = try classified(parts, generated).project
    let placed = Dictionary(grouping: types(generated)) { project.layer(of: $0) }
    return parts.compactMap { part in
      var part = part
      part.types = placed[part.name] ?? []
      return part.types.isEmpty ? nil : part
    }
  }

  /// The code base with the parts as layers that may use each other.
  private func classified(_ parts: [Part], _ generated: [String]) throws(DefinitionErrors) -> Snapshot {
    let lines = list("generated", generated) + ["layers:"] + parts.flatMap { head($0) + ["    uses: \"*\""] }
    let bytes = Array((lines.joined(separator: "\n") + "\n").utf8)
    return snapshot.classified(by: try loader.load(bytes: bytes, path: "strata.yml"))
  }

  private func head(_ part: Part) -> [String] {
    let selectors = part.extents.map { extent in
      switch extent {
      case .module(let name): "{module: \(YAMLText.scalar(name))}"
      case .folder(let path): "{path: \(YAMLText.scalar(YAMLText.glob(ofFolder: path)))}"
      case .rootFiles: "{path: \(YAMLText.scalar(YAMLText.glob(ofFilesIn: "")))}"
      }
    }
    let match = selectors.count == 1 ? selectors[0] : "[\(selectors.joined(separator: ", "))]"
    return ["  \(YAMLText.scalar(part.name)):", "    match: \(match)"]
  }

  private func layer(_ part: Part, below: [Part], above: [Part], _ traffic: LayerTraffic) -> [String] {
    var lines = head(part)
    lines[1] += "  # \(counted(part.types.count, "type"))"
    let used = below.filter { traffic.all(part.name, $0.name) > 0 }
    if !used.isEmpty { lines.append("    uses:") }
    for lower in used {
      let count = traffic.all(part.name, lower.name)
      lines.append("      - \(YAMLText.scalar(lower.name))  # \(counted(count, "reference"))")
    }
    for upper in above {
      let (back, forward) = (traffic.all(part.name, upper.name), traffic.all(upper.name, part.name))
      guard back > 0 else { continue }
      let advice = back * 3 > forward ? "; the two may be one layer" : ""
      lines += YAMLText.comment(
        "\(counted(back, "reference")) \(inflected("run", back)) up to \(upper.name), against \(grouped(forward)) down"
          + "\(advice): findings.", indent: 4)
    }
    return lines
  }

  /// What the styles exclude and count as tests, as far as the project has such files.
  private func sources(_ generated: [String]) -> [String] {
    let definition = snapshot.definition
    let paths = snapshot.graph.files.filter(\.isTest).map(\.path)
    let tests = definition.tests.filter { glob in paths.contains { glob.matches($0) } }.map(\.pattern)
    return list("exclude", definition.excluded.map(\.pattern)) + list("generated", generated) + list("tests", tests)
  }

  private func list(_ key: String, _ patterns: [String]) -> [String] {
    patterns.isEmpty ? [] : ["\(key):"] + patterns.map { "  - \(YAMLText.scalar($0))" } + [""]
  }
}

extension LayerTraffic {
  /// The references that run upwards, for each pair of layers.
  fileprivate static func upward(_ traffic: LayerTraffic, _ order: [String]) -> [String] {
    order.enumerated().flatMap { position, lower in
      order[..<position].compactMap { upper -> String? in
        let (back, forward) = (traffic.all(lower, upper), traffic.all(upper, lower))
        guard back > 0 else { return nil }
        return
          "\(counted(back, "reference")) \(inflected("run", back)) \(lower) → \(upper), \(grouped(forward)) the other way"
      }
    }
  }
}
