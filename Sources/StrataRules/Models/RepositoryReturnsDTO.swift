import StrataDefinition
import StrataModel

/// `repository-returns-dto`: the interface of a repository contains DTOs.
struct RepositoryReturnsDTO: Rule {
  static let description = RuleDescription(
    id: "repository-returns-dto", family: .models,
    summary: "The interface of a repository uses DTOs instead of domain models.",
    severity: .error, guides: ["001", "003"], styles: ["repository", "coordinator", "module", "reactive"],
    rationale: """
      The domain owns the interface of a repository, so the interface uses the types of the domain. A DTO in it, as a \
      result or as a parameter, makes every use case depend on the wire format and on the layer that the interface \
      hides.
      """,
    heuristic: """
      The rule checks the protocol, and a repository without a protocol: results, parameters, properties, and the \
      values of closures and streams.
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
    remedy: "Use the domain model in the interface, and map it to and from the DTO in the implementation.",
    supersedes: ["dependency-rule"])

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let project = context.project
    let dto = project.definition.roleIndex(of: .dto)
    var outcome = RuleOutcome()
    guard let repository = project.definition.roleIndex(of: .repository) else { return outcome }
    let isSurface = project.graph.typeIDs.map {
      // Nested types, such as routes, are not part of the interface.
      context.roleOfType[$0.index] == repository && context.isPortSurface($0)
        && !context.flags[$0.index].contains(.part)
    }
    var usages: [Usage] = []
    for usage in context.usages.judged {
      guard let source = usage.reference.source, isSurface[source.index], let target = usage.target,
        usage.site.role == repository, isSpoken(usage.reference, source, context)
      else { continue }
      outcome.examined += 1
      guard let dto, context.roleOfType[target.index] == dto, context.isProduction(target),
        !context.isTransparentAlias(target), !context.isSameFamily(source, target)
      else { continue }
      usages.append(usage)
    }
    for usage in usages {
      let symbol = context.symbol(usage)
      let target = project.graph.name(of: usage.reference.target)
      outcome.violations.append(
        Violation(
          at: usage.reference, symbol: symbol, target: target,
          message: "repository \(quoted(symbol)) \(context.verb(of: usage.reference)) DTO \(quoted(target)) "
            + "instead of a domain model",
          remedy: "use a domain model in this signature, and map "
            + (usage.reference.kind == .takes ? "it to \(quoted(target))" : "\(quoted(target)) to it")
            + " in the implementation",
          chain: [symbol, target]))
    }
    return outcome
  }

  /// Whether a reference is part of the interface of the repository.
  private func isSpoken(_ reference: Reference, _ source: TypeID, _ context: RuleContext) -> Bool {
    switch reference.kind {
    case .returns, .takes:
      return !reference.context.contains(.initializerParameter) && context.isVisible(reference)
    case .stores: return context.isInterface(source)
    default: return false
    }
  }
}
