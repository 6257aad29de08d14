import StrataDefinition
import StrataModel

extension PropertyInjection {
  /// A protocol of the project without a role, other than one by which a type tells others what happened.
  func isPort(_ type: TypeID, _ context: RuleContext) -> Bool {
    let graph = context.project.graph
    return graph[type].kind == .protocol && context.roleOfType[type.index] == nil && context.isProduction(type)
      && !context.vocabulary[.listenerSuffixes].matches(graph[type].simpleName)
  }

  /// One finding for each role that gets its dependencies in this way, such as the interactors of a project.
  func joinedByRole(
    _ violations: [Violation], holders: Set<TypeID>, injected: Set<TypeID>, _ context: RuleContext
  ) -> [Violation] {
    let graph = context.project.graph
    var open = violations
    for role in Set(injected.compactMap { context.roleID($0) }).sorted() {
      let breaking = injected.filter { context.roleID($0) == role }
      let all = holders.filter { context.roleID($0) == role }
      guard Conventions.isOwn(breaking.count, of: all.count) else { continue }
      let names = Set(breaking.map { graph[$0].name })
      let ofRole = open.filter { names.contains($0.symbol) }
      open.removeAll { names.contains($0.symbol) }
      open += joined(ofRole, breaking.count, of: all.count, role.plural + " with dependencies")
    }
    return open
  }

  func joined(_ violations: [Violation], _ count: Int, of all: Int, _ whose: String) -> [Violation] {
    Conventions.joined(
      violations.sorted { $0.location < $1.location },
      message: "; so are those of \(count) of \(all) \(whose)",
      remedy: ", or accept the project's own convention with `\(Self.description.id): off`")
  }
}
