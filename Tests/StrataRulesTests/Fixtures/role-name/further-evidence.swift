// style: repository
// rules: role-name
// A state may be a class, and an API among the data sources is one.
// file: Sources/Presentation/Shelf/ShelfViewModel.swift
import Combine

final class ShelfScreenState: ObservableObject {  // ! role-name ShelfScreenState
  @Published var rows: [String] = []
}

final class ShelfViewModel: ObservableObject {
  @Published private(set) var uiState = ShelfScreenState()
}
// file: Sources/Data/DataSources/ShelfAPI.swift
struct ShelfAPI {  // ! role-name ShelfAPI
  let host: String
  func rows() async throws -> [String] { [host] }
}
// file: Sources/Data/Repositories/ShelfRepositoryImpl.swift
protocol ShelfRepository { func rows() async throws -> [String] }

final class ShelfRepositoryImpl: ShelfRepository {
  private let api: ShelfAPI
  init(api: ShelfAPI) { self.api = api }
  func rows() async throws -> [String] { try await api.rows() }
}
