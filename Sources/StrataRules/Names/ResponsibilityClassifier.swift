import StrataDefinition
import StrataModel

/// The responsibilities of a type, by the frameworks and the helpers of the project that it uses.
struct ResponsibilityClassifier {
  private let context: RuleContext
  /// By external type: the responsibility that its use shows.
  private lazy var ofExternal = Self.kinds(ofExternalsIn: context)
  /// By role of the definition.
  private let ofRole: [Kinds]
  /// The verbs that show a responsibility, with the bytes with which they begin.
  private let verbs: [(kind: Kinds, entries: [String], firstBytes: ByteSet)]

  struct Kinds: OptionSet, Sendable {
    let rawValue: UInt8

    static let network = Kinds(rawValue: 1)
    static let storage = Kinds(rawValue: 2)
    static let screens = Kinds(rawValue: 4)
    static let decisions = Kinds(rawValue: 8)
    static let formats = Kinds(rawValue: 16)
    static let devices = Kinds(rawValue: 32)

    var count: Int { rawValue.nonzeroBitCount }

    var phrases: [String] { Self.allPhrases.filter { contains($0.kind) }.map(\.phrase) }

    private static let allPhrases: [(kind: Kinds, phrase: String)] = [
      (.network, "uses the network"), (.storage, "stores"), (.screens, "presents screens"),
      (.decisions, "decides by business criteria"), (.formats, "formats"), (.devices, "uses a device"),
    ]
  }

  init(_ context: RuleContext) {
    self.context = context
    let vocabulary = context.vocabulary
    ofRole = context.project.definition.roles.map { Self.kind(of: $0.id) }
    verbs = Self.listsOfVerbs.map { list in
      let entries = vocabulary[list.list].entries
      return (list.kind, entries, ByteSet(entries.compactMap(\.utf8.first)))
    }
  }

  private static func kinds(ofExternalsIn context: RuleContext) -> [Kinds] {
    let (vocabulary, platform) = (context.vocabulary, PlatformTypes(context.vocabulary))
    return context.project.graph.externals.map { kind(of: lastComponent($0.name), vocabulary, platform) }
  }

  /// What the code of the type does.
  mutating func shown(in type: TypeID, atLeast limit: Int) -> Kinds {
    let project = context.project
    var kinds: Kinds = []
    let ofExternal = ofExternal
    for reference in project.graph.references(from: type) where !reference.isOfOwnType {
      let kind = kind(of: reference.target, ofExternal)
      if !kinds.isSuperset(of: kind), project.isProduction(reference) { kinds.formUnion(kind) }
    }
    if context.roleID(type) == .view { kinds.insert(.screens) }
    if Self.asksForDecisions(kinds, atLeast: limit), decides(type) { kinds.insert(.decisions) }
    return kinds
  }

  /// What the type does, as ends of a sentence that begins with "it"; empty where that is less than a limit.
  /// - Parameter shown: what its code does.
  func phrases(of type: TypeID, shown: Kinds, atLeast limit: Int) -> [String] {
    var kinds = shown
    let role = context.roleID(type)
    if role == nil || role == .service { kinds.formUnion(named(by: type, besides: kinds, atLeast: limit)) }
    if !Self.asksForDecisions(shown, atLeast: limit), Self.asksForDecisions(kinds, atLeast: limit), decides(type) {
      kinds.insert(.decisions)
    }
    return kinds.count < limit ? [] : kinds.phrases
  }

  /// Whether decisions, which are slow to find, can matter.
  private static func asksForDecisions(_ kinds: Kinds, atLeast limit: Int) -> Bool {
    kinds.count >= max(2, limit - 1) && !kinds.contains(.decisions)
  }

  private func decides(_ type: TypeID) -> Bool {
    let setting: DecisionSetting = context.has(.view, type) ? .view : .viewModel
    return !context.project.decisions(in: type, setting: setting, describe: { _, _ in ("", "") }).isEmpty
  }

  /// A manager or helper has no role that shows its purpose: the verbs of its operations show it. Empty where they do
  /// not bring the responsibilities to a limit.
  private func named(by type: TypeID, besides known: Kinds, atLeast limit: Int) -> Kinds {
    // Finding the operations is slow, and few types have names that can matter.
    var possible = known.union(.decisions)
    for member in context.project.graph.members(of: type) where possible.count < limit {
      addPossible(of: member, to: &possible)
    }
    guard possible.count >= limit else { return [] }
    let graph = context.project.graph
    var kinds: Kinds = []
    // `showsHint` is a question, and so is a property.
    for operation in context.project.operations(of: type) where graph[operation.declaration].kind == .function {
      guard let verb = Words.first(of: operation.name),
        let list = Self.listsOfVerbs.first(where: { context.vocabulary[$0.list].contains(verb) })
      else { continue }
      kinds.formUnion(list.kind)
    }
    return kinds
  }

  /// Adds the responsibilities that the first word of a function can show: all of them where a word does not begin with
  /// a plain small letter.
  private func addPossible(of member: DeclarationID, to possible: inout Kinds) {
    let graph = context.project.graph
    guard graph[member].kind == .function else { return }
    let names = graph.files[member.file.index].facts.names
    let name = graph[member].name
    let first = names.bytes[names.range(of: name)].first ?? 0
    let isPlain = first >= UInt8(ascii: "a") && first <= UInt8(ascii: "z")
    for (kind, entries, firstBytes) in verbs where !possible.contains(kind) {
      if !isPlain || firstBytes.contains(first) && entries.contains(where: { names.hasPrefix(name, $0) }) {
        possible.insert(kind)
      }
    }
  }

  private static let listsOfVerbs: [(list: Vocabulary.List, kind: Kinds)] = [
    (.networkVerbs, .network), (.storageVerbs, .storage), (.screenVerbs, .screens), (.decisionVerbs, .decisions),
    (.formattingVerbs, .formats),
  ]

  private func kind(of target: Target, _ ofExternal: [Kinds]) -> Kinds {
    switch target {
    case .external(let id): ofExternal[id.index]
    case .type(let id): context.roleOfType[id.index].map { ofRole[$0.index] } ?? []
    case .declaration: []
    }
  }

  private static func kind(of role: RoleID) -> Kinds {
    switch role {
    case .networkClient, .apiService, .networkRoute: return .network
    case .storage: return .storage
    case .view: return .screens
    default: return []
    }
  }

  private static func kind(of name: String, _ vocabulary: Vocabulary, _ platform: PlatformTypes) -> Kinds {
    if vocabulary[.networkTypes].matches(name) { return .network }
    if vocabulary[.storageTypes].contains(name) { return .storage }
    if vocabulary[.screenTypes].contains(name) || platform.isView(name) { return .screens }
    if vocabulary[.deviceTypes].contains(name) { return .devices }
    return vocabulary[.formatters].matches(name) ? .formats : []
  }
}
