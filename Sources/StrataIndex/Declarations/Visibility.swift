import StrataModel

extension Declarations {
  /// Whether a declaration can be meant by a name in a file at all: its access, and where it stands, allow it.
  func isVisible(_ declaration: DeclarationNumber, from file: FileView) -> Bool {
    let home = self.file(of: declaration)
    if home.id == file.id { return true }
    switch accessOf[Int(declaration)] {
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
}
