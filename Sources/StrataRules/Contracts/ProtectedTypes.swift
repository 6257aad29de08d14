import StrataClassification
import StrataDefinition
import StrataModel

/// A contract with `protected`: only some may use the types.
struct ProtectedTypes {
  private let contract: Contract
  private let protected: Selection
  private let users: Selection

  init(_ contract: Contract, of protected: Selection, for users: Selection) {
    self.contract = contract
    self.protected = protected
    self.users = users
  }

  func check(_ context: RuleContext) -> RuleOutcome {
    var outcome = RuleOutcome()
    guard !protected.isEmpty else { return outcome }
    for usage in context.usagesUnderContract where isProtected(usage, context) && !context.isQualifier(usage) {
      outcome.examined += 1
      if isUser(usage) { continue }
      let (symbol, target) = (context.symbol(usage), context.project.graph.targetName(of: usage.reference))
      var violation = Violation(
        at: usage.reference, symbol: symbol, target: target,
        message: "\(quoted(symbol)) \(context.verb(of: usage.reference)) \(quoted(target)), which only those that "
          + "\(contract.origin) names may use",
        remedy: "call a type that may use \(quoted(target))", chain: [symbol, target])
      if let declaration = context.freeDeclaration(usage.reference) {
        violation.links = ViolationLinks(declaration: declaration)
      }
      outcome.violations.append(violation)
    }
    for extended in context.extensionsUnderContract where protected.types.contains(extended.type) {
      let file = extended.declaration.file
      guard !users.files.contains(file), !protected.files.contains(file) else { continue }
      let name = quoted(context.project.graph[extended.type].name)
      outcome.violations.append(
        extended.violation(
          ", which only those that \(contract.origin) names may use",
          remedy: "call a type that may use \(name)", context))
    }
    return outcome
  }

  private func isProtected(_ usage: Usage, _ context: RuleContext) -> Bool {
    switch usage.reference.target {
    case .type(let type):
      if context.flags[type.index].contains(.alias) {
        return protected.files.contains(context.project.graph.types[type.index].declaration.file)
          && !context.isTransparentAlias(type)
      }
      return protected.types.contains(type)
        || context.fileOfExtension(usage.reference, of: type).map { protected.files.contains($0) } ?? false
    case .declaration(let file): return protected.files.contains(file)
    case .external: return false
    }
  }

  /// One of those that may, or one of the protected ones itself.
  private func isUser(_ usage: Usage) -> Bool {
    let file = usage.reference.file
    if users.files.contains(file) || protected.files.contains(file) { return true }
    guard let user = usage.user else { return false }
    return users.types.contains(user) || protected.types.contains(user)
  }
}
