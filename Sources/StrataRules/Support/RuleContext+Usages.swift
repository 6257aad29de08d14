import StrataDefinition
import StrataModel

extension RuleContext {
  /// Whether `misplaced-type` reports the type, so that what follows from its folder is not reported again: its
  /// usages are violations only if neither its folder's layer nor its role's may have them, and the same applies to
  /// usages of it.
  func isMisplaced(_ type: TypeID) -> Bool { tables.isReportedMisplaced[type.index] }

  /// The types because of whose folders a usage is allowed that the layers of the roles forbid.
  func misplacedTypes(allowing usage: Usage) -> [TypeID] {
    guard let layer = usage.site.layer else { return [] }
    let target = usage.reference.target
    var types: [TypeID] = []
    if let user = usage.user, let folder = usage.site.folder, folder != layer, mayUse(folder, target) {
      types.append(misplacedType(around: user))
    }
    if let type = usage.target, isMisplaced(type), let folder = folderLayerOfType[type.index], mayUse(layer, folder) {
      types.append(misplacedType(around: type))
    }
    return types
  }

  /// The type that `misplaced-type` reports, of a type and those that enclose it.
  private func misplacedType(around type: TypeID) -> TypeID {
    let reported = misplacedTypes.found
    return project.graph.innermost(from: type) { id in reported.contains { $0.type == id } } ?? outermost(type)
  }

  /// Connects a violation with the findings of `misplaced-type` that stand for it: it is reported only once these are
  /// accepted, since a move resolves both.
  func follow(_ violation: inout Violation, from misplaced: [TypeID]) {
    let graph = project.graph
    let causes = misplaced.map { type in
      let declaration = graph.types[type.index].declaration
      let location = CodeLocation(declaration.file, graph[declaration].nameOffset)
      return AcceptedCauses.Cause(name: quoted(graph[type].name), locations: [location])
    }
    violation.follow(
      from: causes.reduce(into: []) { $0.formUnion($1.locations) }, rule: RuleIDs.misplacedType)
    violation.links?.onceAccepted = AcceptedCauses(
      causes: causes, introduction: "; `\(RuleIDs.misplacedType)` is accepted for ", consequence: "", remedy: "")
  }

  /// Whether two types are declared inside one outermost type.
  func isSameFamily(_ a: TypeID, _ b: TypeID) -> Bool { outermost(a) == outermost(b) }

  func outermost(_ type: TypeID) -> TypeID { project.graph.outermost(type) }

  /// Whether a default argument of an initializer may have a dependency, in a style whose guide does so: taken from the
  /// composition root, or created with its own dependencies: `init(login: LoginUseCase = LoginUseCaseImpl(gateway:
  /// LoginGateway()))`. The gateway is excused, since the type may use the use case itself.
  func isAllowedDefault(_ usage: Usage) -> Bool {
    let reference = usage.reference
    guard allowsDefaultArguments, isInDefaultArgument(reference), let target = usage.target else { return false }
    if isRootByRole(target) { return true }
    guard isDependency(target), reference.context.contains(.nestedCreation), let outer = creation(around: reference)
    else { return false }
    return isDependency(outer) && mayUse(usage.site, outer) && !isSkip(from: usage.site, to: outer)
  }

  /// The type that the creation around a nested one creates.
  private func creation(around nested: Reference) -> TypeID? {
    let references = project.graph.references(in: nested.file)
    let end = references.partitionPoint(while: { $0.offset < nested.offset })
    let outer = references[..<end].last {
      $0.kind == .creates && !$0.context.contains(.nestedCreation)
    }
    guard let outer, outer.declaration == nested.declaration, outer.context.contains(.defaultArgument) else {
      return nil
    }
    return outer.target.typeID
  }

  /// `extension HomeViewController: HelperDataSource`: a view supplies data to another object, such as a list. Such a
  /// protocol is a data source only by its name, unless its folder belongs to the data layer.
  func isSupplierOfView(_ reference: Reference, _ target: TypeID) -> Bool {
    reference.kind == .inherits && isInterface(target) && has(.dataSource, target)
      && folderLayerOfType[target.index] == nil
  }

  /// Whether a type is an alias whose target has its own reference at the same location.
  func isTransparentAlias(_ target: TypeID) -> Bool {
    flags[target.index].contains(.alias) && project.graph.types[target.index].aliased?.typeID != nil
  }
}
