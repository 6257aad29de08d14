import StrataDefinition
import StrataModel

/// Writes the violations of `dependency-rule`. Many usages of a type by another one have one message and one remedy.
struct DependencyViolations {
  private struct Key: NumberKey {
    var user: TypeID
    var target: TypeID
    var layer: LayerID?
    var verb: String
    var isOperation: Bool
    var isNarrowed: Bool

    var hashNumber: UInt64 { user.hashNumber &<< 32 | target.hashNumber }
  }

  /// What the usages have in common.
  private struct Text {
    var message: String
    var chain: [String]
  }

  /// When the remedy is written, and which.
  enum RemedyForm {
    case full
    /// Where the violation is listed only if others are accepted: without a search for other locations of the types.
    case short
    /// The full one, once the violation is listed.
    case deferred
  }

  private let context: RuleContext
  private var remedies: DependencyRemedies
  private lazy var deferredRemedies = RemedyWriter(DependencyRemedies(context))
  private var known: [Key: Text] = [:]

  init(_ context: RuleContext) {
    self.context = context
    remedies = DependencyRemedies(context)
  }

  mutating func violation(of usage: Usage, _ form: RemedyForm = .full) -> Violation {
    let symbol = context.symbol(usage)
    if let violation = extensionMember(usage, symbol) { return violation }
    let remedy: DependencyRemedies.Remedy
    switch form {
    case _ where !context.writesRemedies: remedy = DependencyRemedies.Remedy("")
    case .full: remedy = remedies.remedy(for: usage)
    case .short: remedy = remedies.shortRemedy(for: usage)
    case .deferred: remedy = DependencyRemedies.Remedy("")
    }
    let target = context.project.graph.targetName(of: usage.reference)
    let declaration = context.freeDeclaration(usage.reference)
    let verb = declaration == nil ? context.verb(of: usage.reference) : ""
    let text: Text
    if declaration == nil, let user = usage.user, let type = usage.target {
      let key = Key(
        user: user, target: type, layer: usage.site.layer, verb: verb, isOperation: usage.site.isOperation,
        isNarrowed: context.isNarrowed(usage))
      if let same = known[key] {
        text = same
      } else {
        text = self.text(usage, symbol, target, verb, declaration)
        known[key] = text
      }
    } else {
      text = self.text(usage, symbol, target, verb, declaration)
    }
    var violation = Violation(
      at: usage.reference, symbol: symbol, target: target, message: text.message, remedy: remedy.text,
      chain: text.chain)
    violation.changes = remedy.changes
    if let declaration { violation.links = ViolationLinks(declaration: declaration) }
    if form == .deferred, context.writesRemedies {
      violation.deferRemedy { [deferredRemedies] in
        deferredRemedies.remedy {
          let remedy = $0.remedy(for: usage)
          return (remedy.text, remedy.changes)
        }
      }
    }
    return violation
  }

  private func text(
    _ usage: Usage, _ symbol: String, _ target: String, _ verb: String, _ declaration: DeclarationID?
  ) -> Text {
    let from = context.layerName(usage.site.layer)
    let to = context.layerName(context.layer(of: usage.reference.target))
    let what =
      declaration.map { [" ", context.project.graph.use(of: $0, from: to)] } ?? [" ", verb, " `", target, "` of ", to]
    let reason =
      usage.site.isOperation
      ? ["; ", from, " only builds, connects and starts objects"]
      : [", which ", context.isNarrowed(usage) ? "a type of its role" : from, " may not use"]
    return Text(message: StrataModel.text(of: who(usage, symbol), what, reason), chain: [symbol, target])
  }

  private func who(_ usage: Usage, _ symbol: String) -> [String] {
    let from = context.layerName(usage.site.layer)
    let isForeign = usage.user.map { context.layerOfType[$0.index] != usage.site.layer } ?? false
    return isForeign ? ["an extension of `", symbol, "` in ", from] : ["`", symbol, "` of ", from]
  }

  /// Of a member that an extension in another layer's file declares, where the type itself may be used.
  private func extensionMember(_ usage: Usage, _ symbol: String) -> Violation? {
    let graph = context.project.graph
    guard let target = usage.target, let member = usage.reference.memberDeclaration,
      let layer = context.extensionLayer(usage.reference, target), let user = usage.site.layer,
      context.mayUse(user, .type(target))
    else { return nil }
    let shown = quoted(context.memberName(usage.reference))
    let (from, to) = (context.layerName(user), context.layerName(layer))
    var violation = Violation(
      at: usage.reference, symbol: symbol, target: graph[target].name,
      message: "\(StrataModel.text(of: who(usage, symbol))) uses \(shown), which an extension in \(to) declares; "
        + "\(from) may not use \(to)",
      remedy: "call \(shown) in \(to) and pass the result, or declare it in an extension that \(from) may use",
      chain: [symbol, graph[target].name])
    violation.links = ViolationLinks(declaration: member)
    return violation
  }
}
