// style: coordinator
// file: Sources/Domain/Entities/Kayak.swift
struct Kayak { let isRented: Bool; let trips: Int }
// file: Sources/Presentation/Coordinators/KayakCoordinator.swift
import UIKit

enum KayakRoute { case service, trip, end }

final class KayakCoordinator: Coordinator {
  private var path: [KayakRoute] = []

  func check(_ kayak: Kayak) {
    path.append(kayak.trips > 30 ? .service : .trip)  // ! coordinator-does-work
  }

  func add(_ kayak: Kayak) {
    path += kayak.isRented ? [.trip, .end] : [.service]  // ! coordinator-does-work
  }

  func next(after count: Int) { path.append(path.count > 3 ? .end : .trip) }

  func open(_ kayak: Kayak) {
    let next = kayak.isRented ? showReturn : showRent  // ! coordinator-does-work
    next(kayak)
  }

  func title(_ kayak: Kayak) -> String {
    kayak.isRented ? rented : free
  }

  private func showReturn(_ kayak: Kayak) {}
  private func showRent(_ kayak: Kayak) {}
  private let rented = "Rented"
  private let free = "Free"
}
