import StrataDefinition
import StrataModel

/// A pattern that matches every failure of a result or of a stream: `.failure(let error)`, `.failure(_)`. One that
/// names the error matches failures that may be ignored on purpose.
struct FailurePattern {
  /// - Parameter node: a case of a `switch`, or the condition of an `if case`. Nil if it has another pattern, several
  ///   patterns, or a condition.
  init?(of node: Int, in tree: CodeTree, _ vocabulary: Vocabulary) {
    guard let pattern = tree.firstChild(of: node), tree[pattern].kind == .expressionPattern,
      let chain = tree.firstChild(of: pattern), tree[chain].kind == .chain
    else { return nil }
    let parts = Array(tree.suffixes(of: chain))
    let name = tree[chain + 1].kind == .implicitMember ? chain + 1 : parts.first
    guard let name, let call = parts.last, tree[call].kind == .call,
      tree.isNamed(name, oneOf: vocabulary[.failureCases].names)
    else { return nil }
    let values = tree.arguments(of: call).map { tree.value(of: $0) }
    guard values.count == 1, tree[values[0]].kind == .bindingPattern || tree[values[0]].kind == .discard else {
      return nil
    }
    let after = Int(tree[pattern].next)
    let isCondition = tree[node].kind == .caseBinding
    guard isCondition || after < Int(tree[node].next) && tree[after].kind == .block else { return nil }
  }
}
