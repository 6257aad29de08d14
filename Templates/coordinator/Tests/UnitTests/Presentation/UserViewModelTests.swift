import Foundation
import StrataTesting
import Testing

@testable import Members

@MainActor
@Suite(.timeLimit(.minutes(10))) struct UserViewModelTests {
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

  /// A list that was asked for before a user was created comes after the one that has the user.
  @Test func aLateListHidesNoNewUser() async {
    let mary = User(id: "2", name: "Mary", email: "mary@example.com", avatarURL: nil)
    let lists = HeldAnswers<UserList>()
    let viewModel = UserListViewModel(getUserListUseCase: HeldGetUserListUseCase(lists: lists), coordinator: navigation)
    let first = Task { await viewModel.loadUsers() }
    await lists.waitUntilAsked(1)
    let second = Task { await viewModel.loadUsers() }
    await lists.waitUntilAsked(2)
    lists.answer(2, .success(UserList(users: [.ada, mary], storedAt: nil)))
    await second.value
    #expect(viewModel.users == [.ada, mary] && viewModel.state == .loading)
    lists.answer(1, .success(UserList(users: [.ada], storedAt: nil)))
    await first.value
    #expect(viewModel.users == [.ada, mary] && viewModel.state == .loaded)
  }

  @Test func aLateFailureHidesNoNewerList() async {
    let lists = HeldAnswers<UserList>()
    let viewModel = UserListViewModel(getUserListUseCase: HeldGetUserListUseCase(lists: lists), coordinator: navigation)
    let first = Task { await viewModel.loadUsers() }
    await lists.waitUntilAsked(1)
    let second = Task { await viewModel.loadUsers() }
    await lists.waitUntilAsked(2)
    lists.answer(2, .success(UserList(users: [.ada], storedAt: nil)))
    lists.answer(1, .failure(.offline))
    await first.value
    await second.value
    #expect(viewModel.users == [.ada] && viewModel.state == .loaded)
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
    #expect(navigation.asked == ["created \(viewModel.draft.id)"])
  }
}

private struct FakeGetUserListUseCase: GetUserListUseCaseProtocol {
  let answer: Result<UserList, AppError>

  func execute() async throws(AppError) -> UserList { try answer.get() }
}

private struct HeldGetUserListUseCase: GetUserListUseCaseProtocol {
  let lists: HeldAnswers<UserList>

  func execute() async throws(AppError) -> UserList { try await lists.next() }
}

private struct FakeCreateUserUseCase: CreateUserUseCaseProtocol {
  func execute(_ draft: UserDraft) async throws(AppError) -> User {
    guard draft.email.contains("@") else { throw .invalidEmail }
    return User(id: "1", name: draft.name, email: draft.email, avatarURL: nil)
  }
}
