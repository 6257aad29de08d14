import StrataClassification
import StrataDefinition
import StrataModel

/// Decides which types are screens, view models and states of screens, by what they hold and what holds them.
struct ScreenEvidence {
  private let context: RuleContext
  private let graph: Graph

  init(_ context: RuleContext) {
    self.context = context
    graph = context.project.graph
  }

  // MARK: - Views

  /// Whether a view of SwiftUI is a screen: it holds a view model, or what a view model would hold, a class that navigates
  /// creates it, or its name says so. Other views are parts of screens, and are named for what they are.
  func isScreen(_ type: TypeID) -> Bool {
    let kind = graph.types[type.index].kind
    guard kind == .struct || kind == .class,
      graph.types[type.index].supertypes.contains(where: isViewProtocol)
    else { return false }
    let models = heldModels(type)
    if !models.isEmpty { return !isPart(type, of: models) }
    if usesDomain(type) { return true }
    let words = Words.split(graph.types[type.index].simpleName)
    if words.last.map({ context.vocabulary[.screenWords].contains($0) }) ?? false { return true }
    return graph.references(to: type).contains { reference in
      guard reference.kind == .creates, context.project.isProduction(reference), let user = reference.source else {
        return false
      }
      return graph.types[user.index].kind == .class && (context.has(.coordinator, user) || context.has(.router, user))
    }
  }

  private func isViewProtocol(_ target: Target) -> Bool {
    target.externalID.map { context.vocabulary[.viewProtocols].contains(lastComponent(graph[$0].name)) } ?? false
  }

  private func heldModels(_ view: TypeID) -> Set<TypeID> {
    Set(graph.references(from: view).filter { holdsModel($0) }.compactMap(\.target.typeID))
  }

  /// Whether another view passes its own model to a view: that is a part of the other one.
  private func isPart(_ view: TypeID, of models: Set<TypeID>) -> Bool {
    graph.references(to: view).contains { reference in
      guard reference.kind == .creates, context.project.isProduction(reference), let user = reference.source,
        user != view, context.has(.view, user)
      else { return false }
      return !heldModels(user).isDisjoint(with: models)
    }
  }

  private func holdsModel(_ reference: Reference) -> Bool {
    guard reference.kind == .stores, let target = reference.target.typeID, context.has(.viewModel, target),
      graph.types[target.index].kind == .class || context.isInterface(target)
    else { return false }
    return isOwnProperty(reference)
  }

  /// Whether a reference is the type of a property that is not read from the environment.
  private func isOwnProperty(_ reference: Reference) -> Bool {
    guard reference.declaration != noIndex, !reference.context.contains(.nested) else { return false }
    let declaration = DeclarationID(reference.file, reference.declaration)
    return !graph.attributes(of: declaration).contains { context.vocabulary[.environmentObjects].contains($0) }
  }

  // MARK: - View models

  /// Whether a class of the role is a view model by what it extends, its folder, or what holds it.
  func isViewModel(_ type: TypeID) -> Bool {
    guard graph.types[type.index].kind == .class, !servesViewModel(type) else { return false }
    if extendsViewModel(type) { return true }
    let path = graph[graph.types[type.index].declaration.file].path
    if graph.references(to: type).contains(where: { isHoldingView($0) }) || usesDomain(type) { return true }
    return RoleFolders.role(around: path) == .viewModel && !isPartOfOthers(type)
  }

  /// Whether only view models create and hold a type: it is a part of one, such as an action.
  private func isPartOfOthers(_ type: TypeID) -> Bool {
    let users = graph.references(to: type).filter {
      ($0.kind == .creates || $0.kind == .stores) && context.project.isProduction($0) && $0.source != type
    }
    return !users.isEmpty && users.allSatisfy { $0.source.map { context.has(.viewModel, $0) } ?? false }
  }

  /// Whether a class without a role is more than values: no row of a list and no value of a control.
  func isAtWork(_ type: TypeID) -> Bool {
    let properties = graph.storedProperties(of: type)
    return properties.isEmpty || extendsViewModel(type) || usesDomain(type)
      || graph.functions(of: type).contains { !graph[$0].isStatic && !graph.isPrivate($0) }
      || properties.contains { property in
        !graph[property].modifiers.contains(.constant) && !graph.isPrivate(property) && !graph.isSettable(property)
      }
  }

  /// Whether a class of another name is the model of a view that holds it: by the name of the property, because it uses
  /// what a view model uses, or because it is named after the view.
  func isUnnamedViewModel(_ type: TypeID) -> Bool {
    graph.types[type.index].kind == .class && isModelOfView(type) && !servesViewModel(type) && !isValue(type)
  }

  /// Whether a class only keeps values that never change: `final class Row { let title: String }`.
  private func isValue(_ type: TypeID) -> Bool {
    let properties = graph.storedProperties(of: type)
    return !properties.isEmpty && properties.allSatisfy { graph[$0].modifiers.contains(.constant) }
      && graph.functions(of: type).isEmpty && !context.project.isObservable(type) && !usesDomain(type)
  }

