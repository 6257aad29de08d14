// style: coordinator
// A route that depends on a bound of the domain is a decision; one that depends on a position or on there being one is none.
// file: Sources/Domain/Entities/Parcel.swift
import Foundation

struct Parcel {
  let weight: Double
  let ageInDays: Int
  let length: Double
  let certificates: [Certificate]
}
struct Certificate { let validUntil: Date }
// file: Sources/Presentation/Coordinators/ParcelCoordinator.swift
import UIKit

final class ParcelCoordinator {
  private let navigationController: UINavigationController

  init(navigationController: UINavigationController) { self.navigationController = navigationController }

  func open(_ parcel: Parcel) {
    if parcel.weight > 1.4 {  // ! coordinator-does-work
      showScales()
    } else {
      showParcel()
    }
  }
  func remind(_ parcel: Parcel) {
    guard parcel.ageInDays > 30 else { return }  // ! coordinator-does-work
    showParcel()
  }
  func measure(_ parcel: Parcel) {
    switch parcel.length {  // ! coordinator-does-work
    case ..<120: showParcel()
    default: showScales()
    }
  }
  func send(weight: Double) {
    if weight > 20 { showScales() }  // ! coordinator-does-work
  }
  func open(_ parcels: [Parcel], at index: Int) {
    if parcels.count == 1 { showParcel() }
    if index > 2 { showScales() }
  }
  func export(_ parcel: Parcel) {
    let isCertified = parcel.certificates.contains { $0.validUntil > Date() }  // ! coordinator-does-work
    if isCertified { showParcel() } else { showScales() }
  }

  private func showScales() {}
  private func showParcel() {}
}
