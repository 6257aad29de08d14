// style: coordinator
// rules: navigation-in-view
// A screen that a static function makes is built by the view that calls it.
// file: Sources/Presentation/Profile/ProfileViewController.swift
import UIKit

final class ProfileViewController: UIViewController {
  static func make() -> ProfileViewController { ProfileViewController() }
  static func create() -> Self { self.init() }
  static let title = "Profile"
}
// file: Sources/Presentation/Profile/ScreenFactory.swift
import UIKit

enum ScreenFactory {
  static func profile() -> UIViewController { ProfileViewController() }
  static func alert() -> UIViewController { UIViewController() }
}
final class Screens {
  static let shared = Screens()
  func profile() -> ProfileViewController { ProfileViewController() }
}
func makeProfile() -> ProfileViewController { ProfileViewController() }
// file: Sources/Presentation/Home/HomeViewController.swift
import UIKit

final class HomeViewController: UIViewController {
  private let screens: Screens
  private let coordinator: HomeCoordinator

  init(screens: Screens, coordinator: HomeCoordinator) {
    self.screens = screens
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
  }

  func made() {
    navigationController?.pushViewController(ProfileViewController.make(), animated: true)  // ! navigation-in-view HomeViewController -> ProfileViewController
  }
  func created() {
    let next = ProfileViewController.create()  // ! navigation-in-view HomeViewController -> ProfileViewController
    present(next, animated: true)
  }
  func byFactory() {
    navigationController?.pushViewController(ScreenFactory.profile(), animated: true)  // ! navigation-in-view HomeViewController -> ProfileViewController
  }
  func shared() {
    present(Screens.shared.profile(), animated: true)  // ! navigation-in-view HomeViewController -> ProfileViewController
  }
  func atFileLevel() {
    navigationController?.pushViewController(makeProfile(), animated: true)  // ! navigation-in-view HomeViewController -> ProfileViewController
  }
  func implied() {
    let next: ProfileViewController = .init()  // ! navigation-in-view HomeViewController -> ProfileViewController
    navigationController?.pushViewController(next, animated: true)
  }
  func impliedFactory() {
    let next: ProfileViewController = .make()  // ! navigation-in-view HomeViewController -> ProfileViewController
    navigationController?.pushViewController(next, animated: true)
  }

  // What is injected, and what the coordinator makes.
  func injected() {
    navigationController?.pushViewController(screens.profile(), animated: true)
    present(coordinator.profile(), animated: true)
    present(HomeCoordinator.alert(), animated: true)
  }
  func alert() {
    present(ScreenFactory.alert(), animated: true)
    print(ProfileViewController.title)
  }
}
final class HomeCoordinator {
  func profile() -> ProfileViewController { ProfileViewController() }
  static func alert() -> ProfileViewController { ProfileViewController() }
}
// file: Sources/Presentation/Home/HomeView.swift
import SwiftUI

struct HomeView: View {
  var body: some View {
    NavigationLink("Profile") { SwiftUIScreens.profile() }  // ! navigation-in-view HomeView -> ProfileView
    VStack { SwiftUIScreens.row() }
  }
}
struct ProfileView: View { var body: some View { Text("") } }
struct Row: View { var body: some View { Text("") } }
enum SwiftUIScreens {
  static func profile() -> some View { ProfileView() }
  static func row() -> Row { Row() }
}
