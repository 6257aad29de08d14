// style: repository
// file: Sources/Presentation/UserListViewModel.swift
@MainActor
final class UserListViewModel: ObservableObject {
  @Published private(set) var users: [String] = []
}

@MainActor
@Observable
final class UserViewModel {
  private(set) var name = ""
}

struct UserRowViewModel {
  let name: String
}
