import StrataModel

/// A role of types. The static members are the ids that rules use; a definition may add others.
public struct RoleID: NumberKey, Sendable, Comparable, ExpressibleByStringLiteral {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
  @inlinable public var hashNumber: UInt64 { rawValue.hashNumber }
  public static func < (a: RoleID, b: RoleID) -> Bool { a.rawValue < b.rawValue }

  /// A SwiftUI view, view controller, cell.
  public static let view: RoleID = "view"
  /// What feeds a list of UIKit or AppKit.
  public static let listDataSource: RoleID = "list-data-source"
  /// What implements a protocol that a view controller or a view declares for its interactor.
  public static let screenInteractor: RoleID = "screen-interactor"
  /// What a screen has between its view and its business logic (MVP, VIPER, Clean Swift).
  public static let presenter: RoleID = "presenter"
  /// The business logic of one screen, and what the parts of a screen declare for each other.
  public static let scenePart: RoleID = "scene-part"
  /// A value that a screen lists.
  public static let screenValue: RoleID = "screen-value"
  /// Cases or constants beside a container.
  public static let compositionValue: RoleID = "composition-value"
  /// The access to data that the interactor of a scene calls (Clean Swift).
  public static let worker: RoleID = "worker"
  public static let viewModel: RoleID = "view-model"
  /// The base class that view models extend (`BaseViewModel`).
  public static let baseViewModel: RoleID = "base-view-model"
  /// The state that a view model publishes.
  public static let uiState: RoleID = "ui-state"
  public static let coordinator: RoleID = "coordinator"
  public static let router: RoleID = "router"
  public static let useCase: RoleID = "use-case"
  public static let gateway: RoleID = "gateway"
  public static let repository: RoleID = "repository"
  public static let dataSource: RoleID = "data-source"
  /// A typed client of a remote API (`PaymentApiService`).
  public static let apiService: RoleID = "api-service"
  /// A type that sends requests (`Network`, `NetworkClient`).
  public static let networkClient: RoleID = "network-client"
  /// A description of requests (`AuthNetworkRoute`).
  public static let networkRoute: RoleID = "network-route"
  /// Local storage (`UserDefaultsStorage`, `PaymentLocalStorage`).
  public static let storage: RoleID = "storage"
  /// Another service that is injected (`ValidationService`).
  public static let service: RoleID = "service"
  /// A type that writes to the log.
  public static let logger: RoleID = "logger"
  public static let dto: RoleID = "dto"
  /// A domain model.
  public static let entity: RoleID = "entity"
  public static let error: RoleID = "error"
  public static let mapper: RoleID = "mapper"
  /// App entry points, containers, assemblies, factories: where the object graph is created.
  public static let compositionRoot: RoleID = "composition-root"
  /// The public protocol of a module.
  public static let moduleInterface: RoleID = "module-interface"
  public static let externalDependencies: RoleID = "external-dependencies"

  /// The ids that rules use.
  public static let known: [RoleID] = [
    .view, .listDataSource, .screenInteractor, .presenter, .scenePart, .screenValue, .compositionValue, .worker,
    .viewModel, .baseViewModel, .uiState, .coordinator, .router,
    .useCase,
    .gateway, .repository, .dataSource,
    .apiService, .networkClient, .networkRoute, .storage, .service, .logger, .dto, .entity, .error, .mapper,
    .compositionRoot, .moduleInterface, .externalDependencies,
  ]
}
