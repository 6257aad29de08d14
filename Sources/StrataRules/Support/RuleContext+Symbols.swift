import StrataModel

extension RuleContext {
  /// The symbol of findings and explanations: the type or, for code at file level, the name of its declaration. Never
  /// the file, except for the statements of a script, so that renaming a file changes no identity.
  func symbol(_ usage: Usage) -> String {
    if let type = usage.user { return project.graph[type].name }
    return fileLevelSymbol(DeclarationID(usage.reference.file, usage.reference.declaration))
  }

  /// `Date` in `extension Date { … }`, `makeRoot()` for a function at file level.
  func fileLevelSymbol(_ declaration: DeclarationID) -> String {
    guard declaration.index != noIndex else { return fileName(declaration.file) }
    let facts = project.graph.files[declaration.file.index].facts
    var index = declaration.index
    while facts.declarations[Int(index)].parent != noIndex { index = facts.declarations[Int(index)].parent }
    let name = project.graph.signature(of: DeclarationID(declaration.file, index))
    return name.isEmpty ? fileName(declaration.file) : name
  }

  /// The name of a file without its folders.
  func fileName(_ file: FileID) -> String {
    String(project.graph.files[file.index].path.lastPathComponent)
  }

  /// The symbol for findings about a file as a whole, such as its imports: its first declaration, otherwise its module.
  func mainSymbol(of file: FileID) -> String {
    if let type = project.graph.topLevelTypes(of: file).first { return project.graph[type].name }
    let facts = project.graph.files[file.index].facts
    guard !facts.declarations.isEmpty else { return project.graph[project.graph[file].module].name }
    return fileLevelSymbol(DeclarationID(file, 0))
  }
}
