import StrataFrameworks
import StrataModel

/// Imports that match no module of the project, while names that the project declares stay unresolved in the same
/// files: probably the module of a manifest that could not be evaluated.
struct UnmatchedImports {
  private let graph: Graph
  /// Names of modules that were inferred from folders, because their manifest could not be evaluated.
  private let inferred: Set<String>

  init(_ graph: Graph, inferred: Set<String> = []) {
    self.graph = graph
    self.inferred = inferred
  }

  /// Where names that are declared in one module stay unresolved.
  private struct Use {
    var files: Set<FileID> = []
    var names: Set<String> = []
    /// The files that declare them.
    var paths: Set<String> = []
  }

  /// For each module that declares such names, the import that most likely means it, or those among which nothing
  /// decides: one with the name of the folder, or one of all these files, where no stated target has files in the folder. What the definition should say follows only where one import and a folder without files of stated targets
  /// remain.
  func notices() -> [Notice] {
    let gaps = graph.gaps.filter { $0.reason == .notVisible }
    guard !gaps.isEmpty else { return [] }
    let declared = declaredNames(Set(gaps.map(\.name)))
    var users: [ModuleID: Use] = [:]
    for gap in gaps {
      for type in declared[gap.name] ?? [] {
        users[graph[type].module, default: Use()].files.insert(gap.file)
        users[graph[type].module]?.names.insert(gap.name)
        users[graph[type].module]?.paths.insert(graph[graph[type].declaration.file].path)
      }
    }
    if users.isEmpty { return [] }
    let filesByImport = importers(of: candidates(in: gaps))
    let modules = NameSet(users.keys.map { graph[$0].name })
    var imported: Set<String> = []
    for file in graph.files where imported.count < users.count {
      for fact in file.facts.imports where file.facts.names.isOne(of: modules, fact.module) {
        imported.insert(file.facts.names[fact.module])
      }
    }
    return users.sorted { $0.key < $1.key }.compactMap { module, use in
      let folder = folder(of: module, use)
      let names = best(filesByImport, use.files, folder)
      guard let first = names.first else { return nil }
      // Other files import the module by its name, so the import of these files is missing.
      if imported.contains(graph[module].name), !isRelated(first, to: folder) { return nil }
      let files = use.files.count { file in names.contains { filesByImport[$0]?.contains(file) ?? false } }
      // An import that has nothing to do with the folder is one of a library.
      guard isRelated(first, to: folder) || files == use.files.count && isSeparate(folder) else { return nil }
      let imports = listed(names.map { "`import \($0)`" }, "or", limit: 3)
      let verb = names.count == 1 ? "matches no module" : "match no module"
      // A file that uses a module imports it.
      let isCertain = names.count == 1 && files == use.files.count && isSeparate(folder)
      let advice = isCertain ? "; in strata.yml: modules: {\(first): \(folder)}" : ""
      return Notice(
        kind: .unmatchedImport,
        message: "\(imports) in \(counted(files, "file")) \(verb), and \(listed(use.names.sorted(), limit: 3)) "
          + "of \(folder.isEmpty ? "this project" : folder) \(inflected("stay", use.names.count)) unresolved there"
          + advice)
    }
  }

  private func isStated(_ module: ModuleID) -> Bool {
    graph[module].origin != .folder && !inferred.contains(graph[module].name)
  }

  /// The folder of the sources of an inferred module; otherwise only that of the declarations.
  private func folder(of module: ModuleID, _ use: Use) -> String {
    let paths = inferred.contains(graph[module].name) ? sources(of: module) : Array(use.paths)
    return RelativePath.commonFolder(of: paths.map(\.parentPath)).joined(separator: "/")
  }

  private func sources(of module: ModuleID) -> [String] {
    let manifests = ["Package.swift", "Project.swift"]
    let own = graph.files.filter { $0.module == module && !$0.isTest }.map(\.path)
    return own.filter { path in !manifests.contains { path.lastPathComponent == $0 } }
  }

  /// Whether a folder is not the whole project and has no files of a target that a manifest states.
  private func isSeparate(_ folder: String) -> Bool {
    !folder.isEmpty && !graph.files.contains { isStated($0.module) && RelativePath.contains(folder, $0.path) }
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

  /// The imports that are in most of the files and in few others; one that has the name of the folder comes first.
  private func best(_ importers: [String: Set<FileID>], _ users: Set<FileID>, _ folder: String) -> [String] {
    let scored = importers.compactMap { name, files -> (name: String, score: Double)? in
      let both = files.intersection(users).count
      guard both * 2 >= users.count else { return nil }
      return (name, Double(both) / Double(files.union(users).count))
    }
    let related = scored.filter { isRelated($0.name, to: folder) }
    let eligible = related.isEmpty ? scored : related
    guard let most = eligible.map(\.score).max() else { return [] }
    return eligible.filter { $0.score == most }.map(\.name).sorted()
  }

  /// Whether the name of a module contains that of a folder: `PaymentsInterface` and `Modules/Payments/Interface`.
  private func isRelated(_ module: String, to folder: String) -> Bool {
    folder.pathComponents.contains { $0.count > 3 && module.contains($0) }
  }
}
