// A coordinator of the project may name its functions like those of UIKit.
// style: coordinator
// rules: navigation-in-view-model
// file: Sources/Presentation/Coordinators/TideCoordinator.swift
protocol TideCoordinator: AnyObject {
  func popViewController(animated: Bool)
}

// file: Sources/Presentation/ViewModels/TideViewModel.swift
final class TideViewModel {
  private weak var coordinator: TideCoordinator?
  private let navigation: UINavigationController

  init(coordinator: TideCoordinator, navigation: UINavigationController) {
    self.coordinator = coordinator
    self.navigation = navigation
  }

  func close() {
    coordinator?.popViewController(animated: true)
  }

  func closeItself() {
    navigation.popViewController(animated: true)  // ! navigation-in-view-model TideViewModel -> closeItself(): popViewController
  }
}
