import StrataDefinition
import StrataModel

/// Writes layers that were inferred as the text of a definition.
struct OwnLayersText {
  let layers: OrderedParts
  private let generated: [String]
  let isInLayers: Bool
  /// Endings of the names of composition roots that no role knows.
  var builders: [String] = []
  /// Which roles views must not use themselves, whatever is between; empty: there are no views.
  var rolesBehindViews: [String] = []
  /// What stands between views and data in this code base, if anything: nothing is known of what it may use.
  var rolesBesideViews: [String] = []
  /// What view models are called besides.
  var viewModels: [RoleSuffix] = []
  /// The roles that types have; nil: not known yet. A selector that matches nothing would be reported.
  var usedRoles: Set<RoleID>?
  /// The layers and the roles of the definition that it extends for the roles.
  private let base: [Layer]
  private let roles: [Role]

  /// - Parameter isInLayers: whether the selectors of the parts match generated files.
  init(_ layers: OrderedParts, generated: [String], isInLayers: Bool, base: Definition) {
    self.layers = layers
    self.generated = generated
    self.isInLayers = isInLayers
    (self.base, roles) = (base.layers, base.roles)
  }

  /// With more layers, an order is read faster than what each of them uses.
  private static let mostWithUses = 12

  /// Everything but the rules.
  func lines() -> [String] {
    let head = head(["Roles and families of frameworks, such as view models and UI; the layers of the styles are off."])
    // An order does not say that views must not use what is below the presenters.
    let hasScenes = layers.list.contains { $0.part.sceneRole != nil }
    if layers.list.count <= Self.mostWithUses || hasScenes {
      return head + layers.list.indices.flatMap(lines(at:)) + linesOfGenerated
    }
    let levels = LayerLevels(layers)
    return head + layers.list.indices.flatMap { shortLines(at: $0, levels) } + linesOfGenerated + orderLines(levels)
  }

  /// The same with layers that may use each other.
  func linesWithoutOrder() -> [String] {
    head([])
      + layers.list.flatMap { part, _ in
        head(of: part) + keys(of: part, isRoot: false, isNeutral: false) + ["    uses: \"*\""]
      } + linesOfGenerated
  }

  /// A layer for generated files in folders of other layers. All layers may use it.
  private var linesOfGenerated: [String] {
    guard isInLayers else { return [] }
    return ["  \(YAMLText.scalar(Self.generatedLayer)):", "    match:"]
      + generated.map { "      - {path: \(YAMLText.scalar($0))}" }
      + ["    # Tools write it.", "    neutral: true", "    uses: \"*\""]
  }

  /// No part has this name, since folders of it are generated.
  static let generatedLayer = "Generated"

  /// Why layers are where they are, and why folders are one, if the references do not say it.
  var reasons: [String] {
    layers.list.flatMap { part, standing in
      [
        Self.reason(standing).map { "\(part.name) is \($0)" },
        part.reason.isEmpty ? nil : "\(part.name): \(part.reason)",
      ]
      .compactMap { $0 }
    }
  }

  private func head(_ comments: [String]) -> [String] {
    let names = Set(layers.list.map(\.part.name))
    let removed = base.filter { !names.contains($0.name) }.map { "  \(YAMLText.scalar($0.name)): off" }
    let roles = roleLines(names)
    return comments.flatMap { YAMLText.comment($0) } + ["extends: common", ""] + YAMLText.list("generated", generated)
      + (roles.isEmpty ? [] : ["roles:"] + roles + [""]) + ["layers:"] + removed
  }

