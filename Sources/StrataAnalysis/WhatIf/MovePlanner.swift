import StrataClassification
import StrataModel

/// Plans the move of a type to another layer or folder: of its file if it declares nothing else, otherwise of the
/// declaration.
struct MovePlanner {
  private(set) var changes: SourceChanges
  private let project: ClassifiedGraph
  private let type: TypeID
  private let kind: ChangePlan.Kind
  private let destination: WhatIf.Destination
  private let found: DestinationFinder.Found
  /// The paths of the file before and after the move.
  private let origin: String
  private let target: String
  private var assumptions: [String] = []
  private var limits: [String] = []
  /// Whether the manifests do not say which target compiles the new file.
  private let isUnlisted: Bool
  /// The ranges of the file that move; nil: the whole file.
  private var movedRanges: [Range<Int>]?
  /// The files that the plan shows, if the changes contain more; nil: all.
  private var shownFiles: [FileChange]?

  private var graph: Graph { project.graph }
  private var name: String { graph[type].name }

  init(
    _ snapshot: Snapshot, _ workspace: any Workspace, _ type: TypeID, to destination: WhatIf.Destination,
    finder: DestinationFinder, wholeFile isWholeFile: Bool, kind: ChangePlan.Kind
  ) throws(WhatIfError) {
    project = snapshot.project
    let graph = snapshot.graph
    self.type = type
    self.destination = destination
    self.kind = kind
    changes = SourceChanges(workspace)
    let entity = graph[type]
    if let outer = entity.outer {
      throw WhatIfError(
        "`\(entity.name)` is declared inside `\(graph[outer].name)`; move the outer type, or make it a type of its own first"
      )
    }
    if entity.isLocal { throw WhatIfError("`\(entity.name)` is declared inside a function") }
    origin = graph[entity.declaration.file].path
    found = try finder.folder(for: destination)
    let parts = FileParts(of: type, in: graph)
    let movesFile = isWholeFile || parts.isAloneInFile
    let fileName = movesFile ? String(origin.lastPathComponent) : entity.simpleName + ".swift"
    target = RelativePath.child(fileName, of: found.folder)
    isUnlisted = snapshot.isUnlisted(target)
    if graph.files.contains(where: { $0.path == target }) {
      throw WhatIfError("\(target) exists already; name another folder")
    }
    if let reason = found.reason { assumptions.append("the new folder is \(found.folder), \(reason)") }
    if movesFile {
      // A file that cannot be read would move as an empty one.
      _ = try changes.read(origin)
      changes.move(origin, to: target)
      if !parts.isAloneInFile { note(moving: parts) }
    } else {
      try extract(parts)
    }
    noteExtensions()
  }

  private mutating func note(moving parts: FileParts) {
    assumptions.append("everything in the file moves: \(quotedNames(parts.namesOfOthers)) too")
  }

  private mutating func extract(_ parts: FileParts) throws(WhatIfError) {
    let others = quotedNames(parts.namesOfOthers)
    let bytes = try changes.read(origin)
    guard graph[graph[type].declaration.file].facts.syntaxErrors.isEmpty,
      Int(graph[graph[type].declaration.file].facts.lineStarts.last ?? 0) <= bytes.count
    else { throw WhatIfError("\(origin) has syntax errors, so `\(name)` cannot be separated; --file moves the file") }
    guard parts.areUnconditional, let prologue = parts.prologue(in: bytes) else {
      throw WhatIfError(
        "`\(name)` cannot be separated from \(others), because an `#if` of \(origin) spans both; --file moves the file")
    }
    let ranges = (parts.own + parts.helpers).sorted().map { parts.range(of: $0, in: bytes) }
    changes.extract(
      SourceChanges.Extraction(origin: origin, path: target, prologue: prologue, parts: ranges))
    movedRanges = ranges
    assumptions.append(
      "\(others) of the same file \(inflected("stay", parts.namesOfOthers.count)) there (--file moves the file)")
    let facts = graph[graph[type].declaration.file].facts
    if !facts.imports.isEmpty { assumptions.append("the new file has all imports of the old one") }
    if facts.suppressions.contains(where: { $0.scope == .file || $0.scope == .region }) {
      limits.append("suppression comments for the file or a region stay in \(origin)")
    }
    for index in parts.shared() {
      let fact = facts.declarations[index]
      guard let word = AccessEdits.word(of: fact, in: bytes) else { continue }
      try changes.edit(origin, TextEdit(word.range, "internal"))
      assumptions.append("`\(facts.names[fact.name])` becomes internal, because `\(name)` uses it from another file")
    }
  }

