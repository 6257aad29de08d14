import StrataDefinition
import StrataModel

/// Evaluates selectors for the files and types of one graph.
struct SelectorEvaluator {
  let graph: Graph
  let program: SelectorProgram
  let traits: TypeTraits
  let tables: SelectorTables
  /// Types with the name of a composition root that create or register nothing.
  var unconfirmed: Set<Int> = []
  /// Whether the name of the module does not count: in a fallback, for a module whose folders are of several layers.
  var ignoresModule = false
  /// Whether the imports of a file had to be looked at, since this was last set to false.
  var hasAskedForImports = false
  private let shapes: TypeShapes
  /// By file and glob of imports: 0 not evaluated yet, 1 no match, 2 match.
  private var importAnswers: [UInt8]
  /// Filled where a selector asks for the imports of a folder.
  private var filesOfFolder: [Int: [Int]] = [:]
  /// The same by module and glob of ``SelectorProgram/globs``.
  private var moduleAnswers: [UInt8]

  /// - Parameter tables: those of an earlier graph with the same outline and the same program; nil: to be computed.
  init(graph: Graph, program: SelectorProgram, _ vocabulary: Vocabulary, tables: SelectorTables? = nil) {
    self.graph = graph
    self.program = program
    self.tables =
      tables ?? SelectorTables(graph, program, patterns: PathTable.patterns(of: program.paths.globs))
    traits = self.tables.traits
    shapes = TypeShapes(graph, vocabulary)
    importAnswers = Array(repeating: 0, count: graph.files.count * program.imports.globs.count)
    moduleAnswers = Array(repeating: 0, count: graph.modules.count * program.globs.globs.count)
  }

  /// What selectors may know of a type before it has a role: the layer of its folder, and the roles of the enclosing
  /// types.
  struct TypePosition {
    let layer: LayerID?
    let outerRoles: [RoleID]
    fileprivate let layers: LayerMask

    init(layer: LayerID?, outerRoles: [RoleID]) {
      self.layer = layer
      self.outerRoles = outerRoles
      layers = LayerMask(layer?.index)
    }
  }

  mutating func matches(_ index: Int, type: Int, _ position: borrowing TypePosition) -> Bool {
    let signs = traits.signs[type]
    return admits(program.nodes[index], signs, position.layers) && holds(index, type: type, signs, position)
  }

  /// Whether the layer of its folder, the kind, the name and the parts of the type do not already exclude the node.
  @inline(__always) private func admits(
    _ node: SelectorProgram.Node, _ signs: TypeTraits.Signs, _ layers: LayerMask
  ) -> Bool {
    signs.parts.isSuperset(of: node.needs) && node.kinds & signs.kind != 0 && node.layers.meets(layers)
      && node.last.meets(signs.last) && node.first.meets(signs.first)
  }

  private mutating func holds(
    _ index: Int, type: Int, _ signs: TypeTraits.Signs, _ position: borrowing TypePosition
  ) -> Bool {
    let node = program.nodes[index]
    switch node.operation {
    case .all:
      // What the parts exclude, the node does already.
      var part = Int(node.payload)
      while part < node.next {
        if !holds(part, type: type, signs, position) { return false }
        part = Int(program.nodes[part].next)
      }
      return true
    case .any:
      var part = index + 1
      while part < node.next {
        if admits(program.nodes[part], signs, position.layers), holds(part, type: type, signs, position) { return true }
        part = Int(program.nodes[part].next)
      }
      return false
    case .not: return !matches(index + 1, type: type, position)
    case .layer: return position.layer?.index == Int(node.payload)
    case .inside: return position.outerRoles.contains(program.roles[Int(node.payload)])
    case .kinds, .isPublic, .isTopLevel: return true
    default: return leaf(node, type: type)
    }
  }

  private mutating func leaf(_ node: SelectorProgram.Node, type: Int) -> Bool {
    let payload = Int(node.payload)
    switch node.operation {
    case .path: return tables.paths.rank(glob: payload, file: Int(traits.files[type])) >= 0
    case .imports: return imports(payload, file: Int(traits.files[type]))
    case .folderImports: return folderImports(payload, file: Int(traits.files[type]))
    case .module: return isModule(graph.types[type].module, payload)
    case .conformsAny: return tables.supertypes.matches(type, anyOf: payload)
    case .conforms: return tables.supertypes.matches(type, glob: payload)
    case .conformsOutside: return tables.outsideSupertypes.matches(type, glob: payload)
    case .name: return traits.withName(of: type) { program.globs.globs[payload].matches($0) }
    case .suffixes: return traits.withName(of: type) { program.suffixes[payload].matches($0) }
    case .suffix:
      return traits.withName(of: type) { name in
        program.texts[payload].withUnsafeBufferPointer { hasSuffix(name, $0) }
      }
    case .prefix: return traits.withName(of: type) { CamelWords.starts($0, with: program.texts[payload]) }
    case .inherits:
      let glob = program.globs.globs[payload]
      return graph.countedSupertypes(of: TypeID(UInt32(type))).contains {
        glob.matches(lastComponent(graph.name(of: $0)))
      }
    case .attribute: return graph.hasAttribute(TypeID(UInt32(type)), program.globs.globs[payload])
    case .takes: return graph.takes(TypeID(UInt32(type)), program.globs.globs[payload])
    case .stores: return graph.stores(TypeID(UInt32(type)), program.globs.globs[payload])
    case .member: return graph.hasMember(TypeID(UInt32(type)), program.globs.globs[payload])
    case .word: return traits.withName(of: type) { CamelWords.contains(program.texts[payload], in: $0) }
    case .shape: return shapes.has(TypeShape.allCases[payload], TypeID(UInt32(type)))
    case .wires: return !unconfirmed.contains(type)
    // What the type must have of these, its node states.
    case .kinds, .isPublic, .isTopLevel: return true
    case .never, .layer, .inside, .all, .any, .not: return false
    }
  }

