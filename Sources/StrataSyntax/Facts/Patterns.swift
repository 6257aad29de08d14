import StrataModel

extension Lowering {
  /// A pattern; `bound` is the kind of binding of a plain name in it.
  mutating func lowerPattern(_ index: UInt32, _ bound: Binding = .none) {
    switch kind(index) {
    case .identifierPattern:
      let isConstant = bound == .constant || (bound == .none && binding == .constant)
      leaf(.bindingPattern, name: internName(index), at: start(index), isConstant ? .constant : [])
    case .wildcardPattern, .discardExpression: leaf(.wildcardPattern, at: start(index))
    case .tuplePattern:
      let node = open(.tuplePattern, at: start(index))
      for element in children(index) {
        for child in children(element) where kind(child) != .name { lowerPattern(child, bound) }
      }
      close(node)
    case .valueBindingPattern:
      let outer = binding
      binding = tree.flags(index).contains(.isLet) ? .constant : .variable
      for child in children(index) { lowerPattern(child, binding) }
      binding = outer
    case .isPattern:
      let node = open(.isPattern, at: start(index))
      lowerTypeCode(in: index)
      close(node)
    case .expressionPattern: lowerAll(index, as: .expressionPattern)
    case .patternExpression: for child in children(index) { lowerPattern(child, bound) }
    case .identifierExpression where binding != .none: lowerIdentifier(index)
    default:
      let node = open(.expressionPattern, at: start(index))
      lowerExpression(index)
      close(node)
    }
  }

  /// `let x: T = v` in a body: one node for each pattern.
  mutating func lowerLocalVariables(_ index: UInt32) {
    let isLet = tree.flags(index).contains(.isLet)
    var flags: CodeNode.Flags = isLet ? .constant : []
    for child in children(index) {
      if kind(child) == .attribute, tree.namesType(attribute: child) { lowerWrapper(child) }
      if kind(child) == .modifier, hasText(child, "async") { flags.insert(.async) }
      guard kind(child) == .binding else { continue }
      let parts = tree.bindingParts(child)
      let node = open(.localVariable, at: start(child), flags)
      if let pattern = parts.pattern { lowerPattern(pattern, isLet ? .constant : .variable) }
      if let annotation = parts.annotation { lowerTypeCode(in: annotation) }
      if let value = parts.value { lowerStatements(of: value) }
      if let getter = parts.getter { lowerBlock(getter) }
      if let accessors = parts.accessors { lowerLocalAccessors(accessors) }
      close(node)
    }
  }

  /// The property wrapper of a local variable: a type before the variable, called where it has arguments.
  private mutating func lowerWrapper(_ index: UInt32) {
    guard let first = child(.argument, of: index) else { return lowerTypeCode(in: index) }
    let chain = open(.chain, at: start(index))
    lowerTypeCode(in: index)
    let call = open(.call, at: start(first))
    for argument in children(index) where kind(argument) == .argument { lowerArgument(argument) }
    close(call)
    close(chain)
  }

  private mutating func lowerLocalAccessors(_ index: UInt32) {
    let node = open(.block, at: start(index))
    for accessor in children(index) where kind(accessor) == .accessor {
      if let body = child(.codeBlock, of: accessor) { lowerBlock(body) }
    }
    close(node)
  }

  /// `let x = y` and `case .a(let b) = c` among conditions.
  mutating func lowerBindingCondition(_ index: UInt32) {
    let isOptional = kind(index) == .optionalBindingCondition
    let isLet = tree.flags(index).contains(.isLet)
    let node = open(
      isOptional ? .optionalBinding : .caseBinding, at: start(index), isOptional && isLet ? .constant : [])
    var hasPattern = false
    for child in children(index) {
      switch kind(child) {
      case .typeAnnotation: if isOptional { lowerTypeCode(in: child) }
      case .initializerValue: lowerStatements(of: child)
      default:
        guard !hasPattern else { break }
        hasPattern = true
        lowerPattern(child, isOptional ? (isLet ? .constant : .variable) : .none)
      }
    }
    close(node)
  }
}
