import StrataDefinition
import StrataModel

/// `dependency-rule`: a type refers to a type of a layer that its own layer may not use.
struct DependencyRule: Rule {
  static let description = RuleDescription(
    id: "dependency-rule", family: .layers,
    summary: "A reference to a type of a layer that this layer may not use.",
    severity: .error, guides: ["000", "001", "002", "003"],
    styles: ["gateway", "repository", "coordinator", "module", "reactive"],
    rationale: """
      Dependencies point inward. Inner layers do not know the outer ones, so business rules outlive the database, the \
      server and the screens, and can be tested without them. One reference in the other direction ties both sides \
      together: neither can change alone any more. The definition says which layer may use which (`uses` of a layer). \
      Layers are those of types, not of modules: the rule also separates two layers inside one module. An extension in \
      a file of another layer belongs to that layer: what its code uses is used by that layer, and code that uses its \
      members depends on that layer. There the role of the type does not count. Where an expression uses a type of the \
      other layer and then its members (`dto.document.fields`), only the first type is reported. A neutral layer \
      (`Shared`) passes on what it uses: where \
      an inner layer depends on an outer one through a neutral type, the neutral type is reported where it uses the \
      outer one, with its users in the inner layer.
      """,
    badExample: """
      // Domain/UseCases/GetUserUseCase.swift
      final class GetUserUseCase {
        private let repository: UserRepositoryImpl  // declared in Data
      }
      """,
    goodExample: """
      // Domain/UseCases/GetUserUseCase.swift
      final class GetUserUseCase {
        private let repository: UserRepository  // a protocol of Domain
      }
      """,
    remedy: """
      Depend on a protocol that the inner layer declares and the outer layer implements, or move the type to a layer \
      that may be used.
      """)

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    var named: [Usage] = []
    var reached: [Usage] = []
    var outcome = RuleOutcome()
    for usage in context.usages.judged {
      guard let target = usage.target, context.layerOfType[target.index] != nil, usage.site.layer != nil
      else { continue }
      outcome.examined += 1
      guard context.verdict(of: usage, to: target) == .forbidden else { continue }
      if Self.isReached(usage.reference) { reached.append(usage) } else { named.append(usage) }
    }
    var remedies = DependencyRemedies(context)
    for usage in named + Self.firstOfEachChain(reached, besides: named, context) {
      outcome.violations.append(Self.violation(usage, remedies.text(for: usage), context))
    }
    outcome.violations += extensionViolations(context) + NeutralPassages(context).violations()
    return outcome
  }

  /// Whether a type is used through a member of a value, and not named there.
  private static func isReached(_ reference: Reference) -> Bool {
    reference.kind == .calls && !reference.context.contains(.staticMember)
  }

  /// `model.page?.trips` uses one type through another: of the types that a line uses this way only the first counts,
  /// and only where the line names no type of the same layer.
  private static func firstOfEachChain(_ reached: [Usage], besides named: [Usage], _ context: RuleContext) -> [Usage] {
    guard !reached.isEmpty else { return [] }
    let graph = context.project.graph
    struct Chain: Hashable {
      var file: FileID
      var line: Int
      var layer: LayerID?
    }
    func chain(_ usage: Usage) -> Chain? {
      guard let target = usage.target else { return nil }
      let line = graph[usage.reference.file].facts.position(of: usage.reference.offset).line
      return Chain(file: usage.reference.file, line: line, layer: context.usedLayer(usage.reference, target))
    }
    let files = Set(reached.map(\.reference.file))
    var chains = Set(named.lazy.filter { files.contains($0.reference.file) }.compactMap(chain))
    return reached.filter { usage in chain(usage).map { chains.insert($0).inserted } ?? false }
  }

  private static func violation(_ usage: Usage, _ remedy: String, _ context: RuleContext) -> Violation {
    let symbol = context.symbol(usage)
    let target = context.project.graph.name(of: usage.reference.target)
    let from = context.layerName(usage.site.layer)
    if let violation = extensionMember(usage, symbol, context) { return violation }
    let to = usage.target.map { context.layerName(context.layerOfType[$0.index]) } ?? ""
    let isForeign = usage.user.map { context.layerOfType[$0.index] != usage.site.layer } ?? false
    let isOfRole = context.isNarrowed(usage)
    let who = isForeign ? "an extension of \(quoted(symbol)) in \(from)" : "\(quoted(symbol)) of \(from)"
    return Violation(
      at: usage.reference, symbol: symbol, target: target,
      message: "\(who) \(context.verb(of: usage.reference)) \(quoted(target)) of \(to), "
        + "which \(isOfRole ? "a type of its role" : from) may not use",
      remedy: remedy, chain: [symbol, target])
  }

  /// Of a member that an extension in another layer's file declares, where the type itself may be used.
  private static func extensionMember(_ usage: Usage, _ symbol: String, _ context: RuleContext) -> Violation? {
    let graph = context.project.graph
    guard let target = usage.target, let member = usage.reference.memberDeclaration,
      let layer = context.extensionLayer(usage.reference, target), let user = usage.site.layer,
      context.mayUse(user, target)
    else { return nil }
    let name = graph.text(graph[member].name, in: member.file)
    let shown = quoted(graph[target].name + "." + (name.isEmpty ? "\(graph[member].kind)" : name))
    let (from, to) = (context.layerName(user), context.layerName(layer))
    return Violation(
      at: usage.reference, symbol: symbol, target: graph[target].name,
      message: "\(quoted(symbol)) of \(from) uses \(shown), which an extension in \(to) declares; "
        + "\(from) may not use \(to)",
      remedy: "call \(shown) in \(to) and pass the result, or declare it in an extension that \(from) may use",
      chain: [symbol, graph[target].name])
  }

  /// Extensions in files of a layer that may not use the extended type.
  private func extensionViolations(_ context: RuleContext) -> [Violation] {
    let graph = context.project.graph
    var result: [Violation] = []
    let relocations = Relocations(context)
    for type in graph.typeIDs where !graph.types[type.index].extensions.isEmpty {
      guard let home = context.layerOfType[type.index], context.isProduction(type), !context.isRootByRole(type) else {
        continue
      }
      var seen: Set<FileID> = []
      for id in graph.types[type.index].extensions {
        let file = graph.files[id.file.index]
        guard let here = context.layerOfFile[id.file.index], here != home,
          here != context.folderLayerOfType[type.index], !file.isTest,
          !context.mayUse(here, type), file.facts.declarations[Int(id.index)].marks.isEmpty,
          file.facts.declarations[Int(id.index)].kind == .extension, seen.insert(id.file).inserted
        else { continue }
        let name = graph.types[type.index].name
        let from = context.layerName(here)
        let to = context.layerName(home)
        result.append(
          Violation(
            file: id.file, offset: file.facts.declarations[Int(id.index)].nameOffset,
            symbol: name, target: name,
            message: "an extension in \(from) extends \(quoted(name)) of \(to), which \(from) may not use",
            remedy: relocations.remedy(forExtension: id, of: type), chain: [context.fileName(id.file), name]))
      }
    }
    return result
  }
}

