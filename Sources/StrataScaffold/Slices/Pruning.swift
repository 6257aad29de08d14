import StrataModel
import StrataSyntax

/// Removes files from a set of files, and from the others what only made sense with them: imports, members, list
/// elements, statements and tests that use what the removed files declared, and declarations that nothing uses any more.
///
/// A heuristic: uses are found by name. A name that another file still declares is not gone, and members of removed
/// types are not looked for, since the names of these types lead to what uses them.
struct Pruning {
  private(set) var files: [String: [UInt8]]
  private var sources: [String: SwiftSource] = [:]
  private var gone: Set<String> = []
  private var goneInManifests: [String: Set<String>] = [:]
  /// Targets and products that do not exist any more, as manifests name them.
  private var modules: Set<String> = []
  /// With files that were removed.
  private var removedFolders: Set<String> = []

  init(_ files: [String: [UInt8]]) {
    self.files = files
    for (path, bytes) in files where path.hasSuffix(".swift") { sources[path] = SwiftSource(bytes) }
  }

  /// - Parameters:
  ///   - isRemoved: whether a file goes away, by its path.
  ///   - names: other names that do not exist any more, such as modules.
  mutating func remove(files isRemoved: (String) -> Bool, names: Set<String> = []) {
    let usedBefore = usedNames
    gone.formUnion(names)
    modules = names
    for path in files.keys.sorted() where isRemoved(path) {
      removedFolders.formUnion(folders(of: path))
      removeFile(path)
    }
    for _ in 0..<100 {
      let before = (files.count, gone.count + modules.count)
      var changed = removeUses()
      if removeOrphans(usedBefore) { changed = true }
      if !changed, before == (files.count, gone.count + modules.count) { break }
    }
  }

  private func folders(of path: String) -> [String] {
    let parts = path.pathComponents
    return parts.indices.dropFirst().map { parts[..<$0].joined(separator: "/") }
  }

  private mutating func removeFile(_ path: String) {
    if let source = sources[path] {
      for declaration in source.declarations where !declaration.isLocal && !declaration.isPrivate {
        // Members of types that stay, such as those of an extension, are used without the type's name.
        let isOwn = declaration.owner.map { owner in source.declarations.contains { $0.name == owner } } ?? false
        if !isOwn { gone.insert(declaration.name) }
      }
    }
    files[path] = nil
    sources[path] = nil
    forgetDeclared()
  }

  /// What is declared elsewhere is not gone.
  private mutating func forgetDeclared() {
    for source in sources.values {
      for declaration in source.declarations where !declaration.isLocal { gone.remove(declaration.name) }
    }
  }

  private mutating func removeUses() -> Bool {
    var hasChanged = false
    let goneNow = gone
    for path in sources.keys.sorted() {
      guard let source = sources[path] else { continue }
      var marks = RemovalMarks(source)
      let isManifest = path.pathComponents.last == "Package.swift"
      // The constants of a manifest are its own.
      let own = goneInManifests[path] ?? []
      marks.mark { isManifest ? own.contains($0) : goneNow.contains($0) }
      if isManifest {
        let names = modules
        marks.markStrings { names.contains($0) || isGonePath($0) }
        modules.formUnion(marks.nodes.compactMap(source.manifestTarget))
      }
      if !marks.nodes.isEmpty { marks.markUnusedLocals() }
      let declared = source.declarations.filter { isUsedByName($0, source, marks) }.map(\.name)
      if apply(marks, to: path, source) {
        hasChanged = true
        if isManifest { goneInManifests[path, default: []].formUnion(declared) } else { gone.formUnion(declared) }
        forgetDeclared()
      }
    }
    return hasChanged
  }

  /// Whether a declaration goes away that other parts use by its name alone: no member of a type that goes away with it.
  private func isUsedByName(_ declaration: DeclaredName, _ source: SwiftSource, _ marks: RemovalMarks) -> Bool {
    guard !declaration.isLocal, !declaration.isPrivate, marks.covers(declaration.node) else { return false }
    return !source.ancestors(of: declaration.node).contains { marks.nodes.contains($0) && source.isType($0) }
  }

  /// A path in a manifest below which there are no files any more, but were.
  private func isGonePath(_ text: String) -> Bool {
    text.contains("/") && removedFolders.contains(where: { $0.hasSuffix(text) })
      && !files.keys.contains { $0.contains(text + "/") || $0.hasSuffix(text) }
  }

  private mutating func apply(_ marks: RemovalMarks, to path: String, _ source: SwiftSource) -> Bool {
    guard !marks.nodes.isEmpty else { return false }
    let rest = source.children(of: 0).filter { !marks.nodes.contains($0) && source.kind($0) != .importDeclaration }
    if rest.isEmpty {
      removeFile(path)
    } else {
      let bytes = RemovalText.removing(marks.nodes, from: source)
      files[path] = bytes
      sources[path] = SwiftSource(bytes)
    }
    return true
  }

  /// Names that are used anywhere; the label of an argument may name a property, in a memberwise initializer.
  private var usedNames: Set<String> {
    Set(sources.values.flatMap { source in source.uses.map(\.name) + source.argumentLabels })
  }

  /// Declarations that were used, and are not any more.
  private mutating func removeOrphans(_ usedBefore: Set<String>) -> Bool {
    let used = usedNames
    var hasChanged = false
    for path in sources.keys.sorted() {
      guard let source = sources[path] else { continue }
      var marks = RemovalMarks(source)
      for declaration in source.declarations {
        guard !declaration.isLocal, usedBefore.contains(declaration.name), !used.contains(declaration.name),
          !isKept(declaration, source)
        else { continue }
        marks.mark(declaration: declaration.node)
      }
      if apply(marks, to: path, source) { hasChanged = true }
    }
    return hasChanged
  }

  /// What may be used without its name: public declarations, overrides, and witnesses of protocols, which look the same
  /// as any member of a type with a conformance.
  private func isKept(_ declaration: DeclaredName, _ source: SwiftSource) -> Bool {
    let words = source.children(of: declaration.node).filter { source.kind($0) == .modifier }.map(source.text)
    return words.contains { ["public", "open", "override"].contains($0) }
  }
}
