import StrataDefinition
import StrataModel

/// `dependency-rule`: a type refers to a type of a layer that its own layer may not use.
struct DependencyRule: PlacedRule {
  static let description = RuleDescription(
    id: "dependency-rule", family: .layers,
    summary: "A reference to a type of a layer that this layer may not use.",
    severity: .error, guides: ["000", "001", "002", "003"],
    styles: ["gateway", "repository", "coordinator", "module", "reactive"],
    rationale: """
      Dependencies point inward. What is inside does not know what is outside, so the rules of the business outlive \
      the database, the server and the screens around them, and can be tested without any of these. One reference \
      the other way ties both sides together: from then on neither changes alone. Which layer may use which is part \
      of the definition (`uses` of a layer). Layers are those of types, not of modules: the rule sees two layers \
      inside one module. An extension counts to the layer of the file it stands in. Who names a type of the other \
      layer and goes on to its parts (`dto.document.fields`) has one finding for what is named, none for each part.
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
      Depend on an abstraction that the inner layer owns and the outer one implements, or move the type to the layer \
      that needs it.
      """)

  func check(_ placement: Placement, settings: RuleSettings) -> RuleOutcome {
    let project = placement.project
    let others = MoreExactRules(placement)
    var pairs = Pairs()
    var reached = Pairs()
    var claimed: Set<Pairs.Key> = []
    var outcome = RuleOutcome()

    for (order, reference) in project.graph.references.enumerated() {
      guard case .type(let target) = reference.target else { continue }
      let home = placement.layerOfType[target.index]
      guard home >= 0, let place = placement.place(of: reference), place.layer >= 0 else { continue }
      outcome.examined += 1
      guard place.layer != home, !placement.mayUse(place, target), !placement.isWiring(reference),
        placement.isProduction(target), !placement.isTransparentAlias(target),
        !placement.isQualifier(reference, at: order)
      else { continue }
      if let type = place.type {
        if type == target || placement.isSameFamily(type, target) { continue }
        // The extension itself is reported, and all that it does with it.
        if reference.context.contains(.inExtension), !placement.mayUse(place, type) { continue }
      }
      if others.claim(reference, from: place, to: target) {
        claimed.insert(Pairs.key(place, reference.target))
        if !Self.isReached(reference) { reached.cover(place, home) }
      } else if Self.isReached(reference) {
        reached.add(reference, at: place, order: order)
      } else {
        reached.cover(place, home)
        pairs.add(reference, at: place, order: order)
      }
    }
    var lines: Set<SourceLocation> = []
    let parts = reached.sorted(without: claimed).filter { entry in
      guard let target = entry.reference.target.typeID,
        !reached.covers(entry.place, placement.layerOfType[target.index])
      else { return false }
      // `model.page?.trips` reaches one thing by way of another.
      var line = project.graph.location(entry.reference.file, entry.reference.offset)
      line.column = 1
      return lines.insert(line).inserted
    }
    for entry in (pairs.sorted(without: claimed) + parts).sorted(by: { $0.order < $1.order }) {
      outcome.violations.append(Self.violation(entry, placement))
    }
    outcome.violations += extensionViolations(placement)
    return outcome
  }

  /// By a member of a value: the type itself is not written there.
  private static func isReached(_ reference: Reference) -> Bool {
    reference.kind == .calls && !reference.context.contains(.staticMember)
  }

  private static func violation(_ entry: Pairs.Entry, _ placement: Placement) -> Violation {
    let symbol = placement.symbol(entry.place)
    let target = placement.project.graph.name(of: entry.reference.target)
    let from = placement.layerName(entry.place.layer)
    let to = entry.reference.target.typeID.map { placement.layerName(placement.layerOfType[$0.index]) } ?? ""
    let isForeign = entry.place.type.map { placement.layerOfType[$0.index] != entry.place.layer } ?? false
    let who = isForeign ? "an extension of \(quoted(symbol)) in \(from)" : "\(quoted(symbol)) of \(from)"
    return Violation(
      at: entry.reference, symbol: symbol, target: target,
      message: "\(who) \(placement.verb(of: entry.reference)) \(quoted(target)) of \(to), "
        + "which \(from) may not use",
      remedy: DependencyRemedy(placement).text(for: entry), chain: [symbol, target])
  }

  /// A type that a file of another layer extends, where that layer may not know it.
  private func extensionViolations(_ placement: Placement) -> [Violation] {
    let graph = placement.project.graph
    var result: [Violation] = []
    for type in graph.typeIDs where !graph.types[type.index].extensions.isEmpty {
      let home = placement.layerOfType[type.index]
      guard home >= 0, placement.isProduction(type), !placement.isRoot(type) else { continue }
      var seen: Set<FileID> = []
      for id in graph.types[type.index].extensions {
        let here = placement.layerOfFile[id.file.index]
        let file = graph.files[id.file.index]
        guard here >= 0, here != home, here != placement.folderLayerOfType[type.index], !file.isTest,
          !placement.mayUse(here, type), file.facts.declarations[Int(id.index)].marks.isEmpty,
          file.facts.declarations[Int(id.index)].kind == .extension, seen.insert(id.file).inserted
        else { continue }
        let name = graph.types[type.index].name
        let from = placement.layerName(here)
        let to = placement.layerName(home)
        result.append(
          Violation(
            file: id.file, offset: file.facts.declarations[Int(id.index)].nameOffset,
            symbol: placement.fileName(id.file), target: name,
            message: "a file of \(from) extends \(quoted(name)) of \(to), which \(from) may not use",
            remedy: "move the extension to a file of \(to)", chain: [placement.fileName(id.file), name]))
      }
    }
    return result
  }
}

/// Says how to turn one dependency round.
private struct DependencyRemedy {
  let placement: Placement

  init(_ placement: Placement) { self.placement = placement }

  func text(for entry: Pairs.Entry) -> String {
    guard let target = entry.reference.target.typeID else { return "" }
    let graph = placement.project.graph
    let name = graph[target].name
    let from = placement.layerName(entry.place.layer)
    let home = placement.layerName(placement.layerOfType[target.index])
    let role = placement.role(target)?.id

    if let interface = placement.interface(of: target, usableFrom: entry.place.layer) {
      return "depend on \(quoted(graph[interface].name)), which \(quoted(name)) implements, and have it injected"
    }
    switch role {
    case .some(.dto):
      return "speak of a domain model here, and map \(quoted(name)) to it in \(home)"
    case .some(.view), .some(.viewModel), .some(.uiState), .some(.baseViewModel):
      return "hand over plain values instead; \(home) may ask \(from), not the other way round"
    case .some(.useCase) where placement.mayUse(placement.layerOfType[target.index], entry.place.layer):
      return "let \(quoted(name)) ask \(from), and hand over what it needs to know; not the other way round"
    case .some(.entity):
      return "return what \(from) has itself, and let \(home) turn it into \(quoted(name))"
    default: break
    }
    if placement.isInterface(target) {
      return "let \(from) declare the protocol it needs (or move \(quoted(name)) there), and \(home) conform to it"
    }
    if placement.isDependency(target) {
      return "declare a protocol in \(from) that \(quoted(name)) conforms to, and have it injected"
    }
    let usable = placement.project.definition.layers.enumerated()
      .filter { placement.mayUse(entry.place.layer, $0.offset) && !$0.element.isCompositionRoot }
      .map(\.element.name).sorted()
    return "move \(quoted(name)) to a layer that \(from) may use (\(listed(usable, "or"))), "
      + "or put a protocol of \(from) before it"
  }
}
