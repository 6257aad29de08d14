import StrataClassification
import StrataDefinition
import StrataModel

/// A definition with layers of its own: each module, and each folder of what is too large for one layer. They may use what
/// they use today, except for references that run against the others.
struct OwnLayers {
  private let snapshot: Snapshot
  private let loader: DefinitionLoader
  private let generated: GeneratedFiles
  private let fit: StyleFit

  private static let mostRounds = 4

  private static let rules = [
    "dependency-rule: error", "layer-cycle: error", "unassigned-type: warning",
  ]

  /// - Parameter fit: why no style was chosen.
  init(_ snapshot: Snapshot, _ loader: DefinitionLoader, _ generated: GeneratedFiles, _ fit: StyleFit) {
    self.snapshot = snapshot
    self.loader = loader
    self.generated = generated
    self.fit = fit
  }

  func definition() throws(DefinitionErrors) -> InferredDefinition {
    let layers = try order(parts: try self.parts())
    let traffic = layers.traffic
    let names = layers.list.map(\.part.name)
    let total = names.reduce(0) { sum, from in names.reduce(sum) { $0 + (from == $1 ? 0 : traffic.all(from, $1)) } }
    let back = layers.upward.reduce(0) { $0 + $1.count }
    let fromModules = layers.list.contains { if case .module = $0.part.extent { true } else { false } }
    let observation =
      "no built-in style fits\(fit.reasonAgainst), so the layers are the \(fromModules ? "modules" : "folders") of the code "
      + "base, from top to bottom in the order in which the fewest references run upwards: \(back == 0 ? "none" : grouped(back)) "
      + "of \(counted(total, "reference")) between layers "
      + (back == 0 ? "does" : back == 1 ? "does, and is a finding" : "do, and are findings")
    let lines = layers.list.indices.flatMap { layer(at: $0, layers) }
    let head = DefinitionInference.header(snapshot.graph, [observation]) + sources()
    let text = head + ["layers:"] + lines + ["", "rules:"] + Self.rules.map { "  " + $0 }
    let reasons = layers.list.compactMap { layer in Self.reason(layer.standing).map { "\(layer.part.name) is \($0)" } }
    return InferredDefinition(
      text: text.joined(separator: "\n") + "\n", style: nil,
      reason: "no built-in style fits, so the layers are \(fromModules ? "modules" : "folders")",
      observations: [observation] + reasons + layers.upward.map(\.sentence))
  }

  /// The parts from top to bottom, and the references between them. Where selectors match equally well, the layer that is written
  /// first has the type: the types are assigned again until the order does not change that.
  private func order(parts: [Part]) throws(DefinitionErrors) -> OrderedParts {
    let finder = PartStandingFinder(snapshot.project)
    var (parts, round) = (parts, 0)
    while true {
      round += 1
      let verdicts = try classified(parts).checkWithVerdicts().verdicts
      let traffic = LayerTraffic(verdicts.counts(), between: Set(parts.map(\.name)))
      let standings = parts.map { part in
        finder.standing(of: part, parts.map { (weight(part, $0, traffic), weight($0, part, traffic)) })
      }
      let order = PartOrder(parts.map { from in parts.map { weight(from, $0, traffic) } }) {
        PartStanding.isAbove(standings[$0], standings[$1])
      }.order
      let ordered = order.map { parts[$0] }
      let settled = try settled(ordered)
      if settled == ordered || round == Self.mostRounds {
        return OrderedParts(list: order.map { (parts[$0], standings[$0]) }, traffic: traffic)
      }
      parts = settled
    }
  }

  private func weight(_ from: Part, _ to: Part, _ traffic: LayerTraffic) -> Int {
    from == to ? 0 : traffic.all(from.name, to.name)
  }

  private func parts() throws(DefinitionErrors) -> [Part] {
    try settled(PartFinder(snapshot.graph, types: types).parts())
  }

  private var types: [TypeID] {
    snapshot.project.typesAtFileLevel.filter { !generated.contains($0, in: snapshot.graph) }
  }

  /// The parts with the types that their layers have: where the selectors of several match a type, one of them has it. A
  /// part that has nothing is none.
  private func settled(_ parts: [Part]) throws(DefinitionErrors) -> [Part] {
    let project = try classified(parts).project
    let placed = Dictionary(grouping: types) { project.layer(of: $0) }
    return parts.compactMap { part in
      var part = part
      part.types = placed[part.name] ?? []
      return part.types.isEmpty ? nil : part
    }
  }

