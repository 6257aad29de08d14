import StrataNetwork
import Testing

@testable import Members

@Suite struct ProfileRepositoryTests {
  @Test func mapsTheProfile() async throws {
    let repository = ProfileRepository(remoteDataSource: FakeProfileRemoteDataSource(.success(.ada)))
    #expect(try await repository.getProfile() == .ada)
    #expect(try await repository.updateProfile(name: "B", email: "b@example.com").name == "B")
  }

  @Test func mapsFailures() async {
    let repository = ProfileRepository(
      remoteDataSource: FakeProfileRemoteDataSource(.failure(.unauthorized(.noCredential))))
    await #expect(throws: AppError.signedOut) { try await repository.getProfile() }
    await #expect(throws: AppError.signedOut) { try await repository.updateProfile(name: "", email: "") }
  }
}
