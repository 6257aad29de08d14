import StrataClassification
import StrataDefinition
import StrataModel

/// The operations of the domain, and how many of them use a framework of streams. Where nearly all do, that is one decision
/// of the project, and one finding.
struct StreamsOfDomain {
  /// By type: use cases, gateways and repositories that the domain declares.
  private let operations: Set<TypeID>
  private let project: ClassifiedGraph

  init(_ context: RuleContext) {
    project = context.project
    let domain = DomainLayer.id(in: context.project.definition)
    operations = Set(
      project.types(in: [.useCase, .gateway, .repository]).filter { context.layerOfType[$0.index] == domain })
  }

  /// - Parameters:
  ///   - found: the violations of one family, with the types that break the rule.
  ///   - option: what accepts the family.
  func joinedIfConvention(
    _ found: [(type: TypeID?, violation: Violation)], of family: String, option: String
  ) -> [Violation] {
    joined(
      found.map(\.violation), by: Set(found.compactMap { $0.type.map { project.graph.outermost($0) } }), of: family,
      option)
  }

  /// The same for violations of files.
  func joinedIfConvention(
    _ found: [(file: FileID, violation: Violation)], of family: String, option: String
  ) -> [Violation] {
    let files = Set(found.map(\.file))
    return joined(
      found.map(\.violation), by: operations.filter { files.contains(project.graph.types[$0.index].declaration.file) },
      of: family, option)
  }

  private func joined(
    _ violations: [Violation], by types: Set<TypeID>, of family: String, _ option: String
  ) -> [Violation] {
    let breaking = types.intersection(operations)
    guard Self.isOfStreams(family), Conventions.isOwn(breaking.count, of: operations.count) else { return violations }
    return Conventions.joined(
      violations, message: "; so do \(breaking.count) of \(operations.count) use cases and repositories of the domain",
      remedy: ", or accept the project's own convention with \(option)")
  }

  static func isOfStreams(_ family: String) -> Bool {
    family == FrameworkFamily.reactive || family == FrameworkFamily.combine
  }
}
