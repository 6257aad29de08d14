import StrataDefinition
import StrataModel

extension RuleContext {
  /// Where a usage that rules judge is made; nil in tests, previews, debug code, test doubles and composition roots.
  /// In an extension declared in a file of another layer, the file's layer counts, and the type's role does not.
  func site(of reference: Reference) -> UsageSite? {
    guard reference.context.isDisjoint(with: [.preview, .debug]), !isTestFile[reference.file.index] else { return nil }
    guard let source = reference.source else {
      let layer = layerOfFile[reference.file.index]
      if let layer, project.definition[layer].isCompositionRoot { return nil }
      return UsageSite(file: reference.file, layer: layer)
    }
    guard var site = siteOfType[source.index] else { return siteOutsideRoot(reference, source) }
    let home = site.file
    site.file = reference.file
    if reference.context.contains(.inExtension), reference.file != home {
      let here = layerOfFile[reference.file.index]
      if here != folderLayerOfType[owner[source.index].index] {
        if let here, project.definition[here].isCompositionRoot { return nil }
        site.move(to: here)
      }
    }
    return site
  }

  /// In an extension that another layer declares of a type which is a composition root by its folder alone.
  private func siteOutsideRoot(_ reference: Reference, _ source: TypeID) -> UsageSite? {
    let type = owner[source.index]
    guard reference.context.contains(.inExtension), standing[type.index].isSuperset(of: [.production, .root]),
      !isRootByRole(type), !isTestDouble(type)
    else { return nil }
    guard let here = layerOfFile[reference.file.index], !project.definition[here].isCompositionRoot else { return nil }
    return UsageSite(type: type, file: reference.file, layer: here)
  }

  /// `misplaced-type` reports the type, so that what follows from its folder is no violation of its own: its usages
  /// count where neither its folder's layer nor its role's may have them, and so do usages of it.
  func isMisplaced(_ type: TypeID) -> Bool { isReportedMisplaced[type.index] }

  /// Whether the layers of a site may use a type. Code in no layer may use everything.
  func mayUse(_ site: UsageSite, _ target: TypeID) -> Bool {
    guard let layer = site.layer else { return true }
    if mayUse(layer, target) { return true }
    if let folder = site.folder, folder != layer, mayUse(folder, target) { return true }
    guard isMisplaced(target), let folder = folderLayerOfType[target.index] else { return false }
    return folder == layer || mayUse(layer, folder)
  }

  /// Two types declared inside one outermost type.
  func isSameFamily(_ a: TypeID, _ b: TypeID) -> Bool { outermost(a) == outermost(b) }

  func outermost(_ type: TypeID) -> TypeID { project.graph.outermost(type) }

  /// In a style whose guide does so, a default argument of an initializer may take a dependency from the composition root,
  /// or create it with its own dependencies: `init(login: LoginUseCase = LoginUseCaseImpl(gateway: LoginGateway()))`.
  /// The gateway is excused, since the type may use the use case itself.
  func isAllowedDefault(_ reference: Reference, at site: UsageSite) -> Bool {
    guard allowsDefaultArguments, reference.context.contains(.defaultArgument), let target = reference.target.typeID,
      reference.declaration != noIndex,
      project.graph[DeclarationID(reference.file, reference.declaration)].kind == .initializer
    else { return false }
    if isRootByRole(target) { return true }
    guard isDependency(target), reference.context.contains(.nestedCreation), let outer = creation(around: reference)
    else { return false }
    return isDependency(outer) && mayUse(site, outer) && !isSkip(from: site, to: outer)
  }

  /// What the creation around a nested one creates.
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

  /// `extension HomeViewController: HelperDataSource`: a view supplies data to another object, as to a list. Such a
  /// protocol is a data source by name only, unless a folder says that it belongs to the data layer.
  func isSupplierOfView(_ reference: Reference, _ target: TypeID) -> Bool {
    reference.kind == .inherits && isInterface(target) && has(.dataSource, target)
      && folderLayerOfType[target.index] == nil
  }

  /// An alias whose own target is referred to as well, at the same location.
  func isTransparentAlias(_ target: TypeID) -> Bool {
    standing[target.index].contains(.alias) && project.graph.types[target.index].aliased?.typeID != nil
  }
}
