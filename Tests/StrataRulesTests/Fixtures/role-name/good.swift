// What has no role but by its name, what is nested, a base or a double, and what is right.
// style: repository
// file: App/Presentation/Maps/MapView.swift
import SwiftUI

struct MapView: View {
  @StateObject private var viewModel = MapViewModel()
  @StateObject private var images = ImageLoader()
  @StateObject private var keyboard = Keyboard()
  var body: some View { Text("") }
}

struct MapScreen: View { var body: some View { Text("") } }
// file: App/Presentation/Maps/MapViewModel.swift
import Combine

final class MapViewModel: ObservableObject {
  struct State {}
  @Published private(set) var uiState = MapUiState()
}

struct MapUiState {}
final class ImageLoader: ObservableObject {}
final class Keyboard: ObservableObject {}
class BaseModel: ObservableObject {}
// file: App/Domain/UseCases/UseCase.swift
protocol UseCase {
  associatedtype Output
  func execute() async throws -> Output
}

final class GetMapUseCase {
  private let repository: MapRepository
  init(repository: MapRepository) { self.repository = repository }
  func execute() async throws {}
}
// file: App/Domain/Repositories/MapRepository.swift
protocol MapRepository { func map() async throws }
// file: App/Data/Repositories/MapRepositoryImpl.swift
final class MapRepositoryImpl: MapRepository {
  private let remote: MapRemoteDataSource
  private let local: any MapLocalDataSource
  init(remote: MapRemoteDataSource, local: any MapLocalDataSource) { (self.remote, self.local) = (remote, local) }
  func map() async throws {}
}
// file: App/Data/DataSources/MapRemoteDataSource.swift
final class MapRemoteDataSource {
  func map() async throws -> MapDto { fatalError() }
}

protocol MapLocalDataSource { func map() async throws -> MapDto }
final class MapLocalDataSourceImpl: MapLocalDataSource {
  func map() async throws -> MapDto { fatalError() }
}
// file: App/Data/DTOs/MapDto.swift
struct MapDto: Decodable {
  struct Layer: Decodable {}
  let layers: [Layer]
}
// file: App/Data/Config/MapConfiguration.swift
struct MapConfiguration: Decodable {}
// file: Tests/DataTests/MapDouble.swift
final class MapDouble: MapRepository {
  func map() async throws {}
}
