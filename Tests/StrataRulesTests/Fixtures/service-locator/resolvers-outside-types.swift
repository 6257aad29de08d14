// style: repository
// rules: service-locator
// file: Sources/Domain/ParkRepository.swift
protocol ParkRepository {
  func parks() async throws -> [String]
}
// file: Sources/Presentation/Parks.swift
import Swinject
import UIKit

let container = Container()  // ! service-locator container -> Container

func countParks() async throws -> Int {
  try await container.resolve(ParkRepository.self)!.parks().count  // ! service-locator countParks() -> ParkRepository
}

extension UIViewController {
  func reloadParks() -> ParkRepository? { container.resolve(ParkRepository.self) }  // ! service-locator UIViewController -> ParkRepository
}

// Registers.
extension Container {
  func registerParks() {
    register(ParkRepository.self) { resolver in resolver.resolve(ParkRepository.self, name: "remote")! }
  }
}
