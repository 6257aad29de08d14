import StrataNetwork
import Testing

@testable import Members

@Suite struct SessionRepositoryTests {
  @Test func asksInTurn() async throws {
    let remote = FakeSessionRemoteDataSource()
    let repository = SessionRepository(remoteDataSource: remote)
    try await repository.requestCode(phone: "+1")
    try await repository.signIn(phone: "+1", code: "2")
    try await repository.signOut()
    await repository.readSession()
    #expect(await remote.asked == ["code for +1", "session for +1 with 2", "no session", "session read"])
  }

  @Test func saysThatASessionCouldNotBeDeleted() async {
    let repository = SessionRepository(remoteDataSource: FakeSessionRemoteDataSource(isDeleted: false))
    await #expect(throws: AppError.sessionNotDeleted) { try await repository.signOut() }
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
    await #expect(throws: AppError.offline) { try await repository.signIn(phone: "+1", code: "2") }
  }
}
