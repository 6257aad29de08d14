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
  init(context: ModelContext) { super.init(nibName: nil, bundle: nil) }
}
