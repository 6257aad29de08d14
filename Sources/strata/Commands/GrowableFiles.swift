import StrataAnalysis
import StrataDefinition
import StrataEdits
import StrataModel
import StrataProject
import StrataScaffold

/// The files in which a command adds or removes a feature: those that the definition rules, and those of packages in the
/// project's folder, such as a server in memory; not the kit.
struct GrowableFiles {
  /// With the snapshot that the files were read from.
  let analyzer: Analyzer
  let features: FeatureFiles
  /// By name of a type outside of other types, its role.
  let roles: [String: String]
  /// The types of production code outside of other types.
  let types: [RoledType]
  /// Those of Xcode.
  let projectFiles: [String]
  let bytes: [String: [UInt8]]

  init(_ project: Project) throws(UserError) {
    var analyzer = project.analyzer
    let snapshot = analyzer.update()
    self.analyzer = analyzer
    var paths = Set(analyzer.listing.files.map(\.path))
    paths.formUnion(analyzer.listing.manifests.map(\.path).filter { $0.lastPathComponent == "Package.swift" })
    paths.formUnion(Self.packageFiles(of: project.location.root))
    var bytes: [String: [UInt8]] = [:]
    for path in paths {
      do {
        bytes[path] = try Files.read(Paths.join(project.location.root, path))
      } catch {
        throw UserError(error.message)
      }
    }
    let code = bytes
    var catalogs: [String: [UInt8]] = [:]
    for path in Self.catalogs(beside: paths, in: project.location.root) {
      do {
        bytes[path] = try Files.read(Paths.join(project.location.root, path))
      } catch {
        throw UserError(error.message)
      }
      catalogs[path] = bytes[path]
    }
    projectFiles = analyzer.listing.manifests.map(\.path).filter { $0.hasSuffix(".xcodeproj/project.pbxproj") }
    for path in projectFiles {
      do {
        bytes[path] = try Files.read(Paths.join(project.location.root, path))
      } catch {
        throw UserError(error.message)
      }
    }
    self.bytes = bytes
    var (roles, roots, tests): ([String: String], Set<String>, Set<String>) = ([:], [], [])
    var types: [RoledType] = []
    var (single, others, screens): (Set<String>, Set<String>, Set<String>) = ([], [], [])
    for (index, type) in snapshot.graph.types.enumerated() where type.outer == nil {
      let id = TypeID(UInt32(index))
      let role = snapshot.project.role(of: id)
      if let role { roles[type.simpleName] = role.rawValue }
      let path = snapshot.graph[type.declaration.file].path
      if role == .viewModel { screens.insert(path) }
      if role.map(Self.singleRoles.contains) == true { single.insert(path) } else { others.insert(path) }
      if snapshot.project.isCompositionRoot(id) { roots.insert(path) }
      guard snapshot.project.isProduction(id) else { continue }
      types.append(
        RoledType(
          name: type.simpleName, role: role?.rawValue, path: path,
          isNeutral: snapshot.project.isCompositionRoot(id) || snapshot.project.isReplacement(id)))
    }
    for file in snapshot.project.graph.files where file.isTest { tests.insert(file.path) }
    features = FeatureFiles(
      code, facts: Dictionary(snapshot.graph.files.map { ($0.path, $0.facts) }) { $1 },
      graph: snapshot.graph, roots: roots, tests: tests,
      single: single.subtracting(others).subtracting(tests),
      screens: screens, modules: Self.modules(of: snapshot),
      catalogs: catalogs, jobs: Machine.processorCount)
    self.roles = roles
    self.types = types
  }

  /// What is about one thing. A data source or a view may have members for several features.
  private static let singleRoles: Set<RoleID> = [.useCase, .repository, .gateway, .entity, .dto, .mapper]

  /// The String Catalogs in folders with code, and in folders `Resources` beside it.
  private static func catalogs(beside paths: Set<String>, in root: String) -> [String] {
    var folders: Set<String> = []
    for folder in Set(paths.map { String($0.parentPath) }) {
      for place in [folder, String(folder.parentPath)] {
        folders.formUnion([place, place.isEmpty ? "Resources" : place + "/Resources"])
      }
    }
    return folders.flatMap { folder -> [String] in
      var found: [String] = []
      guard let reader = FolderReader(Paths.join(root, folder)) else { return [] }
      reader.forEach { name, _, kind in
        let name = String(cString: name)
        if kind == .file, name.hasSuffix(".xcstrings") { found.append(folder.isEmpty ? name : folder + "/" + name) }
      }
      return found
    }.sorted()
  }

  private static func modules(of snapshot: Snapshot) -> FeatureModules {
    let graph = snapshot.graph
    var ofFile: [String: String] = [:]
    var counts: [ModuleID: Int] = [:]
    for file in graph.files {
      ofFile[file.path] = graph[file.module].name
      counts[file.module, default: 0] += 1
    }
    // A file alone that uses the app's module only starts the app.
    let used = Set(
      graph.modules.enumerated().filter { !$1.isTest && counts[ModuleID(UInt32($0)), default: 0] > 1 }
        .flatMap { $1.dependencies })
    var roles: [String: Set<RoleID>] = [:]
    for (index, type) in graph.types.enumerated() {
      guard let role = snapshot.project.role(of: TypeID(UInt32(index))) else { continue }
      roles[graph[graph[type.declaration.file].module].name, default: []].insert(role)
    }
    let features = roles.filter { name, roles in
      !roles.isDisjoint(with: [.view, .viewModel])
        && (isCalledFeature(name)
          || used.contains(name)
            && !roles.isDisjoint(with: [.useCase, .repository, .gateway, .dataSource, .apiService, .service]))
    }
    return FeatureModules(ofFile: ofFile, features: Set(features.keys))
  }

  /// Whether a module says that it is a feature, whatever the roles of its types are.
  private static func isCalledFeature(_ module: String) -> Bool {
    ["Feature", "Flow", "Scene"].contains { module.hasSuffix($0) && module != $0 }
  }

  /// The changes to the given content; nil deletes a file.
  func changes(_ files: [String: [UInt8]?]) -> [String: StrataEdits.FileChange] {
    var changes: [String: StrataEdits.FileChange] = [:]
    for (path, new) in files {
      changes[path] = StrataEdits.FileChange(from: bytes[path], to: new)
    }
    return changes
  }

  /// The changes to the given paths and content.
  func changes(_ files: [String: (path: String, bytes: [UInt8])]) -> [String: StrataEdits.FileChange] {
    var changes: [String: StrataEdits.FileChange] = [:]
    for (path, file) in files {
      guard let old = bytes[path] else { continue }
      changes[path] =
        file.path == path ? .edit(from: old, to: file.bytes) : .move(path: file.path, from: old, to: file.bytes)
    }
    return changes
  }

  /// The Swift files of packages in the folder `Packages`.
  private static func packageFiles(of root: String) -> [String] {
    DiskWorkspace(root: root).list(
      SourceSelection(paths: ["Packages"]) { path, _ in
        path == "Packages/StrataKit" || path.pathComponents.contains { $0.hasPrefix(".") }
      }, jobs: 1
    ).files.map(\.path)
  }
}
