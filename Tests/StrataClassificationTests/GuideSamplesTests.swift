import StrataDefinition
import StrataModel
import Testing

@testable import StrataClassification

/// The types of the guides' own good examples, in the guides' own folders.
@Suite struct GuideSamplesTests {
  @Test func gateway() throws {
    var world = World()
    world.add(.struct, "LoginView", "App/Presentation/LoginView.swift", ["View"])
    world.add(.class, "LoginViewModel", "App/Presentation/LoginViewModel.swift", ["ObservableObject"])
    world.add(.protocol, "SendOTPUseCaseProtocol", "App/Domain/SendOTPUseCase.swift")
    world.add(.struct, "SendOTPUseCase", "App/Domain/SendOTPUseCase.swift", ["SendOTPUseCaseProtocol"])
    world.add(.struct, "OTPResponse", "App/Domain/OTPResponse.swift")
    world.add(.enum, "ValidationError", "App/Domain/ValidationError.swift", ["Error"])
    world.add(.protocol, "SendOTPGatewayProtocol", "App/Data/SendOTPGateway.swift")
    world.add(.struct, "SendOTPGateway", "App/Data/SendOTPGateway.swift", ["SendOTPGatewayProtocol"])
    world.add(.protocol, "NetResBody", "App/NetworkLayer/NetResBody.swift", ["Codable"])
    world.add(.struct, "NetReqSendOTP", "App/Data/NetReqSendOTP.swift", ["Codable"])
    world.add(.struct, "NetResSendOTP", "App/Data/NetResSendOTP.swift", ["NetResBody"])
    world.add(.protocol, "URLRequestProtocol", "App/NetworkLayer/URLRequestProtocol.swift")
    world.add(.enum, "AuthNetworkRoute", "App/Infrastructure/AuthNetworkRoute.swift", ["URLRequestProtocol"])
    world.add(.enum, "Network", "App/NetworkLayer/Network.swift")
    world.add(.class, "UserSettings", "App/Core/Storage/UserSettings.swift")
    let project = world.classified(by: try style("gateway"))
    expect(
      project, world,
      [
        "LoginView": "Presentation/view", "LoginViewModel": "Presentation/view-model",
        "SendOTPUseCaseProtocol": "Domain/use-case", "SendOTPUseCase": "Domain/use-case",
        "OTPResponse": "Domain/entity",
        "ValidationError": "Domain/error", "SendOTPGatewayProtocol": "Data/gateway", "SendOTPGateway": "Data/gateway",
        "NetReqSendOTP": "Data/dto", "NetResSendOTP": "Data/dto",
        "URLRequestProtocol": "Infrastructure/network-route", "AuthNetworkRoute": "Infrastructure/network-route",
        "Network": "Infrastructure/network-client", "UserSettings": "Shared/settings",
      ])
    #expect(project.mayUse("Infrastructure", world["NetReqSendOTP"]))
    #expect(!project.mayUse("Infrastructure", world["OTPResponse"]))
    #expect(!project.mayUse("Presentation", world["SendOTPGateway"]))
    #expect(project.coverage.unassigned.isEmpty)
  }

  @Test func repository() throws {
    var world = World()
    world.add(.struct, "UserListUiState", "Sources/Presentation/UserListUiState.swift")
    world.add(.class, "UserListViewModel", "Sources/Presentation/UserListViewModel.swift", ["ObservableObject"])
    world.add(.class, "GetUserUseCase", "Sources/Domain/GetUserUseCase.swift")
    world.add(.protocol, "UserRepository", "Sources/Domain/UserRepository.swift")
    world.add(.struct, "User", "Sources/Domain/User.swift")
    world.add(.enum, "AppError", "Sources/Domain/AppError.swift", ["Error"])
    world.add(.class, "UserRepositoryImpl", "Sources/Data/UserRepositoryImpl.swift", ["UserRepository"])
    world.add(.class, "UserRemoteDataSource", "Sources/Data/UserRemoteDataSource.swift")
    world.add(.struct, "UserDto", "Sources/Data/UserDto.swift", ["Codable"])
    world.add(.struct, "UserResponse", "Sources/Data/UserResponse.swift", ["Decodable"])
    world.add(.class, "AppDependencies", "Sources/App/AppDependencies.swift")
    world.creates("AppDependencies", "UserRepositoryImpl")
    world.add(.protocol, "OrderRepository", "Sources/Data/OrderRepository.swift")
    let project = world.classified(by: try style("repository"))
    expect(
      project, world,
      [
        "UserListUiState": "Presentation/ui-state", "UserListViewModel": "Presentation/view-model",
        "GetUserUseCase": "Domain/use-case", "UserRepository": "Domain/repository", "User": "Domain/entity",
        "AppError": "Domain/error", "UserRepositoryImpl": "Data/repository", "UserRemoteDataSource": "Data/data-source",
        "UserDto": "Data/dto", "UserResponse": "Data/dto", "AppDependencies": "App/composition-root",
        "OrderRepository": "Domain/repository",
      ])
    #expect(project[world["OrderRepository"]].folderLayer == "Data")
    #expect(project.isCompositionRoot(world["AppDependencies"]))
  }

