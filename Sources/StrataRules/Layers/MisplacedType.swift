import StrataDefinition
import StrataModel

/// `misplaced-type`: a type whose role is at home in another layer than its folder.
struct MisplacedType: PlacedRule {
  static let description = RuleDescription(
    id: "misplaced-type", family: .layers,
    summary: "A type stands in the folder or module of a layer to which its role does not belong.",
    severity: .error, guides: ["001", "003", "004"], styles: ["repository", "coordinator", "module", "reactive"],
    rationale: """
      Where a declaration stands says who owns it. A repository's interface belongs to the domain, which needs it; \
      declared beside its implementation, it makes the domain depend on the data layer, although every name looks \
      right. The same holds for an implementation or a DTO in the domain, and for a view model outside the \
      presentation. The other rules on layers go by the role, so that one misplaced type is one finding and not one \
      for each of its uses.
      """,
    badExample: """
      // Data/Repositories/UserRepository.swift
      protocol UserRepository {}
      """,
    goodExample: """
      // Domain/Repositories/UserRepository.swift
      protocol UserRepository {}
      """,
    remedy: "Move the declaration to the layer of its role.", isFixable: true)

  func check(_ placement: Placement, settings: RuleSettings) -> RuleOutcome {
    let project = placement.project
    var outcome = RuleOutcome()
    for type in project.graph.typeIDs {
      let folder = placement.folderLayerOfType[type.index]
      guard folder >= 0, let role = placement.role(type), role.decidesLayer, !project[type].isInherited,
        placement.isProduction(type), project.graph.types[type.index].outer == nil,
        placement.standing[type.index].isDisjoint(with: [.root, .alias, .testDouble]),
        let home = placement.isInterface(type) ? role.interfaceLayer ?? role.layer : role.layer,
        project.definition.layer(named: home)?.isNeutral == false
      else { continue }
      outcome.examined += 1
      let here = project.definition.layers[folder]
      guard here.name != home, !role.alsoIn.contains(here.name), !here.isCompositionRoot, !here.isNeutral,
        placement.isInterface(type) || isInner(folder, placement) || isInner(placement.layerIndex(home), placement)
      else { continue }
      outcome.violations.append(violation(type, role: role, here: here.name, home: home, placement))
    }
    return outcome
  }

  /// The domain or the presentation: between the layers outside of them, implementations may stand where they like.
  private func isInner(_ layer: Int, _ placement: Placement) -> Bool {
    let definition = placement.project.definition
    return layer == placement.layerIndex(DomainLayer.name(in: definition))
      || layer == placement.layerIndex(definition.role(.view)?.layer)
  }

  private func violation(_ type: TypeID, role: Role, here: String, home: String, _ placement: Placement) -> Violation {
    let graph = placement.project.graph
    let entity = graph[type]
    let kind: String
    if !placement.isInterface(type) {
      kind =
        role.interfaceLayer != nil && role.interfaceLayer != role.layer
        ? "\(role.id.noun) implementation" : role.id.noun
    } else {
      kind = "\(role.id.noun) interface"
    }
    let folder = commonFolder(of: role, interface: placement.isInterface(type), home: home, placement)
    return Violation(
      at: type, in: graph, target: home,
      message: "\(quoted(entity.name)) is \(withArticle(kind)) and belongs to \(home), but stands in \(here)",
      remedy: folder.map { "move it to \(quoted($0))" } ?? "move it to a folder of \(home)",
      isFixable: true, chain: [])
  }

  /// The folder in which most types of the role stand that are at home.
  private func commonFolder(of role: Role, interface: Bool, home: String, _ placement: Placement) -> String? {
    let graph = placement.project.graph
    let layer = placement.layerIndex(home)
    var counts: [String: Int] = [:]
    for type in graph.typeIDs
    where placement.folderLayerOfType[type.index] == layer && placement.isProduction(type)
      && placement.isInterface(type) == interface && placement.has(role.id, type)
    {
      let path = graph[graph.types[type.index].declaration.file].path
      guard let slash = path.lastIndex(of: "/") else { continue }
      counts[String(path[..<slash]), default: 0] += 1
    }
    return counts.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key
  }
}
