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

  /// Whether a member is that of a value, not of a type.
  func isOfValue(_ member: Int) -> Bool {
    kind(member) != .enumCaseElement && !isType(member)
      && !children(of: member).contains { kind($0) == .modifier && ["static", "class"].contains(text($0)) }
  }

  /// A test of Swift Testing, or one of XCTest by its name.
  func isTest(_ node: Int) -> Bool {
    guard kind(node) == .functionDeclaration else { return false }
    if children(of: node).contains(where: { kind($0) == .attribute && text($0).hasPrefix("@Test") }) { return true }
    guard kind(parents[node]) == .memberBlock, kind(parents[parents[node]]) == .classDeclaration,
      let name = name(of: node).map(text), name.hasPrefix("test")
    else { return false }
    return children(of: node).contains { kind($0) == .parameterList && descendants(of: $0).isEmpty }
  }

  /// A test, or a function that tests beside it call.
  func isOfTests(_ node: Int) -> Bool {
    isTest(node)
      || kind(node) == .functionDeclaration && kind(parents[node]) == .memberBlock
        && children(of: parents[node]).contains(where: isTest)
  }

  /// Whether a test has one of several names, itself or in what it uses of its file.
  func names(_ names: Set<String>, in test: Int) -> Bool {
    func has(_ names: Set<String>, _ node: Int) -> Bool {
      descendants(of: node).contains {
        [.name, .identifierExpression].contains(kind($0)) && names.contains(text($0))
      }
    }
    var names = names
    var helpers = declarations.filter {
      !$0.isLocal && !isTest($0.node) && [.functionDeclaration, .variableDeclaration].contains(kind($0.node))
    }
    while let next = helpers.firstIndex(where: { has(names, $0.node) }) {
      names.insert(helpers.remove(at: next).name)
    }
    return has(names, test)
  }

  /// Whether a node uses one of several names, and not a parameter or a variable that is called so.
  func uses(_ names: Set<String>, in node: Int) -> Bool {
    let nodes = node..<tree.nodes[node].nextIndex
    return uses.contains { nodes.contains($0.node) && names.contains($0.name) }
  }

  /// Whether a statement gives a value to something.
  func isAssignment(_ node: Int) -> Bool {
    kind(node) == .sequenceExpression && children(of: node).contains { kind($0) == .assignmentOperator }
  }

  /// Whether a node is one of the elements of a list, which commas separate.
  func isElement(_ node: Int, of list: Int) -> Bool {
    switch kind(list) {
    case .arrayLiteral, .enumCaseDeclaration, .inheritanceClause, .parameterList, .callSuffix, .variableDeclaration,
      .tuplePattern, .tupleExpression:
      true
    case .switchCase: kind(node) == .casePattern
    default: false
    }
  }

  /// The elements of a list, of which one is given.
  func elements(of list: Int, like element: Int) -> [Int] {
    children(of: list).filter { node in
      kind(list) == .switchCase ? kind(node) == .casePattern : ![.attribute, .modifier].contains(kind(node))
    }
  }

  /// The name of a declaration.
  func name(of node: Int) -> Int? { children(of: node).first { kind($0) == .name } }

  /// The types in the inheritance clause of a type or an extension.
  func inherited(by type: Int) -> [Int] {
    children(of: type).first { kind($0) == .inheritanceClause }.map { Array(children(of: $0)) } ?? []
  }

  /// The type that a member belongs to, and those that the type or the extension around it implements or inherits from.
  func typesWithMember(_ node: Int) -> [String] {
    guard let type = ancestors(of: node).first(where: { isType($0) || kind($0) == .extensionDeclaration }) else {
      return []
    }
    let inherited = inherited(by: type).flatMap { type in descendants(of: type).filter { kind($0) == .name }.map(text) }
    return (owner(of: node).map { [$0] } ?? []) + inherited
  }

  /// The types around a node, and what they implement or inherit from.
  func typesAround(_ node: Int) -> [String] {
    var types: [String] = []
    for ancestor in ancestors(of: node) where isType(ancestor) || kind(ancestor) == .extensionDeclaration {
      if let member = children(of: ancestor).first(where: { kind($0) == .memberBlock }) {
        types += typesWithMember(member)
      }
    }
    return types
  }

  /// The modules that the file imports.
  var imports: Set<String> {
    Set(
      tree.nodes.indices.compactMap { node in
        kind(node) == .importDeclaration ? name(of: node).map(text) : nil
      })
  }

  /// Functions that the file calls with an implicit member as an argument.
  var untypedCalls: [String] {
    tree.nodes.indices.compactMap { node in
      guard kind(node) == .implicitMemberExpression, kind(parents[node]) == .argument,
        kind(parents[parents[node]]) == .callSuffix
      else { return nil }
      return callee(of: parents[parents[node]]).map(text)
    }
  }

  /// For an element of `let (a, b) = (x, y)`, the name that it gives or takes its value for.
  func destructuredName(_ element: Int) -> Int? {
    let list = parents[element]
    guard [.tuplePattern, .tupleExpression].contains(kind(list)),
      let binding = ancestors(of: list).first(where: { kind($0) != .initializerValue }), kind(binding) == .binding,
      let pattern = children(of: binding).first(where: { kind($0) == .tuplePattern }),
      let value = children(of: binding).first(where: { kind($0) == .initializerValue }).flatMap({ value in
        children(of: value).first { kind($0) == .tupleExpression }
      })
    else { return nil }
    let (names, values) = (Array(children(of: pattern)), Array(children(of: value)))
    guard names.count == values.count, let index = (list == pattern ? names : values).firstIndex(of: element) else {
      return nil
    }
    return names[index]
  }

  /// The name that a call's arguments are passed to.
  func callee(of arguments: Int) -> Int? {
    let before = children(of: parents[arguments]).prefix { $0 != arguments }.last
    guard let before else { return nil }
    return kind(before) == .memberSuffix ? name(of: before) ?? before : before
  }

  /// The parameter that a call names, as `Type(label)`.
  func parameter(ofArgument argument: Int) -> String? {
    let list = parents[argument]
    guard kind(argument) == .argument, kind(list) == .callSuffix, let label = name(of: argument),
      let callee = callee(of: list)
    else { return nil }
    return "\(text(callee))(\(text(label)))"
  }

  /// The name of the function that has the parameters.
  func declaredName(around parameters: Int) -> Int? {
    name(of: parents[parameters])
  }

  /// The call of a chain that a node is an argument of, if the chain calls the same function several times.
  func repeatedCall(_ node: Int, in chain: Int) -> Int? {
    guard kind(chain) == .postfixChain, kind(node) == .callSuffix else { return nil }
    let suffixes = Array(children(of: chain))
    guard let index = suffixes.firstIndex(of: node), index > 0, kind(suffixes[index - 1]) == .memberSuffix else {
      return nil
    }
    let name = text(suffixes[index - 1])
    let count = suffixes.count { kind($0) == .memberSuffix && text($0) == name }
    return count > 1 ? suffixes[index - 1] : nil
  }
}
