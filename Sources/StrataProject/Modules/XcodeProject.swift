import StrataModel

/// The native targets of a `project.pbxproj` and the Swift files that each one compiles.
struct XcodeProject {
  let objects: [String: PropertyList]
  let root: String
  /// Name of the `.xcodeproj`, without its extension.
  let name: String
  /// Folder that holds the `.xcodeproj`, relative to Strata's root.
  private let folder: String

  init?(_ bytes: [UInt8], folder: String, name: String = "") {
    guard let list = PropertyListParser.parse(bytes), case .table(let objects)? = list["objects"],
      let root = list["rootObject"]?.text
    else { return nil }
    self.objects = Dictionary(objects.lazy.map { ($0.key, $0.value) }, uniquingKeysWith: { _, last in last })
    self.root = root
    self.folder = folder
    self.name = name
  }

  func claims() -> [ModuleClaim] {
    let paths = filePaths()
    var claims: [ModuleClaim] = []
    for target in objects[root]?["targets"]?.texts ?? [] {
      guard var claim = claim(of: target, paths) else { continue }
      // One module for two platforms shares files; two apps whose products bear one name are two modules.
      if let twin = claims.first(where: { $0.name == claim.name }), twin.files.isDisjoint(with: claim.files) {
        claim.name = Self.moduleName(objects[target]?["name"]?.text ?? claim.name)
      }
      claims.append(claim)
    }
    return claims
  }

  private func claim(of target: String, _ paths: [String: String]) -> ModuleClaim? {
    guard let object = objects[target], object["isa"]?.text == "PBXNativeTarget",
      let name = moduleName(ofTarget: target)
    else { return nil }
    let product = object["productType"]?.text ?? ""
    var claim = ModuleClaim(
      name: name, isTest: product.contains("unit-test") || product.contains("ui-testing"),
      origin: .xcodeProject)
    for phase in object["buildPhases"]?.texts ?? [] {
      guard objects[phase]?["isa"]?.text == "PBXSourcesBuildPhase" else { continue }
      for file in objects[phase]?["files"]?.texts ?? [] {
        guard let reference = objects[file]?["fileRef"]?.text, let path = paths[reference] else { continue }
        claim.files.insert(path)
      }
    }
    claim.folders = (object["fileSystemSynchronizedGroups"]?.texts ?? []).compactMap { paths[$0] }
    for dependency in object["dependencies"]?.texts ?? [] {
      guard let other = objects[dependency]?["target"]?.text, let name = moduleName(ofTarget: other) else { continue }
      claim.dependencies.append(name)
    }
    claim.dependencies.sort()
    return claim.files.isEmpty && claim.folders.isEmpty ? nil : claim
  }

  /// Xcode's default module name of a target: what is no identifier character becomes `_`.
  static func moduleName(_ target: String) -> String {
    var name = String(target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    if let first = name.first, first.isNumber { name = "_" + name }
    return name
  }

  /// Paths of all file references and synchronized groups, found by walking the groups from the project's main one.
  private func filePaths() -> [String: String] {
    var result: [String: String] = [:]
    guard let project = objects[root], let main = project["mainGroup"]?.text else { return [:] }
    let base = RelativePath.join(folder, project["projectDirPath"]?.text ?? "") ?? folder
    var stack = [(main, base)]
    var seen: Set<String> = []
    while let (id, parent) = stack.popLast() {
      guard seen.insert(id).inserted, let object = objects[id] else { continue }
      guard let path = path(of: object, parent: parent) else { continue }
      result[id] = path
      for child in object["children"]?.texts ?? [] { stack.append((child, path)) }
    }
    return result
  }

  private func path(of object: PropertyList, parent: String) -> String? {
    let written = object["path"]?.text ?? ""
    switch object["sourceTree"]?.text {
    case "SOURCE_ROOT": return RelativePath.join(folder, written)
    case "<absolute>", "BUILT_PRODUCTS_DIR", "SDKROOT", "DEVELOPER_DIR": return nil
    default: return RelativePath.join(parent, written)
    }
  }
}
