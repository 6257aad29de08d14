// style: coordinator
// rules: dependency-rule, skipped-layer
// Default arguments of initializers create what a type may use, with what that needs, or take it from the container.
// file: Sources/Presentation/Tiles/TilesViewModel.swift
final class TilesViewModel {
  private let getTiles: GetTilesUseCase

  init(getTiles: GetTilesUseCase = GetTilesUseCase(tiles: TileRepository(source: TileDataSource(count: 1)))) {
    self.getTiles = getTiles
  }

  func reset(_ tiles: Any = TileRepository(source: TileDataSource(count: 2))) {}  // ! skipped-layer TilesViewModel -> TileRepository ! skipped-layer TilesViewModel -> TileDataSource
}
// file: Sources/Presentation/Tiles/TilesView.swift
struct TilesView: View {
  init(_ source: Any = TileDataSource(count: 3)) {}  // ! skipped-layer TilesView -> TileDataSource

  func show(_ source: Any = TileDataSource(count: 4)) {}  // ! skipped-layer TilesView -> TileDataSource

  var body: some View { EmptyView() }
}
// file: Sources/Domain/UseCases/GetTilesUseCase.swift
final class GetTilesUseCase {
  private let tiles: TileRepositoryProtocol

  init(tiles: TileRepositoryProtocol = TileRepository(source: TileDataSource(count: 5))) {  // ! dependency-rule GetTilesUseCase -> TileRepository ! skipped-layer GetTilesUseCase -> TileDataSource
    self.tiles = tiles
  }
}
// file: Sources/Domain/UseCases/CountTilesUseCase.swift
final class CountTilesUseCase {
  init(tiles: TileRepositoryProtocol = DependencyContainer.shared.tiles) {}

  func count(_ tiles: TileRepositoryProtocol = DependencyContainer.shared.tiles) {}  // ! dependency-rule CountTilesUseCase -> DependencyContainer
}
// file: Sources/App/DependencyContainer.swift
final class DependencyContainer {
  static let shared = DependencyContainer()
  lazy var tiles: TileRepositoryProtocol = TileRepository(source: TileDataSource(count: 6))
}
// file: Sources/Domain/Repositories/TileRepositoryProtocol.swift
protocol TileRepositoryProtocol {}
// file: Sources/Data/Repositories/TileRepository.swift
final class TileRepository: TileRepositoryProtocol {
  init(source: TileDataSource) {}
}
// file: Sources/Data/DataSources/TileDataSource.swift
final class TileDataSource {
  init(count: Int) {}
}
