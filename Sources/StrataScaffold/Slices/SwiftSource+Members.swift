import StrataSyntax

/// What kind of member a node is.
extension SwiftSource {
  func isProperty(_ node: Int, in parent: Int) -> Bool {
    kind(parent) == .memberBlock && kind(node) == .variableDeclaration
  }

  func isStoredProperty(_ node: Int, in parent: Int) -> Bool {
    isProperty(node, in: parent)
      && !children(of: node).contains { binding in
        kind(binding) == .binding
          && children(of: binding).contains { [.codeBlock, .accessorBlock].contains(kind($0)) }
      }
  }

  func isStaticMember(_ node: Int, in parent: Int) -> Bool {
    isStoredProperty(node, in: parent)
      && children(of: node).contains { kind($0) == .modifier && text($0) == "static" }
  }

  /// A test of Swift Testing.
  func isTest(_ node: Int) -> Bool {
    kind(node) == .functionDeclaration
      && children(of: node).contains { kind($0) == .attribute && text($0).hasPrefix("@Test") }
  }

  /// The name that a call's arguments are passed to.
  func callee(of arguments: Int) -> Int? {
    let before = children(of: parents[arguments]).prefix { $0 != arguments }.last
    guard let before else { return nil }
    return kind(before) == .memberSuffix ? children(of: before).first { kind($0) == .name } ?? before : before
  }

  /// The name of the function that has the parameters.
  func declaredName(around parameters: Int) -> Int? {
    children(of: parents[parameters]).first { kind($0) == .name }
  }
}
