extension Graph {
  /// Access of a declaration where it stands: as written, otherwise what an extension gives to its members, otherwise
  /// `internal`.
  public func access(of id: DeclarationID) -> AccessLevel {
    let fact = self[id]
    if fact.access != .unspecified { return fact.access }
    guard fact.parent != noIndex else { return .internal }
    let parent = files[id.file.index].facts.declarations[Int(fact.parent)]
    return parent.kind == .extension && parent.access != .unspecified ? parent.access : .internal
  }

  /// Access to a declaration from outside of its outermost type: the lowest one of the declaration and of everything
  /// around it. The access of the outermost type itself does not count: what uses a private type stands in its file, or
  /// knows the type by a protocol.
  public func effectiveAccess(of id: DeclarationID) -> AccessLevel {
    var lowest = access(of: id)
    let typeOfDeclaration = typeOfDeclaration[id.file.index]
    var parent = self[id].parent
    while parent != noIndex, typeOfDeclaration[Int(parent)] == nil {
      let outer = DeclarationID(id.file, parent)
      lowest = min(lowest, access(of: outer))
      parent = self[outer].parent
    }
    var type = parent == noIndex ? nil : typeOfDeclaration[Int(parent)]
    while let id = type, let outer = self[id].outer {
      lowest = min(lowest, self[id].access)
      type = outer
    }
    return lowest
  }
}
