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

  /// As people, address books and keyboards of other scripts write them.
  @Test(arguments: [
    "+998 90 123-45-67", "+998 (90) 123.45.67", "\u{202A}+998\u{00A0}90\u{00A0}1234567\u{202C}",
    "+\u{0669}\u{0669}\u{0668}901234567", " +998901234567\n",
  ])
  func aNumberIsTheOneThatWasMeant(phone: String) async throws {
    try await RequestCodeUseCase(sessionRepository: repository).execute(phone: phone)
    #expect(await repository.sentTo == ["+998901234567"])
    try await SignInUseCase(sessionRepository: repository).execute(phone: phone, code: " 424242 ")
    #expect(await repository.isSignedIn)
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
