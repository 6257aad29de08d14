import StrataModel

/// What an analysis read of a file, asked for by names: no syntax tree is needed.
extension FileFacts {
  /// Whether the file declares one of several names outside of functions.
  func declares(_ names: NameSet) -> Bool {
    declarations.contains { !$0.isLocal && !$0.name.isNone && self.names.isOne(of: names, $0.name) }
  }

  /// Whether the file declares a function of a name, or an initializer of a type of that name.
  func declaresCallable(_ names: NameSet) -> Bool {
    declarations.contains { declaration in
      switch declaration.kind {
      case .function: self.names.isOne(of: names, declaration.name)
      case .initializer:
        declaration.parent != noIndex && self.names.isOne(of: names, declarations[Int(declaration.parent)].name)
      default: false
      }
    }
  }
}
