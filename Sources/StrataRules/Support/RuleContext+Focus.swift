import StrataClassification
import StrataDefinition
import StrataModel

extension RuleContext {
  /// A rule of scope ``RuleScope/type`` judges the type, its extensions included.
  func isInFocus(_ type: TypeID) -> Bool { focus.contains(project.graph.types[type.index].declaration.file) }

  /// Calls a function for the usages in files in focus that rules judge, without those of a type's own members.
  @inline(__always) func forEachUsageInFocus(_ body: (Usage) -> Void) {
    if focus.isAll { return usages.forEachJudged(in: usages.indices, body) }
    for (index, range) in project.graph.referencesInFile.enumerated() where focus.contains(FileID(UInt32(index))) {
      usages.forEachJudged(in: range, body)
    }
  }

  /// The types of some roles in production code that are in focus, in order.
  func typesInFocus(_ roles: Set<RoleID>) -> [TypeID] { project.types(in: roles).filter { isInFocus($0) } }
}
