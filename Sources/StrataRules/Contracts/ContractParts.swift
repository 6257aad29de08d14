import StrataDefinition
import StrataModel

/// The part of each file, as a contract divides the code base.
struct ContractParts {
  private(set) var names: [String] = []
  /// By file: the index of its part; -1 for test code and files of no part.
  private(set) var ofFile: [Int] = []

  init(_ selection: PartSelection, _ context: RuleContext) {
    let graph = context.project.graph
    var numbers: [String: Int] = [:]
    for index in graph.files.indices {
      guard !graph.files[index].isTest, let name = Self.part(of: FileID(UInt32(index)), selection, context) else {
        ofFile.append(-1)
        continue
      }
      let number = numbers.value(of: name, orInsert: names.count)
      if number == names.count { names.append(name) }
      ofFile.append(number)
    }
  }

  /// A contract about parts compares at least two; what is missing, for notices.
  var missing: [String] { names.count == 1 ? ["there is only one part, '\(names[0])'"] : [] }

  private static func part(of file: FileID, _ selection: PartSelection, _ context: RuleContext) -> String? {
    let graph = context.project.graph
    func isExcepted(_ name: String) -> Bool { selection.except.contains { $0.matches(name) } }
    let folders = graph[file].path.pathComponents.dropLast()
    let paths = folders.indices.map { folders[...$0].joined(separator: "/") }
    if paths.contains(where: isExcepted) { return nil }
    if let folder = paths.first(where: { path in selection.folders.contains { $0.matches(path) } }) { return folder }
    let module = graph[graph[file].module].name
    let isNamed = selection.modules.contains { glob in graph[graph[file].module].isNamed { glob.matches($0) } }
    if isNamed, !graph[graph[file].module].isNamed(isExcepted) { return module }
    guard let layer = context.importingLayer(of: file) else { return nil }
    let name = context.layerName(layer)
    return selection.layers.contains(name) && !isExcepted(name) ? name : nil
  }

  /// The parts of a usage's code and of what it uses: the type, and the extension that declares the member. Empty if one
  /// of them is in no part, or both are in the same one.
  func crossings(_ usage: Usage, _ context: RuleContext) -> [(from: Int, to: Int)] {
    var targets: [FileID]
    switch usage.reference.target {
    case .type(let type):
      // What an alias stands for has a reference of its own.
      if context.isTransparentAlias(type) || !context.isProduction(type) && !context.flags[type.index].contains(.alias)
      {
        return []
      }
      targets = [context.project.graph.types[type.index].declaration.file]
      if let file = context.fileOfExtension(usage.reference, of: type) { targets.append(file) }
    case .declaration(let file): targets = [file]
    case .external: return []
    }
    return targets.compactMap { crossing(from: usage.reference.file, to: $0) }
  }

  func crossing(from user: FileID, to target: FileID) -> (from: Int, to: Int)? {
    let (from, to) = (ofFile[user.index], ofFile[target.index])
    return from >= 0 && to >= 0 && from != to ? (from, to) : nil
  }
}
