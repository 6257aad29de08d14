// style: coordinator
// The sign of an amount and the number of values that fulfil a condition choose a route; a stack of screens, a flag and
// nil do not.
// file: Sources/Domain/Entities/Reader.swift
struct Reader {
  let id: String
  let balance: Double
  let isSuspended: Bool
  let card: Loan?
}
struct Loan {
  let readerID: String
}
// file: Sources/Presentation/Coordinators/ReaderCoordinator.swift
import UIKit

enum ReaderRoute { case fees, shelves }

final class ReaderCoordinator {
  private let navigationController: UINavigationController
  private var path: [ReaderRoute] = []
  private var children: [ReaderCoordinator] = []
  private var isLoggedIn = false
  var isFinished = false

  init(navigationController: UINavigationController) { self.navigationController = navigationController }

  func open(_ reader: Reader) {
    if reader.balance < 0 {  // ! coordinator-does-work
      path.append(.fees)
    } else {
      path.append(.shelves)
    }
  }
  func remind(_ reader: Reader) {
    guard reader.balance >= 0 else {  // ! coordinator-does-work
      showFees()
      return
    }
    showShelves()
  }
  func lend(to reader: Reader, _ loans: [Loan]) {
    guard loans.filter({ $0.readerID == reader.id }).count < 3 else {  // ! coordinator-does-work
      showFees()
      return
    }
    showShelves()
  }
  func lendMore(to reader: Reader, _ loans: [Loan]) {
    if loans.filter { $0.readerID == reader.id }.count >= 12 { showFees() }  // ! coordinator-does-work
  }
  func back() {
    guard path.count > 1 else { return }
    if navigationController.viewControllers.count > 2 { showShelves() }
    if navigationController.viewControllers.filter({ $0 is UINavigationController }).count > 2 { showShelves() }
    if children.filter({ $0.isFinished }).count >= 2 { showShelves() }
  }
  func start(_ reader: Reader?) {
    guard let reader, isLoggedIn else { return showFees() }
    if reader.card == nil { showFees() } else { showShelves() }
  }
  func go(to route: ReaderRoute) {
    switch route {
    case .fees: showFees()
    case .shelves: showShelves()
    }
  }

  private func showFees() {}
  private func showShelves() {}
}
