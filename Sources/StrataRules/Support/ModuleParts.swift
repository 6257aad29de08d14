import StrataDefinition
import StrataModel

/// The parts of modules that are divided into an Interface, which other modules use, and an Implementation: two targets
/// (`Shows` or `ShowsInterface`, and `ShowsImplementation`), or two sibling folders of one target.
struct ModuleParts: Sendable {
  enum Part: UInt8, Sendable { case interface, implementation }

  /// Names for messages; the same name in two folders stands for two modules.
  private(set) var names: [String] = []
  /// By file: the index of its module, or -1.
  private(set) var ofFile: [Int]
  /// By file: the part of that module; nil outside divided modules.
  private(set) var partOfFile: [Part?]
  /// By target that is the Implementation of a module: the index of that module.
  private(set) var implementationTargets: [ModuleID: Int] = [:]
  /// By module: the target that is its Interface; nil for one that consists of folders.
  private(set) var interfaceTargets: [ModuleID?] = []

  init(_ context: RuleContext) {
    let graph = context.project.graph
    ofFile = Array(repeating: -1, count: graph.files.count)
    partOfFile = Array(repeating: nil, count: graph.files.count)
    // Which targets are parts of modules depends on imports.
    addTargets(context)
    if isEmpty {
      let withoutTargets = self
      self = context.kept("module parts that are folders") { withoutTargets.adding(foldersOf: context) }
    } else {
      addFolders(context)
    }
  }

  var isEmpty: Bool { names.isEmpty }

  func isIn(_ part: Part, _ file: FileID) -> Bool { partOfFile[file.index] == part }

  /// Whether a type is declared in the Implementation of a module.
  func isImplementation(_ type: TypeID, in graph: Graph) -> Bool {
    isIn(.implementation, graph.types[type.index].declaration.file)
  }

  /// `Login` of `LoginInterface` and `LoginImplementation`.
  static func stem(_ module: String, _ vocabulary: Vocabulary) -> String {
    vocabulary[.moduleInterfaceSuffixes].removed(from: module)
      ?? vocabulary[.moduleImplementationSuffixes].removed(from: module) ?? module
  }

  // MARK: - Targets

  private mutating func addTargets(_ context: RuleContext) {
    let (graph, vocabulary) = (context.project.graph, context.vocabulary)
    var byStem: [String: (interface: [ModuleID], implementation: [ModuleID], bare: ModuleID?)] = [:]
    for (index, module) in graph.modules.enumerated() where !module.isTest {
      let id = ModuleID(UInt32(index))
      if let stem = vocabulary[.moduleInterfaceSuffixes].removed(from: module.name) {
        byStem[stem, default: ([], [], nil)].interface.append(id)
      } else if let stem = vocabulary[.moduleImplementationSuffixes].removed(from: module.name) {
        byStem[stem, default: ([], [], nil)].implementation.append(id)
      } else {
        byStem[module.name, default: ([], [], nil)].bare = id
      }
    }
    var parts: [ModuleID: (unit: Int, part: Part)] = [:]
    for (stem, found) in byStem.sorted(by: { $0.key < $1.key }) {
      var (interface, implementation) = (found.interface, found.implementation)
      if let bare = found.bare {
        if interface.isEmpty {
          interface = [bare]
        } else if implementation.isEmpty {
          implementation = [bare]
        }
      }
      // The Implementation implements the protocols of the Interface, so it imports it.
      implementation = implementation.filter { target in interface.contains { Self.imports(target, $0, graph) } }
      guard !interface.isEmpty, !implementation.isEmpty else { continue }
      for target in interface { parts[target] = (names.count, .interface) }
      for target in implementation {
        parts[target] = (names.count, .implementation)
        implementationTargets[target] = names.count
      }
      names.append(stem)
      interfaceTargets.append(interface.first)
    }
    guard !parts.isEmpty else { return }
    for (index, file) in graph.files.enumerated() where !file.isTest {
      guard let (unit, part) = parts[file.module] else { continue }
      ofFile[index] = unit
      partOfFile[index] = part
    }
  }

  private static func imports(_ importer: ModuleID, _ imported: ModuleID, _ graph: Graph) -> Bool {
    graph[importer].dependencies.contains(graph[imported].name)
      || graph.files(importing: imported).contains { graph[$0].module == importer }
  }

  // MARK: - Folders

  private func adding(foldersOf context: RuleContext) -> ModuleParts {
    var parts = self
    parts.addFolders(context)
    return parts
  }

  private mutating func addFolders(_ context: RuleContext) {
    let (graph, vocabulary) = (context.project.graph, context.vocabulary)
    let interfaceNames = vocabulary[.interfaceFolders]
    let implementationNames = vocabulary[.implementationFolders]
    var folders: [String: Halves] = [:]
    // Sorted by path, so that consecutive files mostly are in one folder.
    var last: (parent: Substring, splits: [(folder: String, part: Part)])?
    for (index, file) in graph.files.enumerated() where !file.isTest && ofFile[index] < 0 {
      let parent = file.path.parentPath
      if last?.parent != parent {
        let parts = parent.pathComponents
        let splits = parts.indices.compactMap { split -> (folder: String, part: Part)? in
          let name = String(parts[split])
          let isInterface = interfaceNames.contains(name)
          guard isInterface || implementationNames.contains(name) else { return nil }
          return (parts[..<split].joined(separator: "/"), isInterface ? .interface : .implementation)
        }
        last = (parent, splits)
      }
      for split in last?.splits ?? [] {
        folders[split.folder, default: Halves()].insert(FileID(UInt32(index)), in: split.part)
      }
    }
    // An outer folder before those inside it.
    for (folder, halves) in folders.sorted(by: { $0.key < $1.key }) where halves.isModule(context) {
      let unit = names.count
      names.append(name(of: folder, halves, context))
      interfaceTargets.append(nil)
      for (part, files) in [(Part.interface, halves.interface), (.implementation, halves.implementation)] {
        for file in files where ofFile[file.index] < 0 {
          (ofFile[file.index], partOfFile[file.index]) = (unit, part)
        }
      }
    }
  }

  /// `Modules/Cart/Sources` is the folder of `Cart`; a `Sources` at the root is that of its target.
  private func name(of folder: String, _ halves: Halves, _ context: RuleContext) -> String {
    let graph = context.project.graph
    let parts = folder.pathComponents.filter { !context.vocabulary[.sourceFolders].contains(String($0)) }
    return parts.last.map(String.init) ?? halves.implementation.first.map { graph[graph[$0].module].name } ?? ""
  }

  /// The files of two sibling folders.
  private struct Halves {
    var interface: [FileID] = []
    var implementation: [FileID] = []

    mutating func insert(_ file: FileID, in part: Part) {
      if part == .interface { interface.append(file) } else { implementation.append(file) }
    }

    /// Whether the folders divide a module, not one layer of it: `Domain/UseCases/{Interface,Implementation}`. The
    /// interface of a module declares its protocol, or its implementation has several layers.
    func isModule(_ context: RuleContext) -> Bool {
      guard !interface.isEmpty, !implementation.isEmpty else { return false }
      let graph = context.project.graph
      let isDeclared = interface.contains { file in
        graph.topLevelTypes(of: file).contains {
          context.has(.moduleInterface, $0) || context.has(.externalDependencies, $0)
        }
      }
      if isDeclared { return true }
      let layers = Set(implementation.compactMap { context.layerOfFile[$0.index] })
      return layers.count > 1
    }
  }
}
