// style: module
// file: Sources/Implementation/Domain/UseCases/GetRouteUseCase.swift
protocol GetRouteUseCase {
  func execute() async throws -> Route
}

struct GetRouteUseCaseImp: GetRouteUseCase {
  let routeRepository: RouteRepository
  func execute() async throws -> Route { try await routeRepository.getRoute() }
}

protocol RouteRepository {
  func getRoute() async throws -> Route
}

struct Route {
  let id: String
}
// file: Sources/Implementation/Data/Repositories/RouteRepositoryImp.swift
struct RouteRepositoryImp: RouteRepository {
  func getRoute() async throws -> Route { Route(id: "") }
}
// file: Sources/Implementation/Presentation/RouteViewModel.swift
final class RouteViewModel: ObservableObject {
  let getRoute: GetRouteUseCase
  init(getRoute: GetRouteUseCase) { self.getRoute = getRoute }
  func perform() {}
}
// file: Sources/Tests/RoutesTests.swift
import XCTest

struct RouteRepositoryFake: RouteRepository {
  func getRoute() async throws -> Route { Route(id: "1") }
}

struct GetRouteFake: GetRouteUseCase {
  func execute() async throws -> Route { Route(id: "1") }
}

/// One function for each layer.
final class RoutesTests: XCTestCase {
  func testOperation() async throws {
    let useCase = GetRouteUseCaseImp(routeRepository: RouteRepositoryFake())
    _ = try await useCase.execute()
  }

  func testStorage() async throws {
    _ = try await RouteRepositoryImp().getRoute()
  }

  func testScreen() {
    RouteViewModel(getRoute: GetRouteFake()).perform()
  }

  func testBoth() {
    let useCase = GetRouteUseCaseImp(routeRepository: RouteRepositoryFake())  // ! test-crosses-layers
    RouteViewModel(getRoute: useCase).perform()
  }
}

/// What `setUp` and helpers create counts for each function that uses it.
final class SharedTests: XCTestCase {
  var viewModel: RouteViewModel!
  let repository = RouteRepositoryImp()

  override func setUp() {
    let useCase = GetRouteUseCaseImp(routeRepository: RouteRepositoryFake())  // ! test-crosses-layers
    viewModel = RouteViewModel(getRoute: useCase)
  }

  func testScreen() { viewModel.perform() }
  func testStorage() async throws { _ = try await repository.getRoute() }
  func testOperation() async throws { _ = try await makeUseCase().execute() }

  private func makeUseCase() -> GetRouteUseCase {
    GetRouteUseCaseImp(routeRepository: makeRepository())
  }

  private func makeRepository() -> RouteRepository {
    RouteRepositoryImp()  // ! test-crosses-layers
  }
}

@Test func operationAlone() async throws {
  _ = try await GetRouteUseCaseImp(routeRepository: RouteRepositoryFake()).execute()
}

@Test func screenAlone() {
  RouteViewModel(getRoute: GetRouteFake()).perform()
}
