import StrataDefinition
import StrataModel

extension RoleID {
  /// The name of the role in messages: "view model".
  package var noun: String {
    switch self {
    case .dto: return "DTO"
    case .apiService: return "API service"
    case .uiState: return "UI state"
    case .entity: return "domain model"
    default:
      return String(
        decoding: rawValue.utf8.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
    }
  }

  /// "view models", "repositories".
  var plural: String { pluralized(noun) }

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
    switch reference.kind {
    case .inherits: return reference.target.typeID.map(isInterface) == true ? "conforms to" : "inherits from"
    case .stores: return isStored(by: reference) ? "stores" : isRequired(by: reference) ? "requires" : "returns"
    case .takes: return "takes"
    case .returns: return "returns"
    case .creates: return "creates"
    case .calls: return "calls"
    case .mentions: return "uses"
    }
  }

  /// Whether the property of a reference holds a value, instead of computing it.
  private func isStored(by reference: Reference) -> Bool {
    guard reference.declaration != noIndex else { return true }
    let fact = project.graph[DeclarationID(reference.file, reference.declaration)]
    return fact.kind != .variable || !isRequired(by: reference) && !fact.modifiers.contains(.computed)
  }

  /// Whether the property of a reference is a requirement of a protocol.
  private func isRequired(by reference: Reference) -> Bool {
    guard reference.declaration != noIndex else { return false }
    let facts = project.graph.files[reference.file.index].facts
    let parent = facts.declarations[Int(reference.declaration)].parent
    return parent != noIndex && facts.declarations[Int(parent)].kind == .protocol
  }
}
