extension Graph {
  /// The same modules, files and types, with the same ids, names, kinds and supertypes. Positions, members, code and
  /// references may differ.
  public func hasSameOutline(as other: Graph) -> Bool {
    modules == other.modules && hasSameFiles(as: other) && hasSameTypes(as: other)
  }

  private func hasSameFiles(as other: Graph) -> Bool {
    files.elementsEqual(other.files) {
      $0.path == $1.path && $0.module == $1.module && $0.isTest == $1.isTest && $0.isUncompiled == $1.isUncompiled
        && $0.otherModules == $1.otherModules
    }
  }

  private func hasSameTypes(as other: Graph) -> Bool {
    let hasSameExternals = externals == other.externals
    func isSame(_ a: Target?, _ b: Target?) -> Bool {
      if hasSameExternals { return a == b }
      guard let a = a?.externalID, let b = b?.externalID else { return a == b }
      return self[a] == other[b]
    }
    // What an extension states for tests or debug builds only does not count for the type.
    func isSamePart(_ a: DeclarationID, _ b: DeclarationID) -> Bool {
      a.file == b.file && self[a].marks == other[b].marks
        && self[a].inherited.range.count == other[b].inherited.range.count
    }
    func isSame(_ a: borrowing TypeEntity, _ b: borrowing TypeEntity) -> Bool {
      a.name == b.name && a.module == b.module && a.kind == b.kind && a.access == b.access && a.outer == b.outer
        && a.isTest == b.isTest && a.isLocal == b.isLocal && a.marks == b.marks && a.attributes == b.attributes
        && a.declaration.file == b.declaration.file
        && a.extensions.elementsEqual(b.extensions) { isSamePart($0, $1) }
        && a.supertypes.elementsEqual(b.supertypes, by: isSame) && isSame(a.aliased, b.aliased)
    }
    // By index, since iterating would copy each type.
    return types.count == other.types.count && types.indices.allSatisfy { isSame(types[$0], other.types[$0]) }
  }
}
