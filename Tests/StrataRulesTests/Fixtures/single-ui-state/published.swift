// style: repository
// file: Sources/Domain/Entities/Trail.swift
struct Trail: Identifiable { let id: String; let name: String }
// file: Sources/Domain/UseCases/GetTrailsUseCase.swift
protocol GetTrailsUseCase { func execute() async throws -> [Trail] }
// file: Sources/Presentation/Trails/TrailListViewModel.swift
import Combine

@MainActor
final class TrailListViewModel: ObservableObject {  // ! single-ui-state TrailListViewModel
  @Published private(set) var trails: [Trail] = []
  @Published private(set) var isLoading = false  // ! single-ui-state TrailListViewModel
  @Published private(set) var errorMessage: String?  // ! single-ui-state TrailListViewModel
  private let getTrails: GetTrailsUseCase

  init(getTrails: GetTrailsUseCase) { self.getTrails = getTrails }

  func load() async {
    isLoading = true
    do { trails = try await getTrails.execute() } catch { errorMessage = error.localizedDescription }
    isLoading = false
  }
}
// file: Sources/Presentation/Trails/TrailDetailViewModel.swift
import Combine

// Two are already several.
@MainActor
final class TrailDetailViewModel: ObservableObject {  // ! single-ui-state TrailDetailViewModel
  @Published public private(set) var trail: Trail?
  @Published var isFavorite = false  // ! single-ui-state TrailDetailViewModel
  @Published private var lastSync = 0
}
// file: Sources/Presentation/Hikes/HikeListViewModel.swift
import Combine

struct HikeListUiState { var hikes: [Trail] = [] }

// A UI state, and a value beside it.
@MainActor
final class HikeListViewModel: ObservableObject {  // ! single-ui-state HikeListViewModel
  @Published private(set) var uiState = HikeListUiState()
  @Published private(set) var errorMessage: String?  // ! single-ui-state HikeListViewModel
}
// file: Sources/Presentation/Map/MapViewModel.swift
import Combine

@MainActor
class LoadingViewModel: ObservableObject {
  @Published var isLoading = false
}

@MainActor
final class MapViewModel: LoadingViewModel {  // ! single-ui-state MapViewModel
  @Published private(set) var pins: [Trail] = []  // ! single-ui-state MapViewModel
}
// file: Sources/Presentation/Huts/HutListViewModel.swift
import Combine

struct HutListUiState { var huts: [Trail] = []; var isLoading = false; var errorMessage: String? }

@MainActor
final class HutListViewModel: ObservableObject {
  @Published private(set) var uiState = HutListUiState()
  private var cursor = 0
}
// file: Sources/Presentation/Profile/ProfileViewModel.swift
import Combine

enum ProfileUiState { case loading, loaded(String), failed(String) }

@MainActor
final class ProfileViewModel: ObservableObject {
  @Published private(set) var state: ProfileUiState = .loading
}
// file: Sources/Presentation/Weather/WeatherViewModel.swift
import Combine

@MainActor
final class WeatherViewModel: ObservableObject {
  @Published private(set) var summary = ""
}
