import StrataModel

/// The native targets of a `project.pbxproj` and the Swift files that each one compiles.
struct XcodeProject {
  let objects: [String: PropertyList]
  let root: String
  /// Name of the `.xcodeproj`, without its extension.
  let name: String
  /// Folder that contains the `.xcodeproj`, relative to the root of the project.
  let folder: String
  /// Reads a file by its path relative to the root of the project.
  let read: (String) -> [UInt8]?
  /// By target: the exceptions of synchronized folders that name it, each with the folder.
  private let exceptionSets: [String: [(set: String, folder: String)]]

  /// The paths of file references and synchronized groups, by whether they are in the root of the project.
  struct FilePaths {
    var inside: [String: String] = [:]
    var outside: [String: String] = [:]
    /// By path: configuration files of the targets; several configurations of many targets share one.
    var configurationFiles: [String: XcodeConfigurationFile] = [:]
  }

  init(
    _ bytes: [UInt8], folder: String, name: String = "", read: @escaping (String) -> [UInt8]? = { _ in nil }
  ) throws(ManifestFault) {
    let list = try PropertyList(bytes)
    guard let objects = list["objects"]?.entries, let root = list["rootObject"]?.text else {
      throw .malformed("it has no objects of a project")
    }
    self.objects = Dictionary(objects, uniquingKeysWith: { _, last in last })
    self.root = root
    self.folder = folder
    self.name = name
    self.read = read
    exceptionSets = Self.exceptionSets(self.objects)
  }

  private static func exceptionSets(_ objects: [String: PropertyList]) -> [String: [(set: String, folder: String)]] {
    var result: [String: [(set: String, folder: String)]] = [:]
    for (id, object) in objects where object["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" {
      for set in object["exceptions"]?.texts ?? [] {
        guard let exceptions = objects[set], let target = exceptions["target"]?.text,
          exceptions["isa"]?.text == "PBXFileSystemSynchronizedBuildFileExceptionSet"
        else { continue }
        result[target, default: []].append((set, id))
      }
    }
    return result
  }

  func claims() -> [ModuleClaim] {
    var paths = filePaths()
    readConfigurationFiles(&paths)
    var claims: [ModuleClaim] = []
    var nameOfTarget: [String: String] = [:]
    var dependencies: [[String]] = []
    for target in objects[root]?["targets"]?.texts ?? [] {
      guard var claim = claim(of: target, paths) else { continue }
      claim.separate(from: claims, asTarget: objects[target]?["name"]?.text ?? claim.name)
      claims.append(claim)
      nameOfTarget[target] = claim.name
      dependencies.append((objects[target]?["dependencies"]?.texts ?? []).compactMap { objects[$0]?["target"]?.text })
    }
    for (index, targets) in dependencies.enumerated() {
      claims[index].dependencies = targets.compactMap { nameOfTarget[$0] ?? moduleName(ofTarget: $0, paths) }.sorted()
    }
    return claims
  }

  private func claim(of target: String, _ paths: FilePaths) -> ModuleClaim? {
    guard let object = objects[target], object["isa"]?.text == "PBXNativeTarget",
      let name = moduleName(ofTarget: target, paths)
    else { return nil }
    let product = object["productType"]?.text ?? ""
    var claim = ModuleClaim(
      name: name, isTest: product.contains("unit-test") || product.contains("ui-testing"),
      origin: .xcodeProject)
    claim.projectFolder = folder
    for phase in object["buildPhases"]?.texts ?? [] {
      guard objects[phase]?["isa"]?.text == "PBXSourcesBuildPhase" else { continue }
      for file in objects[phase]?["files"]?.texts ?? [] {
        guard let reference = objects[file]?["fileRef"]?.text else { continue }
        if let path = paths.inside[reference] {
          claim.files.insert(path)
        } else if let path = paths.outside[reference], path.isSwiftFile {
          claim.outside.append(path)
        }
      }
    }
    let folders = object["fileSystemSynchronizedGroups"]?.texts ?? []
    claim.folders = folders.compactMap { paths.inside[$0] }
    claim.outside += folders.compactMap { paths.outside[$0] }.map { $0 + "/" }
    addExceptions(of: target, paths.inside, to: &claim)
    claim.developmentPaths = developmentPaths(of: object)
    return claim.files.isEmpty && claim.folders.isEmpty && claim.outside.isEmpty ? nil : claim
  }

  /// Xcode leaves the files in these folders out of archives. A folder counts if all configurations name it.
  private func developmentPaths(of target: PropertyList) -> [String] {
    let list = target["buildConfigurationList"]?.text.flatMap { objects[$0] }
    let configurations = (list?["buildConfigurations"]?.texts ?? []).map { id in
      Self.words(objects[id]?["buildSettings"]?["DEVELOPMENT_ASSET_PATHS"]).compactMap { RelativePath.join(folder, $0) }
    }
    guard let first = configurations.first else { return [] }
    return first.filter { path in configurations.allSatisfy { $0.contains(path) } }
  }

  /// The words of a setting: a list, or a text with spaces between words, of which those with spaces are quoted.
  private static func words(_ setting: PropertyList?) -> [String] {
    ((setting?.texts ?? []) + [setting?.text].compactMap { $0 }).flatMap { text in
      text.split(separator: "\"", omittingEmptySubsequences: false).enumerated().flatMap { index, part in
        index.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [String(part)]
      }
    }
  }

  /// Files of synchronized folders that a target excludes, or includes although the folder is not its own.
  private func addExceptions(of target: String, _ paths: [String: String], to claim: inout ModuleClaim) {
    for (set, folder) in exceptionSets[target] ?? [] {
      guard let path = paths[folder] else { continue }
      let isOwn = claim.folders.contains(path)
      for member in objects[set]?["membershipExceptions"]?.texts ?? [] {
        guard let member = RelativePath.join(path, member) else { continue }
        if isOwn {
          claim.excluded.append(member)
        } else if member.isSwiftFile {
          claim.files.insert(member)
        }
      }
    }
    claim.excluded.sort()
  }

  /// Paths of all file references and synchronized groups, found by walking the groups from the project's main one.
  private func filePaths() -> FilePaths {
    var result = FilePaths()
    guard let project = objects[root], let main = project["mainGroup"]?.text else { return result }
    let base = RelativePath.join(folder, project["projectDirPath"]?.text ?? "") ?? folder
    var stack = [(id: main, parent: base)]
    var seen: Set<String> = []
    result.inside.reserveCapacity(objects.count / 2)
    while let (id, parent) = stack.popLast() {
      guard let object = objects[id] else { continue }
      let children = object["children"]?.texts ?? []
      // A group may contain itself by mistake.
      guard children.isEmpty || seen.insert(id).inserted, let path = path(of: object, parent: parent) else { continue }
      if path.hasPrefix("/") || path.hasPrefix("..") {
        result.outside[id] = path
      } else {
        result.inside[id] = path
      }
      for child in children { stack.append((child, path)) }
    }
    return result
  }

  /// Relative to the root, or absolute; nil for products and files of the system.
  private func path(of object: PropertyList, parent: String) -> String? {
    let written = object["path"]?.text ?? ""
    switch object["sourceTree"]?.text {
    case "SOURCE_ROOT": return RelativePath.resolve(written, in: folder)
    case "<absolute>": return written.hasPrefix("/") ? written : nil
    case "BUILT_PRODUCTS_DIR", "SDKROOT", "DEVELOPER_DIR": return nil
    default: return RelativePath.resolve(written, in: parent)
    }
  }
}