  private func isModelOfView(_ type: TypeID) -> Bool {
    let role = context.roleID(type)
    if let layer = context.folderLayerOfType[type.index], !mayHoldViewModels(layer) { return false }
    if role == nil || role == .entity, extendsViewModel(type) { return true }
    let holders = graph.references(to: type).filter { isHoldingView($0) }
    let module = graph.types[type.index].module
    if holders.contains(where: { isNamedModel($0) && graph[$0.file].module == module }) { return true }
    guard role != .service, context.project.isObservable(type), !isHelper(type), !isKeptOutsideScreens(type) else {
      return false
    }
    return !holders.isEmpty && (usesDomain(type) || holders.contains { isNamedAfterView(type, $0.source) })
  }

  /// A neutral layer, or that of views.
  private func mayHoldViewModels(_ layer: LayerID) -> Bool {
    let definition = context.project.definition
    return definition[layer].isNeutral || definition[layer].name == definition.layer(of: .viewModel)
  }

  /// `LoginViewModelWrapper`
  private func servesViewModel(_ type: TypeID) -> Bool {
    let name = graph.types[type.index].simpleName
    let words = context.vocabulary[.viewModelSuffixes]
    guard words.occurs(in: name) else { return false }
    return !words.matches(context.vocabulary[.implementationSuffixes].removed(from: name) ?? name)
  }

  private func extendsViewModel(_ type: TypeID) -> Bool {
    graph.inherits(type, from: context.vocabulary[.baseViewModels])
      || graph.allProjectSupertypes(of: type).contains {
        context.has(.viewModel, $0) || context.has(.baseViewModel, $0)
      }
  }

  /// Whether a type that shows no screen stores a class: then this is a model that screens observe, such as the score of
  /// a game, and not the model of a screen.
  private func isKeptOutsideScreens(_ type: TypeID) -> Bool {
    let screens: Set<RoleID> = [.view, .listDataSource, .viewModel, .baseViewModel, .coordinator, .router]
    return graph.references(to: type).contains { reference in
      guard reference.kind == .stores, context.project.isProduction(reference), let holder = reference.source,
        holder != type, !context.isRoot(holder), !context.flags[holder.index].contains(.replacement)
      else { return false }
      return !(context.role(holder).map { screens.contains($0.id) } ?? false)
    }
  }

  private func isHelper(_ type: TypeID) -> Bool {
    let words = Words.split(graph.types[type.index].simpleName)
    return words.last.map { context.vocabulary[.viewHelperWords].contains($0) } ?? true
  }

  /// Whether a reference is the property of a view.
  private func isHoldingView(_ reference: Reference) -> Bool {
    guard reference.kind == .stores, context.project.isProduction(reference), let holder = reference.source,
      context.roleID(holder) == .view
    else { return false }
    return isOwnProperty(reference)
  }

  /// `viewModel`, `loginModel`, `vm`
  private func isNamedModel(_ reference: Reference) -> Bool {
    let name = graph.name(of: DeclarationID(reference.file, reference.declaration))
    return Words.split(name).last.map { context.vocabulary[.modelPropertyWords].contains($0) } ?? false
  }

  private func isNamedAfterView(_ type: TypeID, _ view: TypeID?) -> Bool {
    guard let view else { return false }
    let own = NameWords.split(graph.types[type.index].simpleName)
    let stem = NameWords.split(graph.types[view.index].simpleName).dropLast()
    return !stem.isEmpty && own.count > stem.count && own.starts(with: stem)
  }

  /// Whether a type depends on a use case, or on what a use case would hide.
  private func usesDomain(_ type: TypeID) -> Bool {
    graph.references(from: type).contains { reference in
      guard reference.kind == .stores || reference.kind == .takes, let target = reference.target.typeID,
        let role = context.roleID(target)
      else { return false }
      return role == .useCase || role == .gateway || role == .repository
    }
  }

  // MARK: - States

  /// Whether the property with a state is one that a screen observes.
  func isPublished(_ type: TypeID) -> Bool {
    graph.references(to: type).contains { reference in
      guard reference.kind == .stores, reference.declaration != noIndex, let holder = reference.source else {
        return false
      }
      let property = DeclarationID(reference.file, reference.declaration)
      return graph.attributes(of: property).contains { context.vocabulary[.publishedWrappers].contains($0) }
        || context.project.isObservable(holder)
    }
  }

  /// Whether a value of its own is what one view model publishes as the state of its screen.
  func isState(_ type: TypeID) -> Bool {
    let kind = graph.types[type.index].kind
    guard kind == .struct || kind == .enum || kind == .class && context.roleID(type) == .uiState,
      context.folderLayerOfType[type.index].map(mayHoldViewModels) ?? true
    else {
      return false
    }
    let holders = graph.references(to: type).filter { reference in
      guard reference.kind == .stores, reference.declaration != noIndex, !reference.context.contains(.nested),
        let holder = reference.source, context.project.isProduction(reference)
      else { return false }
      let name = graph.name(of: DeclarationID(reference.file, reference.declaration))
      return context.vocabulary[.screenStateProperties].contains(name)
        && (context.roleID(holder) == .viewModel || isUnnamedViewModel(holder))
    }
    return Set(holders.compactMap(\.source)).count == 1
  }
}
