// style: repository
// rules: dependency-rule
// A name makes no coordinator of screens, and coordinating screens alone no composition root.
// file: Sources/Domain/UseCases/SyncCoordinator.swift
import UIKit

final class SyncCoordinator {
  private let source = TripSource()  // ! dependency-rule SyncCoordinator -> TripSource

  func sync() async { await source.load() }  // ! dependency-rule SyncCoordinator -> TripSource
}
// file: Sources/Presentation/Trips/RefreshCoordinator.swift
final class RefreshCoordinator {
  private let source = TripSource()  // ! dependency-rule RefreshCoordinator -> TripSource

  func start() async { await source.load() }  // ! dependency-rule RefreshCoordinator -> TripSource
}
// file: Sources/Presentation/Trips/TripCoordinator.swift
import UIKit

final class TripCoordinator {
  private let navigation: UINavigationController

  init(navigation: UINavigationController) { self.navigation = navigation }

  func start() {
    navigation.pushViewController(TripViewController(TripRepositoryImpl(source: TripSource())), animated: true)
  }
}

final class TripViewController: UIViewController {
  private let trips: TripRepository

  init(_ trips: TripRepository) { self.trips = trips }
}
// file: Sources/App/Flow/MainCoordinator.swift
// Screens come from a container.
final class MainCoordinator {
  private let container: TripDIContainer

  init(container: TripDIContainer) { self.container = container }

  func start() { show(container.trips()) }
  func show(_ screen: TripViewController) {}
}
// file: Sources/App/TripDIContainer.swift
final class TripDIContainer {
  func trips() -> TripViewController { TripViewController(TripRepositoryImpl(source: TripSource())) }
}
// file: Sources/Domain/TripRepository.swift
protocol TripRepository {}
// file: Sources/Data/TripRepositoryImpl.swift
final class TripRepositoryImpl: TripRepository {
  private let source: TripSource
  init(source: TripSource) { self.source = source }
}
// file: Sources/Data/TripSource.swift
final class TripSource {
  func load() async {}
}
