// A protocol with what a view needs of its coordinator stands with the view, and a private type with the type of its file.
// style: coordinator
// rules: role-folder
// file: Sources/Presentation/View/QuayViewController.swift
protocol QuayViewControllerCoordinator: AnyObject {
  func didSelectPier(_ id: String)
}

final class QuayViewController: UIViewController {
  weak var coordinator: QuayViewControllerCoordinator?
}

// file: Sources/Presentation/View/PierCoordinator.swift
final class PierCoordinator {  // ! role-folder PierCoordinator -> View
  func start() {}
}

// file: Sources/Presentation/Coordinators/TabCoordinator.swift
final class TabCoordinator {
  func start() {}
}

private final class TabViewController: UIViewController {}
