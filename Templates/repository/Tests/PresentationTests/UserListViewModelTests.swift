import StrataTesting
import Testing

@testable import Users

@MainActor
@Suite(.timeLimit(.minutes(10))) struct UserListViewModelTests {
  private func makeViewModel(_ repository: FakeUserRepository) -> UserListViewModel {
    UserListViewModel(
      getUsersUseCase: GetUsersUseCase(userRepository: repository),
      observeUsersUseCase: ObserveUsersUseCase(userRepository: repository),
      refreshDataUseCase: RefreshDataUseCase(userRepository: repository, cacheRepository: repository),
      sendUserChangesUseCase: SendUserChangesUseCase(userRepository: repository))
  }

  @Test func loadUsersUpdatesStateWithUsers() async throws {
    let viewModel = makeViewModel(FakeUserRepository([Samples.ada]))
    let states = StateRecorder { viewModel.uiState }
    await viewModel.loadUsers()
    #expect(try states.receive() == UserListUiState(isLoading: true))
    #expect(try states.receive() == UserListUiState(items: [Samples.ada]))
    try states.finish()
  }

  @Test func aRefreshKeepsTheUsersOnScreenAndSaysWhenTheyAreStale() async throws {
    let repository = FakeUserRepository([Samples.ada])
    let viewModel = makeViewModel(repository)
    await viewModel.loadUsers()
    await repository.fail(with: .network("The server is gone."))
    let states = StateRecorder { viewModel.uiState }
    await viewModel.loadUsers()
    #expect(try states.receive() == UserListUiState(items: [Samples.ada], isRefreshing: true))
    #expect(
      try states.receive()
        == UserListUiState(items: [Samples.ada], isStale: true, errorMessage: "The server is not available right now."))
  }

  /// As people look for names: an umlaut beside its letter, whatever the case, numbers by their value.
  @Test func theUsersAreInTheOrderOfTheLanguage() async {
    let names = ["Zoe", "Ärger", "bob", "Ada", "Bob 10", "Bob 9"]
    let users = names.enumerated().map { User(id: "\($0)", name: $1, email: "") }
    let viewModel = makeViewModel(FakeUserRepository(users))
    await viewModel.loadUsers()
    #expect(viewModel.uiState.items.map(\.name) == ["Ada", "Ärger", "bob", "Bob 9", "Bob 10", "Zoe"])
    #expect([Samples.bob, Samples.ada, Samples.nameless].sortedForPeople().map(\.id) == ["1", "2", "3"])
  }

  @Test func withNothingToShowThereIsOnlyTheError() async {
    let repository = FakeUserRepository()
    await repository.fail(with: .network("The server is gone."))
    let viewModel = makeViewModel(repository)
    await viewModel.loadUsers()
    #expect(viewModel.uiState == UserListUiState(errorMessage: "The server is not available right now."))
  }

  /// Nobody was stored the last time: the error is what there is to say.
  @Test func nobodyOfTheLastTimeDoesNotHideTheError() async {
    let repository = FakeUserRepository(wasFetched: true)
    await repository.fail(with: .offline)
    let viewModel = makeViewModel(repository)
    await viewModel.loadUsers()
    #expect(!viewModel.uiState.isEmpty && viewModel.uiState.isStale)
    #expect(viewModel.uiState.errorMessage == "There is no connection to the server.")
  }

  @Test func whereThereIsNobodyTheScreenSaysSoOnceTheServerHas() async {
    let viewModel = makeViewModel(FakeUserRepository())
    #expect(!viewModel.uiState.isEmpty)
    await viewModel.loadUsers()
    #expect(viewModel.uiState == UserListUiState(isEmpty: true))
  }

  @Test func whoCancelsIsNotToldSo() async {
    let repository = FakeUserRepository([Samples.ada])
    let viewModel = makeViewModel(repository)
    await viewModel.loadUsers()
    await repository.fail(with: .unknown(nil))
    let refresh = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await viewModel.loadUsers()
    }
    await refresh.value
    #expect(viewModel.uiState == UserListUiState(items: [Samples.ada]))
  }

  @Test func observingFollowsWhatIsStored() async throws {
    let repository = FakeUserRepository([Samples.ada])
    let viewModel = makeViewModel(repository)
    let (changes, continuation) = AsyncStream.makeStream(of: [User].self)
    let observing = Task { await viewModel.observeUsers() }
    let recorder = StreamRecorder(changes)
    let watching = Task {
      while !Task.isCancelled {
        continuation.yield(viewModel.uiState.items)
        try await Task.sleep(for: .milliseconds(2))
      }
    }
    _ = try await recorder.next { $0 == [Samples.ada] }
    await repository.addUser(Samples.bob)
    _ = try await recorder.next { $0 == [Samples.ada, Samples.bob] }
    observing.cancel()
    watching.cancel()
    await observing.value
  }

  @Test func whatKeepsChangesFromBeingSentIsShown() async {
    let repository = FakeUserRepository([Samples.ada])
    let viewModel = makeViewModel(repository)
    await viewModel.sendChanges()
    #expect(await repository.log == ["sendChanges"] && viewModel.uiState.errorMessage == nil)
    await repository.fail(with: .unknown(nil))
    await viewModel.sendChanges()
    #expect(viewModel.uiState.errorMessage == "Something went wrong.")
  }

  @Test func startingOverEmptiesTheScreenFirst() async throws {
    let viewModel = makeViewModel(FakeUserRepository([Samples.ada]))
    await viewModel.loadUsers()
    let states = StateRecorder { viewModel.uiState }
    await viewModel.startOver()
    #expect(try states.receive() == UserListUiState(isLoading: true))
    #expect(viewModel.uiState.items.isEmpty && viewModel.uiState.errorMessage == nil)
  }
}
