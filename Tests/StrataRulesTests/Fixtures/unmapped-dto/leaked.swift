// style: repository
// rules: unmapped-dto, repository-returns-dto, dto-leak
// file: Sources/Domain/Repositories/NewsRepository.swift
// The repository gives the DTO out: that is the violation.
protocol NewsRepository {
  func news() async throws -> [NewsDTO]  // ! repository-returns-dto NewsRepository -> NewsDTO
}
// file: Sources/Data/DTOs/NewsDTO.swift
struct NewsDTO: Decodable { let id: String; let title: String }
// The same, where the finding of the other rule is accepted.
struct VideoDTO: Decodable {  // ! unmapped-dto VideoDTO
  let id: String
}
// file: Sources/Domain/Repositories/VideoRepository.swift
protocol VideoRepository {
  // strata:disable:next repository-returns-dto — moved next month
  func videos() async throws -> [VideoDTO]
}
// file: Sources/Data/DataSources/NewsDataSource.swift
protocol NewsDataSource {
  func news() async throws -> [NewsDTO]
  func videos() async throws -> [VideoDTO]
}
// file: Sources/Data/Repositories/NewsRepositoryImpl.swift
final class NewsRepositoryImpl: NewsRepository {
  private let source: NewsDataSource

  init(source: NewsDataSource) { self.source = source }

  func news() async throws -> [NewsDTO] { try await source.news() }
}
// file: Sources/Presentation/News/NewsViewModel.swift
import Combine

final class NewsViewModel: ObservableObject {
  @Published private(set) var titles: [String] = []
  private let repository: NewsRepository

  init(repository: NewsRepository) { self.repository = repository }

  func load() async { titles = ((try? await repository.news()) ?? []).map { $0.title } }
}
