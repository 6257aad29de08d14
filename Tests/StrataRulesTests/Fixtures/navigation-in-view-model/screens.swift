// style: coordinator
// rules: navigation-in-view-model
// file: Sources/Presentation/ViewModels/UserListViewModel.swift
import UIKit

final class UserListViewModel: ObservableObject {
  weak var navigationController: UINavigationController?
  weak var coordinator: UserCoordinator?
  @Published var path = NavigationPath()
  private var names: [String] = []

  func select(_ user: User) {
    let profile = ProfileViewController()  // ! navigation-in-view-model UserListViewModel -> ProfileViewController
    navigationController?.pushViewController(profile, animated: true)  // ! navigation-in-view-model
  }

  func open(_ user: User) {
    path.append(user)  // ! navigation-in-view-model
    names.append(user.name)
  }

  func fail() {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)  // ! navigation-in-view-model
    navigationController?.present(alert, animated: true)  // ! navigation-in-view-model
  }

  func show(_ user: User) {
    coordinator?.showProfile(of: user)
    present("done")
  }

  private func present(_ message: String) {}
}

struct User {
  let name: String
}

// file: Sources/Presentation/Views/ProfileViewController.swift
import UIKit

final class ProfileViewController: UIViewController {}

// file: Sources/Presentation/Coordinators/UserCoordinator.swift
import UIKit

final class UserCoordinator {
  let navigationController = UINavigationController()

  func showProfile(of user: User) {
    navigationController.pushViewController(ProfileViewController(), animated: true)
  }
}
