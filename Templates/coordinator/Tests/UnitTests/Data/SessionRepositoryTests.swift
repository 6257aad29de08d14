import StrataNetwork
import Testing

@testable import Members

@Suite struct SessionRepositoryTests {
  @Test func asksInTurn() async throws {
    let remote = FakeSessionRemoteDataSource()
    let repository = SessionRepository(remoteDataSource: remote)
    try await repository.requestCode(phone: "+1")
    try await repository.signIn(phone: "+1", code: "2")
    try await repository.signOut(of: Session(number: 3, state: .signedIn))
    await repository.readSession()
    #expect(await remote.asked == ["code for +1", "session for +1 with 2", "end of session 3", "session read"])
  }

  @Test func saysThatASessionCouldNotBeDeleted() async {
    let repository = SessionRepository(remoteDataSource: FakeSessionRemoteDataSource(isDeleted: false))
    await #expect(throws: AppError.sessionNotDeleted) {
      try await repository.signOut(of: Session(number: 0, state: .signedIn))
    }
  }

  @Test func mapsRefusals() async {
    let refused = SessionRepository(
      remoteDataSource: FakeSessionRemoteDataSource(refusal: RefusalDTO(message: "Not today.")))
    await #expect(throws: AppError.refused(reason: "Not today.")) { try await refused.requestCode(phone: "+1") }
    await #expect(throws: AppError.refused(reason: "Not today.")) { try await refused.signIn(phone: "+1", code: "2") }
  }

  @Test func mapsFailures() async {
    let repository = SessionRepository(remoteDataSource: FakeSessionRemoteDataSource(failure: .connectionLost))
    await #expect(throws: AppError.offline) { try await repository.requestCode(phone: "+1") }
    // The server may have taken the code.
    await #expect(throws: AppError.codeMayBeUsed) { try await repository.signIn(phone: "+1", code: "2") }
    let unreached = SessionRepository(remoteDataSource: FakeSessionRemoteDataSource(failure: .noConnection))
    await #expect(throws: AppError.offline) { try await unreached.signIn(phone: "+1", code: "2") }
  }
}
