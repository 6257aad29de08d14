import StrataAnalysis
import StrataDefinition
import StrataModel

/// Commands about names, where a definition below the root rules the code that they name.
extension Project {
  /// The folder of the definition that rules all of some types and declarations, relative to the root; nil if it is this
  /// one, or if several rule them.
  func nestedFolder(of symbols: [NamedSymbol], _ snapshot: Snapshot) -> String? {
    if definition.nested.isEmpty { return nil }
    let graph = snapshot.graph
    let files = symbols.flatMap { symbol in
      switch symbol {
      case .types(let types): types.map { graph[$0].declaration.file }
      case .declarations(let declarations): declarations.map(\.file)
      case .outside(_, let extensions): extensions.map(\.file)
      }
    }
    let folders = Set(files.map { definition.nestedDefinition(of: graph[$0].path)?.folder })
    return folders.count == 1 ? folders.first ?? nil : nil
  }

  /// The console of a run in a folder of the project.
  func console(_ console: Console, in folder: String) -> Console {
    var inner = console
    inner.directory = Paths.join(location.root, folder)
    return inner
  }
}
