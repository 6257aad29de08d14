// style: repository
// file: App/Presentation/Hikes/HikeListView.swift
import SwiftUI

struct HikeListView: View {
  @ObservedObject var presenter: HikeListPresenter
  @StateObject var details: HikeDetailsLogic
  @EnvironmentObject var account: AccountHolder
  var body: some View { Text("") }
}
// file: App/Presentation/Hikes/HikeListPresenter.swift
import Combine

final class HikeListPresenter: ObservableObject {  // ! role-name HikeListPresenter
  @Published private(set) var uiState = HikeListState.idle
  private let getHikes: GetHikesUseCase
  init(getHikes: GetHikesUseCase) { self.getHikes = getHikes }
}
// file: App/Presentation/Hikes/HikeDetailsLogic.swift
import Combine

final class HikeDetailsLogic: ObservableObject {  // ! role-name HikeDetailsLogic
  init(getHikes: GetHikesUseCase) {}
}
// file: App/Presentation/Account/AccountHolder.swift
import Combine

final class AccountHolder: ObservableObject {
  @Published var name = ""
}
// file: App/Presentation/Hikes/HikeMapViewModel.swift
import Combine

final class HikeMapViewModel: ObservableObject {
  @Published private(set) var uiState = HikeMapUiState()
  @Published private(set) var state: HikeMapPhase = .idle
  @Published private(set) var phase: Phase = .idle
}
// file: App/Presentation/Hikes/States.swift
enum HikeListState { case idle, loaded([Hike]) }  // ! role-name HikeListState
struct HikeMapUiState { var hikes: [Hike] = [] }
enum HikeMapPhase { case idle }  // ! role-name HikeMapPhase
enum Phase { case idle }
// file: App/Domain/Models/Hike.swift
struct Hike { let id: String }
// file: App/Domain/UseCases/GetHikesUseCase.swift
protocol GetHikesUseCase { func execute() async throws -> [Hike] }

final class DefaultGetHikesUseCase: GetHikesUseCase {  // ! role-name DefaultGetHikesUseCase
  private let repository: HikeRepository
  init(repository: HikeRepository) { self.repository = repository }
  func execute() async throws -> [Hike] { try await repository.hikes() }
}
// file: App/Domain/UseCases/SaveHike.swift
final class SaveHike {  // ! role-name SaveHike
  private let repository: HikeRepository
  init(repository: HikeRepository) { self.repository = repository }
  func execute(_ hike: Hike) async throws {}
}
// file: App/Domain/UseCases/LoadGearUseCase.swift
final class LoadGearUseCase {
  private let repository: GearRepositoryProtocol
  init(repository: GearRepositoryProtocol) { self.repository = repository }
  func execute() async throws {}
}
// file: App/Domain/Repositories/HikeRepository.swift
protocol HikeRepository { func hikes() async throws -> [Hike] }
// file: App/Domain/Repositories/GearRepositoryProtocol.swift
protocol GearRepositoryProtocol { func gear() async throws -> [String] }  // ! role-name GearRepositoryProtocol
// file: App/Data/Repositories/HikeStore.swift
final class HikeStore: HikeRepository {  // ! role-name HikeStore
  private let remote: HikeRemoteDataSource
  private let cache: HikeCacheDataSource
  private let fetcher: TrailFetcher
  private let board: HikeBoard
  init(remote: HikeRemoteDataSource, cache: HikeCacheDataSource, fetcher: TrailFetcher, board: HikeBoard) {
    (self.remote, self.cache, self.fetcher, self.board) = (remote, cache, fetcher, board)
  }
  func hikes() async throws -> [Hike] { [] }
}
// file: App/Data/Repositories/CachedHikeRepository.swift
final class CachedHikeRepository: HikeRepository {
  private let base: HikeRepository
  init(base: HikeRepository) { self.base = base }
  func hikes() async throws -> [Hike] { try await base.hikes() }
}
// file: App/Data/Repositories/GearRepository.swift
final class GearRepository: GearRepositoryProtocol {  // ! role-name GearRepository
  func gear() async throws -> [String] { [] }
}
// file: App/Data/DataSources/HikeRemoteDataSource.swift
final class HikeRemoteDataSource {
  func hikes() async throws -> [HikeDto] { [] }
}
// file: App/Data/DataSources/HikeCacheDataSource.swift
final class HikeCacheDataSource {  // ! role-name HikeCacheDataSource
  func hikes() async throws -> [CachedHike] { [] }
}
// file: App/Data/DataSources/TrailFetcher.swift
final class TrailFetcher {  // ! role-name TrailFetcher
  func trails() async throws -> [TrailJSON] { [] }
}
// file: App/Data/DataSources/HikeBoard.swift
/// It only keeps values in memory.
final class HikeBoard {
  private var hikes: [Hike] = []
  func post(_ hike: Hike) { hikes.append(hike) }
}
// file: App/Data/Repositories/TrailRepositoryImp.swift
protocol TrailRepository { func trails() async throws -> [Hike] }
final class TrailRepositoryImp: TrailRepository {
  func trails() async throws -> [Hike] { [] }
}
// file: App/Data/DataSources/AppTileDataSource.swift
import MapKitchen

/// A protocol of a framework gives it its name.
final class AppTileDataSource: TileDataSource {
  func tiles() async throws -> [HikeDto] { [] }
}
// file: App/Data/DTOs/StoredHike.swift
import RecordKitchen

/// A record of a database.
struct StoredHike: Codable, StorableRecord { let id: String }
struct HikeKey: RawRepresentable, Codable { let rawValue: String }
// file: App/Data/DTOs/Hikes.swift
struct HikeDto: Decodable { let id: String }
struct HikesDTO: Decodable { let hikes: [HikeDto] }
struct HikesResponse: Decodable { let hikes: [HikeDto], guides: [Guide] }
struct Guide: Decodable { let name: String }  // ! role-name Guide
struct SaveHikeRequest: Encodable { let id: String }
struct TrailJSON: Decodable { let id: String }  // ! role-name TrailJSON
struct CachedHike: Codable { let id: String }  // ! role-name CachedHike
enum HikeKind: String, Codable { case day }
struct HikeFailure: Decodable, Error { let text: String }
struct Page<Item: Decodable>: Decodable { let items: [Item] }