  /// - Parameter names: of the layers. Roles of the styles would put types into those that are called like a layer of theirs.
  private func roleLines(_ names: Set<String>) -> [String] {
    var lines: [String] = []
    if !builders.isEmpty {
      lines += [
        "  composition-root:", "    # They build the scenes.",
        "    match+: {suffix: \(YAMLText.list(builders)), kind: [class, struct, enum], wires: true}",
      ]
    }
    let deciding = roles.filter { role in
      role.decidesLayer && !role.isCompositionRoot && usedRoles?.contains(role.id) ?? true
        && ([role.layer, role.interfaceLayer].compactMap { $0 } + role.alsoIn).contains(where: names.contains)
    }.map(\.id.rawValue)
    var keys: [String: [String]] = [:]
    for role in deciding { keys[role, default: []].append("decides-layer: false") }
    let skipping = rolesBehindViews.isEmpty ? [] : [RoleID.view.rawValue] + rolesBesideViews
    for role in skipping {
      let behind = role == RoleID.view.rawValue ? YAMLText.list(rolesBehindViews) : "[]"
      keys[role, default: []].append("skips: \(behind)")
    }
    if let names = namesOfViewModels, skipping.contains(RoleID.viewModel.rawValue) {
      keys[RoleID.viewModel.rawValue, default: []].append("match+: {\(names)}")
    }
    if !skipping.isEmpty {
      lines.append(
        "  # Whatever is between, no view reads files, databases and the network itself. What else may do so is not known."
      )
      lines += viewModels.flatMap { YAMLText.comment($0.sentence + ".", indent: 2) }
      lines += skipping.map { "  \($0): {\(keys[$0, default: []].joined(separator: ", "))}" }
    }
    let others = deciding.filter { !skipping.contains($0) }
    if !others.isEmpty {
      lines.append("  # Folders and modules decide the layer of a type, not its role.")
      lines += others.map { "  \($0): {decides-layer: false}" }
    }
    return lines
  }

  private var namesOfViewModels: String? {
    if viewModels.isEmpty { return nil }
    let exceptions = viewModels.flatMap(\.exceptions)
    return "suffix: \(YAMLText.list(viewModels.flatMap(\.suffixes))), kind: [class, protocol]"
      + (exceptions.isEmpty ? "" : ", not: {name: \(YAMLText.list(exceptions))}")
  }

  func selectors(of part: Part) -> [String] {
    part.extents.flatMap(conditions).map { "{\($0)}" }
  }

  private func conditions(_ extent: Part.Extent) -> [String] {
    switch extent {
    case .module(let name): return ["module: \(YAMLText.scalar(name))"]
    case .folder(let path): return ["path: \(YAMLText.scalar(YAMLText.glob(ofFolder: path)))"]
    case .files(let folder): return ["path: \(YAMLText.scalar(YAMLText.glob(ofFilesIn: folder)))"]
    case .shared(let folder, let modules):
      let names = modules.count == 1 ? YAMLText.scalar(modules[0]) : YAMLText.list(modules)
      return ["path: \(YAMLText.scalar(YAMLText.glob(ofFolder: folder))), module: \(names)"]
    case .file(let path): return ["path: \(YAMLText.scalar(YAMLText.glob(ofFile: path)))"]
    case .names(let suffixes, let exceptions, let places):
      let names = "suffix: \(YAMLText.list(suffixes))"
      let others = exceptions.isEmpty ? "" : ", not: {name: \(YAMLText.list(exceptions))}"
      let paths = places.compactMap { place in
        switch place {
        case .folder(let path), .shared(let path, _): YAMLText.glob(ofFolder: path)
        case .file(let path): YAMLText.glob(ofFile: path)
        case .files(let folder): YAMLText.glob(ofFilesIn: folder)
        default: nil
        }
      }
      let modules = places.compactMap { if case .module(let name) = $0 { name } else { nil } }
      func condition(_ key: String, _ values: [String]) -> String? {
        switch values.count {
        case 0: nil
        case 1: "\(key): \(YAMLText.scalar(values[0]))"
        default: "\(key): \(YAMLText.list(values))"
        }
      }
      return [condition("path", paths), condition("module", modules)].compactMap { $0 }.map {
        "\($0), \(names)\(others)"
      }
    }
  }

