// A route that depends on a status of the domain is a decision of the business. Which route is asked for, whether there is
// a value, and the coordinator's own state are none.
// style: coordinator
// file: Sources/Domain/Entities/Rental.swift
struct Rental {
  let id: String
  let stage: RentalStage
  let isInsured: Bool
  let bike: Bike?
}
struct Bike { let id: String }
enum RentalStage { case open, returned, overdue }
enum RentalRoute { case bike, help }
// file: Sources/Presentation/Coordinators/RentalCoordinator.swift
import UIKit

enum RentalStep { case bike, help }

final class RentalCoordinator {
  private let navigationController: UINavigationController
  private var isStarted = false

  init(navigationController: UINavigationController) { self.navigationController = navigationController }

  func open(_ rental: Rental) {
    if rental.stage == .overdue {  // ! coordinator-does-work
      showHelp()
    } else {
      showBike()
    }
  }
  func remind(_ rental: Rental) {
    guard rental.isInsured else { return showHelp() }  // ! coordinator-does-work
    showBike()
  }
  func finish(_ rental: Rental) {
    switch rental.stage {  // ! coordinator-does-work
    case .open, .overdue: showBike()
    case .returned: showHelp()
    }
  }
  func close(_ stage: RentalStage) {
    if case .returned = stage { showHelp() }  // ! coordinator-does-work
  }

  func go(to step: RentalStep) {
    switch step {
    case .bike: showBike()
    case .help: showHelp()
    }
  }
  func follow(_ route: RentalRoute) {
    switch route {
    case .bike: showBike()
    case .help: showHelp()
    }
  }
  func start(_ rental: Rental?) {
    guard let rental, !isStarted else { return }
    if rental.bike == nil { showHelp() } else { showBike() }
  }

  private func showBike() {}
  private func showHelp() {}
}
