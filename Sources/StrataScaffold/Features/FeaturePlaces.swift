import StrataModel
import StrataSyntax

/// The modules and folders that are called like a feature, so that all that stands in them belongs to it.
struct FeaturePlaces {
  private let files: FeatureFiles
  private let name: GrownName
  /// Feature modules with the name.
  private let modules: Set<String>
  /// Files in folders with the name.
  private let inFolders: Set<String>

  /// Files of other features, which have modules of their own, and tests of them; files that start a program for one feature, such
  /// as its preview.
  private let others: Set<String>

  init(_ name: GrownName, in files: FeatureFiles, _ scope: SliceScope = .feature) {
    self.files = files
    self.name = name
    if scope.isPart {
      // A module or a folder has more than one part.
      (modules, inFolders, others) = ([], [], scope.outside)
      return
    }
    let all = files.modules.features
    let other = GrownName("StrataExemplar") ?? name
    let renaming = Renaming(from: name, to: other)
    let own = all.filter { renaming.apply($0, as: .code) != $0 }
    // The files of a copy need a folder of their own.
    modules = own.filter { module in
      files.modules.ofFile.filter { $1 == module }.allSatisfy { path, _ in
        let folder = String(path.parentPath)
        return renaming.apply(folder, as: .path) != folder
      }
    }
    let moved = modules
    let starts = files.starts.filter { renaming.apply(String($0.lastPathComponent), as: .path) != $0.lastPathComponent }
    others = starts.union(
      files.sources.paths.filter { path in
        if files.tests.contains(path) {
          let imported = files.imports(of: path)
          return imported.isDisjoint(with: own) && !imported.isDisjoint(with: all)
        }
        guard let module = files.modules.ofFile[path] else { return false }
        return all.contains(module) && !own.contains(module)
      })
    let elsewhere = others
    let folders = Self.folders(name, files)
    let paths =
      folders.isEmpty
      ? []
      : files.sources.paths.filter { path in
        files.modules.ofFile[path].map(moved.contains) != true && !elsewhere.contains(path)
          && Self.isInFolder(path, folders)
      }
    inFolders = Self.unused(Set(paths), files)
  }

  /// Identifiers with the name that only other features declare, and that keep it.
  var protected: Set<String> {
    guard !others.isEmpty, let other = GrownName("StrataExemplar") else { return [] }
    var (declared, elsewhere): (Set<String>, Set<String>) = ([], [])
    for (path, declarations) in files.declarations(withWords: Renaming(from: name, to: other).words) {
      let names = declarations.map(\.name)
      if others.contains(path) { declared.formUnion(names) } else { elsewhere.formUnion(names) }
    }
    return declared.subtracting(elsewhere)
  }

  var hasModules: Bool { !modules.isEmpty }

  /// The files that belong to the feature since they stand in its modules and folders.
  var own: Set<String> {
    modules.isEmpty ? inFolders : inFolders.union(files.sources.paths.filter(isOwnModule))
  }

  func has(_ path: String) -> Bool { isOwnModule(path) || inFolders.contains(path) }

  private func isOwnModule(_ path: String) -> Bool { files.modules.ofFile[path].map(modules.contains) == true }

  func isOfAnotherFeature(_ path: String) -> Bool { others.contains(path) }

  /// The folders that are called like the feature: `Cart`, `CartFeature`.
  private static func folders(_ name: GrownName, _ files: FeatureFiles) -> Set<Substring> {
    let names = Set([name] + endings.compactMap { GrownName(name.text(.upperCamel) + $0) })
    return Set(files.folders.filter { names.contains($0.value) }.keys)
  }

  /// Whether a file is in one of the folders; that of the whole code does not count.
  private static func isInFolder(_ path: String, _ folders: Set<Substring>) -> Bool {
    path.pathComponents.dropLast().dropFirst().contains(where: folders.contains)
  }

  private static let endings = ["Feature", "Module", "Scene", "Screen", "Flow"]

  /// Without the files whose types others use, without composition roots, and without extensions of types of other places, which
  /// cannot be declared twice.
  private static func unused(_ paths: Set<String>, _ files: FeatureFiles) -> Set<String> {
    var paths = paths.subtracting(files.roots)
    while true {
      let kept = paths.filter { path in
        guard let source = files.sources[path] else { return false }
        let declarations = files.declarations(of: path)
        let types = declarations.filter { $0.owner == nil && source.isType($0.node) }.map(\.name)
        return !types.isEmpty && isOfTypes(source, Set(types))
          && types.allSatisfy { type in
            files.users(of: type).allSatisfy {
              paths.contains($0) || files.roots.contains($0) || files.tests.contains($0)
            }
          }
      }
      if kept.count == paths.count { return kept }
      paths = kept
    }
  }

  /// Whether a file declares types alone, and extensions of them.
  private static func isOfTypes(_ source: SwiftSource, _ types: Set<String>) -> Bool {
    source.children(of: 0).allSatisfy { node in
      switch source.kind(node) {
      case .importDeclaration, .conditional: true
      case .extensionDeclaration:
        source.descendants(of: node).first { source.kind($0) == .name }.map(source.text).map(types.contains) == true
      default: source.isType(node) || source.kind(node) == .typealiasDeclaration
      }
    }
  }
}
