import StrataClassification
import StrataDefinition
import StrataModel

extension RuleContext {
  /// A rule of scope ``RuleScope/type`` judges the type, its extensions included.
  func isInFocus(_ type: TypeID) -> Bool { focus.contains(project.graph.types[type.index].declaration.file) }

  /// Usages in files in focus that rules judge.
  var usagesInFocus: some Sequence<Usage> {
    let graph = project.graph
    let files = graph.files.indices.lazy.map { FileID(UInt32($0)) }.filter { [focus] in focus.contains($0) }
    let ranges = focus.isAll ? [usages.indices] : files.map { graph.referencesInFile[$0.index] }
    return ranges.lazy.flatMap { [usages] in usages.judged(in: $0) }
  }

  /// The types of some roles in production code that are in focus, in order.
  func typesInFocus(_ roles: Set<RoleID>) -> [TypeID] { project.types(in: roles).filter { isInFocus($0) } }
}
