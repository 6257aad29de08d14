// A ternary that chooses a route by a status of the domain decides like a branch. Texts and colours are none, nor is a route by
// the coordinator's own state.
// style: coordinator
// rules: coordinator-does-work
// file: Sources/Domain/Entities/Dog.swift
struct Dog {
  let id: String
  let name: String
  let isReserved: Bool
  let size: DogSize
}
enum DogSize { case small, large }
// file: Sources/Presentation/Coordinators/DogCoordinator.swift
import SwiftUI

enum DogRoute: Hashable {
  case adoption(String)
  case waitingList(name: String)
  case help
}

final class DogCoordinator {
  private var path: [DogRoute] = []
  private var title = ""
  private var color = Color.red
  private var isStarted = false

  func showAdoption(of dog: Dog) {
    path.append(dog.isReserved ? .waitingList(name: dog.name) : .adoption(dog.id))  // ! coordinator-does-work
  }
  func show(_ dog: Dog) {
    let route = dog.size == .large ? DogRoute.help : .adoption(dog.id)  // ! coordinator-does-work
    path.append(route)
  }
  func open(_ dog: Dog) {
    !dog.isReserved ? showList() : showHelp()  // ! coordinator-does-work
  }
  func describe(_ dog: Dog) {
    title = dog.isReserved ? "Reserved" : dog.name
    color = dog.isReserved ? .red : .green
    path.append(.waitingList(name: dog.isReserved ? "Reserved" : dog.name))
  }
  func restart() {
    path.append(isStarted ? .help : .adoption(""))
  }

  private func showList() {}
  private func showHelp() {}
}
