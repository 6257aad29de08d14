import StrataFrameworks
import StrataModel

/// Imports that match no module of the project, while names that the project declares stay unresolved in the same
/// files: probably the module of a manifest that could not be evaluated.
struct UnmatchedImports {
  private let graph: Graph

  init(_ graph: Graph) { self.graph = graph }

  /// For each module that declares such names, the import that most likely means it.
  func notices() -> [Notice] {
    let gaps = graph.gaps.filter { $0.reason == .notVisible }
    guard !gaps.isEmpty else { return [] }
    let declared = declaredNames(Set(gaps.map(\.name)))
    var users: [ModuleID: (files: Set<FileID>, names: Set<String>, paths: Set<String>)] = [:]
    for gap in gaps {
      for type in declared[gap.name] ?? [] {
        users[graph[type].module, default: ([], [], [])].files.insert(gap.file)
        users[graph[type].module]?.names.insert(gap.name)
        users[graph[type].module]?.paths.insert(graph[graph[type].declaration.file].path)
      }
    }
    if users.isEmpty { return [] }
    let filesByImport = importers(of: candidates(in: gaps))
    let modules = NameSet(users.keys.map { graph[$0].name })
    let imported = Set(
      graph.files.flatMap { file in
        file.facts.imports.lazy.map(\.module).filter { file.facts.names.isOne(of: modules, $0) }
          .map { file.facts.names[$0] }
      })
    return users.sorted { $0.key < $1.key }.compactMap { module, use in
      guard let name = best(filesByImport, use.files) else { return nil }
      let common = RelativePath.commonFolder(of: use.paths.map(\.parentPath)).joined(separator: "/")
      let folder = common.isEmpty ? "." : common
      // Other files import the module by its name, so the import of these files is missing.
      if imported.contains(graph[module].name), !isRelated(name, to: folder) { return nil }
      let files = (filesByImport[name] ?? []).intersection(use.files).count
      let names = listed(use.names.sorted(), limit: 3)
      return Notice(
        kind: .unmatchedImport,
        message: "`import \(name)` in \(counted(files, "file")) matches no module, and "
          + "\(names) of \(folder) \(inflected("stay", use.names.count)) unresolved there; in strata.yml: modules: "
          + "{\(name): \(folder)}")
    }
  }

  private func declaredNames(_ names: Set<String>) -> [String: [TypeID]] {
    var result: [String: [TypeID]] = [:]
    for type in graph.types.indices where graph.types[type].outer == nil {
      let access = graph.types[type].access
      guard access != .private, access != .fileprivate, names.contains(graph.types[type].name) else { continue }
      result[graph.types[type].name, default: []].append(TypeID(UInt32(type)))
    }
    return result
  }

  /// Imports of the files with gaps that are neither a module of the project nor a product of an external package.
  private func candidates(in gaps: [Gap]) -> NameSet {
    let modules = Set(graph.modules.flatMap { [$0.name] + $0.outsideProducts + ($0.importName.map { [$0] } ?? []) })
    let imports = Set(gaps.map(\.file)).flatMap { file in
      graph[file].facts.imports.map { graph[file].facts.names[$0.module] }
    }
    return NameSet(imports.filter { !modules.contains($0) && !SystemModules.contains($0) })
  }

  /// For each of these imports, the files with it.
  private func importers(of names: NameSet) -> [String: Set<FileID>] {
    var result: [String: Set<FileID>] = [:]
    for (index, file) in graph.files.enumerated() {
      for fact in file.facts.imports where file.facts.names.isOne(of: names, fact.module) {
        result[file.facts.names[fact.module], default: []].insert(FileID(UInt32(index)))
      }
    }
    return result
  }

  /// The import that is in most of the files and in few others.
  private func best(_ importers: [String: Set<FileID>], _ users: Set<FileID>) -> String? {
    let scored = importers.compactMap { name, files -> (name: String, score: Double)? in
      let both = files.intersection(users).count
      guard both * 2 >= users.count else { return nil }
      return (name, Double(both) / Double(files.union(users).count))
    }
    return scored.max { ($0.score, $1.name) < ($1.score, $0.name) }?.name
  }

  /// Whether the name of a module contains that of a folder: `PaymentsInterface` and `Modules/Payments/Interface`.
  private func isRelated(_ module: String, to folder: String) -> Bool {
    folder.pathComponents.contains { $0.count > 3 && module.contains($0) }
  }
}
