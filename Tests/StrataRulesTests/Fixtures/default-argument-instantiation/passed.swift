// style: repository
// file: Sources/Presentation/UserListViewModel.swift
import Foundation

@MainActor
final class UserListViewModel: ObservableObject {
  init(getUsers: GetUsersUseCase, options: Options = Options()) {}
}

struct Options {}
// file: Sources/Domain/GetUsersUseCase.swift
final class GetUsersUseCase {}
// file: Sources/App/AppDependencies.swift
final class AppDependencies {
  let getUsers: GetUsersUseCase

  init(getUsers: GetUsersUseCase = GetUsersUseCase()) { self.getUsers = getUsers }
}

@main
struct UsersApp {
  static func main() { _ = AppDependencies().getUsers }
}
