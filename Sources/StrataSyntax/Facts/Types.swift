import StrataModel

extension Lowering {
  /// Appends a type, and returns its root.
  @discardableResult mutating func lowerType(_ index: UInt32, _ flags: TypeNode.Flags = []) -> UInt32 {
    let root = types.end
    switch kind(index) {
    case .identifierType: lowerNamedType(index, .name, flags)
    case .memberType: lowerNamedType(index, .member, flags)
    case .optionalType: lowerWrapped(index, .optional, flags)
    case .implicitlyUnwrappedType: lowerWrapped(index, .implicitlyUnwrapped, flags)
    case .arrayType: lowerWrapped(index, .array, flags)
    case .metatype: lowerWrapped(index, .metatype, flags)
    case .someType: lowerWrapped(index, .some, flags)
    case .anyType: lowerWrapped(index, .any, flags)
    case .packType: lowerWrapped(index, .pack, flags)
    case .suppressedType: lowerWrapped(index, .suppressed, flags)
    case .dictionaryType: lowerWrapped(index, .dictionary, flags)
    case .compositionType: lowerWrapped(index, .composition, flags)
    case .inlineArrayType: lowerInlineArray(index, flags)
    case .tupleType: lowerTuple(index, flags)
    case .functionType: lowerFunctionType(index, flags)
    case .attributedType: lowerAttributedType(index, flags)
    case .placeholderType: closeType(openType(.placeholder, flags, at: start(index)))
    default: closeType(openType(.invalid, flags, at: start(index)))
    }
    return root
  }

  /// The type that a node such as `returnType` wraps.
  mutating func lowerOnlyType(in index: UInt32) -> UInt32 {
    for child in children(index) where kind(child).isType { return lowerType(child) }
    return noIndex
  }

  private mutating func openType(
    _ kind: TypeNode.Kind, _ flags: TypeNode.Flags, name: NameID = .none, at offset: UInt32
  ) -> Int {
    types.append(TypeNode(kind: kind, flags: flags, name: name, offset: offset))
    return types.count - 1
  }

  private mutating func closeType(_ node: Int) { types[node].next = types.end }

  private mutating func lowerWrapped(_ index: UInt32, _ kind: TypeNode.Kind, _ flags: TypeNode.Flags) {
    let node = openType(kind, flags, at: start(index))
    for child in children(index) where self.kind(child).isType { lowerType(child) }
    closeType(node)
  }

  /// `Foo<A>` and `Base.Foo<A>`.
  private mutating func lowerNamedType(_ index: UInt32, _ kind: TypeNode.Kind, _ flags: TypeNode.Flags) {
    let node = openType(kind, flags, at: start(index))
    for child in children(index) {
      switch self.kind(child) {
      case .name:
        types[node].name = internName(child)
        types[node].offset = start(child)
      case .genericArguments:
        for argument in children(child) {
          switch self.kind(argument) {
          // The number in `InlineArray<3, Order>` has a place among the arguments, and is no type.
          case .integerLiteral, .prefixExpression: closeType(openType(.placeholder, [], at: start(argument)))
          case let kind where kind.isType: lowerType(argument)
          default: break
          }
        }
      case let kind where kind.isType: lowerType(child)
      default: break
      }
    }
    closeType(node)
  }

  private mutating func lowerInlineArray(_ index: UInt32, _ flags: TypeNode.Flags) {
    let node = openType(.array, flags, at: start(index))
    var element: UInt32?
    for child in children(index) where kind(child).isType { element = child }
    if let element { lowerType(element) }
    closeType(node)
  }

  // MARK: Tuples and functions

  private mutating func lowerTuple(_ index: UInt32, _ flags: TypeNode.Flags) {
    if let inner = tree.parenthesized(index) {
      lowerType(inner, flags)
      return
    }
    let node = openType(.tuple, flags, at: start(index))
    for child in children(index) where kind(child) == .tupleElement { lowerElement(child, keepsLabel: true) }
    closeType(node)
  }

  private mutating func lowerElement(_ index: UInt32, keepsLabel: Bool) {
    var label: UInt32?
    var type: UInt32?
    var isVariadic = false
    for child in children(index) {
      switch kind(child) {
      case .name: if label == nil { label = child }
      case .ellipsis: isVariadic = true
      case let kind where kind.isType: type = child
      default: break
      }
    }
    guard let type else { return }
    var open: [Int] = []
    if keepsLabel, let label, !hasText(label, "_") {
      let name = internName(label)
      open.append(openType(.element, [], name: name, at: start(label)))
    }
    if isVariadic { open.append(openType(.pack, [], at: start(type))) }
    lowerType(type)
    for node in open.reversed() { closeType(node) }
  }

  private mutating func lowerFunctionType(_ index: UInt32, _ flags: TypeNode.Flags) {
    guard let thrown = child(.thrownType, of: index) else { return lowerPlainFunctionType(index, flags) }
    let node = openType(.attributed, flags, at: start(index))
    lowerPlainFunctionType(index, flags)
    for child in children(thrown) where kind(child).isType { lowerType(child) }
    closeType(node)
  }

  private mutating func lowerPlainFunctionType(_ index: UInt32, _ flags: TypeNode.Flags) {
    let node = openType(.function, flags, at: start(index))
    var hasParameters = false
    for child in children(index) {
      switch kind(child) {
      case .effect:
        let effects = effects(child)
        if effects.contains(.async) { types[node].flags.insert(.async) }
        if !effects.isDisjoint(with: [.throws, .rethrows]) { types[node].flags.insert(.throws) }
      case .thrownType: types[node].flags.insert(.throws)
      case .tupleType where !hasParameters:
        hasParameters = true
        for element in children(child) where kind(element) == .tupleElement { lowerElement(element, keepsLabel: false) }
      case let kind where kind.isType: lowerType(child)
      default: break
      }
    }
    closeType(node)
  }

  private mutating func lowerAttributedType(_ index: UInt32, _ outer: TypeNode.Flags) {
    var flags = outer
    var namesType = false
    for child in children(index) {
      switch kind(child) {
      case .attribute:
        flags.insert(hasText(child, "@escaping") ? .escaping : .attributed)
        if tree.namesType(attribute: child) { namesType = true }
      case .modifier: if hasText(child, "inout") { flags.insert(.inout) }
      case let kind where kind.isType:
        guard namesType else {
          lowerType(child, flags)
          return
        }
        let node = openType(.attributed, flags, at: start(child))
        lowerType(child, flags)
        for attribute in children(index)
        where self.kind(attribute) == .attribute && tree.namesType(attribute: attribute) {
          for type in children(attribute) where self.kind(type).isType { lowerType(type) }
        }
        closeType(node)
        return
      default: break
      }
    }
    closeType(openType(.invalid, flags, at: start(index)))
  }
}

extension TreeText {
  /// `@Storage`: whether an attribute is neither one of the language, whose names begin with a lowercase letter, nor
  /// one of the standard library.
  func namesType(attribute index: UInt32) -> Bool {
    let first = byte(start(index) + 1)
    return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z") && !hasText(index, "@MainActor")
      && !hasText(index, "@Sendable")
  }

  /// The type in `(T)`.
  func parenthesized(_ index: UInt32) -> UInt32? {
    guard hasChildren(index), kind(index + 1) == .tupleElement, next(index + 1) == next(index)
    else { return nil }
    var type: UInt32?
    for child in children(index + 1) {
      guard kind(child).isType else { return nil }
      type = child
    }
    return type
  }
}
