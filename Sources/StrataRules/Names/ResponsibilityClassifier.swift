import StrataDefinition
import StrataModel

/// The responsibilities of a type, by the frameworks and the helpers of the project that it uses.
struct ResponsibilityClassifier {
  private let context: RuleContext
  /// By external type: the responsibility that its use shows.
  private let ofExternal: [Kind?]
  /// By role of the definition.
  private let ofRole: [Kind?]
  /// The verbs that show a responsibility.
  private let verbs: [(kind: Kind, entries: [String])]

  private enum Kind: Int, CaseIterable {
    case network, storage, screens, decisions, formats, devices

    var phrase: String {
      switch self {
      case .network: return "uses the network"
      case .storage: return "stores"
      case .screens: return "presents screens"
      case .decisions: return "decides by business criteria"
      case .formats: return "formats"
      case .devices: return "uses a device"
      }
    }
  }

  init(_ context: RuleContext) {
    self.context = context
    let (vocabulary, platform) = (context.vocabulary, PlatformTypes(context.vocabulary))
    ofExternal = context.project.graph.externals.map { Self.kind(of: lastComponent($0.name), vocabulary, platform) }
    ofRole = context.project.definition.roles.map { Self.kind(of: $0.id) }
    verbs = Self.listsOfVerbs.map { ($0.kind, vocabulary[$0.list].entries) }
  }

  /// What the type does, as ends of a sentence that begins with "it"; empty where that is less than a limit.
  func found(in type: TypeID, atLeast limit: Int) -> [String] {
    let project = context.project
    var isFound = [Bool](repeating: false, count: Kind.allCases.count)
    for reference in project.graph.references(from: type) {
      guard !reference.isOfOwnType, let kind = kind(of: reference.target), !isFound[kind.rawValue],
        project.isProduction(reference)
      else { continue }
      isFound[kind.rawValue] = true
    }
    var kinds = Set(Kind.allCases.filter { isFound[$0.rawValue] })
    let role = context.roleID(type)
    if role == .view { kinds.insert(.screens) }
    if role == nil || role == .service { kinds.formUnion(named(by: type, besides: kinds, atLeast: limit)) }
    let setting: DecisionSetting = role == .view ? .view : .viewModel
    if kinds.count >= max(2, limit - 1), !kinds.contains(.decisions),
      !project.decisions(in: type, setting: setting, describe: { _, _ in ("", "") }).isEmpty
    {
      kinds.insert(.decisions)
    }
    return kinds.count < limit ? [] : Kind.allCases.filter { kinds.contains($0) }.map(\.phrase)
  }

  /// A manager or helper has no role that shows its purpose: the verbs of its operations show it. Empty where they do
  /// not bring the responsibilities to a limit.
  private func named(by type: TypeID, besides known: Set<Kind>, atLeast limit: Int) -> Set<Kind> {
    // Finding the operations is slow, and few types have names that can matter.
    var possible = known.union([.decisions])
    for member in context.project.graph.members(of: type) where possible.count < limit {
      addPossible(of: member, to: &possible)
    }
    guard possible.count >= limit else { return [] }
    let graph = context.project.graph
    // `showsHint` is a question, and so is a property.
    let words = context.project.operations(of: type).filter { graph[$0.declaration].kind == .function }
      .compactMap { Words.split($0.name).first }
    return Set(
      words.compactMap { verb in Self.listsOfVerbs.first { context.vocabulary[$0.list].contains(verb) }?.kind })
  }

  /// Adds the responsibilities that the first word of a function can show: all of them where a word does not begin with
  /// a plain small letter.
  private func addPossible(of member: DeclarationID, to possible: inout Set<Kind>) {
    let graph = context.project.graph
    guard graph[member].kind == .function else { return }
    let names = graph.facts(of: member).names
    let name = graph[member].name
    let first = names.bytes[names.range(of: name)].first ?? 0
    let isPlain = first >= UInt8(ascii: "a") && first <= UInt8(ascii: "z")
    for (kind, entries) in verbs where !possible.contains(kind) {
      if !isPlain || entries.contains(where: { names.hasPrefix(name, $0) }) { possible.insert(kind) }
    }
  }

  private static let listsOfVerbs: [(list: Vocabulary.List, kind: Kind)] = [
    (.networkVerbs, .network), (.storageVerbs, .storage), (.screenVerbs, .screens), (.decisionVerbs, .decisions),
    (.formattingVerbs, .formats),
  ]

  private func kind(of target: Target) -> Kind? {
    switch target {
    case .external(let id): return ofExternal[id.index]
    case .type(let id):
      return context.roleOfType[id.index].flatMap { ofRole[$0.index] }
    case .declaration: return nil
    }
  }

  private static func kind(of role: RoleID) -> Kind? {
    switch role {
    case .networkClient, .apiService, .networkRoute: return .network
    case .storage: return .storage
    case .view: return .screens
    default: return nil
    }
  }

  private static func kind(of name: String, _ vocabulary: Vocabulary, _ platform: PlatformTypes) -> Kind? {
    if vocabulary[.networkTypes].matches(name) { return .network }
    if vocabulary[.storageTypes].contains(name) { return .storage }
    if vocabulary[.screenTypes].contains(name) || platform.isView(name) { return .screens }
    if vocabulary[.deviceTypes].contains(name) { return .devices }
    return vocabulary[.formatters].matches(name) ? .formats : nil
  }
}
