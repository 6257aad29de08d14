import StrataModel

extension Declarations {
  /// Whether a name in a file can refer to a declaration at all, by its access and its position.
  @inline(__always) func isVisible(_ declaration: DeclarationNumber, from file: FileView) -> Bool {
    let home = self.file(of: declaration)
    if home.id == file.id { return true }
    switch accessOf[Int(declaration)] {
    case .private, .fileprivate: return false
    case .public, .open, .package: return true
    case .internal, .unspecified:
      if home.isExternal || belongs(home, to: file.module) { return true }
      if isLoose[Int(home.module)] && isLoose[Int(file.module)] { return true }
      if importsForTesting(home.module, file) { return true }
      for index in home.otherModules.range where importsForTesting(otherModules[index], file) { return true }
      return false
    }
  }

  /// Whether a file is compiled as part of a module.
  @inline(__always) func belongs(_ file: FileView, to module: UInt32) -> Bool {
    file.module == module || (!file.otherModules.isEmpty && isShared(file, with: module))
  }

  private func isShared(_ file: FileView, with module: UInt32) -> Bool {
    for index in file.otherModules.range where otherModules[index] == module { return true }
    return false
  }

  private func importsForTesting(_ module: UInt32, _ file: FileView) -> Bool {
    for index in file.imports.range where imports[index].module == module && imports[index].isTestable { return true }
    return false
  }
}