  /// The same for all files of a folder, of which none need be looked at by itself.
  private mutating func folderImports(_ glob: Int, file: Int) -> Bool {
    let folder = tables.paths.folder(of: file)
    if filesOfFolder.isEmpty {
      filesOfFolder = Dictionary(grouping: graph.files.indices) { tables.paths.folder(of: $0) }
    }
    let hasAsked = hasAskedForImports
    defer { hasAskedForImports = hasAsked }
    return filesOfFolder[folder]?.contains { imports(glob, file: $0) } ?? false
  }

  /// Whether another graph with the same files has other answers for the folders of some of them.
  func hasOtherImports(of files: Focus, than last: Graph) -> Bool {
    !program.importsOfFolders.isEmpty
      && graph.files.indices.contains { file in
        guard files.contains(FileID(UInt32(file))) else { return false }
        return program.importsOfFolders.contains { glob in
          let pattern = program.imports.globs[glob]
          return graph.files[file].facts.imports(pattern) != last.files[file].facts.imports(pattern)
        }
      }
  }

  private mutating func imports(_ glob: Int, file: Int) -> Bool {
    hasAskedForImports = true
    let index = file * program.imports.globs.count + glob
    if importAnswers[index] == 0 {
      importAnswers[index] = graph.files[file].facts.imports(program.imports.globs[glob]) ? 2 : 1
    }
    return importAnswers[index] == 2
  }
}

// MARK: Ranks

extension SelectorEvaluator {
  /// How specifically a selector matches a file, or a type in it: a rank of ``PathTable``; -1 if it does not match. A
  /// condition on the type itself ranks above every path.
  mutating func rank(_ index: Int, file: Int, type: Int?) -> Int {
    let node = program.nodes[index]
    switch node.operation {
    case .path: return tables.paths.rank(glob: Int(node.payload), file: file)
    case .module: return rank(ofModule: Int(node.payload), file: file)
    case .imports: return imports(Int(node.payload), file: file) ? 0 : -1
    case .folderImports: return folderImports(Int(node.payload), file: file) ? 0 : -1
    case .not: return rank(index + 1, file: file, type: type) < 0 ? 0 : -1
    case .any:
      var best = -1
      var part = index + 1
      while part < node.next {
        best = max(best, rank(part, file: file, type: type))
        part = Int(program.nodes[part].next)
      }
      return best
    case .all:
      var best = 0
      var part = index + 1
      while part < node.next {
        let rank = rank(part, file: file, type: type)
        if rank < 0 { return -1 }
        best = max(best, rank)
        part = Int(program.nodes[part].next)
      }
      return best
    case .kinds, .isPublic, .isTopLevel: return type.map { admits(node, traits.signs[$0], .all) ? 0 : -1 } ?? -1
    default:
      return type.map { admits(node, traits.signs[$0], .all) && leaf(node, type: $0) ? PathTable.certain : -1 } ?? -1
    }
  }

  /// A module ranks like the folder of the same name that contains all its files; if there is none, like the highest folder of
  /// that name, or the root.
  private mutating func rank(ofModule glob: Int, file: Int) -> Int {
    guard !ignoresModule, isModule(graph.files[file].module, glob) else { return -1 }
    let module = graph.modules[graph.files[file].module.index]
    let folders = graph.files[file].path.utf8.split(separator: UInt8(ascii: "/")).dropLast()
    func isNamedLikeModule(_ folder: Substring.UTF8View) -> Bool { module.isNamed { folder.elementsEqual($0.utf8) } }
    let common = tables.moduleDepths[graph.files[file].module.index]
    let index =
      folders.prefix(common).lastIndex(where: isNamedLikeModule) ?? folders.firstIndex(where: isNamedLikeModule)
    return Int(PathTable.rank(depth: (index ?? -1) + 1, names: 1))
  }

  private mutating func isModule(_ module: ModuleID, _ glob: Int) -> Bool {
    let index = module.index * program.globs.globs.count + glob
    if moduleAnswers[index] == 0 {
      moduleAnswers[index] = graph.modules[module.index].isNamed(program.globs.globs[glob].matches) ? 2 : 1
    }
    return moduleAnswers[index] == 2
  }
}

extension FileFacts {
  /// Whether a file imports a module with such a name.
  func imports(_ module: Glob) -> Bool { imports.contains { module.matches(names[$0.module]) } }
}

extension Graph {
  /// Whether a file of the folder of a file imports a module with such a name.
  func folderImports(_ module: Glob, beside file: FileID) -> Bool {
    let folder = files[file.index].path.parentPath
    return files.contains { $0.path.parentPath == folder && $0.facts.imports(module) }
  }
}
