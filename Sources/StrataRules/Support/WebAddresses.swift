import StrataDefinition
import StrataModel

/// Addresses that code makes of strings: what reads them (`Data(contentsOf:)`) uses the network, not files.
struct WebAddresses {
  private let types: NameSet
  private let labels: NameSet

  init(_ vocabulary: Vocabulary) {
    types = vocabulary[.addressTypes].names
    labels = vocabulary[.addressLabels].names
  }

  /// Whether the first argument of a call is such an address: created there, or a local constant that is.
  func isRead(by call: CodeCall, _ tree: CodeTree, in range: Range<Int>) -> Bool {
    guard let argument = tree.firstChild(of: call.suffix) else { return false }
    let value = tree.value(of: argument)
    if isCreated(in: tree.subtree(of: value), tree) { return true }
    guard tree[value].kind == .identifier,
      let source = LocalVariables(of: tree, in: range).variable(named: tree.name(value), at: value)?.value
    else { return false }
    return isCreated(in: tree.subtree(of: source), tree)
  }

  private func isCreated(in range: Range<Int>, _ tree: CodeTree) -> Bool {
    tree.calls(in: range).contains { call in
      tree.isNamed(call.callee, oneOf: types)
        && tree.firstChild(of: call.suffix).map { tree.isNamed($0, oneOf: labels) } ?? false
    }
  }
}
