import StrataClassification
import StrataDefinition
import StrataFrameworks
import StrataModel

/// What tells the layer of the types of a folder: the frameworks that their files import, the layers that use them and that
/// they use, and the types beside them whose role tells a layer.
struct FolderEvidence {
  struct Verdict {
    var layer: String
    var reason: String
    /// Nothing is known that tells a layer.
    var isGuess = false
  }

  private let project: ClassifiedGraph
  private let files: Set<FileID>
  /// By family: how many files import it.
  private var importing: [String: Int] = [:]
  private var dataFiles = 0
  /// How many of the types are in files that use frameworks of the UI, and of data access.
  private var uiTypes = 0
  private var dataTypes = 0
  private let typeCount: Int
  /// A file imports a module that is not part of the project, the system or the reactive frameworks.
  private var importsOthers = false
  /// How many types of each layer use those of the folder.
  private var users: [String: Int] = [:]
  private var used: Set<String> = []
  /// The layers of other types in the folder, by their roles.
  private var beside: Set<String> = []
  /// The layers of the types that extensions in the folder extend.
  private var extended: Set<String> = []
  /// How many of the types views can observe.
  private let observable: Int
  /// No view is in the folder or beside it, and the app has some.
  var isFarFromViews = false

  /// The share of the files of a folder that imports frameworks of a layer.
  private static let importShare = 0.3
  /// If at least this share of the users is of layers further inside, the layer of the frameworks is none for the folder.
  private static let contradiction = 0.2
  /// More types in one file are a list of something.
  private static let mostInOneFile = 10
  private static let data: Set<String> = ["Data", "Infrastructure"]
  private static let dataFamilies = [FrameworkFamily.network, FrameworkFamily.persistence]

  /// - Parameter isDirect: without the folders in it.
  init(_ folder: String, isDirect: Bool, _ types: [TypeID], _ project: ClassifiedGraph) {
    self.project = project
    let graph = project.graph
    files = Set(types.map { graph[$0].declaration.file })
    typeCount = types.count
    observable = types.count { graph[$0].kind == .class && project.isObservable($0) }
    let typesOfFile = types.reduce(into: [FileID: Int]()) { $0[graph[$1].declaration.file, default: 0] += 1 }
    let ownModules = Set(graph.modules.map(\.importedName))
    for file in files {
      let imports = graph[file].facts.imports.map { graph[file].facts.names[$0.module] }
      func isIn(_ family: String, _ module: String) -> Bool {
        project.definition.family(family)?.modules.contains { $0.matches(module) } ?? false
      }
      for family in [FrameworkFamily.ui] + Self.dataFamilies
      where imports.contains(where: { isIn(family, $0) && !ownModules.contains($0) }) {
        importing[family, default: 0] += 1
      }
      let imported = imports.filter { !ownModules.contains($0) }
      if let family = Self.dataFamilies.first(where: { usesType(of: $0, in: file) }),
        !imported.contains(where: { isIn(family, $0) })
      {
        importing[family, default: 0] += 1
      }
      let importsData = imported.contains { module in Self.dataFamilies.contains { isIn($0, module) } }
      if importsData || Self.dataFamilies.contains(where: { usesType(of: $0, in: file) }) {
        dataFiles += 1
        dataTypes += typesOfFile[file, default: 0]
      }
      if imports.contains(where: { isIn(FrameworkFamily.ui, $0) && !ownModules.contains($0) }) {
        uiTypes += typesOfFile[file, default: 0]
      }
      importsOthers =
        importsOthers
        || imported.contains { !SystemModules.contains($0) && !isIn(FrameworkFamily.reactive, $0) }
    }
    noteReferences(ofCodeIn: folder, types)
    noteTypesBeside(types) { isDirect ? $0.parentPath == folder : RelativePath.contains(folder, $0) }
  }

  /// Whether a file uses a type of a family that a module without a family declares: `URLSession` of Foundation.
  private func usesType(of family: String, in file: FileID) -> Bool {
    guard let family = project.definition.family(family) else { return false }
    return project.graph.references(in: file).contains { reference in
      guard let external = reference.target.externalID else { return false }
      let name = project.graph[external].name
      return family.types.contains { $0.matches(name) }
    }
  }

  /// Who uses the types and what they use: of the types nested in them and in extensions in their files, too.
  private mutating func noteReferences(ofCodeIn folder: String, _ types: [TypeID]) {
    let graph = project.graph
    let members = Set(types).union(graph.typeIDs.filter { files.contains(graph[$0].declaration.file) })
    var userTypes: Set<TypeID> = []
    for type in members.sorted() {
      for reference in graph.references(to: type) where project.isProduction(reference) {
        guard let source = reference.source, !members.contains(source), let layer = project.layer(of: source),
          userTypes.insert(source).inserted
        else { continue }
        users[layer, default: 0] += 1
      }
      for reference in graph.references(from: type) {
        if let target = reference.target.typeID, !members.contains(target), let layer = project.layer(of: target) {
          used.insert(layer)
        }
      }
    }
  }

  /// The layers of other types in the folder, which follow from their roles, and of the types that it extends.
  private mutating func noteTypesBeside(_ types: [TypeID], isIn: (String) -> Bool) {
    let graph = project.graph
    let members = Set(types)
    for type in graph.typeIDs where project.isProduction(type) && graph[type].outer == nil && !members.contains(type) {
      guard !project.isCompositionRoot(type), let layer = project.layer(of: type) else { continue }
      if isIn(graph[graph[type].declaration.file].path) { beside.insert(layer) }
      if graph[type].extensions.contains(where: { isIn(graph[$0.file].path) }) { extended.insert(layer) }
    }
  }

  private var ui: Int { importing[FrameworkFamily.ui, default: 0] }

