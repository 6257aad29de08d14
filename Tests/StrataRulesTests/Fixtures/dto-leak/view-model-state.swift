// style: repository
// rules: dto-leak, dependency-rule
// file: Sources/Presentation/UserListViewModel.swift
import SwiftUI

@MainActor
final class UserListViewModel: ObservableObject {
  @Published private(set) var users: [UserDTO] = []  // ! dto-leak UserListViewModel -> UserDTO
  @Published private(set) var uiState = UserListUiState()

  func select(_ address: AddressDto) {}  // ! dto-leak UserListViewModel -> AddressDto
}

struct UserListUiState {
  var first: UserDTO?  // ! dto-leak UserListUiState -> UserDTO
}

struct UserRow: View {
  let user: UserDTO  // ! dto-leak UserRow -> UserDTO

  var body: some View { Text(user.name) }  // ! dependency-rule UserRow -> UserDTO
}
// file: Sources/Data/UserDTO.swift
struct UserDTO: Codable {
  let name: String
}

struct AddressDto: Codable {}
