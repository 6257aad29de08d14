import StrataDefinition
import StrataModel

/// `repository-returns-dto`: a repository speaks of DTOs to those who ask it.
struct RepositoryReturnsDTO: PlacedRule {
  static let description = RuleDescription(
    id: "repository-returns-dto", family: .models,
    summary: "A repository interface speaks of DTOs instead of domain models.",
    severity: .error, guides: ["001", "003"], styles: ["repository", "coordinator", "module", "reactive"],
    rationale: """
      The interface of a repository is the domain's own wish list, so it is written in the domain's words. A DTO in \
      it, as a result or as a parameter, makes every use case depend on the wire, and on the layer that the interface \
      was made to hide. Looked at are the protocol, and a repository without a protocol; results, parameters, \
      properties, and what closures and streams carry.
      """,
    badExample: """
      protocol UserRepository {
        func getUser(id: String) async throws -> UserDTO
      }
      """,
    goodExample: """
      protocol UserRepository {
        func getUser(id: String) async throws -> User
      }
      """,
    remedy: "Speak of the domain model in the interface, and map to and from the DTO in the implementation.")

  func check(_ placement: Placement, settings: RuleSettings) -> RuleOutcome {
    let project = placement.project
    let repository = placement.roleIndex(.repository)
    let dto = placement.roleIndex(.dto)
    var outcome = RuleOutcome()
    guard repository >= 0 else { return outcome }
    let isSurface = project.graph.typeIDs.map {
      // What is nested inside, such as its routes, is its own business.
      placement.roleOfType[$0.index] == repository && placement.isPortSurface($0)
        && !placement.standing[$0.index].contains(.part)
    }
    var pairs = Pairs()
    for (order, reference) in project.graph.references.enumerated() {
      guard let source = reference.source, isSurface[source.index], let target = reference.target.typeID,
        let place = placement.place(of: reference), place.role == repository, isSpoken(reference, source, placement)
      else { continue }
      outcome.examined += 1
      guard dto >= 0, placement.roleOfType[target.index] == dto, placement.isProduction(target),
        !placement.isTransparentAlias(target), !placement.isSameFamily(source, target)
      else { continue }
      pairs.add(reference, at: place, order: order)
    }
    for entry in pairs.sorted() {
      let symbol = placement.symbol(entry.place)
      let target = project.graph.name(of: entry.reference.target)
      outcome.violations.append(
        Violation(
          at: entry.reference, symbol: symbol, target: target,
          message: "the repository \(quoted(symbol)) \(verb(of: entry.reference)) the DTO \(quoted(target)) "
            + "instead of a domain model",
          remedy: "speak of a domain model here, and map \(quoted(target)) inside the implementation",
          chain: [symbol, target]))
    }
    return outcome
  }

  /// Part of what others see of the repository.
  private func isSpoken(_ reference: Reference, _ source: TypeID, _ placement: Placement) -> Bool {
    switch reference.kind {
    case .returns, .takes:
      return !reference.context.contains(.initializerParameter) && placement.isVisible(reference)
    case .stores: return placement.isInterface(source)
    default: return false
    }
  }
}
