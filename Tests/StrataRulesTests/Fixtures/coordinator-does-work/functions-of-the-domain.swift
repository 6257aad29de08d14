// style: coordinator
// rules: coordinator-does-work
// Functions of the domain and bound values that choose the screen.
// file: Sources/Domain/Donor.swift
import Foundation

struct Donor { let samples: [Sample]; func age(on day: Date) -> Int { 0 } }
struct Sample { let level: Double }
// file: Sources/Presentation/LabCoordinator.swift
import UIKit

final class LabCoordinator: Coordinator {
  private let navigationController: UINavigationController
  init(navigationController: UINavigationController) { self.navigationController = navigationController }
  func start() {}
  func open(_ donor: Donor, day: Date) {
    if donor.age(on: day) < 18 { showConsent() } else { showDetail() }  // ! coordinator-does-work
  }
  func group(_ donor: Donor) {
    guard donor.samples.count >= 8 else { return showDetail() }  // ! coordinator-does-work
    showConsent()
  }
  func alarm(_ donor: Donor) {
    if let last = donor.samples.last, last.level > 180 { showConsent() } else { showDetail() }  // ! coordinator-does-work
  }
  func back() {
    guard navigationController.viewControllers.count > 2 else { return showDetail() }
    navigationController.popViewController(animated: true)
  }
  func tap(_ donor: Donor) {
    guard !donor.samples.isEmpty else { return showConsent() }
    showDetail()
  }
  private func showConsent() {}
  private func showDetail() {}
}
