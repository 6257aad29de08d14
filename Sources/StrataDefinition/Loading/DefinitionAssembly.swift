import StrataModel

/// Turns a merged draft into a ``Definition``: looks up every name and sets default values.
struct DefinitionAssembly {
  let draft: DefinitionDraft
  let rules: [String: RuleDescription]
  let style: String
  /// The files have mistakes, which were reported: what is missing may be due to them.
  var hasMistakes = false
  var issues: [DefinitionIssue] = []

  let layerNames: [String]
  let removedLayers: Set<String>
  let roleIDs: [String]

  init(draft: DefinitionDraft, rules: [String: RuleDescription], style: String) {
    self.draft = draft
    self.rules = rules
    self.style = style
    layerNames = draft.layers.filter { !$0.isRemoved }.map(\.name.value)
    removedLayers = Set(draft.layers.filter(\.isRemoved).map(\.name.value))
    let own = draft.roles.map(\.id.value)
    roleIDs = own + RoleID.known.map(\.rawValue).filter { !own.contains($0) }
  }

  mutating func build() -> Definition {
    var definition = Definition(style: style)
    let hasTooManyLayers = reportExcess(of: "layers", draft.layers.filter { !$0.isRemoved }.map(\.name))
    let hasTooManyRoles = reportExcess(of: "roles", draft.roles.filter { !$0.isRemoved }.map(\.id))
    if hasTooManyLayers || hasTooManyRoles { return definition }
    definition.sources = draft.sources.isGiven ? draft.sources.elements : [Glob("**")]
    definition.excluded = draft.excluded.elements
    definition.generated = draft.generated.elements
    definition.tests = draft.tests.elements
    definition.ownTests = draft.ownTests.elements
    definition.ownExcluded = draft.ownExcluded.elements
    let below = layersBelow()
    definition.layers = draft.layers.filter { !$0.isRemoved }.map { layer($0, below[$0.name.value] ?? []) }
    definition.roles = draft.roles.filter { !$0.isRemoved }.compactMap { role($0) }
    definition.frameworks = draft.frameworks.map {
      var family = FrameworkFamily(
        name: $0.name.value, modules: $0.modules.elements, types: $0.types.elements, members: $0.members.elements,
        functions: $0.functions.elements, macros: $0.macros.elements, origin: $0.name.mark.origin, isOwn: $0.isOwn)
      family.because = $0.because
      return family
    }
    definition.modules = draft.modules
    definition.ownPaths =
      ["sources", "generated", "tests"].flatMap { draft.ownPaths[$0]?.elements ?? [] }
      + draft.modules.flatMap { draft.ownModulePaths[$0.name] ?? [] }
    definition.ownVocabulary = vocabulary()
    for rule in draft.rules {
      if let settings = settings(rule, definition.ownVocabulary) { definition.rules[rule.id.value] = settings }
    }
    addContracts(to: &definition)
    addOwnRules(to: &definition)
    definition.exemptions = draft.exemptions.map(\.exemption)
    checkExemptions(definition)
    return definition
  }

  /// Tables of the permissions between all layers, and between all roles, grow with the square of their number.
  private mutating func reportExcess(of what: String, _ names: [Located<String>]) -> Bool {
    guard let first = names.dropFirst(Self.limit).first else { return false }
    report(first.mark, "\(names.count) \(what); a definition may have at most \(Self.limit)")
    return true
  }

  /// How many layers and how many roles a definition may have.
  private static let limit = 1000

  mutating func check(layersInSelectors: [Located<String>], rolesInSelectors: [Located<String>]) {
    for name in layersInSelectors { _ = layerName(name) }
    for id in rolesInSelectors { _ = roleID(id) }
  }

  /// - Parameter below: the layers below it in `order`.
  private mutating func layer(_ draft: LayerDraft, _ below: [Located<String>]) -> Layer {
    let selector = Selector.joined(draft.selector.elements, by: Selector.any)
    let fallback = Selector.joined(draft.fallback.elements, by: Selector.any)
    if selector == nil, fallback == nil, !draft.isBroken, !isHome(draft.name.value) {
      let others = layerNames.filter { $0 != draft.name.value }
      let name = draft.name.value
      let remedy = "; add 'match', or name it as the 'layer' of a role"
      let suggestion = Suggestion.suffix(for: name, among: others, otherwise: remedy)
      report(draft.name.mark, "no type can be in layer '\(name)'\(suggestion)")
    }
    let families = self.draft.frameworks.map(\.name.value)
    var forbidden: [String] = []
    for family in draft.forbids.elements {
      if families.contains(family.value) {
        if !forbidden.contains(family.value) { forbidden.append(family.value) }
      } else {
        let known = families.isEmpty ? "; none is defined" : "; families are \(families.joined(separator: ", "))"
        report(
          family.mark,
          "unknown family of frameworks '\(family.value)'"
            + Suggestion.suffix(for: family.value, among: families, otherwise: known))
      }
    }
    let used = below + layers(in: draft.uses)
    var layer = Layer(
      name: draft.name.value, selector: selector, fallback: fallback,
      uses: Set(used.map(\.value) + [draft.name.value]),
      usesRoles: Set(draft.usesRoles.elements.compactMap { roleID($0) }), forbiddenFrameworks: forbidden,
      isCompositionRoot: draft.isCompositionRoot ?? false, isNeutral: draft.isNeutral ?? false,
      origin: draft.name.mark.origin)
    let ownOrder = self.draft.order.flatMap { $0.isOwn && !below.isEmpty ? $0.mark : nil }
    layer.ownUsesOrigin = (draft.ownUses ?? ownOrder)?.origin
    layer.ownForbidsOrigin = draft.ownForbids?.origin
    layer.isOwn = draft.name.mark.isOwn
    layer.because = draft.because
    layer.allowedImports = draft.importsMark.map { mark in
      AllowedImports(modules: draft.imports.elements, origin: mark.origin)
    }
    for name in used { layer.usesOrigins[name.value] = name.mark.origin }
    for role in draft.usesRoles.elements { layer.usesRolesOrigins[RoleID(rawValue: role.value)] = role.mark.origin }
    return layer
  }

