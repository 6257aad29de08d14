// style: repository
// rules: service-locator, dependency-rule
// One finding for each use of the container, under the more specific rule, with the severity of the more general one.
// Another instance may replace a default argument: the dependency on the layer of the container remains.
// file: Sources/Presentation/HarborViewModel.swift
final class HarborViewModel {
  private let ships: ShipRepository

  init(ships: ShipRepository = HarborDIContainer.shared.ships) {  // ! dependency-rule HarborViewModel -> HarborDIContainer
    self.ships = ships
  }

  func load() { HarborDIContainer.shared.ships.load() }  // ! service-locator HarborViewModel -> HarborDIContainer
}
// file: Sources/Presentation/HarborNavigator.swift
// Shows screens that the container creates.
final class HarborNavigator {
  private let container: HarborDIContainer

  init(container: HarborDIContainer) { self.container = container }

  func show() { _ = container.viewModel() }
}
// file: Sources/Domain/Repositories/ShipRepository.swift
protocol ShipRepository {
  func load()
}
// file: Sources/Data/ShipRepositoryImpl.swift
final class ShipRepositoryImpl: ShipRepository {
  func load() {}
}
// file: Sources/DI/HarborDIContainer.swift
final class HarborDIContainer {
  static let shared = HarborDIContainer()
  let ships: ShipRepository = ShipRepositoryImpl()

  func viewModel() -> HarborViewModel { HarborViewModel(ships: ships) }
}
