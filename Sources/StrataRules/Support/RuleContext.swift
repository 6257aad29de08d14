import StrataClassification
import StrataDefinition
import StrataModel

/// The properties of a project that rules need: layer, role and flags of every type as small numbers, so that loops
/// over all usages compare integers and no strings; and all usages, each with its site. Created once for all rules, in
/// time linear in types, files and references.
///
/// A class, because it is passed to every rule and helper: copying a struct of a dozen arrays would cost more.
public final class RuleContext: Sendable {
  let project: ClassifiedGraph
  /// The word lists with which names are compared.
  let vocabulary: Vocabulary
  /// Every usage, in the order of the graph's references.
  public let usages: UsageTable
  /// By type.
  let layerOfType: [LayerID?]
  /// By type: the layer of its folder or module alone.
  let folderLayerOfType: [LayerID?]
  /// By type.
  let roleOfType: [RoleIndex?]
  /// By type.
  let flags: [TypeFlags]
  /// By type: the type itself or, for a local type, the innermost enclosing type that is not local.
  let owner: [TypeID]
  /// By file: the layer that its path assigns.
  let layerOfFile: [LayerID?]
  let permissions: Permissions
  /// Layers that export a type of another module under a public alias: `public typealias Order = Networking.Order`.
  let facades: [TypeID: Set<LayerID>]
  /// The types that `misplaced-type` examines, and its findings.
  let misplacedTypes: MisplacedTypes
  /// By type: whether `misplaced-type` reports it, or an enclosing type, in this run.
  let isReportedMisplaced: [Bool]
  /// Whether the definition does not turn on `default-argument-instantiation`, because its guide injects dependencies
  /// in this way.
  let allowsDefaultArguments: Bool
  /// Which files rules of scope ``RuleScope/type`` judge.
  let focus: Focus
  /// What the next run compares with; nil where there will be none.
  let outline: ProjectOutline?
  var isResident: Bool { outline != nil }

  /// - Parameters:
  ///   - selection: the rules that run, as far as they are on.
  ///   - memory: where the results of the run before are; nil in a process that runs once.
  public init(_ project: ClassifiedGraph, selection: RuleSelection = RuleSelection(), memory: RuleMemory? = nil) {
    self.project = project
    vocabulary = project.definition.vocabulary
    let definition = project.definition
    let graph = project.graph
    allowsDefaultArguments =
      definition.rules[RuleIDs.defaultArgumentInstantiation, default: .off].severity == .off
    permissions = Permissions(definition)
    let layers = Dictionary(
      definition.layerIDs.map { (definition[$0].name, $0) }, uniquingKeysWith: { first, _ in first })
    let roles = Dictionary(
      definition.roleIndices.map { (definition[$0].id, $0) }, uniquingKeysWith: { first, _ in first })

    func layer(_ name: String?) -> LayerID? { name.flatMap { layers[$0] } }
    let layerOfType = project.assignments.map { layer($0.layer) }
    let folderLayerOfType = project.assignments.map { layer($0.folderLayer) }
    let roleOfType = project.assignments.map { $0.role.flatMap { roles[$0] } }
    let layerOfFile = project.layerOfFile.map { layer($0) }
    let flags = TypeFlags.all(in: project, roleOfType: roleOfType)
    let owner = graph.typeIDs.map { id in
      var around = id
      while graph[around].isLocal, let outer = graph[around].outer { around = outer }
      return around
    }
    misplacedTypes = MisplacedTypes(
      in: project, roleOfType: roleOfType, folderLayerOfType: folderLayerOfType, flags: flags)
    let isOn = project.isOn(RuleIDs.misplacedType) && selection.includes(RuleIDs.misplacedType)
    let reported = Set(isOn ? misplacedTypes.found.map(\.type) : [])
    let isReportedMisplaced = graph.typeIDs.map { type in
      guard !reported.isEmpty, let folder = folderLayerOfType[type.index], folder != layerOfType[type.index]
      else { return false }
      return reported.contains(graph.outermost(type))
    }
    outline =
      memory == nil
      ? nil
      : ProjectOutline(
        graph: graph, layerOfType: layerOfType, folderLayerOfType: folderLayerOfType, roleOfType: roleOfType,
        flags: flags, isReportedMisplaced: isReportedMisplaced, layerOfFile: layerOfFile)
    if let outline, let (run, changed) = memory?.previous, run.selection == selection,
      outline.isSame(as: run.outline)
    {
      focus = Focus(around: graph.files.indices.filter { changed.contains(graph.files[$0].path) }, in: graph)
    } else {
      focus = .all
    }

    var facades: [TypeID: Set<LayerID>] = [:]
    for id in graph.typeIDs {
      let alias = graph[id]
      guard alias.kind == .typealias, alias.access >= .public, alias.outer == nil, let target = alias.aliased?.typeID,
        graph[target].module != alias.module, let layer = layerOfType[id.index]
      else { continue }
      facades[target, default: []].insert(layer)
    }
    self.facades = facades
    (self.layerOfType, self.folderLayerOfType, self.roleOfType) = (layerOfType, folderLayerOfType, roleOfType)
    (self.layerOfFile, self.flags, self.owner) = (layerOfFile, flags, owner)
    self.isReportedMisplaced = isReportedMisplaced
    usages = UsageTable(
      graph,
      sites: UsageSites(
        project, layerOfType: layerOfType, folderLayerOfType: folderLayerOfType, roleOfType: roleOfType, flags: flags,
        owner: owner, layerOfFile: layerOfFile, isMisplaced: isReportedMisplaced))
  }

  func isRoot(_ type: TypeID) -> Bool { flags[type.index].contains(.root) }
  /// Whether a type is a composition root by its role, not only by the layer of its folder.
  func isRootByRole(_ type: TypeID) -> Bool { isRoot(type) && role(type)?.isCompositionRoot == true }
  func isProduction(_ type: TypeID) -> Bool { flags[type.index].contains(.production) }
  func isInterface(_ type: TypeID) -> Bool { flags[type.index].contains(.interface) }
  func isTestDouble(_ type: TypeID) -> Bool { flags[type.index].contains(.testDouble) }
  func isDependency(_ type: TypeID) -> Bool { flags[type.index].contains(.dependency) }

  /// Whether a file is generated, by its name.
  func isGenerated(_ file: FileID) -> Bool {
    let path = project.graph.files[file.index].path
    return vocabulary[.generatedFiles].matches(String(path.lastPathComponent))
  }

  func layerName(_ layer: LayerID?) -> String { layer.map { project.definition[$0].name } ?? "no layer" }
  func role(_ type: TypeID) -> Role? { roleOfType[type.index].map { project.definition[$0] } }
  func has(_ role: RoleID, _ type: TypeID) -> Bool { self.role(type)?.id == role }
}
