import StrataModel

extension Resolver {
  /// `\Root.path`, `\.path`
  mutating func inferKeyPath(_ index: Int, _ expected: Ty) -> Ty {
    let end = next(index)
    var cursor = index + 1
    let wanted = arena.unwrapped(expected)
    var root = Ty.unknown
    if cursor < end, node(cursor).kind == .type {
      noteType(node(cursor).payload, .mentions)
      root = convert(Int(node(cursor).payload), place.file, owner: place.selfEntity)
      cursor = next(cursor)
    } else {
      root = arena.kind(wanted) == .function ? arena.operand(wanted, 0) : arena.operand(wanted, 0)
      if arena.kind(wanted) == .optional || arena.kind(wanted) == .tuple { root = .unknown }
    }
    var type = root
    while cursor < end {
      let suffix = cursor
      switch node(suffix).kind {
      case .member: type = inferMember(type, suffix, &cursor, end, .unknown)
      case .optionalChaining, .forceUnwrap:
        type = arena.unwrapped(type)
        cursor = next(suffix)
      case .subscriptCall:
        type = inferSubscript(type, suffix, .unknown)
        cursor = next(suffix)
      default:
        _ = infer(suffix, expected: .unknown)
        type = .unknown
        cursor = next(suffix)
      }
    }
    if arena.kind(wanted) == .function { return arena.make(.function, 0, root, type) }
    guard root.isKnown || type.isKnown else { return .unknown }
    let entity = arena.entity(wanted) ?? known.writableKeyPath
    guard entity != noEntity else { return .unknown }
    return arena.make(.nominal, entity, root, type)
  }

  /// `order[keyPath: path]`, which every type has.
  mutating func inferKeyPathSubscript(_ base: Ty, _ call: Int) -> Ty? {
    let argument = call + 1
    guard argument < next(call), next(argument) == next(call), symbol(argument) == .keyPathLabel,
      known.keyPath != noEntity
    else { return nil }
    let path = inferArgument(argument, expected: arena.make(.nominal, known.keyPath, base, .unknown))
    guard let whole = asSupertype(arena.unwrapped(path), known.keyPath) else { return .unknown }
    return arena.operand(whole, 1)
  }
}