/// How to remove a dependency: one answer for each user and target.
private struct DependencyRemedies {
  private struct Key: Hashable {
    var layer: LayerID?
    var isNarrowed: Bool
    var user: TypeID?
    var target: TypeID
  }

  private let context: RuleContext
  private let relocations: Relocations
  private var known: [Key: String] = [:]

  init(_ context: RuleContext) {
    self.context = context
    relocations = Relocations(context)
  }

  mutating func text(for usage: Usage) -> String {
    guard let target = usage.target else { return "" }
    let isNarrowed = context.isNarrowed(usage)
    let key = Key(layer: usage.site.layer, isNarrowed: isNarrowed, user: usage.user, target: target)
    if let text = known[key] { return text }
    let text = isNarrowed ? narrowedText(target) : newText(for: usage, target)
    known[key] = text
    return text
  }

  /// For a type whose role may use less than its layer.
  private func narrowedText(_ target: TypeID) -> String {
    "use \(quoted(context.project.graph[target].name)) in a use case, and pass plain values"
  }

  private func newText(for usage: Usage, _ target: TypeID) -> String {
    let graph = context.project.graph
    let name = graph[target].name
    let from = context.layerName(usage.site.layer)
    let home = context.layerName(context.layerOfType[target.index])
    let role = context.role(target)?.id

    if context.isRoot(target) {
      return "take what \(quoted(name)) provides as a parameter of the initializer, and pass it from \(home)"
    }
    if let interface = relocations.interface(of: target, for: usage.site) {
      return "depend on \(quoted(graph[interface].name)), which \(quoted(name)) conforms to, and inject it"
    }
    switch role {
    case .some(.dto):
      return "use a domain model here, and map \(quoted(name)) to it in \(home)"
    case .some(.view), .some(.viewModel), .some(.uiState), .some(.baseViewModel):
      return "use plain values; \(from) must not depend on \(home)"
    case .some(.useCase) where mayUse(context.layerOfType[target.index], usage.site.layer):
      return "call types of \(from) from \(quoted(name)), and pass the values that they need; "
        + "\(from) must not depend on \(home)"
    case .some(.entity):
      return "use a type of \(from), and map it to \(quoted(name)) in \(home)"
    default: break
    }
    return relocated(target, at: usage.site)
  }

  private func mayUse(_ from: LayerID?, _ to: LayerID?) -> Bool {
    guard let from, let to else { return false }
    return context.mayUse(from, to)
  }

  /// Where the type, or a protocol for it, could be declared without another violation.
  private func relocated(_ target: TypeID, at site: UsageSite) -> String {
    let name = quoted(context.project.graph[target].name)
    guard let layer = site.layer else { return "" }
    let layers = relocations.layers(for: target, usableFrom: layer)
    var options = layers.isEmpty ? [] : ["move \(name) to \(listed(layers.map(context.layerName), "or"))"]
    if let home = relocations.layerOfProtocol(for: target, at: site) {
      let option = "declare a protocol in \(context.layerName(home)) that \(name) conforms to, and inject it"
      options.insert(option, at: context.isDependency(target) ? 0 : options.count)
    }
    if !options.isEmpty { return options.joined(separator: "; or ") }
    let from = context.layerName(layer)
    guard let obstacle = relocations.obstacles(moving: target, to: layer).first else {
      return "replace \(name) by a type that \(from) may use"
    }
    return "replace \(name) by a type that \(from) may use; it cannot be moved to \(from), because "
      + relocations.reason(obstacle, target)
  }
}
