// style: repository
// file: Sources/Presentation/A/AlbumsViewModel.swift
import Combine

@MainActor
final class AlbumsViewModel: ObservableObject {  // ! single-ui-state AlbumsViewModel
  @Published private(set) var albums: [String] = []
  @Published private(set) var isLoading = false  // ! single-ui-state AlbumsViewModel
}
// file: Sources/Presentation/B/BandsViewModel.swift
import Combine

@MainActor
final class BandsViewModel: ObservableObject {  // ! single-ui-state AlbumsViewModel
  @Published private(set) var bands: [String] = []
  @Published private(set) var isLoading = false  // ! single-ui-state AlbumsViewModel
}
// file: Sources/Presentation/C/ChartsViewModel.swift
import Combine

@MainActor
final class ChartsViewModel: ObservableObject {  // ! single-ui-state AlbumsViewModel
  @Published private(set) var charts: [String] = []
  @Published private(set) var isLoading = false  // ! single-ui-state AlbumsViewModel
}
// file: Sources/Presentation/D/DiscsViewModel.swift
import Combine

@MainActor
final class DiscsViewModel: ObservableObject {  // ! single-ui-state AlbumsViewModel
  @Published private(set) var discs: [String] = []
  @Published private(set) var errorMessage: String?  // ! single-ui-state AlbumsViewModel
}
// file: Sources/Presentation/E/EventsViewModel.swift
import Combine

@MainActor
final class EventsViewModel: ObservableObject {  // ! single-ui-state AlbumsViewModel
  @Published private(set) var events: [String] = []
  @Published private(set) var errorMessage: String?  // ! single-ui-state AlbumsViewModel
}
// file: Sources/Presentation/F/FansViewModel.swift
import Combine

@MainActor
final class FansViewModel: ObservableObject {
  @Published private(set) var fans: [String] = []
}
