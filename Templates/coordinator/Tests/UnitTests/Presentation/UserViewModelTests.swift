import Foundation
import StrataTesting
import Testing

@testable import Members

@MainActor
@Suite struct UserViewModelTests {
  private let navigation = FakeNavigation()

  @Test func userListViewModelLoadsAndLeadsOn() async throws {
    let viewModel = UserListViewModel(
      getUserListUseCase: FakeGetUserListUseCase(answer: .success(UserList(users: [.ada], storedAt: nil))),
      coordinator: navigation)
    let states = StateRecorder { viewModel.state }
    await viewModel.loadUsers()
    #expect(try states.receive() == .loading)
    #expect(try states.receive() == .loaded)
    try states.finish()
    #expect(viewModel.users == [.ada])
    viewModel.select(.ada)
    viewModel.addUser()
    #expect(navigation.asked == ["user 1", "create user"])
  }

  @Test func userListViewModelTellsErrorsAndOldUsers() async {
    let failing = UserListViewModel(
      getUserListUseCase: FakeGetUserListUseCase(answer: .failure(.offline)), coordinator: navigation)
    await failing.loadUsers()
    #expect(failing.errorMessage == "There is no connection to the server.")

    let storedAt = Date(timeIntervalSince1970: 5)
    let offline = UserListViewModel(
      getUserListUseCase: FakeGetUserListUseCase(answer: .success(UserList(users: [.ada], storedAt: storedAt))),
      coordinator: navigation)
    await offline.loadUsers()
    #expect(offline.storedAt == storedAt)
    #expect(offline.users == [.ada])
  }

  @Test func aRequestThatWasCancelledIsNoError() async {
    let viewModel = UserListViewModel(
      getUserListUseCase: FakeGetUserListUseCase(answer: .failure(.unavailable)), coordinator: navigation)
    let leaving = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await viewModel.loadUsers()
    }
    await leaving.value
    #expect(viewModel.state == .idle)
  }

  @Test func twoTapsCreateOneUser() async {
    let viewModel = CreateUserViewModel(createUserUseCase: FakeCreateUserUseCase(), coordinator: navigation)
    viewModel.draft.email = "ada@example.com"
    viewModel.setLoading()
    await viewModel.createUser()
    #expect(navigation.asked == [] && viewModel.state == .loading)
  }

  @Test func createUserViewModelLeadsBackWhenTheUserIsThere() async {
    let viewModel = CreateUserViewModel(createUserUseCase: FakeCreateUserUseCase(), coordinator: navigation)
    viewModel.draft.email = "nobody"
    await viewModel.createUser()
    #expect(viewModel.state == .error("Enter an e-mail address such as ada@example.com."))
    #expect(navigation.asked == [])
    viewModel.draft.email = "ada@example.com"
    await viewModel.createUser()
    #expect(navigation.asked == ["created ada@example.com"])
  }
}

private struct FakeGetUserListUseCase: GetUserListUseCaseProtocol {
  let answer: Result<UserList, AppError>

  func execute() async throws(AppError) -> UserList { try answer.get() }
}

private struct FakeCreateUserUseCase: CreateUserUseCaseProtocol {
  func execute(_ draft: UserDraft) async throws(AppError) -> User {
    guard draft.email.contains("@") else { throw .invalidEmail }
    return User(id: "1", name: draft.name, email: draft.email, avatarURL: nil)
  }
}
