protocol SessionRepositoryProtocol: Sendable {
  func requestCode(phone: String) async throws
  func signIn(phone: String, code: String) async throws
  func signOut() async
}
