// style: repository
// file: Sources/Data/ProfileRepositoryImpl.swift
final class ProfileRepositoryImpl: ProfileRepository {
  func profile() async throws -> ProfileRow {  // ! dependency-rule ProfileRepositoryImpl -> ProfileRow
    ProfileRow(title: "x")  // ! dependency-rule ProfileRepositoryImpl -> ProfileRow
  }

  func notify(_ screen: ProfileViewModel) {  // ! dependency-rule ProfileRepositoryImpl -> ProfileViewModel
    screen.refresh()  // ! dependency-rule ProfileRepositoryImpl -> ProfileViewModel
  }
}

protocol Refreshable {}

extension ProfileViewModel: Refreshable {}  // ! dependency-rule ProfileViewModel -> ProfileViewModel
// file: Sources/Domain/ProfileRepository.swift
protocol ProfileRepository {}
// file: Sources/Presentation/ProfileRow.swift
struct ProfileRow {
  let title: String
}
// file: Sources/Presentation/ProfileViewModel.swift
import Foundation

final class ProfileViewModel: ObservableObject {
  func refresh() {}
}
