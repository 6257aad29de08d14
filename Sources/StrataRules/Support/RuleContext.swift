import StrataClassification
import StrataDefinition
import StrataModel
import StrataThreads

/// The properties of a project that rules need: its tables, so that loops over all usages compare integers and no
/// strings; and all usages, each with its site. Created once for all rules, in time linear in types, files and references.
///
/// A class, because it is passed to every rule and helper: copying a struct of a dozen arrays would cost more.
package final class RuleContext: Sendable {
  let project: ClassifiedGraph
  /// The word lists with which names are compared.
  let vocabulary: Vocabulary
  /// Every usage, in the order of the graph's references.
  package let usages: UsageTable
  let tables: ProjectTables
  let permissions: Permissions
  /// By type: the public aliases with which layers export a type of another module:
  /// `public typealias Order = Networking.Order`.
  let facades: [[TypeID]?]
  /// The types that `misplaced-type` examines, and its findings.
  let misplacedTypes: MisplacedTypes
  /// Whether the definition does not turn on `default-argument-instantiation`, because its guide injects dependencies
  /// in this way.
  let allowsDefaultArguments: Bool
  /// Which files the definition rules itself.
  let parts: DefinitionParts
  /// Which files rules of scope ``RuleScope/type`` judge.
  let focus: Focus
  /// The files whose violations are wanted: rules that judge each location on its own need not look at others.
  let wanted: Focus
  let unchecked: UncheckedFiles
  /// Those of the rules that are on.
  let predictingRules: [any PredictingRule]
  /// Whether a next run may take over what this one finds.
  let isResident: Bool
  /// What it takes over from a run with another outline; nil if it takes over nothing, or all of a run with the same one.
  let carried: CarriedOutcomes?
  /// By file (``FileSignatures``); nil where nobody compares them.
  let signatures: [UInt64]?
  /// Whether anybody reads the remedies of violations.
  var writesRemedies: Bool { signatures == nil }
  /// What it may take over besides findings.
  let keptValues: KeptValues
  /// What ``fileCalls`` found; nil before.
  let knownFileCalls = Guarded<[FileCalls.Call]?>(nil)
  /// What ``bindings`` found; nil before.
  let knownBindings = Guarded<Bindings?>(nil)
  /// What ``once(_:_:)`` computed.
  private let knownOnce = Guarded<[String: any Sendable]>([:])
  /// What `property-injection` read of types.
  let knownOwnAssignments = Guarded<[TypeID: [String: OwnAssignments]]>([:])
  /// ``codeOwnersInFocus``; nil before.
  let knownCodeOwners = Guarded<[CodeOwner]?>(nil)
  /// ``typeNames``; nil before.
  let knownTypeNames = Guarded<TypeNames?>(nil)
  /// ``moduleReach``; nil before.
  let knownModuleReach = Guarded<ModuleReach?>(nil)
  /// ``neutralReach``; nil before.
  let knownNeutralReach = Guarded<NeutralReach?>(nil)
  /// What ``NeutralUsers`` found.
  let knownNeutralUsers = Guarded<[NeutralSymbol: [NeutralUsers.User]]>([:])
  /// ``declarationUses``; nil before.
  let knownDeclarationUses = Guarded<DeclarationUses?>(nil)

  /// - Parameters:
  ///   - predictingRules: those that are on; without them, remedies may lead to other findings.
  ///   - selection: the rules that run, as far as they are on.
  ///   - memory: where the results of the run before are; nil in a process that runs once.
  ///   - focus: the files whose violations are wanted, if there is no memory.
  package init(
    _ project: ClassifiedGraph, predicting predictingRules: [any PredictingRule] = [],
    selection: RuleSelection = RuleSelection(), memory: RuleMemory? = nil, focus: Focus = .all
  ) {
    self.project = project
    self.predictingRules = predictingRules
    vocabulary = project.vocabulary
    let definition = project.definition
    let graph = project.graph
    unchecked = UncheckedFiles(project)
    allowsDefaultArguments = !definition.isOn(RuleIDs.defaultArgumentInstantiation)
    permissions = Permissions(definition)
    parts = DefinitionParts(graph, definition)
    var tables = ProjectTables(project)
    misplacedTypes = MisplacedTypes(in: project, tables)
    if definition.isOn(RuleIDs.misplacedType), selection.includes(RuleIDs.misplacedType) {
      tables.markMisplaced(Set(misplacedTypes.found.map(\.type)), in: graph)
    }
    self.tables = tables
    isResident = memory != nil
    signatures = memory?.comparesInputs == true ? FileSignatures(project, tables).ofFile : nil
    wanted = isResident ? .all : focus
    if let (run, changed) = memory?.previous, run.selection == selection, run.tables == tables {
      let names = NameSet(changed)
      self.focus = Focus(around: graph.files.indices.filter { names.contains(graph.files[$0].path) }, in: graph)
      keptValues = KeptValues(after: run.values)
      carried = nil
    } else {
      if let earlier = memory?.earlier, let signatures, earlier.run.selection == selection {
        carried = CarriedOutcomes(earlier.run, edited: earlier.editedFiles, to: graph, signatures)
      } else {
        carried = nil
      }
      self.focus = carried?.focus ?? wanted
      keptValues = KeptValues(after: [:], carried: carried == nil ? [:] : memory?.earlier?.run.values ?? [:])
    }

    var facades: [[TypeID]?] = Array(repeating: nil, count: graph.types.count)
    for id in graph.typeIDs where graph.types[id.index].kind == .typealias {
      let alias = graph[id]
      guard alias.access >= .public, alias.outer == nil, let target = alias.aliased?.typeID,
        graph.types[target.index].module != alias.module, tables.layerOfType[id.index] != nil
      else { continue }
      facades[target.index] = (facades[target.index] ?? []) + [id]
    }
    self.facades = facades
    usages = UsageTable(graph, sites: UsageSites(project, tables, unchecked: unchecked.excuses))
  }

  var layerOfType: [LayerID?] { tables.layerOfType }
  var folderLayerOfType: [LayerID?] { tables.folderLayerOfType }
  var roleOfType: [RoleIndex?] { tables.roleOfType }
  var flags: [TypeFlags] { tables.flags }
  var owner: [TypeID] { tables.owner }
  var layerOfFile: [LayerID?] { tables.layerOfFile }

  func isRoot(_ type: TypeID) -> Bool { flags[type.index].contains(.root) }
  /// Whether a type is a composition root by its role, not only by the layer of its folder.
  func isRootByRole(_ type: TypeID) -> Bool { isRoot(type) && role(type)?.isCompositionRoot == true }
  func isProduction(_ type: TypeID) -> Bool { flags[type.index].contains(.production) }
  func isInterface(_ type: TypeID) -> Bool { flags[type.index].contains(.interface) }
  func isDependency(_ type: TypeID) -> Bool { flags[type.index].contains(.dependency) }

  /// Whether no rule judges a file, because a tool wrote it.
  func isUnchecked(_ file: FileID) -> Bool { unchecked.contains(file) }

  func layerName(_ layer: LayerID?) -> String { layer.map { project.definition[$0].name } ?? "no layer" }
  func role(_ type: TypeID) -> Role? { roleOfType[type.index].map { project.definition[$0] } }
  /// The id alone: to copy a whole role costs more than most questions about it.
  func roleID(_ type: TypeID) -> RoleID? { roleOfType[type.index].map { project.definition.roles[$0.index].id } }
  func has(_ role: RoleID, _ type: TypeID) -> Bool {
    roleOfType[type.index].map { project.definition.roles[$0.index].id == role } ?? false
  }

  /// A value that several rules need: created once, for the first of them.
  /// - Parameter make: must not ask for another such value.
  func once<Value: Sendable>(_ name: String, _ make: () -> Value) -> Value {
    knownOnce.withLock { known in
      if let value = known[name] as? Value { return value }
      let value = make()
      known[name] = value
      return value
    }
  }
}
