import Testing

@testable import Members

@Suite struct SessionUseCaseTests {
  private let repository = FakeSessionRepository()

  @Test func requestCodeUseCaseChecksThePhone() async throws {
    let useCase = RequestCodeUseCase(sessionRepository: repository)
    await #expect(throws: AppError.invalidPhone) { try await useCase.execute(phone: "12") }
    try await useCase.execute(phone: "+998901234567")
    #expect(await repository.sentTo == ["+998901234567"])
  }

  @Test func observeSessionUseCaseGivesTheSession() async {
    for await session in ObserveSessionUseCase(sessionRepository: repository).execute() {
      #expect(session.state == .signedOut)
      return
    }
  }

  @Test func signInUseCaseAndSignOutUseCaseBeginAndEndTheSession() async throws {
    await repository.requestCode(phone: "+998901234567")
    let useCase = SignInUseCase(sessionRepository: repository)
    await #expect(throws: AppError.refused(reason: "The code is wrong.")) {
      try await useCase.execute(phone: "+998901234567", code: "1")
    }
    try await useCase.execute(phone: "+998901234567", code: "424242")
    #expect(await repository.isSignedIn)
    try await SignOutUseCase(sessionRepository: repository).execute(Session(number: 3, state: .signedIn))
    #expect(await !repository.isSignedIn)
    #expect(await repository.ended == [3])
  }

  @Test func signOutUseCaseSaysThatTheSessionIsStillStored() async {
    await repository.keepSession()
    await #expect(throws: AppError.sessionNotDeleted) {
      try await SignOutUseCase(sessionRepository: repository).execute(Session(number: 0, state: .signedIn))
    }
  }

  @Test func readSessionUseCaseReadsTheSession() async {
    await ReadSessionUseCase(sessionRepository: repository).execute()
    #expect(await repository.reads == 1)
  }
}
