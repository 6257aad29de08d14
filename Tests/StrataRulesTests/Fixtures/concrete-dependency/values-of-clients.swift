// style: repository
// rules: concrete-dependency
// A value that is declared inside a client is none itself.
// file: Sources/Data/TideClient.swift
protocol Paged { var next: String? { get } }

final class TideClient {
  struct Page: Decodable, Paged { let next: String? }
  struct Reply { let page: Page }
  func load() {}
}
// file: Sources/Data/TideRepository.swift
final class TideRepository {
  let page: TideClient.Page
  init(page: TideClient.Page) { self.page = page }
}
