import StrataDefinition
import StrataModel

/// The feature of each file, and the files that are the interface of a feature.
struct FeatureUnits {
  var names: [String] = []
  /// By file; -1 for a file of no feature.
  var ofFile: [Int]
  /// By unit: the protocol that is its interface.
  var doors: [Int: String] = [:]
  private var isInterfaceFile: [Bool]
  /// By unit: it consists of whole targets, and neither an interface nor screens make it a module of this kind.
  private(set) var isLibrary: [Bool] = []

  init(_ context: RuleContext, settings: RuleSettings) {
    let graph = context.project.graph
    let features = context.features(settings)
    let folders = Set(settings.list("interface-folders", context.vocabulary))
    names = features.names
    ofFile = features.ofFile
    let suffixes = context.vocabulary[.moduleInterfaceSuffixes]
    let isInterface = graph.modules.map { suffixes.matches($0.importedName) }
    // Sorted by path, so that consecutive files mostly are in one folder.
    var last: (parent: Substring, isInterface: Bool)?
    isInterfaceFile = graph.files.map { file in
      if isInterface[file.module.index] { return true }
      let parent = file.path.parentPath
      if let last, last.parent == parent { return last.isInterface }
      let isInterface = parent.pathComponents.contains { folders.contains(String($0)) }
      last = (parent, isInterface)
      return isInterface
    }
    let stems = graph.modules.map { ModuleParts.stem($0.importedName, context.vocabulary) }

    // Modules with an interface are also features. The interface of a feature inside a module is not that of the module.
    var hasInterface: Set<String> = []
    for (index, file) in graph.files.enumerated() where isInterfaceFile[index] && ofFile[index] < 0 && !file.isTest {
      hasInterface.insert(stems[file.module.index])
    }
    var units: [String: Int] = [:]
    for (index, file) in graph.files.enumerated() where ofFile[index] < 0 && !file.isTest {
      let stem = stems[file.module.index]
      guard hasInterface.contains(stem) else { continue }
      if units[stem] == nil {
        units[stem] = names.count
        names.append(stem)
      }
      ofFile[index] = units[stem] ?? -1
    }
    for type in graph.typeIDs where context.has(.moduleInterface, type) && context.isInterface(type) {
      let unit = ofFile[graph.types[type.index].declaration.file.index]
      if unit >= 0, doors[unit] == nil { doors[unit] = graph[type].name }
    }
    findLibraries(context)
  }

  private mutating func findLibraries(_ context: RuleContext) {
    let (graph, parts) = (context.project.graph, ModuleParts(context))
    isLibrary = names.indices.map { doors[$0] == nil }
    var unitOfModule: [ModuleID: Int] = [:]
    for (index, file) in graph.files.enumerated() where !file.isTest {
      let unit = ofFile[index]
      if unit >= 0, parts.ofFile[index] >= 0 { isLibrary[unit] = false }
      // Folders of one target are features as they are named.
      let other = unitOfModule.updateValue(unit, forKey: file.module)
      for part in [unit, other ?? unit] where part >= 0 && other.map({ $0 != unit }) ?? false {
        isLibrary[part] = false
      }
    }
    for type in [.viewModel, .coordinator, .uiState].flatMap({ context.project.types(in: $0) }) {
      let unit = ofFile[graph.types[type.index].declaration.file.index]
      if unit >= 0 { isLibrary[unit] = false }
    }
  }

  /// Whether a reference reaches into another feature.
  func isCrossed(by reference: Reference, to file: FileID, _ context: RuleContext) -> Bool {
    isCrossed(from: ofFile[reference.file.index], to: ofFile[file.index])
      && !isInterface(reference.target, in: file, context)
  }

  func isInterface(_ target: Target, in file: FileID, _ context: RuleContext) -> Bool {
    isInterfaceFile[file.index] || target.typeID.map { isInterface($0, context) } ?? false
  }

  /// Whether a type is part of the interface of its feature, wherever it is declared.
  func isInterface(_ type: TypeID, _ context: RuleContext) -> Bool {
    context.has(.moduleInterface, type) || context.has(.externalDependencies, type)
  }

  /// Whether the files of two parts may not use each other, apart from what is part of an interface.
  func isCrossed(from user: Int, to target: Int) -> Bool {
    user >= 0 && target >= 0 && user != target && !isLibrary[target]
  }

  /// Whether a file is part of the interface of its feature, whatever it declares.
  func isInterface(_ file: FileID) -> Bool { isInterfaceFile[file.index] }
}
