// style: repository
// file: Sources/Data/UserRemoteDataSource.swift
final class UserRemoteDataSource {
  private let session: URLSession
  private let dates = ISO8601DateFormatter()

  init(session: URLSession) { self.session = session }

  func user(id: String) async throws -> Data {
    let (data, _) = try await session.data(for: URLRequest(url: url))
    return data
  }
}
