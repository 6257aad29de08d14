import Testing

@testable import Members

@Suite struct UserUseCaseTests {
  @Test func getUserListUseCaseGivesTheUsers() async throws {
    #expect(try await GetUserListUseCase(userRepository: FakeUserRepository([.ada])).execute().users == [.ada])
    await #expect(throws: AppError.offline) {
      try await GetUserListUseCase(userRepository: FakeUserRepository(failure: .offline)).execute()
    }
  }

  @Test func createUserUseCaseChecksTheAddressFirst() async throws {
    let repository = FakeUserRepository()
    let useCase = CreateUserUseCase(userRepository: repository)
    await #expect(throws: AppError.invalidEmail) { try await useCase.execute(UserDraft(name: "Ada", email: "ada")) }
    #expect(await repository.list.users.isEmpty)
    #expect(try await useCase.execute(UserDraft(name: "Ada", email: "ada@example.com")) == .ada)
  }
}
