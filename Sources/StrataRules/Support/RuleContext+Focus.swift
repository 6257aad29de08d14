import StrataClassification
import StrataDefinition
import StrataModel

extension RuleContext {
  /// A rule of scope ``RuleScope/type`` judges the type, its extensions included.
  func isInFocus(_ type: TypeID) -> Bool { focus.contains(project.graph.types[type.index].declaration.file) }

  /// Usages in files in focus that rules judge.
  var usagesInFocus: some Sequence<Usage> {
    usages.judged.lazy.filter { [focus] in focus.contains($0.reference.file) }
  }

  /// The types of some roles in production code that are in focus, in order.
  func typesInFocus(_ roles: Set<RoleID>) -> [TypeID] { project.types(in: roles).filter { isInFocus($0) } }
}