  func verdict() -> Verdict {
    let found =
      byFrameworks() ?? byObservation() ?? byUse()
      ?? Verdict(layer: "Shared", reason: "\(userList); no layer is likely", isGuess: true)
    // A layer of the folder would make types misplaced whose role tells another one.
    let others = beside.subtracting([found.layer])
    guard found.layer != "Shared" else { return found }
    if !others.isEmpty {
      return Verdict(
        layer: "Shared",
        reason: "\(found.reason), but types beside them are in \(listed(others.sorted())) by their roles")
    }
    let uses = project.definition.layer(named: found.layer)?.uses ?? []
    let forbidden = extended.subtracting(uses.union([found.layer]))
    if forbidden.isEmpty { return found }
    return Verdict(
      layer: "Shared", reason: "\(found.reason), but the folder extends types of \(listed(forbidden.sorted()))")
  }

  /// Why the types are those of data access, whatever their folder is called: most files read databases or the network, and
  /// none shows anything.
  var dataAccess: String? {
    guard dataFiles * 2 > files.count, ui == 0, let verdict = byFrameworks(), verdict.layer == "Data" else {
      return nil
    }
    return verdict.reason
  }

  /// Why the types are those of screens, whatever their folder is called: most files import UI, and none accesses data.
  var ofScreens: String? {
    guard ui * 2 > files.count, dataFiles == 0, let verdict = byFrameworks(), verdict.layer == "Presentation" else {
      return nil
    }
    return verdict.reason
  }

  /// Whether no file imports UI.
  var showsNothing: Bool { ui == 0 }

  /// The layer whose frameworks most files import, if its users do not contradict.
  private func byFrameworks() -> Verdict? {
    guard Double(max(ui, dataFiles)) >= Self.importShare * Double(files.count), max(ui, dataFiles) > 0 else {
      return nil
    }
    // One file of two says nothing about all types in the other one.
    let types = ui == dataFiles ? max(uiTypes, dataTypes) : ui > dataFiles ? uiTypes : dataTypes
    guard Double(types) >= Self.importShare * Double(typeCount) else { return nil }
    // What one file imports for one of its types says little about the others.
    if max(ui, dataFiles) == 1, types > Self.mostInOneFile { return nil }
    if ui == dataFiles {
      return Verdict(
        layer: "Shared",
        reason: "\(counted(ui, "file")) \(inflected("import", ui)) frameworks of family 'ui', and as many access data"
      )
    }
    let isUI = ui > dataFiles
    let family = isUI ? FrameworkFamily.ui : dataFamily
    let count = isUI ? ui : dataFiles
    let reason =
      "\(count) of \(counted(files.count, "file")) \(inflected(isUI ? "import" : "use", count)) frameworks of family '\(family)'"
    let inner: Set<String> = isUI ? Self.data.union(["Domain"]) : ["Domain"]
    let innerUsers = users.filter { inner.contains($0.key) }.values.reduce(0, +)
    if innerUsers > 0, Double(innerUsers) >= Self.contradiction * Double(users.values.reduce(0, +)) {
      return Verdict(layer: "Shared", reason: "\(reason), but they are \(userList)")
    }
    if !isUI, Double(ui) >= Self.contradiction * Double(files.count) {
      return Verdict(
        layer: "Shared", reason: "\(reason), but \(ui) \(inflected("import", ui)) frameworks of family 'ui'")
    }
    // A file of constants that imports a framework for one of them.
    if isUI, innerUsers > 0, !files.contains(where: { usesType(of: FrameworkFamily.ui, in: $0) }) {
      return Verdict(layer: "Shared", reason: "\(reason) but use none of its types, and they are \(userList)")
    }
    return Verdict(layer: isUI ? "Presentation" : "Data", reason: reason)
  }

  /// The family of data access that most files import.
  private var dataFamily: String {
    let (network, persistence) = (Self.dataFamilies[0], Self.dataFamilies[1])
    return importing[persistence, default: 0] > importing[network, default: 0] ? persistence : network
  }

  /// Classes that views observe, and the composition root at most creates: the state of screens, whatever their names are.
  private func byObservation() -> Verdict? {
    guard observable > 0, observable * 2 >= typeCount, dataFiles == 0, users["Presentation"] != nil,
      Set(users.keys).isSubset(of: ["App", "Presentation"])
    else { return nil }
    return Verdict(
      layer: "Presentation",
      reason: "\(userList); views can observe \(observable) of \(counted(typeCount, "type"))")
  }

  private func byUse() -> Verdict? {
    let users = Set(self.users.keys)
    let usesData = !used.isDisjoint(with: Self.data)
    if users == ["Presentation"], !usesData, dataFiles == 0, !isFarFromViews {
      return Verdict(layer: "Presentation", reason: userList + " only")
    }
    if !users.isEmpty, users.isSubset(of: Self.data), ui == 0 {
      return Verdict(layer: "Data", reason: userList + " only")
    }
    // What nobody uses could be anything.
    if usesData, ui == 0, !used.contains("Presentation"), !users.isEmpty,
      users.isDisjoint(with: ["Domain", "Presentation"])
    {
      return Verdict(layer: "Data", reason: "\(userList); they use \(listed(used.sorted()))")
    }
    let isOfBoth = users.contains("Presentation") && !users.isDisjoint(with: Self.data) && used == ["Domain"]
    guard used.isSubset(of: ["Domain"]), users.contains("Domain") || isOfBoth, ui == 0, dataFiles == 0, !importsOthers
    else { return nil }
    return Verdict(layer: "Domain", reason: "\(userList); they use \(used.isEmpty ? "no layer" : "Domain only")")
  }

  private var userList: String {
    users.isEmpty ? "nothing in a layer uses them" : "used by \(listed(users.keys.sorted()))"
  }
}
