// style: repository
// rules: property-injection
// file: Sources/Domain/TripUseCases.swift
protocol BookTripUseCase {}
protocol CancelTripUseCase {}
protocol TripRepository: AnyObject {
  func trips() -> [String]
}

// file: Sources/Presentation/TripViewModel.swift
import Combine

final class TripViewModel: ObservableObject {
  var book: BookTripUseCase!  // ! property-injection TripViewModel -> BookTripUseCase
  // Set in the composition root.
  var cancel: CancelTripUseCase?  // ! property-injection TripViewModel -> CancelTripUseCase
  // Swift gives an optional this value anyway.
  var spare: CancelTripUseCase? = nil  // ! property-injection TripViewModel -> CancelTripUseCase
  // Set by nobody.
  var optional: CancelTripUseCase?  // ! property-injection TripViewModel -> CancelTripUseCase
  // A service may be missing.
  var tracker: TripService? = nil
  // Its own initializer sets it.
  var first: BookTripUseCase!
  private let last: BookTripUseCase
  weak var observed: TripRepository!
  lazy var later: BookTripUseCase! = nil
  @Published var shown: BookTripUseCase?

  init(book: BookTripUseCase) {
    first = book
    last = book
  }
}

// The function takes what the initializer should.
final class TripListViewModel: ObservableObject {
  private var repository: TripRepository!  // ! property-injection TripListViewModel -> TripRepository
  // Loaded by the type itself.
  private var cached: TripRepository!

  func configure(repository: TripRepository) {
    self.repository = repository
    cached = Self.make()
  }

  static func make() -> TripRepository { fatalError() }
}

// file: Sources/Presentation/TripCell.swift
import UIKit

final class TripCell: UITableViewCell {
  var repository: TripRepository!
}

// file: Sources/Data/TripRepositoryImpl.swift
final class TripRepositoryImpl: TripRepository {
  let tracker = TripService()

  // The tracker refers back to its owner.
  init() { tracker.owner = self }

  func trips() -> [String] { [] }
}

final class TripService {
  var owner: TripRepository!
}

// file: Sources/App/AppContainer.swift
final class AppContainer {
  var repository: TripRepository!

  func makeTrips(book: BookTripUseCase, cancel: CancelTripUseCase) -> TripViewModel {
    let viewModel = TripViewModel(book: book)
    viewModel.book = book
    viewModel.cancel = cancel
    viewModel.spare = cancel
    return viewModel
  }
}

// file: Sources/Presentation/TripScreens.swift
import UIKit

// The coordinator creates it, and could pass the view model.
final class TripScreen: UIViewController {
  var viewModel: TripViewModel!  // ! property-injection TripScreen -> TripViewModel
}

// Created from a storyboard.
final class TripBoardScreen: UIViewController {
  var viewModel: TripViewModel!
}

// Set by nobody else.
final class TripOwnScreen: UIViewController {
  private var viewModel: TripViewModel?
}

final class TripCoordinator {
  let navigationController: UINavigationController

  init(navigationController: UINavigationController) { self.navigationController = navigationController }

  func showTrip(_ viewModel: TripViewModel) {
    let screen = TripScreen()
    screen.viewModel = viewModel
    navigationController.pushViewController(screen, animated: true)
  }

  func showBoard(_ viewModel: TripViewModel, _ storyboard: UIStoryboard) {
    let screen = storyboard.instantiateViewController(withIdentifier: "board") as! TripBoardScreen
    screen.viewModel = viewModel
    navigationController.pushViewController(TripOwnScreen(), animated: true)
  }
}