  private mutating func noteExtensions() {
    let entity = graph[type]
    let elsewhere = Set(entity.extensions.map(\.file)).subtracting([entity.declaration.file]).sorted()
    if !elsewhere.isEmpty {
      assumptions.append(
        "extensions of `\(name)` in other files stay: \(elsewhere.map { graph[$0].path }.joined(separator: ", "))")
    }
  }

  /// Adds the imports and access levels that a move to another module needs.
  /// - Parameter after: the snapshot with the edits made so far.
  /// - Returns: whether anything was added.
  mutating func adapt(to after: Snapshot) throws(WhatIfError) -> Bool {
    guard let file = after.graph.files.first(where: { $0.path == target }) else { return false }
    if isUnlisted, after.graph[file.module].origin != .folder {
      assumptions.append(
        "\(target) is added to target `\(after.graph[file.module].name)`; the project file is not edited")
    }
    var adapter = ModuleAdapter(
      graph, origin: graph[type].declaration.file, moved: movedRanges.map { [graph[type].declaration.file: $0] },
      file: file, in: after.graph)
    guard adapter.isOtherModule else { return false }
    let old = graph[graph[graph[type].declaration.file].module]
    let files = changes.files()
    try adapter.adapt(&changes)
    if after.graph[file.module].origin == .folder {
      // No target lists the new file, so the module is inferred from its folder. The imports that this needs are
      // part of the check, not of the plan.
      shownFiles = files
      assumptions.append("\(target) is added to target `\(old.name)`; the project file is not edited")
      return true
    }
    assumptions += adapter.assumptions
    limits += adapter.limits
    return true
  }

  func plan(_ after: Snapshot) -> ChangePlan {
    var limits = limits
    let layer = after.graph.files.firstIndex { $0.path == target }.flatMap { after.project.layerOfFile[$0] }
    if case .layer(let wanted) = destination, layer != wanted {
      limits.append("\(target) would be in \(layer.map { "layer \($0)" } ?? "no layer"), not in \(wanted)")
    }
    if let moved = movedIdentity(in: after.graph).type(in: after.graph) {
      if let own = after.project.layer(of: moved), own != layer, let role = after.project.role(of: moved) {
        limits.append("`\(name)` belongs to layer \(own) by its role \(role.rawValue), wherever it is declared")
      }
      if after.graph[moved].isTest != graph[type].isTest {
        limits.append("\(target) is \(after.graph[moved].isTest ? "test code" : "no test code")")
      }
    }
    let verb = kind == .declare ? "declare `\(name)` in" : "move `\(name)` to"
    return ChangePlan(
      kind: kind, title: "\(verb) \(target)\(layer.map { " (layer \($0))" } ?? "")",
      symbol: graph[graph[type].module].name + "." + name, files: shownFiles ?? changes.files(),
      assumptions: assumptions,
      limits: limits)
  }

  /// The type in the new file, whose module may be another.
  private func movedIdentity(in after: Graph) -> TypeIdentity {
    var identity = TypeIdentity(type, in: graph)
    identity.path = target
    if let file = after.files.first(where: { $0.path == target }) { identity.module = after[file.module].name }
    return identity
  }
}
