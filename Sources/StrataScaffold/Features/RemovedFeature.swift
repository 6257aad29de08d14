import StrataModel
import StrataSyntax

/// A project without a feature: its files are deleted, and what shared files have for it is taken out of them.
package struct RemovedFeature: Sendable {
  /// By path of a file that changes, its new content; nil if the file is deleted.
  package private(set) var files: [String: [UInt8]?] = [:]
  /// Places that would still name the feature: other code uses it.
  package private(set) var users: [GrownFeature.Left] = []

  /// - Parameters:
  ///   - kept: files that stay although they belong to the feature.
  ///   - isOriginal: whether a shared file had a content before the feature was added; tells which of its lines were broken
  ///     only then.
  /// - Throws: if no file belongs to the feature alone.
  package init(
    _ name: GrownName, from files: FeatureFiles, _ scope: SliceScope = .feature, keeping kept: Set<String> = [],
    isOriginal: (_ path: String, _ content: [UInt8]) -> Bool = { _, _ in false }
  ) throws(GrowthProblem) {
    guard let other = GrownName("StrataRemoved") else { throw .unknownExemplar("") }
    let slice = FeatureSlice(of: name, as: other, in: files, scope)
    let declared = scope.isPart ? slice.declaredNames : nil
    for (path, units) in slice.units.sorted(by: { $0.key < $1.key }) where !kept.contains(path) {
      guard let source = files.sources[path] else { continue }
      if slice.own.contains(path) {
        self.files.updateValue(nil, forKey: path)
        continue
      }
      users += units.left.filter { node in declared.map { source.uses($0, in: node) } != false }
        .map { GrownFeature.left($0, path, source) }
      guard units.hasRepetitions else { continue }
      let nodes = units.nodes.union(units.doubled)
      let rests = [nil, .fewest, .most].map {
        RemovalText.removing(nodes, calls: units.calls, from: source, rejoining: $0)
      }
      self.files[path] = rests.first { isOriginal(path, $0) } ?? rests[1]
    }
    let strings = FeatureStrings(slice)
    for (path, catalog) in files.catalogs {
      var rest = catalog
      for string in strings.renamed(in: catalog) { rest.remove(string.old) }
      if rest.bytes != catalog.bytes { self.files[path] = rest.bytes }
    }
    guard self.files.values.contains(where: { $0 == nil }) || scope.isMember && !self.files.isEmpty else {
      throw .unknownExemplar(name.text(.upperCamel))
    }
    users = Array(Set(users)).sorted { ($0.path, $0.line) < ($1.path, $1.line) }
  }
}