  @Test func coordinator() throws {
    var world = World()
    world.add(.struct, "MyAppApp", "MyApp/App/MyAppApp.swift", ["App"], attributes: ["main"])
    world.add(.struct, "ContentView", "MyApp/App/ContentView.swift", ["View"])
    world.add(.struct, "UserListView", "MyApp/Presentation/Views/Home/UserListView.swift", ["View"])
    world.add(.class, "AppCoordinator", "MyApp/Presentation/Coordinators/AppCoordinator.swift")
    world.add(.class, "BaseViewModel", "MyApp/Presentation/ViewModels/BaseViewModel.swift", ["ObservableObject"])
    world.add(.enum, "ViewState", "MyApp/Presentation/ViewModels/ViewState.swift")
    world.add(.struct, "User", "MyApp/Domain/Entities/User.swift", ["Identifiable", "Codable"])
    world.add(.protocol, "UserRepositoryProtocol", "MyApp/Domain/Protocols/UserRepositoryProtocol.swift")
    world.add(.class, "UserRepository", "MyApp/Data/Repositories/UserRepository.swift", ["UserRepositoryProtocol"])
    world.add(.class, "UserLocalDataSource", "MyApp/Data/DataSources/UserLocalDataSource.swift")
    world.add(.struct, "UserDTO", "MyApp/Data/DTOs/UserDTO.swift", ["Codable"])
    world.add(.class, "NetworkClient", "MyApp/Infrastructure/Network/NetworkClient.swift")
    world.add(.class, "UserDefaultsStorage", "MyApp/Infrastructure/Storage/UserDefaultsStorage.swift")
    world.add(.class, "DependencyContainer", "MyApp/Infrastructure/Utils/DependencyContainer.swift")
    world.creates("DependencyContainer", "UserRepository")
    let project = world.classified(by: try style("coordinator"))
    expect(
      project, world,
      [
        "MyAppApp": "App/composition-root", "ContentView": "Presentation/view", "UserListView": "Presentation/view",
        "AppCoordinator": "Presentation/coordinator", "BaseViewModel": "Presentation/base-view-model",
        "ViewState": "Presentation/ui-state", "User": "Domain/entity", "UserRepositoryProtocol": "Domain/repository",
        "UserRepository": "Data/repository", "UserLocalDataSource": "Data/data-source", "UserDTO": "Data/dto",
        "NetworkClient": "Infrastructure/network-client", "UserDefaultsStorage": "Infrastructure/storage",
        "DependencyContainer": "Infrastructure/composition-root",
      ])
    #expect(project.isCompositionRoot(world["DependencyContainer"]))
    #expect(!project.isCompositionRoot(world["ContentView"]))
  }

