// style: gateway
// Storage in the presentation: helpers, services, coordinators and routers use it no more than a view model does.
// file: Sources/Presentation/Coordinators/BerthCoordinator.swift
import UIKit

final class BerthCoordinator {
  private let navigation: UINavigationController
  private let defaults: UserDefaults
  private let files = FileManager.default

  init(navigation: UINavigationController, defaults: UserDefaults) {
    self.navigation = navigation
    self.defaults = defaults
  }

  func showBerth(_ id: String) {
    UserDefaults.standard.set(id, forKey: "berth")  // ! skipped-layer BerthCoordinator -> UserDefaults
    navigation.popViewController(animated: true)
  }

  func showLast() {
    guard defaults.bool(forKey: "seen") else { return }  // ! skipped-layer BerthCoordinator -> UserDefaults
    showCharts(self.defaults.string(forKey: "last"))  // ! skipped-layer BerthCoordinator -> UserDefaults
  }

  func showFiles() {
    try? files.removeItem(atPath: "/charts")  // ! skipped-layer BerthCoordinator -> FileManager
  }

  // A storage that is only passed on to a screen.
  func showCharts(_ name: String?) {
    let screen = ChartsViewController(name: name, memory: ChartMemory(defaults))
    navigation.pushViewController(screen, animated: true)
    navigation.pushViewController(
      ChartsViewController(name: name, memory: ChartMemory(UserDefaults.standard)), animated: true)
  }
}
// file: Sources/Presentation/Routing/BerthRouter.swift
import UIKit

final class BerthRouter {
  let navigation: UINavigationController
  init(navigation: UINavigationController) { self.navigation = navigation }

  func showHome() {
    let defaults = UserDefaults.standard  // ! skipped-layer BerthRouter -> UserDefaults
    defaults.set(true, forKey: "home")
  }
}
// file: Sources/Presentation/Helpers/ChartMemory.swift
import Foundation

final class ChartMemory {
  private let defaults: UserDefaults  // ! skipped-layer ChartMemory -> UserDefaults
  init(_ defaults: UserDefaults) { self.defaults = defaults }  // ! skipped-layer ChartMemory -> UserDefaults
  func keep(_ name: String) { defaults.set(name, forKey: "chart") }
}

enum TideMemory {
  static func keep(_ name: String) {
    UserDefaults.standard.set(name, forKey: "tide")  // ! skipped-layer TideMemory -> UserDefaults
  }
}

func keepAnchor(_ name: String) {
  UserDefaults.standard.set(name, forKey: "anchor")  // ! skipped-layer keepAnchor(_:) -> UserDefaults
}

final class ThemeService {
  func store() throws {
    try Data().write(to: FileManager.default.temporaryDirectory)  // ! skipped-layer ThemeService -> write(to:) ! skipped-layer ThemeService -> FileManager
  }
}
// file: Sources/Presentation/Views/ChartsViewController.swift
import UIKit

final class ChartsViewController: UIViewController {
  init(name: String?, memory: ChartMemory) { super.init(nibName: nil, bundle: nil) }
}
// file: Sources/Shared/Flags.swift
import Foundation

// A type of no layer of its own.
enum Flags {
  static var isNew: Bool { UserDefaults.standard.bool(forKey: "new") }
}
