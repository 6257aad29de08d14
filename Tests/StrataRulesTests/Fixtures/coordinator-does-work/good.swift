// style: coordinator
// file: Sources/Presentation/Coordinators/TripCoordinator.swift
import UIKit

final class TripCoordinator {
  private let navigationController: UINavigationController
  private let getTrip: GetTripUseCase

  init(navigationController: UINavigationController, getTrip: GetTripUseCase) {
    self.navigationController = navigationController
    self.getTrip = getTrip
  }

  func showTrip(id: String) {
    let viewModel = TripViewModel(getTrip: getTrip, id: id)
    navigationController.pushViewController(TripViewController(viewModel: viewModel), animated: true)
  }
}
// file: Sources/Presentation/Views/TripViewController.swift
import UIKit

final class TripViewController: UIViewController {
  init(viewModel: TripViewModel) { super.init(nibName: nil, bundle: nil) }
}
// file: Sources/Presentation/ViewModels/TripViewModel.swift
final class TripViewModel {
  private let getTrip: GetTripUseCase
  private let id: String

  init(getTrip: GetTripUseCase, id: String) {
    self.getTrip = getTrip
    self.id = id
  }
}
// file: Sources/Domain/UseCases/GetTripUseCase.swift
protocol GetTripUseCase {
  func execute(id: String) async throws -> String
}
