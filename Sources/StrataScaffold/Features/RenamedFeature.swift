import StrataModel
import StrataSyntax

/// A project in which a feature has another name: in its files and their paths, and in shared files.
package struct RenamedFeature: Sendable {
  /// By path of a file that changes, its path afterwards and its content.
  package private(set) var files: [String: (path: String, bytes: [UInt8])] = [:]
  private let names: FeatureNames

  /// - Throws: if nothing has the old name, or something has the new one.
  package init(_ old: GrownName, to new: GrownName, in files: FeatureFiles) throws(GrowthProblem) {
    let renaming = files.renaming(from: old, to: new)
    names = FeatureNames(renaming: renaming, tables: files.project.tables(with: renaming.words))
    let places = FeaturePlaces(old, in: files)
    var (moved, targets): (Set<String>, Set<String>) = ([], [])
    var parsed: [String: SwiftSource] = [:]
    let paths = Set(files.sources.containing(renaming.words)).union(places.own)
    for (path, file) in files.sources.names(of: paths.sorted()) {
      let source = file.source
      let isOwn = places.has(path) || FeatureSlice.isOwn(source, names)
      let target = isOwn ? FeatureSlice.path(path, names) : path
      let text = Array(RenamedSource(source, names).text(source.bytes.indices).utf8)
      guard target != path || text != source.bytes else { continue }
      if target != path {
        guard !files.sources.has(target), targets.insert(target).inserted else { throw .exists(target) }
        moved.insert(path)
      }
      self.files[path] = (target, text)
      let renamed = SwiftSource(text)
      parsed[target] = renamed
      if isOwn { try files.requireNewTypes(renamed) }
    }
    try Redeclarations(in: files).require(parsed, moved: moved)
    let strings = FeatureStrings(names, in: files)
    for (path, catalog) in files.catalogs {
      var renamed = catalog
      for string in strings.renamed(in: catalog) { renamed.rename(string.old, to: string.new, strings.line) }
      if renamed.bytes != catalog.bytes { self.files[path] = (path, renamed.bytes) }
    }
    guard !self.files.isEmpty else { throw .unknownExemplar(old.text(.upperCamel)) }
  }

  /// What an identifier is called afterwards.
  package func renamed(_ identifier: String) -> String { names.renaming.apply(identifier, as: .code) }
}
