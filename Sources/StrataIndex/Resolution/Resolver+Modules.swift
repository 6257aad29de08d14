import StrataModel

extension Resolver {
  /// `Data.load()`, where the project has a module with the name of a framework's type: the module, if only that declares
  /// the member. Nil where the type is meant.
  mutating func inferModule(behind binding: Binding, _ cursor: inout Int, _ end: Int) -> Ty? {
    guard let type = binding.entity, cursor < end, node(cursor).kind == .member,
      let module = lookup.module(behind: type, before: symbol(cursor))
    else { return nil }
    guard hasStaticMember(symbol(cursor), type) else { return arena.make(.module, module) }
    if lookup.isImported(type) { return nil }
    noteAmbiguous(symbol(cursor), at: node(cursor).offset)
    cursor = next(cursor)
    if cursor < end, node(cursor).kind == .call {
      inferArguments(cursor)
      cursor = next(cursor)
    }
    return .unknown
  }

  private mutating func hasStaticMember(_ symbol: Symbol, _ type: EntityID) -> Bool {
    let search = findMembers(symbol, of: arena.metatype(nominal(type)), .type)
    defer { candidates.truncate(to: search.mark) }
    return candidates.count > search.mark
  }

  /// Counts a name that a module of the project is said to declare, but that the file cannot see.
  mutating func noteMissing(_ symbol: Symbol, at offset: UInt32) {
    if use(symbol).contains(.topLevel) { noteNotVisible(symbol, at: offset) } else { countExternal() }
  }
}
