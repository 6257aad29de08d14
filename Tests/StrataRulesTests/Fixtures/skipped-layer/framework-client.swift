// style: repository
// rules: skipped-layer
// file: Sources/Presentation/NewsViewModel.swift
import Foundation

@MainActor
final class NewsViewModel: ObservableObject {
  @Published private(set) var count = 0

  func load(from url: URL) async throws {
    let (data, _) = try await URLSession.shared.data(from: url)  // ! skipped-layer NewsViewModel -> URLSession
    count = data.count
  }
}
// file: Sources/Domain/LoadNewsUseCase.swift
import Foundation

final class LoadNewsUseCase {
  func execute(from url: URL) async throws -> Int {
    try await URLSession.shared.data(from: url).0.count  // ! skipped-layer LoadNewsUseCase -> URLSession
  }
}
// file: Sources/Data/NewsRemoteDataSource.swift
import Foundation

final class NewsRemoteDataSource {
  private let session: URLSession

  init(session: URLSession) { self.session = session }
}
