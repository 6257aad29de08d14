// style: coordinator
// rules: coordinator-does-work, skipped-layer, forbidden-import
// The storages and clients of frameworks, besides those of the project.
// file: Sources/Presentation/Coordinators/PortCoordinator.swift
import SwiftData
import UIKit

final class PortCoordinator {
  private let navigation: UINavigationController
  private let context: ModelContext
  private let session: URLSession

  init(
    navigation: UINavigationController, context: ModelContext, session: URLSession
  ) {
    self.navigation = navigation
    self.context = context
    self.session = session
  }

  func showNew() throws {
    try context.save()  // ! coordinator-does-work PortCoordinator -> ModelContext
    navigation.popViewController(animated: true)
  }

  func showSaved(_ id: String) {
    UserDefaults.standard.set(id, forKey: "port")  // ! coordinator-does-work PortCoordinator -> UserDefaults
  }

  func showPorts(at url: URL) async throws {
    _ = try await session.data(from: url)  // ! coordinator-does-work PortCoordinator -> URLSession
  }

  func showForm() {
    navigation.pushViewController(PortViewController(context: context), animated: true)
  }
}
// file: Sources/Presentation/Views/PortViewController.swift
import SwiftData  // ! forbidden-import PortViewController -> SwiftData
import UIKit

final class PortViewController: UIViewController {
  init(context: ModelContext) { super.init(nibName: nil, bundle: nil) }  // ! skipped-layer PortViewController -> ModelContext
}
// Names of parameters and local variables that a stored property has, too.
// file: Sources/Presentation/Coordinators/DockCoordinator.swift
import Foundation

final class DockCoordinator {
  private let defaults: UserDefaults  // ! forbidden-import DockCoordinator -> UserDefaults

  init(defaults: UserDefaults) { self.defaults = defaults }  // ! forbidden-import DockCoordinator -> UserDefaults

  func showAll() {
    show(defaults: ["berth"])
    let defaults = DockNames()
    defaults.begin()
    [DockNames()].forEach { defaults in defaults.begin() }
  }
  private func show(defaults: [String]) { log(defaults.count) }
  private func log(_ count: Int) {}

  func showKept() {
    defaults.set(1, forKey: "dock")  // ! coordinator-does-work DockCoordinator -> UserDefaults
    let defaults = self.defaults
    defaults.set(2, forKey: "dock")  // ! coordinator-does-work DockCoordinator -> UserDefaults
  }
  func showStored(defaults: [String]) {
    self.defaults.set(defaults.count, forKey: "dock")  // ! coordinator-does-work DockCoordinator -> UserDefaults
  }
  func showGiven(defaults: UserDefaults) {  // ! coordinator-does-work DockCoordinator -> UserDefaults
    defaults.set(3, forKey: "dock")  // ! coordinator-does-work DockCoordinator -> UserDefaults
  }
}

struct DockNames { func begin() {} }
