/// What can be grown that is smaller than a feature.
package enum FeaturePartKind: String, CaseIterable, Sendable {
  case usecase, screen, repository, gateway, endpoint, datasource, module

  /// In a sentence.
  package var words: String {
    switch self {
    case .usecase: "use case"
    case .datasource: "data source"
    default: rawValue
    }
  }

  /// The roles of the types that make a part of this kind; those of endpoints are the roles of types whose members are one, the
  /// preferred first.
  var roles: [String] {
    switch self {
    case .usecase: ["use-case"]
    case .screen: ["view-model", "view"]
    case .repository: ["repository"]
    case .gateway: ["gateway"]
    case .endpoint: ["network-route", "api-service", "data-source"]
    case .datasource: ["data-source"]
    case .module: []
    }
  }

  /// Further roles of types that wire a part, or belong to it.
  var wiringRoles: Set<String> {
    guard self == .screen else { return [] }
    return [
      "base-view-model", "coordinator", "router", "list-data-source", "ui-state", "presenter", "scene-part",
      "screen-value",
      "screen-interactor", "composition-value",
    ]
  }
}
