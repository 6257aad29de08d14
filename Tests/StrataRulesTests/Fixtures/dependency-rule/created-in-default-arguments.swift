// style: coordinator
// rules: dependency-rule, skipped-layer
// The guide's view models create their use cases in default arguments, with what these need. Nothing else is allowed.
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
