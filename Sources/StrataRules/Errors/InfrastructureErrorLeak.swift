import StrataClassification
import StrataDefinition
import StrataModel

/// `infrastructure-error-leak`
struct InfrastructureErrorLeak: Rule, PredictingRule {
  static let description = RuleDescription(
    id: "infrastructure-error-leak",
    family: .errors,
    summary: "An error of the network, decoding or storage is named in the domain or the presentation",
    severity: .error,
    guides: ["000", "001"],
    styles: ["gateway", "repository", "coordinator", "module", "reactive"],
    rationale: """
      An error belongs to the layer that throws it. A view model that names `URLError` knows that the data comes over \
      HTTP; when the transport changes, the screen no longer recognizes its errors. The data layer maps the errors \
      that it catches to errors of the domain.
      """,
    heuristic: """
      Inner layers are those of the roles view, view model, use case and domain model, and those for which the \
      definition forbids the framework family `network`. Outer layers are those of data sources, clients, routes, \
      storage and DTOs. An extension counts as part of the layer of its file; so do functions and variables outside \
      types, and aliases.

      In inner layers the rule reports:
      - the errors of the option `types`, if the project does not declare them
      - constants `NSURLError…`, and the domains of other errors of Foundation
      - error types of the project that belong to an outer layer, except in use cases that may use this layer

      The errors of coding in `init(from:)` and `encode(to:)` are not reported, since the coding protocols require them.

      It does not detect an error that is caught and rethrown without being named.
      """,
    badExample: """
      // In a view model
      catch let error as URLError {
        errorMessage = error.localizedDescription
      }
      """,
    goodExample: """
      // In the repository
      catch let error as URLError {
        throw AppError.network(error.localizedDescription)
      }
      """,
    remedy: "Map the error to an error of the domain where it is thrown.",
    supersedes: ["dependency-rule"],
    options: [
      RuleOption(
        name: "types", summary: "Errors of frameworks and of the layers below.",
        defaultValue: .words("infrastructure-errors")),
      RuleOption(
        name: "use-cases-may-name", summary: "Errors that use cases may name, because they map them.",
        defaultValue: .list([])),
    ], scope: .type, readsCode: true)

  init() {}

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let project = context.project
    var outcome = RuleOutcome(in: context)
    let graph = project.graph
    let errors = InfrastructureErrors(context, settings: settings)
    let constants = context.vocabulary[.infrastructureErrorConstants]
    var hasCodes = FileProperty { constants.matchesAny(of: $0.names) }
    for owner in context.codeOwnersInFocus where errors.isInner(owner) {
      outcome.examine(context.file(of: owner))
      let leaks = leaks(by: owner, errors, context)
      let names = Set(leaks.map { graph.name(of: $0.target) })
      for reference in leaks {
        // `DecodingError.Context` when `DecodingError` is named at the same location
        let name = graph.name(of: reference.target)
        if let dot = name.firstIndex(of: "."), names.contains(String(name[..<dot])) { continue }
        outcome.violations.append(
          violation(graph.name(of: reference.target), at: (reference.file, reference.offset), in: owner, of: context))
      }
      outcome.violations += codes(in: owner, of: context, &hasCodes)
    }
    return outcome
  }

  private func leaks(by owner: CodeOwner, _ errors: InfrastructureErrors, _ context: RuleContext) -> [Reference] {
    guard let type = owner.type else {
      return context.judgedUsages(by: owner).map(\.reference).filter { errors.isLeak($0, from: owner) }
    }
    return context.project.references(from: type) { errors.isLeak($0, from: owner) }
  }

  /// An error that other layers name leaks from a layer that accesses data.
  func objection(to move: ProposedMove, _ context: RuleContext, settings: RuleSettings) -> String? {
    let definition = context.project.definition
    let ofData: [RoleID] = [.dataSource, .apiService, .networkClient, .networkRoute, .storage, .dto]
    guard definition.layerIDs(of: ofData).contains(move.layer),
      context.project.graph.inherits(move.type, from: context.vocabulary[.errorProtocols])
    else { return nil }
    let user = move.users.first {
      $0 != move.layer && !definition[$0].isNeutral && context.mayUse($0, move.layer)
    }
    return user.map { "\(context.layerName($0)) would name an error of the infrastructure" }
  }

  private func violation(
    _ error: String, at location: (file: FileID, offset: UInt32), in owner: CodeOwner, of context: RuleContext
  ) -> Violation {
    let layer = context.layer(of: owner).map { context.layerName($0) } ?? "an inner layer"
    let mapper = context.mapperOfDTOs
    // What the mapper calls knows no error of the domain.
    let remedy =
      mapper != .useCase
      ? "map `\(error)` to an error of the domain where it is thrown"
      : owner.type.map { context.has(.useCase, $0) } ?? false
        ? "throw an error that use cases may name where `\(error)` is thrown, and map that to an error of the domain"
        : "map `\(error)` to an error of the domain in the use case"
    return Violation(
      file: location.file, offset: location.offset, symbol: context.symbol(owner), target: error,
      message: "\(context.subject(owner)) in \(layer) names infrastructure error `\(error)`",
      remedy: remedy)
  }

  /// `NSURLErrorNotConnectedToInternet` and similar constants.
  private func codes(in owner: CodeOwner, of context: RuleContext, _ hasCodes: inout FileProperty) -> [Violation] {
    guard context.isDeclared(owner, inAny: &hasCodes) else { return [] }
    let constants = context.vocabulary[.infrastructureErrorConstants].entries
    let keys = context.vocabulary[.errorKeySuffixes].entries
    var result: [Violation] = []
    for body in context.bodies(of: owner) {
      let tree = body.tree
      func report(_ name: NameID, at offset: UInt32) {
        guard constants.contains(where: { tree.names.hasPrefix(name, $0) }),
          !keys.contains(where: { tree.names.hasSuffix(name, $0) })
        else { return }
        result.append(violation(tree.names[name], at: (body.file, offset), in: owner, of: context))
      }
      for node in body.range where !tree[node].flags.contains(.exempt) {
        switch tree[node].kind {
        case .identifier: report(tree[node].name, at: tree[node].offset)
        // `[NSURLErrorTimedOut]` is read as a type.
        case .type:
          let root = Int(tree[node].payload)
          guard root < tree.types.count else { continue }
          for index in root..<Int(tree.types[root].next) where tree.types[index].kind == .name {
            report(tree.types[index].name, at: tree.types[index].offset)
          }
        default: continue
        }
      }
    }
    return result
  }
}