  private func head(of part: Part) -> [String] {
    let selectors = selectors(of: part)
    if selectors.count > 2 {
      return ["  \(YAMLText.scalar(part.name)):", "    match:"] + selectors.map { "      - \($0)" }
    }
    let match = selectors.count == 1 ? selectors[0] : "[\(selectors.joined(separator: ", "))]"
    return ["  \(YAMLText.scalar(part.name)):", "    match: \(match)"]
  }

  /// What a layer would otherwise take over from one of the same name that the styles share.
  func keys(of part: Part, isRoot: Bool, isNeutral: Bool) -> [String] {
    let same = base.first { $0.name == part.name }
    var lines: [String] = []
    if isRoot || same?.isCompositionRoot == true { lines.append("    composition-root: \(isRoot)") }
    if isNeutral || same?.isNeutral == true { lines.append("    neutral: \(isNeutral)") }
    return lines
  }

  private func lines(at position: Int) -> [String] {
    let (part, standing) = layers.list[position]
    var lines = head(of: part)
    lines[1] += "  # \(counted(part.types.count, "type"))"
    if let reason = Self.reason(standing) { lines += YAMLText.comment("It is \(reason).", indent: 4) }
    if !part.reason.isEmpty { lines += YAMLText.comment("One layer: \(part.reason).", indent: 4) }
    let isRoot = standing == .top(isRoot: true)
    let isNeutral = standing == .bottom(isNeutral: true)
    lines += keys(of: part, isRoot: isRoot, isNeutral: isNeutral)
    if isRoot { return lines }
    if isNeutral { return lines + ["    uses: \"*\""] }
    let upward = layers.upward(from: position)
    let open = upward.filter { !$0.isFinding }
    let skipped = layers.skipped(from: position)
    let used =
      layers.factories(of: position) + open.map(\.to)
      + layers.list[(position + 1)...].map(\.part.name).filter {
        layers.traffic.all(part.name, $0) > 0 && !skipped.contains($0)
      } + (isInLayers && layers.traffic.all(part.name, Self.generatedLayer) > 0 ? [Self.generatedLayer] : [])
    lines.append(used.isEmpty ? "    uses: []" : "    uses:")
    for other in used {
      let count = counted(layers.traffic.all(part.name, other), "reference")
      let back = open.first { $0.to == other && $0.forward > 0 }.map {
        ", \(grouped($0.forward)) the other way: "
          + (layers.areOfSameScenes(part.name, other) ? "of the same scenes" : "which one is above is not clear")
      }
      lines.append("      - \(YAMLText.scalar(other))  # \(count)\(back ?? "")")
    }
    lines += skipped.flatMap { other in
      let count = layers.traffic.all(part.name, other)
      return YAMLText.comment(
        "\(counted(count, "reference")) \(inflected("run", count)) past the presenters to \(other): findings.",
        indent: 4)
    }
    for upper in upward where upper.isFinding {
      let isEven = upper.forward > 0 && upper.count * PartStandingFinder.oneLayer > upper.forward
      let advice = isEven ? "; the two may be one layer" : ""
      lines += YAMLText.comment(
        "\(counted(upper.count, "reference")) \(inflected("run", upper.count)) up to \(upper.to), against "
          + "\(grouped(upper.forward)) down\(advice): findings.", indent: 4)
    }
    return lines
  }

  /// Why a layer is where it is, if the references do not say it.
  static func reason(_ standing: PartStanding?) -> String? {
    switch standing {
    case .top(isRoot: true): "the composition root: the app starts in it, or it builds the object graph"
    case .top(isRoot: false): "at the top, because the app or an extension of it starts in it"
    case .flow: "above the screens that it builds; they may use it to go on"
    case .bottom(isNeutral: true): "neutral, because it has the name of a part that serves all layers, and uses some"
    case .bottom(isNeutral: false): "at the bottom, because it has the name of a part that serves all layers"
    default: nil
    }
  }
}
