import StrataClassification
import StrataDefinition
import StrataModel
import StrataRules

/// Plans a protocol for a type in another layer, and edits users of the type so that they depend on the protocol.
struct InterfacePlanner {
  private(set) var changes: SourceChanges
  private let project: ClassifiedGraph
  private let kind: ChangePlan.Kind
  private let users: [TypeID]
  private let target: TypeID
  private let name: String
  /// The path of the protocol's file; nil if an existing protocol is used.
  private let path: String?
  /// Whether the manifests do not say which target compiles the protocol's file.
  private let isUnlisted: Bool
  private var assumptions: [String] = []
  private var limits: [String] = []
  /// By file: the ranges that are copied into the protocol.
  private var signatures: [FileID: [Range<Int>]] = [:]
  private var injected: Set<TypeID> = []

  private var graph: Graph { project.graph }

  /// - Parameters:
  ///   - users: the types that will depend on the protocol.
  ///   - name: the name of a new protocol; nil: an existing protocol is used, or a name is derived.
  ///   - folder: the folder of a new protocol.
  init(
    _ snapshot: Snapshot, _ workspace: any Workspace, kind: ChangePlan.Kind, users: [TypeID], target: TypeID,
    name: String?, folder: DestinationFinder.Found
  ) throws(WhatIfError) {
    project = snapshot.project
    self.kind = kind
    self.users = users
    self.target = target
    changes = SourceChanges(workspace)
    let graph = snapshot.graph
    try Self.requireReplaceable(target, graph)
    let uses = users.map { TypeUses(of: target, by: $0, in: graph) }
    let operations = Set(uses.flatMap(\.operations)).sorted()
    if kind == .invert { try Self.requireUse(uses.flatMap(\.all), of: target, graph) }
    let existing = name == nil ? Self.interface(of: target, operations, users, project) : nil
    if let existing {
      self.name = graph[existing].name
      path = nil
      isUnlisted = false
      assumptions.append(
        "`\(graph[target].name)` conforms to `\(graph[existing].name)`, which has the operations that are called; no "
          + "protocol is declared")
    } else {
      let chosen: String
      if let name {
        chosen = name
      } else {
        chosen = try Self.newName(for: target, graph, project.definition.vocabulary)
      }
      self.name = chosen
      let file = RelativePath.child(chosen + ".swift", of: folder.folder)
      path = file
      isUnlisted = snapshot.isUnlisted(file)
      if let reason = folder.reason { assumptions.append("the protocol's folder is \(folder.folder), \(reason)") }
      try declare(uses, operations, in: folder.folder)
      try conform()
    }
    for (user, uses) in zip(users, uses) { try replace(uses, of: user) }
  }

  // MARK: The protocol

  private mutating func declare(
    _ uses: [TypeUses], _ operations: [DeclarationID], in folder: String
  ) throws(WhatIfError) {
    guard let path else { return }
    if graph.files.contains(where: { $0.path == path }) {
      throw WhatIfError("\(path) exists already; name the protocol with --as NAME")
    }
    var text = ProtocolText(graph)
    for operation in operations {
      let bytes = try changes.read(graph[operation.file].path)
      text.add(operation, settable: try isAssigned(operation, uses), in: bytes)
    }
    signatures = text.ranges
    limits += text.limits
    if text.requirements.isEmpty {
      limits.append("no operation of `\(graph[target].name)` is called, so `\(name)` has none")
    }
    let body = text.requirements.map { "  \($0)\n" }.joined()
    changes.create(
      path, "protocol \(name)\(isActorIsolated ? ": Actor" : "") {\n\(body)}\n",
      like: graph[graph[(kind == .invert ? users.first : nil) ?? target].declaration.file].path)
    var imports = SignatureImports(graph, project.definition)
    for (file, ranges) in signatures.sorted(by: { $0.key < $1.key }) { imports.add(ranges, of: file) }
    for module in imports.modules { _ = changes.addImport("import \(module)", toNew: path) }
    assumptions += imports.doubts.map { "\(path) \($0)" }
  }

  private var isActorIsolated: Bool { graph[target].kind == .actor }

