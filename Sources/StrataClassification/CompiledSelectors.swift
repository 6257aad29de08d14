import StrataDefinition

/// The selectors of a definition, prepared for evaluation. They are the same for every graph.
struct CompiledSelectors: Sendable {
  let program: SelectorProgram
  /// Before it has seen files.
  let layers: LayerFinder
  let roles: [RoleHome]
  let givesRolesToAliases: Bool
  /// By index of the role: its selector contains `wires`.
  let asksForWiring: [Bool]
  /// Those of the paths of the program.
  let patterns: [PathPattern]

  init(_ definition: Definition) {
    var program = SelectorProgram(layers: definition.layers.map(\.name))
    layers = LayerFinder(definition, program: &program)
    var roles: [RoleHome] = []
    for role in definition.roles { roles.append(RoleHome(role, selector: program.add(role.selector), definition)) }
    self.roles = roles
    givesRolesToAliases = definition.roles.contains { $0.selector.mentionsAliases }
    asksForWiring = definition.roles.map { $0.selector.asksForWiring }
    patterns = PathTable.patterns(of: program.paths.globs)
    self.program = program
  }
}
