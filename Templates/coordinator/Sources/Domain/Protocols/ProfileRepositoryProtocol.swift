protocol ProfileRepositoryProtocol: Sendable {
  func getProfile() async throws -> Profile
  func updateProfile(name: String, email: String) async throws -> Profile
}
