import StrataDefinition
import StrataModel

extension RoleID {
  /// The name of the role in messages: "view model".
  var noun: String {
    switch self {
    case .dto: return "DTO"
    case .apiService: return "API service"
    case .uiState: return "UI state"
    case .entity: return "domain model"
    default: return String(rawValue.map { $0 == "-" ? " " : $0 })
    }
  }

  /// "a view model", "an API service".
  var nounWithArticle: String { withArticle(noun) }
}

/// "an API service", "a use case", "a UI state".
func withArticle(_ noun: String) -> String {
  let vowel = noun.first.map { "aeioAEIO".contains($0) } ?? false
  return (vowel ? "an " : "a ") + noun
}

extension RuleContext {
  /// What a type does with another, as the verb of a sentence.
  func verb(of reference: Reference) -> String {
    if reference.kind == .inherits, let target = reference.target.typeID, isInterface(target) {
      return "conforms to"
    }
    return StrataRules.verb(of: reference)
  }
}

/// What a type does with another, as the verb of a sentence.
func verb(of reference: Reference) -> String {
  switch reference.kind {
  case .inherits: return "inherits from"
  case .stores: return "stores"
  case .takes: return "takes"
  case .returns: return "returns"
  case .creates: return "creates"
  case .calls: return "calls"
  case .mentions: return "uses"
  }
}

extension Violation {
  /// A violation at the location of a reference.
  init(
    at reference: Reference, symbol: String, target: String = "", message: String, remedy: String, chain: [String] = [],
    includes: [UInt32] = []
  ) {
    self.init(
      file: reference.file, offset: reference.offset, symbol: symbol, target: target, message: message,
      remedy: remedy, chain: chain, includes: includes)
  }

  /// A violation at the name of a type.
  init(
    at type: TypeID, in graph: Graph, target: String = "", message: String, remedy: String,
    chain: [String] = []
  ) {
    let entity = graph[type]
    self.init(
      file: entity.declaration.file, offset: graph[entity.declaration].nameOffset, symbol: entity.name,
      target: target, message: message, remedy: remedy, chain: chain)
  }

  /// A violation at the name of a member of a type.
  init(
    at member: DeclarationID, of type: TypeID, in graph: Graph, target: String = "", message: String, remedy: String
  ) {
    self.init(
      file: member.file, offset: graph[member].nameOffset, symbol: graph[type].name, target: target, message: message,
      remedy: remedy)
  }
}
