import Testing

@testable import Members

@Suite struct ProfileUseCaseTests {
  @Test func getProfileUseCaseGivesTheProfile() async throws {
    #expect(try await GetProfileUseCase(profileRepository: FakeProfileRepository(.ada)).execute() == .ada)
    await #expect(throws: AppError.signedOut) {
      try await GetProfileUseCase(profileRepository: FakeProfileRepository(nil)).execute()
    }
  }

  @Test func updateProfileUseCaseChecksNameAndAddress() async throws {
    let useCase = UpdateProfileUseCase(profileRepository: FakeProfileRepository(.ada))
    await #expect(throws: AppError.emptyName) { try await useCase.execute(name: " ", email: "a@b.c") }
    await #expect(throws: AppError.invalidEmail) { try await useCase.execute(name: "Ada", email: "a@b") }
    #expect(try await useCase.execute(name: "Ada L.", email: "a@b.c").name == "Ada L.")
  }
}
