import StrataClassification
import StrataDefinition
import StrataModel

/// A definition with layers of its own: each module, and each folder of what is too large for one layer. They may use what
/// they use today, except for references that run against the others.
struct OwnLayers {
  private let snapshot: Snapshot
  private let loader: DefinitionLoader

  private static let rules = [
    "dependency-rule: error", "layer-cycle: error", "unassigned-type: warning",
  ]

  init(_ snapshot: Snapshot, _ loader: DefinitionLoader) {
    self.snapshot = snapshot
    self.loader = loader
  }

  func definition() throws(DefinitionErrors) -> InferredDefinition {
    let generated = GeneratedFolders(snapshot.graph, snapshot.definition.vocabulary).globs()
    let parts = try self.parts(generated)
    let names = parts.map(\.name)
    let traffic = LayerTraffic(
      try classified(parts, generated).checkWithVerdicts().verdicts.counts(), between: Set(names))
    let weights = names.map { from in names.map { to in from == to ? 0 : traffic.all(from, to) } }
    let order = PartOrder(weights)
    let ordered = order.order.map { parts[$0] }
    let total = weights.joined().reduce(0, +)
    let fromModules = parts.contains { if case .module = $0.extent { true } else { false } }
    let back = order.weightRunningBack == 0 ? "none" : grouped(order.weightRunningBack)
    var observations = [
      "no built-in style fits, so the layers are the \(fromModules ? "modules" : "folders") of the code base, from top to bottom "
        + "in the order in which the fewest references run upwards: \(back) of "
        + "\(counted(total, "reference")) between layers \(order.weightRunningBack == 0 ? "does" : "do, and are findings")"
    ]
    let lines = ordered.enumerated().flatMap {
      layer($1, below: Array(ordered[($0 + 1)...]), above: Array(ordered[..<$0]), traffic)
    }
    let head = DefinitionInference.header(snapshot.graph, observations) + sources(generated)
    let text = head + ["layers:"] + lines + ["", "rules:"] + Self.rules.map { "  " + $0 }
    observations += LayerTraffic.upward(traffic, ordered.map(\.name))
    return InferredDefinition(text: text.joined(separator: "\n") + "\n", style: nil, observations: observations)
  }

  /// The parts with the types that their layers have: where the selectors of several match a type, one of them has it. A
  /// part that has nothing is none.
  private func parts(_ generated: [String]) throws(DefinitionErrors) -> [Part] {
    let filter = PathFilter(generated.map { Glob($0) })
    let types = snapshot.project.typesAtFileLevel.filter {
      !filter.matches(snapshot.graph[snapshot.graph[$0].declaration.file].path)
    }
    var parts = PartFinder(snapshot.graph, types: types).parts()
    let project = try classified(parts, generated).project
    let placed = Dictionary(grouping: types) { project.layer(of: $0) }
    for index in parts.indices { parts[index].types = placed[parts[index].name] ?? [] }
    return parts.filter { !$0.types.isEmpty }
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
