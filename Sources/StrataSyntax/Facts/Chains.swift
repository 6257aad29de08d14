import StrataModel

extension Lowering {
  mutating func lowerChain(_ index: UInt32) {
    let node = open(.chain, at: start(index))
    let outer = binding
    var isBase = true
    for child in children(index) {
      if isBase {
        isBase = false
        // `case let x?` binds `x`; in `case let Foo.a(x)` and `case let .a(x)` only the arguments are bound.
        if !isBareOptional(index) { binding = .none }
        if tree.hasSuffixes(index), tree.spellsType(child) {
          lowerSpelledType(child)
        } else {
          lowerExpression(child)
        }
        binding = outer
      } else {
        lowerSuffix(child)
      }
    }
    close(node)
  }

  private mutating func isBareOptional(_ chain: UInt32) -> Bool {
    guard binding != .none else { return false }
    var isBase = true
    for child in children(chain) {
      if !isBase, kind(child) != .optionalChainingSuffix { return false }
      isBase = false
    }
    return true
  }

  mutating func lowerSuffix(_ index: UInt32) {
    switch kind(index) {
    case .memberSuffix:
      if let name = child(.name, of: index) {
        lowerName(name, as: .member)
      } else {
        leaf(.member, at: start(index))
      }
      if let generics = child(.genericArguments, of: index) { lowerSuffix(generics) }
    case .callSuffix: lowerArguments(index, as: .call)
    case .subscriptSuffix: lowerArguments(index, as: .subscriptCall)
    case .optionalChainingSuffix: leaf(.optionalChaining, at: start(index))
    case .forceUnwrapSuffix: leaf(.forceUnwrap, at: start(index))
    case .postfixOperatorSuffix:
      leaf(.postfixOperator, name: intern(start(index), end(index)), at: start(index))
    case .genericArguments:
      let node = open(.genericArguments, at: start(index))
      for child in children(index) where kind(child).isType { lowerTypeCode(child) }
      close(node)
    case .conditional:
      // The suffixes of all branches follow one another: they are applied to the same expression. An empty node is before
      // each branch and after the last one.
      lowerBranches(of: index) { lowering, branch in
        lowering.markBranch(at: lowering.start(branch))
        for child in lowering.children(branch) where lowering.kind(child) != .conditionText {
          lowering.lowerSuffix(child)
        }
      }
      markBranch(at: end(index))
    default: lowerExpression(index)
    }
  }

  private mutating func markBranch(at offset: UInt32) {
    close(open(.conditional, value: condition, at: offset))
  }

  private mutating func lowerArguments(_ index: UInt32, as kind: CodeNode.Kind) {
    let node = open(kind, at: start(index))
    for child in children(index) {
      if self.kind(child) == .argument { lowerArgument(child) } else { lowerExpression(child) }
    }
    close(node)
  }

  mutating func lowerArgument(_ index: UInt32) {
    let isTrailing = tree.flags(index).contains(.isTrailing)
    let node = open(.argument, at: start(index), isTrailing ? .trailing : [])
    var isFirst = true
    for child in children(index) {
      if isFirst, kind(child) == .name {
        code[node].value = internName(child).rawValue
      } else {
        lowerExpression(child)
      }
      isFirst = false
    }
    close(node)
  }

  /// A name in an expression, with the labels of `f(a:b:)`.
  private mutating func lowerName(_ index: UInt32, as kind: CodeNode.Kind) {
    let name = internName(index)
    guard tree.isCompound(index) else { return leaf(kind, name: name, at: start(index)) }
    let node = open(kind, value: name.rawValue, at: start(index))
    tree.forEachLabel(of: index) { start, end in
      let isNone = end == start + 1 && tree.byte(start) == UInt8(ascii: "_")
      leaf(.label, name: isNone ? .none : intern(start, end), at: start)
    }
    close(node)
  }

  mutating func lowerIdentifier(_ index: UInt32) {
    switch binding {
    case .none: lowerName(index, as: .identifier)
    case .constant: leaf(.bindingPattern, name: internName(index), at: start(index), .constant)
    case .variable: leaf(.bindingPattern, name: internName(index), at: start(index))
    }
  }

  mutating func lowerImplicitMember(_ index: UInt32) {
    if let name = child(.name, of: index) {
      lowerName(name, as: .implicitMember)
    } else {
      leaf(.implicitMember, at: start(index))
    }
  }

  mutating func lowerKeyPath(_ index: UInt32) {
    let node = open(.keyPath, at: start(index))
    for child in children(index) {
      if kind(child).isType { lowerTypeCode(child) } else { lowerSuffix(child) }
    }
    close(node)
  }

  /// `#name(…)`. The content of a `#Preview` is marked.
  mutating func lowerMacro(_ index: UInt32) {
    let outer = (marks, codeFlags)
    let name = child(.name, of: index)
    if let name, hasText(name, "Preview") { mark(.preview) }
    let node = open(
      .macro, value: name.map { internName($0).rawValue } ?? 0, at: name.map { start($0) } ?? start(index))
    for child in children(index) {
      switch kind(child) {
      case .genericArguments: lowerSuffix(child)
      case .callSuffix: for argument in children(child) { lowerExpression(argument) }
      case .argument: lowerArgument(child)
      default: break
      }
    }
    close(node)
    (marks, codeFlags) = outer
  }

  // MARK: Types in expressions

  /// A type, or the node that wraps it, as a `type` node.
  mutating func lowerTypeCode(in index: UInt32) {
    for child in children(index) where kind(child).isType { return lowerTypeCode(child) }
    leaf(.invalid, at: start(index))
  }

  mutating func lowerTypeCode(_ index: UInt32, _ flags: CodeNode.Flags = []) {
    let root = lowerType(index)
    leaf(.type, name: NameID(root), at: start(index), flags)
  }
}

extension TreeText {
  func hasSuffixes(_ chain: UInt32) -> Bool { next(chain + 1) < next(chain) }
}