  /// The code base with the parts as layers that may use each other.
  private func classified(_ parts: [Part]) throws(DefinitionErrors) -> Snapshot {
    let lines =
      YAMLText.list("generated", generated.globs) + ["layers:"] + parts.flatMap { head($0) + ["    uses: \"*\""] }
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

  private func layer(at position: Int, _ layers: OrderedParts) -> [String] {
    let (part, standing) = layers.list[position]
    var lines = head(part)
    lines[1] += "  # \(counted(part.types.count, "type"))"
    if let reason = Self.reason(standing) { lines += YAMLText.comment("It is \(reason).", indent: 4) }
    switch standing {
    case .top(isRoot: true): return lines + ["    composition-root: true"]
    case .bottom(isNeutral: true): return lines + ["    uses: \"*\"", "    neutral: true"]
    default: break
    }
    let used =
      layers.factories(of: position)
      + layers.list[(position + 1)...].map(\.part.name).filter { layers.traffic.all(part.name, $0) > 0 }
    if !used.isEmpty { lines.append("    uses:") }
    for lower in used {
      lines.append("      - \(YAMLText.scalar(lower))  # \(counted(layers.traffic.all(part.name, lower), "reference"))")
    }
    for upper in layers.upward(from: position) {
      let advice = upper.count * PartStandingFinder.oneLayer > upper.forward ? "; the two may be one layer" : ""
      lines += YAMLText.comment(
        "\(counted(upper.count, "reference")) \(inflected("run", upper.count)) up to \(upper.to), against "
          + "\(grouped(upper.forward)) down\(advice): findings.", indent: 4)
    }
    return lines
  }

  /// Why a layer is where it is, if the references do not say it.
  private static func reason(_ standing: PartStanding?) -> String? {
    switch standing {
    case .top(isRoot: true): "the composition root: the app starts in it, or it builds the object graph"
    case .top(isRoot: false): "at the top, because the app starts in it"
    case .bottom(isNeutral: true): "neutral, because it has the name of a part that serves all layers, and uses some"
    case .bottom(isNeutral: false): "at the bottom, because it has the name of a part that serves all layers"
    default: nil
    }
  }

  /// What the styles exclude and count as tests, as far as the project has such files.
  private func sources() -> [String] {
    let definition = snapshot.definition
    let paths = snapshot.graph.files.filter(\.isTest).map(\.path)
    let tests = definition.tests.filter { glob in paths.contains { glob.matches($0) } }.map(\.pattern)
    return YAMLText.list("exclude", definition.excluded.map(\.pattern)) + YAMLText.list("generated", generated.globs)
      + YAMLText.list("tests", tests)
  }
}

/// The parts of a code base from top to bottom.
private struct OrderedParts {
  var list: [(part: Part, standing: PartStanding?)]
  var traffic: LayerTraffic

  /// The references from one part up to another.
  struct Upward {
    var from: String
    var to: String
    var count: Int
    /// Those in the other direction.
    var forward: Int

    var sentence: String {
      "\(counted(count, "reference")) \(inflected("run", count)) \(from) → \(to), \(grouped(forward)) the other way"
    }
  }

  /// From all parts, the most first.
  var upward: [Upward] {
    list.indices.flatMap(upward).enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
      .map(\.element)
  }

  /// The composition roots that a part of Presentation uses more than they use it: they create the screens that it shows, as
  /// in the styles.
  func factories(of position: Int) -> [String] {
    let (part, standing) = list[position]
    guard standing == .presentation else { return [] }
    return list[..<position].filter { root in
      root.standing == .top(isRoot: true)
        && traffic.all(part.name, root.part.name) > traffic.all(root.part.name, part.name)
    }.map(\.part.name)
  }

  /// The findings: a composition root and a neutral part may use everything.
  func upward(from position: Int) -> [Upward] {
    let (part, standing) = list[position]
    if standing == .top(isRoot: true) || standing == .bottom(isNeutral: true) { return [] }
    let allowed = factories(of: position)
    return list[..<position].filter { !allowed.contains($0.part.name) }.compactMap { upper in
      let (back, forward) = (traffic.all(part.name, upper.part.name), traffic.all(upper.part.name, part.name))
      return back == 0 ? nil : Upward(from: part.name, to: upper.part.name, count: back, forward: forward)
    }
  }
}
