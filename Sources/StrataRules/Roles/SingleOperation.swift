import StrataClassification
import StrataDefinition
import StrataModel

/// What `use-case-single-operation` and `gateway-single-operation` check: a type of a role, or its protocol, has one
/// operation.
struct SingleOperation {
  let role: RoleID
  /// What an operation of the role is called.
  let noun: String

  func check(_ project: ClassifiedGraph, remedy: (TypeID, [Operation]) -> String) -> RuleOutcome {
    var outcome = RuleOutcome()
    for type in project.types(in: role) where isJudged(type, in: project) {
      outcome.examined += 1
      let operations = project.operations(of: type)
      guard operations.count > 1 else { continue }
      let names = listed(operations.map { quoted($0.name) })
      var violation = Violation(
        at: type, in: project.graph,
        message: "\(role.noun) `\(project.graph[type].name)` has \(operations.count) \(noun)s: \(names)",
        remedy: remedy(type, operations))
      violation.links = ViolationLinks(related: project.surplus(of: operations))
      outcome.violations.append(violation)
    }
    return outcome
  }

  /// A type behind a protocol has the operations of the protocol.
  private func isJudged(_ type: TypeID, in project: ClassifiedGraph) -> Bool {
    switch project.graph[type].kind {
    case .protocol: return true
    case .class, .struct, .actor:
      return !project.isReplacement(type) && project.protocols(of: type, role: role).isEmpty
    default: return false
    }
  }
}
