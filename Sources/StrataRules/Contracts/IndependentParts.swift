import StrataDefinition
import StrataModel

/// A contract with `independent`: no part uses another one.
struct IndependentParts {
  let contract: Contract
  let parts: ContractParts

  func check(_ context: RuleContext) -> RuleOutcome {
    var outcome = RuleOutcome()
    guard parts.names.count > 1 else { return outcome }
    for usage in context.usagesUnderContract where parts.ofFile[usage.reference.file.index] >= 0 {
      outcome.examined += 1
      guard let (from, to) = parts.crossings(usage, context).first, !context.isQualifier(usage) else { continue }
      let (symbol, target) = (context.symbol(usage), context.project.graph.targetName(of: usage.reference))
      var violation = Violation(
        at: usage.reference, symbol: symbol, target: target,
        message: "\(quoted(symbol)) of \(parts.names[from]) \(context.verb(of: usage.reference)) \(quoted(target)) of "
          + "\(parts.names[to]), and the two are independent (\(contract.origin))",
        remedy: "move what both parts need out of them, or declare a protocol with the operations in "
          + "\(parts.names[from]), and let the composition root connect it",
        chain: [symbol, target])
      if let declaration = context.freeDeclaration(usage.reference) {
        violation.links = ViolationLinks(declaration: declaration)
      }
      outcome.violations.append(violation)
    }
    for extended in context.extensionsUnderContract {
      let home = context.project.graph.types[extended.type.index].declaration.file
      guard let (from, to) = parts.crossing(from: extended.declaration.file, to: home) else { continue }
      outcome.violations.append(
        extended.violation(
          " of \(parts.names[to]) in \(parts.names[from]), and the two are independent (\(contract.origin))",
          remedy: "move what both parts need out of them, or declare a protocol with the operations in "
            + "\(parts.names[from]), and let the composition root connect it", context))
    }
    return outcome
  }
}
