/// A project without a feature whose files are all recorded: they are deleted, and no other file changes.
package struct RemovedFieldFeature: Sendable {
  /// By path, nil: the file is deleted.
  package let files: [String: [UInt8]?]
  /// Places of other files that use what these declare.
  package let users: [GrownFeature.Left]

  /// - Parameters:
  ///   - paths: the recorded files.
  ///   - kept: those that stay.
  /// - Returns: nil if none of them is there to be deleted.
  package init?(_ paths: Set<String>, keeping kept: Set<String>, in files: FeatureFiles) {
    let gone = paths.subtracting(kept).filter(files.sources.has)
    if gone.isEmpty { return nil }
    self.files = Dictionary(uniqueKeysWithValues: gone.map { ($0, nil) })
    let names = Self.names(of: gone, in: files)
    var users: [GrownFeature.Left] = []
    let mentions = Set(names.flatMap(files.sources.mentioning)).subtracting(paths)
    for (path, file) in files.sources.names(of: mentions.sorted()) {
      let source = file.source
      for use in source.uses where names.contains(use.name) {
        users.append(GrownFeature.left(use.node, path, source))
      }
    }
    self.users = Array(Set(users)).sorted { ($0.path, $0.line) < ($1.path, $1.line) }
  }

  /// Types, and members of types that other files declare, such as those of a composition root; not what others declare, too.
  private static func names(of paths: Set<String>, in files: FeatureFiles) -> Set<String> {
    var (names, types): (Set<String>, Set<String>) = ([], [])
    for path in paths {
      guard let source = files.sources[path] else { continue }
      for declaration in source.declarations where declaration.owner == nil && source.isType(declaration.node) {
        types.insert(declaration.name)
      }
    }
    for path in paths {
      guard let source = files.sources[path] else { continue }
      for declaration in source.declarations where !declaration.isLocal && !declaration.isPrivate {
        if declaration.owner.map({ !types.contains($0) && source.declaresExtension(of: $0) }) == true {
          names.insert(declaration.name)
        }
      }
    }
    let others = Set(names.flatMap(files.sources.mentioning)).subtracting(paths)
    for (_, file) in files.sources.names(of: others.sorted()) {
      for declaration in file.declarations { names.remove(declaration.name) }
    }
    return names.union(types)
  }
}

extension SwiftSource {
  /// Whether the file extends a type of this name.
  fileprivate func declaresExtension(of type: String) -> Bool {
    children(of: 0).contains { node in
      kind(node) == .extensionDeclaration && descendants(of: node).first { kind($0) == .name }.map(text) == type
    }
  }
}
