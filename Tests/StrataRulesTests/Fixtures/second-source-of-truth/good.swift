// style: repository
// file: Sources/Domain/Entities/Models.swift
struct Plant: Identifiable { let id: String; let name: String }
struct Garden { let id: String }
struct PlantFilter { let text: String; let id: String }
struct Position { let x: Int; let y: Int }
struct Tool { let id: String }
struct Bed { let id: String }
enum Season { case spring, autumn }
// file: Sources/Domain/Repositories/PlantRepository.swift
protocol PlantRepository { func plants() async throws -> [Plant] }
protocol GardenRepository { func garden() async throws -> Garden }
// file: Sources/Data/Repositories/PlantRepositoryImpl.swift
final class PlantRepositoryImpl: PlantRepository {
  private var plants: [Plant] = []
  private var filter: PlantFilter?
  private var season: Season = .spring
  private var origin: Position?
  private var tools: [Tool] = []
  private let local: PlantLocalDataSource
  private let observer: ([Bed]) -> Void = { _ in }

  init(local: PlantLocalDataSource) { self.local = local }

  func plants() async throws -> [Plant] {
    filter = nil
    season = .autumn
    origin = nil
    plants = try local.load()
    return plants
  }

  func use(_ tool: Tool) { tools.append(tool) }
}
// One of the two is in use.
final class InMemoryPlantRepository: PlantRepository {
  private var plants: [Plant] = []

  func plants() async throws -> [Plant] {
    plants.append(Plant(id: "1", name: "Fern"))
    return plants
  }
}
// file: Sources/Data/DataSources/PlantLocalDataSource.swift
import Foundation

// On disk.
struct PlantLocalDataSource {
  func load() throws -> [Plant] { [] }
}
// file: Sources/Data/Services/PlantService.swift
import Combine

final class PlantService {
  private var pendingPlants: [Plant] = []
  private var filter: PlantFilter?
  private var season: Season = .spring
  private var origin: Position?
  private let changes = PassthroughSubject<[Plant], Never>()
  private var observers: [([Plant]) -> Void] = []
  private var loading: Task<[Plant], Error>?
  private let samples: [Plant] = []
  private var unchanged: [Plant] = []
  private weak var garden: GardenCenter?
  private var all: [Plant] { pendingPlants }
  private var beds: [Bed] = []

  func plan(_ plant: Plant, _ bed: Bed) {
    pendingPlants.append(plant)
    filter = nil
    season = .autumn
    origin = nil
    beds.append(bed)
  }
}
final class GardenCenter {}
// file: Sources/Domain/UseCases/WaterPlantsUseCase.swift
// It lives as long as a screen.
final class WaterPlantsUseCase {
  private var plants: [Plant] = []

  func execute(_ plant: Plant) { plants.append(plant) }
}
// file: Sources/Presentation/Plants/PlantsViewModel.swift
import Combine

@MainActor
final class PlantsViewModel: ObservableObject {
  @Published private(set) var plants: [Plant] = []
  private var selected: Plant?
}
// file: Sources/Presentation/Plants/PlantCoordinator.swift
import UIKit

final class PlantCoordinator {
  private var plants: [Plant] = []
  func start(in window: UIWindow) { plants = [] }
}
// file: Sources/Data/Repositories/GardenRepositoryImpl.swift
final class GardenRepositoryImpl: GardenRepository {
  private let memory = Memory()

  func garden() async throws -> Garden {
    memory.garden = Garden(id: "1")
    return memory.garden ?? Garden(id: "2")
  }

  // A part of the repository.
  final class Memory {
    var garden: Garden?
  }
  private var last: Garden?
}
// file: Sources/Data/Builders/ToolBox.swift
// Nothing says that it lives longer than a function.
final class ToolBox {
  var tools: [Tool] = []
}
// file: Sources/Data/Repositories/FakeGardenRepository.swift
#if DEBUG
final class FakeGardenService {
  static let shared = FakeGardenService()
  var garden: Garden?
}
#endif
// file: Sources/Domain/Entities/PageInfo.swift
struct PageInfo { let next: Int }
// file: Sources/Data/Repositories/NewsRepository.swift
final class NewsRepository {
  var pageInfo: PageInfo?
}
// file: Sources/Data/Repositories/MailRepository.swift
final class MailRepository {
  var pageInfo: PageInfo?
}
