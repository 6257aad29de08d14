import StrataModel

extension Declarations {
  /// Whether a declaration can be meant by a name in a file at all: its access, and where it stands, allow it.
  func isVisible(_ declaration: DeclarationNumber, from file: FileView) -> Bool {
    let home = self.file(of: declaration)
    if home.id == file.id { return true }
    let access = effectiveAccess(declaration, home)
    switch access {
    case .private, .fileprivate: return false
    case .public, .open, .package: return true
    case .internal, .unspecified:
      if home.isExternal || home.module == file.module { return true }
      if isLoose[Int(home.module)] && isLoose[Int(file.module)] { return true }
      return importsForTesting(home.module, file)
    }
  }

  private func importsForTesting(_ module: UInt32, _ file: FileView) -> Bool {
    for index in file.imports.range where imports[index].module == module && imports[index].isTestable { return true }
    return false
  }

  /// Access with what an enclosing extension, protocol or enum says for its members.
  private func effectiveAccess(_ declaration: DeclarationNumber, _ home: FileView) -> AccessLevel {
    let fact = home.declarations[Int(declaration - home.declarationBase)]
    if fact.access != .unspecified { return fact.access }
    guard fact.parent != noIndex else { return .internal }
    let parent = home.declarations[Int(fact.parent)]
    switch parent.kind {
    case .extension: return parent.access == .unspecified ? .internal : parent.access
    case .protocol: return effectiveAccess(fact.parent + home.declarationBase, home)
    case .enum where fact.kind == .enumCase: return effectiveAccess(fact.parent + home.declarationBase, home)
    default: return .internal
    }
  }
}
