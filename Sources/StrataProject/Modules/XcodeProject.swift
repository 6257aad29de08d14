import StrataModel

/// The native targets of a `project.pbxproj` and the Swift files that each one compiles.
struct XcodeProject {
  let objects: PropertyListIndex
  let root: PropertyList?
  /// Name of the `.xcodeproj`, without its extension.
  let name: String
  /// Folder that contains the `.xcodeproj`, relative to the root of the project.
  let folder: String
  /// Reads a file by its path relative to the root of the project.
  let read: (String) -> [UInt8]?
  /// By the place of a target: the exceptions of synchronized folders that name it, each with the folder.
  private let exceptionSets: [Int: [(set: PropertyList, folder: PropertyList)]]

  /// The paths of file references and synchronized groups by the places of these, apart by whether they are in the root
  /// of the project.
  struct FilePaths {
    var inside: [Int: String] = [:]
    var outside: [Int: String] = [:]
    /// By path: configuration files of the targets; several configurations of many targets share one.
    var configurationFiles: [String: XcodeConfigurationFile] = [:]
  }

  init(
    _ bytes: [UInt8], folder: String, name: String = "", read: @escaping (String) -> [UInt8]? = { _ in nil }
  ) throws(ManifestFault) {
    let list = try PropertyList(bytes)
    guard let objects = list["objects"]?.entries, let root = list["rootObject"], root.text != nil else {
      throw .malformed("it has no objects of a project")
    }
    self.objects = PropertyListIndex(objects)
    self.root = self.objects[root]
    self.folder = folder
    self.name = name
    self.read = read
    exceptionSets = Self.exceptionSets(self.objects)
  }

  private static func exceptionSets(
    _ objects: PropertyListIndex
  ) -> [Int: [(set: PropertyList, folder: PropertyList)]] {
    var result: [Int: [(set: PropertyList, folder: PropertyList)]] = [:]
    for (id, object) in objects.entries where object["isa"]?.isText("PBXFileSystemSynchronizedRootGroup") == true {
      guard let folder = objects[id] else { continue }
      for set in object["exceptions"]?.strings ?? [] {
        guard let exceptions = objects[set], let target = objects[exceptions["target"]],
          exceptions["isa"]?.isText("PBXFileSystemSynchronizedBuildFileExceptionSet") == true
        else { continue }
        result[target.place, default: []].append((exceptions, folder))
      }
    }
    return result
  }

  func claims() -> [ModuleClaim] {
    var paths = filePaths()
    readConfigurationFiles(&paths)
    var claims: [ModuleClaim] = []
    var nameOfTarget: [Int: String] = [:]
    var dependencies: [[PropertyList]] = []
    for target in (root?["targets"]?.strings ?? []).compactMap({ objects[$0] }) {
      guard var claim = claim(of: target, paths) else { continue }
      claim.separate(from: claims, asTarget: target["name"]?.text ?? claim.name)
      claims.append(claim)
      nameOfTarget[target.place] = claim.name
      let links = target["dependencies"]?.strings ?? []
      dependencies.append(links.compactMap { objects[objects[$0]?["target"]] })
    }
    for (index, targets) in dependencies.enumerated() {
      claims[index].dependencies =
        targets.compactMap { nameOfTarget[$0.place] ?? moduleName(ofTarget: $0, paths) }.sorted()
    }
    return claims
  }

  private func claim(of target: PropertyList, _ paths: FilePaths) -> ModuleClaim? {
    guard target["isa"]?.isText("PBXNativeTarget") == true, let name = moduleName(ofTarget: target, paths) else {
      return nil
    }
    let product = target["productType"]?.text ?? ""
    var claim = ModuleClaim(
      name: name, isTest: product.contains("unit-test") || product.contains("ui-testing"),
      origin: .xcodeProject)
    claim.product = ModuleClaim.Product(product)
    claim.projectFolder = folder
    claim.isOnMainActor = XcodeSettings.areOnMainActor(settings(ofTarget: target, paths))
    for phase in (target["buildPhases"]?.strings ?? []).compactMap({ objects[$0] })
    where phase["isa"]?.isText("PBXSourcesBuildPhase") == true {
      let files = phase["files"]?.strings ?? []
      claim.files.reserveCapacity(claim.files.count + files.count)
      for file in files {
        guard let reference = objects[objects[file]?["fileRef"]] else { continue }
        if let path = paths.inside[reference.place] {
          claim.files.insert(path)
        } else if let path = paths.outside[reference.place], path.isSwiftFile {
          claim.outside.append(path)
        }
      }
    }
    let folders = (target["fileSystemSynchronizedGroups"]?.strings ?? []).compactMap { objects[$0]?.place }
    claim.folders = folders.compactMap { paths.inside[$0] }
    claim.outside += folders.compactMap { paths.outside[$0] }.map { $0 + "/" }
    addExceptions(of: target, paths.inside, to: &claim)
    claim.developmentPaths = developmentPaths(of: target)
    return claim.files.isEmpty && claim.folders.isEmpty && claim.outside.isEmpty ? nil : claim
  }

  /// Xcode leaves the files in these folders out of archives. A folder counts if all configurations name it.
  private func developmentPaths(of target: PropertyList) -> [String] {
    let list = objects[target["buildConfigurationList"]]
    let configurations = (list?["buildConfigurations"]?.strings ?? []).map { id in
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
  private func addExceptions(of target: PropertyList, _ paths: [Int: String], to claim: inout ModuleClaim) {
    for (set, folder) in exceptionSets[target.place] ?? [] {
      guard let path = paths[folder.place] else { continue }
      let isOwn = claim.folders.contains(path)
      for member in set["membershipExceptions"]?.texts ?? [] {
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
    guard let root, let main = objects[root["mainGroup"]] else { return result }
    let base = RelativePath.join(folder, root["projectDirPath"]?.text ?? "") ?? folder
    var stack = [(object: main, parent: base)]
    var seen: Set<Int> = []
    result.inside.reserveCapacity(objects.entries.count / 2)
    while let (object, parent) = stack.popLast() {
      let children = object["children"]?.strings ?? []
      // A group may contain itself by mistake.
      guard children.isEmpty || seen.insert(object.place).inserted, let path = path(of: object, parent: parent)
      else { continue }
      if path.hasPrefix("/") || path.hasPrefix("..") {
        result.outside[object.place] = path
      } else {
        result.inside[object.place] = path
      }
      for child in children { if let child = objects[child] { stack.append((child, path)) } }
    }
    return result
  }

  /// Relative to the root, or absolute; nil for products and files of the system.
  private func path(of object: PropertyList, parent: String) -> String? {
    let written = object["path"]?.text ?? ""
    let tree = object["sourceTree"]
    // That of nearly all.
    if tree?.isText("<group>") == true { return RelativePath.resolve(written, in: parent) }
    switch tree?.text {
    case "SOURCE_ROOT": return RelativePath.resolve(written, in: folder)
    case "<absolute>": return written.hasPrefix("/") ? written : nil
    case "BUILT_PRODUCTS_DIR", "SDKROOT", "DEVELOPER_DIR": return nil
    default: return RelativePath.resolve(written, in: parent)
    }
  }
}
