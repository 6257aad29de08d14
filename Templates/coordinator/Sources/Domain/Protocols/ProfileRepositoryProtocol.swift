protocol ProfileRepositoryProtocol: Sendable {
  func getProfile() async throws(AppError) -> Profile
  func updateProfile(name: String, email: String) async throws(AppError) -> Profile
}
