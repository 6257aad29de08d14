import StrataTesting
import Testing

@testable import Users

@Suite(.timeLimit(.minutes(10))) struct UserUseCaseTests {
  @Test func getUserAsksForOneUser() async throws {
    let repository = FakeUserRepository(Samples.all)
    let useCase = GetUserUseCase(userRepository: repository)
    #expect(try await useCase.execute(userId: "1") == Samples.ada)
    let error = await #expect(throws: AppError.self) { try await useCase.execute(userId: "9") }
    #expect(error?.localizedDescription == "There is no entry 9.")
  }

  @Test func getUsersTellsWhatIsStale() async throws {
    let repository = FakeUserRepository(Samples.all)
    let useCase = GetUsersUseCase(userRepository: repository)
    var list = try await useCase.execute()
    #expect(list.users == Samples.all && !list.isStale)
    await repository.fail(with: .network("gone"))
    list = try await useCase.execute()
    #expect(
      list.users.count == 3 && list.isStale
        && list.refreshFailure?.localizedDescription == "The server is not available right now.")
  }

  @Test func observeUsersFollowsEachChange() async throws {
    let repository = FakeUserRepository([Samples.bob])
    let lists = StreamRecorder(ObserveUsersUseCase(userRepository: repository).execute())
    #expect(try await lists.next() == [Samples.bob])
    await repository.addUser(Samples.ada)
    #expect(try await lists.next() == [Samples.bob, Samples.ada])
    try await lists.finish()
  }

  @Test func discardAsksForTheChangesOfOneUser() async throws {
    let repository = FakeUserRepository([Samples.ada.with(.pending(nil))])
    #expect(try await DiscardUserChangesUseCase(userRepository: repository).execute(userId: "1") == Samples.ada)
    #expect(await repository.log == ["discardChanges 1"])
  }

  @Test func renameTrimsTheNameAndSaves() async throws {
    let repository = FakeUserRepository(Samples.all)
    let renamed = try await RenameUserUseCase(userRepository: repository).execute(Samples.ada, to: "  Ada  King ")
    #expect(renamed == User(id: "1", name: "Ada King", email: "ada@example.com", saveStatus: .pending(nil)))
    #expect(await repository.log == ["renameUser Ada King"])
  }

  @Test(arguments: ["", "  \t "])
  func aNameOfSpacesIsRefusedBeforeAnybodyIsAsked(name: String) async {
    let repository = FakeUserRepository(Samples.all)
    let error = await #expect(throws: AppError.self) {
      try await RenameUserUseCase(userRepository: repository).execute(Samples.ada, to: name)
    }
    #expect(error?.localizedDescription == "Enter a name.")
    #expect(await repository.log.isEmpty)
  }

  @Test func observeUserFollowsOneUser() async throws {
    let repository = FakeUserRepository(Samples.all)
    let users = StreamRecorder(ObserveUserUseCase(userRepository: repository).execute(userId: "1"))
    #expect(try await users.next() == Samples.ada)
    _ = try await repository.renameUser(Samples.bob, to: "Bo")
    _ = try await repository.renameUser(Samples.ada, to: "Ada King")
    _ = try await users.next { $0 == Samples.ada.renamed("Ada King").with(.pending(nil)) }
    try await SendUserChangesUseCase(userRepository: repository).execute()
    _ = try await users.next { $0 == Samples.ada.renamed("Ada King") }
    try await users.finish()
  }

  @Test func refreshDataClearsFirst() async throws {
    let repository = FakeUserRepository(Samples.all)
    try await RefreshDataUseCase(userRepository: repository, cacheRepository: repository).execute()
    #expect(await repository.log == ["clear", "refreshUsers"])
  }
}
