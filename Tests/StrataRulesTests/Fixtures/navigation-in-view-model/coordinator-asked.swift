// style: coordinator
// file: Sources/Presentation/ViewModels/UserListViewModel.swift
final class UserListViewModel: ObservableObject {
  private let coordinator: UserCoordinating
  private var path: [String] = []

  init(coordinator: UserCoordinating) {
    self.coordinator = coordinator
  }

  func select(_ id: String) {
    path.append(id)
    coordinator.showProfile(of: id)
  }

  func row(for id: String) -> UserRowViewModel { UserRowViewModel(id: id) }
}

final class UserRowViewModel {
  let id: String

  init(id: String) { self.id = id }
}

protocol UserCoordinating {
  func showProfile(of id: String)
}
