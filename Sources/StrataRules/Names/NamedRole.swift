import StrataDefinition
import StrataModel

/// The roles whose types `role-name` judges. Their raw values are the names of its options.
enum NamedRole: String, CaseIterable {
  case view
  case viewModel = "view-model"
  case uiState = "ui-state"
  case coordinator
  case useCase = "use-case"
  case useCaseProtocol = "use-case-protocol"
  case gateway
  case gatewayProtocol = "gateway-protocol"
  case repository
  case repositoryProtocol = "repository-protocol"
  case dataSource = "data-source"
  case dataSourceProtocol = "data-source-protocol"
  case service
  case module
  case request
  case response
  case transferPart = "dto-part"
  case networkRoute = "network-route"

  /// "use case protocol", in messages.
  var noun: String {
    switch self {
    case .request, .response: return "\(rawValue) DTO"
    case .transferPart: return "DTO part"
    default: return RoleID(rawValue: rawValue).noun
    }
  }

  var plural: String { pluralized(noun) }

  /// The option for protocols of a role whose implementations have an option of their own.
  var ofProtocols: NamedRole? {
    switch self {
    case .useCase: .useCaseProtocol
    case .gateway: .gatewayProtocol
    case .repository: .repositoryProtocol
    case .dataSource: .dataSourceProtocol
    default: nil
    }
  }

  /// Whether its types implement protocols of the role.
  var isImplementation: Bool { ofProtocols != nil || self == .service }

  /// Whether its types are DTOs or parts of them.
  var isTransfer: Bool { self == .request || self == .response || self == .transferPart }

  /// The roles whose affixes a name may have instead of those of its own.
  var relatives: [NamedRole] {
    switch self {
    case .request, .response, .transferPart: [.request, .response, .transferPart]
    default: [self] + [ofProtocols].compactMap { $0 }
    }
  }

  /// The protocols, and the other types, of a role that may be hidden behind protocols.
  static func pair(of role: RoleID) -> (implementation: NamedRole, ofProtocols: NamedRole)? {
    guard let named = NamedRole(rawValue: role.rawValue), let protocols = named.ofProtocols else { return nil }
    return (named, protocols)
  }
}