  @Test func module() throws {
    var world = World()
    let implementation = "Sources/Implementation"
    world.add(.protocol, "MyModule", "Sources/Interface/MyModule.swift", access: .public)
    world.add(.struct, "ExternalDependencies", "Sources/Interface/ExternalDependencies.swift", access: .public)
    world.add(.struct, "Item", "\(implementation)/Domain/BusinessModels/Item.swift", ["Identifiable"])
    world.add(.protocol, "GetItemUseCase", "\(implementation)/Domain/UseCases/GetItemUseCase.swift")
    world.add(
      .struct, "GetItemUseCaseImp", "\(implementation)/Domain/UseCases/GetItemUseCase.swift", ["GetItemUseCase"])
    world.add(.protocol, "ItemRepository", "\(implementation)/Domain/Gateways/ItemRepository.swift")
    world.add(
      .struct, "ItemRepositoryImp", "\(implementation)/Data/Repositories/ItemRepositoryImp.swift", ["ItemRepository"])
    world.add(.protocol, "ItemDataSource", "\(implementation)/Data/DataSources/ItemDataSource.swift")
    world.add(.class, "ItemViewModel", "\(implementation)/Presentation/ViewModels/ItemViewModel.swift")
    world.add(.enum, "ItemViewModel.Intent", "\(implementation)/Presentation/ViewModels/ItemViewModel.swift")
    world.add(.protocol, "ItemViewRouter", "\(implementation)/Presentation/Views/ItemViewRouter.swift")
    world.add(.struct, "MyModuleImp", "\(implementation)/Module/MyModuleImp.swift", ["MyModule"])
    world.add(.struct, "DependenciesContainer", "\(implementation)/Module/DependenciesContainer.swift")
    world.creates("DependenciesContainer", "ItemViewModel")
    world.creates("MyModuleImp", "DependenciesContainer")
    world.add(.struct, "DependenciesContainer.Data", "\(implementation)/Module/DependenciesContainer.swift")
    let project = world.classified(by: try style("module"))
    expect(
      project, world,
      [
        "MyModule": "Interface/module-interface", "ExternalDependencies": "Interface/external-dependencies",
        "Item": "Domain/entity", "GetItemUseCase": "Domain/use-case", "GetItemUseCaseImp": "Domain/use-case",
        "ItemRepository": "Domain/repository", "ItemRepositoryImp": "Data/repository",
        "ItemDataSource": "Data/data-source", "ItemViewModel": "Presentation/view-model",
        "ItemViewModel.Intent": "Presentation/view-model", "ItemViewRouter": "Presentation/router",
        "MyModuleImp": "App/composition-root", "DependenciesContainer": "App/composition-root",
        "DependenciesContainer.Data": "App/composition-root",
      ])
    #expect(project[world["ItemViewModel.Intent"]].isInherited)
    #expect(project.isCompositionRoot(world["DependenciesContainer.Data"]))
  }

  @Test func reactive() throws {
    var world = World()
    world.add(.class, "BaseViewModel", "App/Presentation/Base/BaseViewModel.swift")
    world.add(.class, "PaymentViewModel", "App/Presentation/Payment/PaymentViewModel.swift", ["BaseViewModel"])
    world.add(.enum, "PaymentState", "App/Presentation/Payment/PaymentState.swift")
    world.add(.protocol, "PaymentUseCase", "App/Domain/UseCases/PaymentUseCase.swift")
    world.add(.class, "PaymentUseCaseImpl", "App/Domain/UseCases/PaymentUseCase.swift", ["PaymentUseCase"])
    world.add(.protocol, "ValidationService", "App/Domain/Services/ValidationService.swift")
    world.add(.struct, "PaymentResponse", "App/Domain/Models/PaymentResponse.swift")
    world.add(.protocol, "PaymentRepository", "App/Domain/Repositories/PaymentRepository.swift")
    world.add(
      .class, "PaymentRepositoryImpl", "App/Data/Repositories/PaymentRepositoryImpl.swift", ["PaymentRepository"])
    world.add(.protocol, "PaymentApiService", "App/Data/Network/PaymentApiService.swift")
    world.add(.protocol, "PaymentLocalStorage", "App/Data/Local/PaymentLocalStorage.swift")
    world.add(.struct, "ApiPaymentResponse", "App/Data/Network/ApiPaymentResponse.swift", ["Decodable"])
    let project = world.classified(by: try style("reactive"))
    expect(
      project, world,
      [
        "BaseViewModel": "Presentation/base-view-model", "PaymentViewModel": "Presentation/view-model",
        "PaymentState": "Presentation/ui-state", "PaymentUseCase": "Domain/use-case",
        "PaymentUseCaseImpl": "Domain/use-case", "ValidationService": "Domain/service",
        "PaymentResponse": "Domain/entity", "PaymentRepository": "Domain/repository",
        "PaymentRepositoryImpl": "Data/repository", "PaymentApiService": "Data/api-service",
        "PaymentLocalStorage": "Data/storage", "ApiPaymentResponse": "Data/dto",
      ])
  }

  /// What is called like the guides' containers, and creates things for itself alone.
  @Test func privatePropertiesAreNoEvidence() throws {
    var world = World()
    world.add(.protocol, "UserRepositoryProtocol", "MyApp/Domain/Protocols/UserRepositoryProtocol.swift")
    world.add(.class, "UserRepository", "MyApp/Data/Repositories/UserRepository.swift", ["UserRepositoryProtocol"])
    world.add(.class, "DependencyContainer", "MyApp/Infrastructure/Utils/DependencyContainer.swift")
    world.creates("DependencyContainer", "UserRepository", access: .private)
    let project = world.classified(by: try style("coordinator"))
    #expect(!project.isCompositionRoot(world["DependencyContainer"]))
  }

  private func expect(
    _ project: ClassifiedGraph, _ world: World, _ places: KeyValuePairs<String, String>,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    for (name, place) in places {
      #expect(project.place(of: world[name]) == place, "\(name)", sourceLocation: sourceLocation)
    }
  }
}
