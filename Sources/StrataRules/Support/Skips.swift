import StrataClassification
import StrataDefinition
import StrataModel

extension ClassifiedGraph {
  /// Whether a type must not reach types of a role, because a layer lies between: the matter of `skipped-layer`.
  func skips(_ source: TypeID, _ target: RoleID) -> Bool {
    guard let role = role(of: source) else { return false }
    return definition.role(role)?.skips.contains(target) ?? false
  }
}
