import StrataDefinition
import StrataModel

/// `repository-returns-dto`: a repository speaks of DTOs to those who ask it.
struct RepositoryReturnsDTO: Rule {
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
    remedy: "Speak of the domain model in the interface, and map to and from the DTO in the implementation.",
    supersedes: ["dependency-rule"])

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let project = context.project
    let repository = context.roleIndex(.repository)
    let dto = context.roleIndex(.dto)
    var outcome = RuleOutcome()
    guard repository >= 0 else { return outcome }
    let isSurface = project.graph.typeIDs.map {
      // What is nested inside, such as its routes, is its own business.
      context.roleOfType[$0.index] == repository && context.isPortSurface($0)
        && !context.standing[$0.index].contains(.part)
    }
    var usages = UsageList()
    for (order, reference) in project.graph.references.enumerated() {
      guard let source = reference.source, isSurface[source.index], let target = reference.target.typeID,
        let site = context.site(of: reference), site.role == repository, isSpoken(reference, source, context)
      else { continue }
      outcome.examined += 1
      guard dto >= 0, context.roleOfType[target.index] == dto, context.isProduction(target),
        !context.isTransparentAlias(target), !context.isSameFamily(source, target)
      else { continue }
      usages.add(reference, at: site, order: order)
    }
    for usage in usages.sorted() {
      let symbol = context.symbol(usage)
      let target = project.graph.name(of: usage.reference.target)
      outcome.violations.append(
        Violation(
          at: usage.reference, symbol: symbol, target: target,
          message: "the repository \(quoted(symbol)) \(verb(of: usage.reference)) the DTO \(quoted(target)) "
            + "instead of a domain model",
          remedy: "speak of a domain model here, and map \(quoted(target)) inside the implementation",
          chain: [symbol, target]))
    }
    return outcome
  }

  /// Part of what others see of the repository.
  private func isSpoken(_ reference: Reference, _ source: TypeID, _ context: RuleContext) -> Bool {
    switch reference.kind {
    case .returns, .takes:
      return !reference.context.contains(.initializerParameter) && context.isVisible(reference)
    case .stores: return context.isInterface(source)
    default: return false
    }
  }
}
