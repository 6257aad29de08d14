import StrataNetwork
import Testing

@testable import Members

@Suite struct ProfileRepositoryTests {
  @Test func mapsTheProfile() async throws {
    let repository = ProfileRepository(remoteDataSource: FakeProfileRemoteDataSource(.success(.ada)))
    #expect(try await repository.getProfile() == .ada)
    #expect(try await repository.updateProfile(name: "B", email: "b@example.com").name == "B")
  }

  /// The change may be saved; what is only read is asked for again.
  @Test(arguments: [NetworkError.connectionLost, .timeout, .emptyResponse, .status(HTTPResponse(status: 503))])
  func saysThatAChangeWhoseAnswerWasLostMayBeSaved(lost: NetworkError) async {
    let repository = ProfileRepository(remoteDataSource: FakeProfileRemoteDataSource(.failure(lost)))
    await #expect(throws: AppError.unconfirmed) {
      try await repository.updateProfile(name: "B", email: "b@example.com")
    }
    await #expect(throws: AppError(lost)) { try await repository.getProfile() }
    #expect(AppError(lost) != .unconfirmed && AppError(ofChange: .noConnection) == .offline)
  }

  @Test func mapsFailures() async {
    let repository = ProfileRepository(
      remoteDataSource: FakeProfileRemoteDataSource(.failure(.unauthorized(.noCredential))))
    await #expect(throws: AppError.signedOut) { try await repository.getProfile() }
    await #expect(throws: AppError.signedOut) { try await repository.updateProfile(name: "", email: "") }
  }
}
