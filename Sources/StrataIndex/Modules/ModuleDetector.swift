import StrataModel
import StrataSyntax

/// Finds the modules of a code base: the definition's own first, then the manifests' (SwiftPM, Tuist, Xcode), then
/// by the shape of the folders. Nothing is built or evaluated.
public struct ModuleDetector {
  /// A module given by the definition.
  public struct Explicit {
    public var name: String
    public var isTest: Bool
    public var matches: (String) -> Bool

    public init(name: String, isTest: Bool, matches: @escaping (String) -> Bool) {
      self.name = name
      self.isTest = isTest
      self.matches = matches
    }
  }

  private let rootName: String
  private let explicit: [Explicit]
  private let isTest: (String) -> Bool
  private let projectFiles: [String]
  private let read: (String) -> [UInt8]?

  /// - Parameters:
  ///   - rootName: name of the module of files that nothing else claims.
  ///   - explicit: modules of the definition, the first match wins.
  ///   - isTest: whether the definition calls a path test code.
  ///   - projectFiles: paths of the manifests of the code base: `Package.swift`, `Project.swift`, `project.pbxproj`.
  ///   - read: the bytes of a file by its relative path.
  public init(
    rootName: String, explicit: [Explicit] = [], isTest: @escaping (String) -> Bool = { _ in false },
    projectFiles: [String] = [], read: @escaping (String) -> [UInt8]? = { _ in nil }
  ) {
    self.rootName = rootName
    self.explicit = explicit
    self.isTest = isTest
    self.projectFiles = projectFiles
    self.read = read
  }

  /// The layout of files sorted by path.
  public func layout(of files: [ReadFile]) -> ModuleLayout {
    let stated = claims(files)
    // Folders are asked only where no manifest is: a project with targets says itself what its modules are.
    let claims = ClaimIndex(stated.isEmpty ? FolderConvention.claims(files) : stated)
    var names: [String: Module] = [:]
    var nameOfFile: [String] = []
    var tests: [Bool] = []
    for file in files {
      let module = module(of: file.path, claims)
      if let known = names[module.name] {
        if known.isTest && !module.isTest { names[module.name]?.isTest = false }
      } else {
        names[module.name] = module
      }
      nameOfFile.append(module.name)
      tests.append(module.isTest || isTest(file.path) || FolderConvention.isTest(file.path))
    }
    let modules = names.values.sorted { $0.name < $1.name }
    let indices = Dictionary(uniqueKeysWithValues: modules.enumerated().map { ($1.name, $0) })
    return ModuleLayout(modules: modules, moduleOfFile: nameOfFile.map { indices[$0] ?? 0 }, isTestFile: tests)
  }

  private func module(of path: String, _ claims: ClaimIndex) -> Module {
    if let own = explicit.first(where: { $0.matches(path) }) {
      return Module(name: own.name, isTest: own.isTest, origin: .definition)
    }
    if let claim = claims.strongest(for: path) {
      return Module(name: claim.name, isTest: claim.isTest, origin: claim.origin, dependencies: claim.dependencies)
    }
    return Module(name: rootName, isTest: false, origin: .folder)
  }

  private func claims(_ files: [ReadFile]) -> [ModuleClaim] {
    var folders: Set<String> = []
    for file in files {
      var folder = RelativePath.folder(of: file.path)
      while folders.insert(folder).inserted, !folder.isEmpty { folder = RelativePath.folder(of: folder) }
    }
    return projectFiles.sorted().flatMap { path -> [ModuleClaim] in
      guard let bytes = read(path) else { return [] }
      let folder = RelativePath.folder(of: path)
      switch RelativePath.name(of: path) {
      case "Package.swift":
        return PackageManifest.claims(facts(of: bytes), folder: folder, hasFolder: folders.contains)
      case "Project.swift":
        return TuistManifest.claims(facts(of: bytes), folder: folder, hasFolder: folders.contains)
      case "project.pbxproj":
        return XcodeProject(bytes, folder: RelativePath.folder(of: folder))?.claims() ?? []
      default: return []
      }
    }
  }

  private func facts(of bytes: [UInt8]) -> FileFacts {
    bytes.withUnsafeBufferPointer { SwiftReader.facts(of: $0) }
  }
}

/// Claims by folder and by file, so that each file costs its depth and not the number of claims.
private struct ClaimIndex {
  private let claims: [ModuleClaim]
  private var byFile: [String: Int] = [:]
  private var byFolder: [String: [Int]] = [:]

  init(_ claims: [ModuleClaim]) {
    self.claims = claims
    for (i, claim) in claims.enumerated() {
      for file in claim.files {
        // A file that an app and its extensions or tests share belongs to the first target that is no test.
        if let other = byFile[file], !(claims[other].isTest && !claim.isTest) { continue }
        byFile[file] = i
      }
      for folder in claim.folders { byFolder[folder, default: []].append(i) }
    }
  }

  func strongest(for path: String) -> ModuleClaim? {
    if let exact = byFile[path] { return claims[exact] }
    var folder = RelativePath.folder(of: path)
    while true {
      for i in byFolder[folder] ?? [] where claims[i].strength(for: path) != nil { return claims[i] }
      if folder.isEmpty { return nil }
      folder = RelativePath.folder(of: folder)
    }
  }
}