  private func isHome(_ layer: String) -> Bool {
    draft.roles.contains { !$0.isRemoved && ($0.layer?.value == layer || $0.interfaceLayer?.value == layer) }
  }

  private mutating func role(_ draft: RoleDraft) -> Role? {
    // All names are looked up first, so that all mistakes are reported in one run.
    let layer = draft.layer.flatMap { layerName($0) }
    let interfaceLayer = draft.interfaceLayer.flatMap { layerName($0) }
    let alsoIn = draft.alsoIn.elements.compactMap { layerName($0) }
    let skips = Set(draft.skips.elements.compactMap { roleID($0) })
    let uses = draft.uses.isGiven ? Set(layers(in: draft.uses).map(\.value)) : nil
    let usesRoles = Set(draft.usesRoles.elements.compactMap { roleID($0) })
    let through = draft.through.flatMap { roleID($0) }
    guard let selector = Selector.joined(draft.selector.elements, by: Selector.any) else {
      guard !draft.isBroken else { return nil }
      let others = roleIDs.filter { $0 != draft.id.value }
      let known = RoleID.known.contains(RoleID(rawValue: draft.id.value))
      let remedy = known ? "role '\(draft.id.value)' has no 'match'" : "unknown role '\(draft.id.value)'"
      let otherwise = "; add 'match' to select its types"
      let suggestion = known ? otherwise : Suggestion.suffix(for: draft.id.value, among: others, otherwise: otherwise)
      report(draft.id.mark, remedy + suggestion)
      return nil
    }
    var role = Role(
      id: RoleID(rawValue: draft.id.value), selector: selector, layer: layer, interfaceLayer: interfaceLayer,
      alsoIn: alsoIn, skips: skips, through: through, isDependency: draft.isDependency ?? false,
      decidesLayer: draft.decidesLayer ?? true, isCompositionRoot: draft.isCompositionRoot ?? false,
      origin: draft.id.mark.origin)
    role.isOwn = draft.id.mark.isOwn
    role.uses = uses
    role.usesRoles = usesRoles
    role.rootsNeedWiring = draft.rootsNeedWiring
    return role
  }

  private static let wordsForAll: Set<String> = ["all", "any", "every", "everything"]

  /// The layer with a name; nil for one that the definition removed or that is not known.
  mutating func layerName(_ name: Located<String>) -> String? {
    if layerNames.contains(name.value) { return name.value }
    if removedLayers.contains(name.value) { return nil }
    let known = layerNames.isEmpty ? "; no layer is defined" : "; layers are \(layerNames.joined(separator: ", "))"
    let suggestion =
      Self.wordsForAll.contains(name.value.lowercased())
      ? "; write \"*\" for all layers"
      : Suggestion.suffix(for: name.value, among: layerNames, otherwise: known)
    report(name.mark, "unknown layer '\(name.value)'" + suggestion)
    return nil
  }

  mutating func roleID(_ id: Located<String>) -> RoleID? {
    if roleIDs.contains(id.value) { return RoleID(rawValue: id.value) }
    let known = "; roles are \(roleIDs.joined(separator: ", "))"
    report(
      id.mark, "unknown role '\(id.value)'" + Suggestion.suffix(for: id.value, among: roleIDs, otherwise: known))
    return nil
  }

  private mutating func settings(_ draft: RuleDraft, _ vocabulary: Vocabulary?) -> RuleSettings? {
    guard let rule = rules[draft.id.value] else { return nil }
    var settings = RuleSettings(severity: rule.severity)
    if case .given(let severity) = draft.severity { settings.severity = severity }
    settings.isOwn = draft.hasOwnSeverity
    settings.because = draft.because
    settings.exceptions = severityExceptions(draft.exceptions ?? [])
    settings.checksTests = draft.checksTests ?? false
    if draft.isIdle {
      let reason = draft.severity == nil ? "no base of this definition turns it on" : "it is off"
      report(draft.id.mark, "rule '\(rule.id)' has options, but \(reason); add 'severity: on', or remove the options")
    }
    for option in rule.options {
      settings.options[option.name] = option.defaultValue
      switch draft.options[option.name] {
      case .value(let value): settings.options[option.name] = value
      case .additions(let more):
        switch option.defaultValue {
        case .list(let list): settings.options[option.name] = .list(list + more)
        case .words(let name):
          let list = Vocabulary.List(name: name).map { (vocabulary ?? .shipped)[$0].entries } ?? []
          settings.options[option.name] = .list(list + more)
        default: break
        }
      case nil: break
      }
    }
    return settings
  }

  mutating func report(_ mark: Mark, _ message: String) { issues.append(mark.issue(message)) }
}