  /// Whether one of the uses assigns to a property, which means that `=` follows its name.
  private mutating func isAssigned(_ operation: DeclarationID, _ uses: [TypeUses]) throws(WhatIfError) -> Bool {
    for reference in uses.flatMap(\.all) where reference.memberDeclaration == operation {
      let bytes = try changes.read(graph[reference.file].path)
      let scanner = SourceScanner(bytes: bytes)
      let end = Int(reference.offset) + graph.text(reference.member, in: reference.file).utf8.count
      guard end < bytes.count, let next = scanner.firstVisible(from: end) else { continue }
      let after = next + 1 < bytes.count ? bytes[next + 1] : 0
      if bytes[next] == UInt8(ascii: "="), after != UInt8(ascii: "=") { return true }
      if "+-*/".utf8.contains(bytes[next]), after == UInt8(ascii: "=") { return true }
    }
    return false
  }

  /// Adds the conformance to the declaration of the type.
  private mutating func conform() throws(WhatIfError) {
    let entity = graph[target]
    let path = graph[entity.declaration.file].path
    let fact = graph[entity.declaration]
    let scanner = SourceScanner(bytes: try changes.read(path))
    guard let brace = scanner.first(of: [UInt8(ascii: "{")], from: Int(fact.nameOffset)),
      let last = scanner.lastVisible(before: brace)
    else { throw WhatIfError("the declaration of `\(entity.name)` in \(path) could not be read") }
    try changes.edit(path, .insert((fact.inherited.isEmpty ? ": " : ", ") + name, at: last + 1))
  }

  // MARK: The users

  private mutating func replace(_ uses: TypeUses, of user: TypeID) throws(WhatIfError) {
    var replacement = UserReplacement(
      graph, user: user, target: target, protocolName: name, project.definition.vocabulary)
    try replacement.apply(uses, &changes)
    limits += replacement.limits
    if replacement.isInjected { injected.insert(user) }
  }

  /// Adds the imports and access levels that the protocol's module needs.
  /// - Returns: whether anything was added.
  mutating func adapt(to after: Snapshot) throws(WhatIfError) -> Bool {
    guard let path, let file = after.graph.files.first(where: { $0.path == path }) else { return false }
    let module = after.graph[file.module]
    if isUnlisted, module.origin != .folder {
      assumptions.append("\(path) is added to target `\(module.name)`; the project file is not edited")
    }
    let home = graph[target].declaration.file
    var adapter = ModuleAdapter(graph, origin: home, moved: signatures, file: file, in: after.graph)
    try adapter.adaptProtocol(&changes, usedBy: [home] + users.map { graph[$0].declaration.file })
    assumptions += adapter.assumptions
    limits += adapter.limits
    return adapter.hasEdits
  }

  func plan(_ after: Snapshot) -> ChangePlan {
    var assumptions = assumptions
    var limits = limits
    let targetName = graph[target].name
    for user in users {
      let userName = graph[user].name
      if injected.contains(user) {
        assumptions.append("`\(userName)` is given its `\(name)` by the code that creates it")
        let creators = TypeUses.creators(of: user, project)
        if !creators.isEmpty {
          limits.append(
            "\(quotedNames(creators)) \(inflected("create", creators.count)) `\(userName)` and must pass a `\(name)`")
        }
        let own = OwnCreations(of: user, in: graph).members
        if !own.isEmpty {
          limits.append(
            "\(quotedNames(own)) \(inflected("create", own.count)) `\(userName)` in its own code and must pass a "
              + "`\(name)`; a static instance has none to pass")
        }
        let subclasses = TypeUses.subclasses(of: user, graph)
        if !subclasses.isEmpty {
          limits.append(
            "\(quotedNames(subclasses)) \(inflected("inherit", subclasses.count)) from `\(userName)` and must pass a "
              + "`\(name)` to its initializer")
        }
      }
      let left = TypeUses.locations(
        of: TypeIdentity(target, in: graph), by: TypeIdentity(user, in: graph), in: after.graph)
      if !left.isEmpty { limits.append("`\(userName)` still uses `\(targetName)` at \(listed(left, limit: 3))") }
    }
    let layer = path.flatMap { path in after.graph.files.firstIndex { $0.path == path } }
      .flatMap { after.project.layerOfFile[$0] }
    let place = path.map { " in \($0)\(layer.map { " (layer \($0))" } ?? "")" } ?? ""
    let shown = quotedNames(users.map { graph[$0].name })
    let title =
      kind == .invert
      ? "invert \(shown) → `\(targetName)`: \(shown) depends on `\(name)`\(place)"
      : "declare `\(name)`\(place) for `\(targetName)`, used by \(users.isEmpty ? "nothing" : shown)"
    return ChangePlan(
      kind: kind, title: title, symbol: graph[graph[target].module].name + "." + targetName, files: changes.files(),
      assumptions: assumptions, limits: limits)
  }
}
