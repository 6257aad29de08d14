// style: repository
// file: Sources/Data/ArticleRepositoryImpl.swift
final class ArticleRepositoryImpl: ArticleRepository {
  private let remote: ArticleRemoteDataSource
  private let cache: ArticleLocalDataSource
  private let maxAge: TimeInterval = 300

  func article(id: String) async throws -> Article? {
    if let cached = try await cache.article(id: id), cached.savedAt.addingTimeInterval(maxAge) > Date() {
      return cached
    }
    guard !id.isEmpty else { return nil }
    return try await remote.article(id: id)
  }

  func page(_ page: Int, of list: [Article]) -> [Article]? {
    let start = page * 20
    guard start < list.count else { return nil }
    return Array(list[start..<min(start + 20, list.count)])
  }

  func send(_ request: Request, attempt: Int = 0) async throws -> Response {
    let response = try await remote.send(request)
    guard response.statusCode >= 200 && response.statusCode < 300 else { throw RemoteError.status }
    if attempt < 3 { return try await send(request, attempt: attempt + 1) }
    return response
  }

  func parse(_ line: String) -> Article? {
    let parts = line.split(separator: ";")
    guard parts.count >= 3 else { return nil }
    return Article(price: Double(parts[2]).map { $0 / 100 } ?? 0)
  }

  func remember(_ articles: [Article]) {
    guard articles.count > 0 else { return }
    for batch in stride(from: 0, to: articles.count, by: 50) { cache.save(articles, from: batch) }
  }

  func recent(_ articles: [Article]) -> [Article] { articles.filter { $0.id != nil && !$0.isDraft } }
}

protocol ArticleRepository {
  func article(id: String) async throws -> Article?
}
