import StrataModel

extension Lowering {
  mutating func lowerClosure(_ index: UInt32) {
    let outer = binding
    binding = .none
    let node = open(.closure, at: start(index))
    for child in children(index) {
      if kind(child) == .closureSignature { lowerClosureSignature(child, of: node) } else { lowerStatement(child) }
    }
    close(node)
    binding = outer
  }

  private mutating func lowerClosureSignature(_ index: UInt32, of closure: Int) {
    for child in children(index) {
      switch kind(child) {
      case .attribute where tree.namesType(attribute: child):
        for type in children(child) where kind(type).isType { lowerTypeCode(type, [.result, .async]) }
      case .captureList: for capture in children(child) where kind(capture) == .capture { lowerCapture(capture) }
      case .closureParameterName: leaf(.closureParameter, name: internName(child), at: start(child))
      case .parameterList: for parameter in children(child) { lowerClosureParameter(parameter) }
      case .effect:
        let effects = effects(child)
        if effects.contains(.async) { code[closure].flags.insert(.async) }
        if !effects.isDisjoint(with: [.throws, .rethrows]) { code[closure].flags.insert(.throws) }
      case .thrownType:
        code[closure].flags.insert(.throws)
        for type in children(child) where kind(type).isType { lowerTypeCode(type, [.result, .throws]) }
      case .returnType: for type in children(child) where kind(type).isType { lowerTypeCode(type, .result) }
      default: break
      }
    }
  }

  private mutating func lowerCapture(_ index: UInt32) {
    let node = open(.capture, at: start(index))
    for child in children(index) {
      switch kind(child) {
      case .modifier: code[node].flags.insert(.weak)
      case .name:
        code[node].value = internName(child).rawValue
        code[node].offset = start(child)
      default: lowerExpression(child)
      }
    }
    close(node)
  }

  private mutating func lowerClosureParameter(_ index: UInt32) {
    let node = open(.closureParameter, at: start(index))
    var hasType = false
    for child in children(index) {
      if kind(child) == .name {
        // Of two names, the last one is the name in the body.
        code[node].value = internName(child).rawValue
        code[node].offset = start(child)
      } else if kind(child).isType {
        lowerTypeCode(child)
        hasType = true
      }
    }
    // `(@Clamped level: Int)`
    for child in children(index) where hasType && kind(child) == .attribute && tree.namesType(attribute: child) {
      for type in children(child) where kind(type).isType { lowerTypeCode(type) }
    }
    close(node)
  }
}
