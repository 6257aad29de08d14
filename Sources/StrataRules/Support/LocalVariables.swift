import StrataModel

/// The names that a piece of code binds, each in the scope in which it is visible: local variables, the patterns of
/// conditions, loops and cases, and the parameters of closures.
package struct LocalVariables {
  package struct Variable {
    /// The node of its type, if it is written.
    var type: Int?
    /// The node of its initial value, if it has one of its own: none for a part of a tuple or of a case.
    package var value: Int?
    /// Whether it is a payload of a case: `nights` in `case .reserve(let nights)`.
    var isPayload = false
    /// The node that binds its name.
    package fileprivate(set) var name: Int
    fileprivate var scope: Range<Int>
    /// The block of a `guard`, where its bindings are not visible.
    fileprivate var hidden: Range<Int>
  }

  private let tree: CodeTree
  private let end: Int
  /// In source order.
  private(set) var all: [Variable] = []

  package init(of tree: CodeTree, in range: Range<Int>) {
    self.tree = tree
    end = range.upperBound
    var open: [Int] = []
    for node in range {
      while let last = open.last, Int(tree[last].next) <= node { open.removeLast() }
      switch tree[node].kind {
      case .block, .closure, .if, .guard, .while, .for, .switch, .switchCase, .catchClause, .localVariable,
        .optionalBinding,
        .caseBinding:
        open.append(node)
      case .bindingPattern, .closureParameter:
        if let variable = variable(named: node, in: open) { all.append(variable) }
      default: continue
      }
    }
  }

  /// The variable that a name stands for at a node of the code: the innermost one that is visible there.
  package func variable(named name: String, at use: Int) -> Variable? {
    all.last { $0.scope.contains(use) && !$0.hidden.contains(use) && tree.isNamed($0.name, name) }
  }

  /// `member.points` for `points` in `let (points, name) = (member.points, member.name)` and in `case (let points?, _)`
  /// of `switch (member.points, member.name)`.
  private func part(of value: Int, for name: Int, in pattern: Int) -> Int? {
    let pattern = tree[pattern].kind == .expressionPattern ? tree.firstChild(of: pattern) ?? pattern : pattern
    guard tree[pattern].kind == .tuplePattern || tree[pattern].kind == .tuple, value < end, tree[value].kind == .tuple,
      let position = tree.children(of: pattern).enumerated().first(where: {
        tree.subtree(of: $0.element).contains(name)
      })
    else { return nil }
    // A payload of a case is no part of the tuple.
    guard !tree.contains(.call, in: tree.subtree(of: position.element)) else { return nil }
    let parts = Array(tree.children(of: value))
    return position.offset < parts.count ? tree.firstChild(of: parts[position.offset]) : nil
  }

  /// - Parameter open: what encloses the name, from the outside in.
  private func variable(named name: Int, in open: [Int]) -> Variable? {
    guard let owner = open.last else { return nil }
    var result = Variable(name: name, scope: name..<Int(tree[owner].next), hidden: 0..<0)
    switch tree[owner].kind {
    case .closure, .catchClause: return result
    case .switchCase:
      // `case let weight where weight > 20`: the whole value.
      if let parent = open.dropLast().last, tree[parent].kind == .switch,
        tree.children(of: owner).contains(name)
      {
        result.value = tree.firstChild(of: parent)
      } else if let parent = open.dropLast().last, tree[parent].kind == .switch, let value = tree.firstChild(of: parent)
      {
        result.value = tree.children(of: owner).lazy.compactMap { part(of: value, for: name, in: $0) }.first
        result.isPayload =
          result.value == nil
          && tree.children(of: owner).contains { pattern in
            tree.subtree(of: pattern).contains(name) && tree.contains(.call, in: tree.subtree(of: pattern))
          }
      }
      return result
    case .for:
      let body = tree.child(.whereClause, of: owner) ?? tree.block(of: owner)
      result.scope = (body ?? name)..<Int(tree[owner].next)
      return result
    case .localVariable, .optionalBinding, .caseBinding: break
    default: return nil
    }
    if tree[owner].kind != .caseBinding, tree.firstChild(of: owner) == name {
      var part = Int(tree[name].next)
      if part < Int(tree[owner].next), tree[part].kind == .type {
        result.type = part
        part += 1
      }
      if part < Int(tree[owner].next) { result.value = part }
      // `if let name` is another name for the same value.
      if tree[owner].kind == .optionalBinding, result.value == nil { return nil }
    }
    if tree[owner].kind == .localVariable, result.value == nil, let pattern = tree.firstChild(of: owner),
      Int(tree[pattern].next) < Int(tree[owner].next)
    {
      result.value = part(of: Int(tree[pattern].next), for: name, in: pattern)
    }
    let outer = open.dropLast()
    let blockEnd = outer.last { tree[$0].kind == .block || tree[$0].kind == .closure }.map { Int(tree[$0].next) } ?? end
    var scopeEnd = blockEnd
    if tree[owner].kind != .localVariable, let statement = outer.last {
      if tree[statement].kind == .guard {
        result.hidden = tree.block(of: statement).map { tree.subtree(of: $0) } ?? 0..<0
      } else {
        scopeEnd = tree.elseBranch(of: statement) ?? Int(tree[statement].next)
      }
    }
    result.scope = min(Int(tree[owner].next), scopeEnd)..<scopeEnd
    return result
  }
}
