import StrataModel

extension ClassifiedGraph {
  /// The same code base without a difference between production code and tests, for rules that check both. Layers and
  /// roles are the same; the doubles of tests have the layers of their folders, like all other types there.
  package func withTestsAsProduction() -> ClassifiedGraph {
    ClassifiedGraph(
      graph: graph.withTestsAsProduction(), definition: definition, assignments: assignments, ownRoles: ownRoles,
      placement: placement, roleSelectors: roleSelectors, previewMembers: previewMembers, coverage: coverage,
      isTestFile: isTestFile)
  }
}

extension Graph {
  fileprivate func withTestsAsProduction() -> Graph {
    var (files, modules, types) = (files, modules, types)
    for index in files.indices { files[index].isTest = false }
    for index in modules.indices { modules[index].isTest = false }
    for index in types.indices { types[index].isTest = false }
    return Graph(
      files: files, modules: modules, types: types, externals: externals, references: references, outgoing: outgoing,
      incoming: incoming, referencesInFile: referencesInFile, typeOfDeclaration: typeOfDeclaration, ledger: ledger,
      gaps: gaps)
  }
}
