// style: repository
// file: Sources/Domain/Entities/Song.swift
struct Song: Identifiable { let id: String; let title: String }
// file: Sources/Presentation/Songs/SongListViewModel.swift
import Combine
import SwiftUI

struct SongListUiState {
  var songs: [Song] = []
  var isLoading = false
  var errorMessage: String?
}

@MainActor
final class SongListViewModel: ObservableObject {
  @Published private(set) var uiState = SongListUiState()
}
// file: Sources/Presentation/Search/SearchViewModel.swift
import Combine

struct SearchUiState { var results: [Song] = [] }

// What the user enters, and whether a sheet is shown.
@MainActor
final class SearchViewModel: ObservableObject {
  @Published private(set) var uiState = SearchUiState()
  @Published var query = ""
  @Published var showsFilter = false
  @Published var draft = ""
}
// file: Sources/Presentation/Search/SearchView.swift
import SwiftUI

struct SearchView: View {
  @StateObject var viewModel: SearchViewModel

  var body: some View {
    List(viewModel.uiState.results) { Text($0.title) }
      .searchable(text: $viewModel.query)
      .sheet(isPresented: $viewModel.showsFilter) { NoteField(text: draft) }
  }

  private var draft: Binding<String> {
    Binding(get: { viewModel.draft }, set: { viewModel.draft = $0 })
  }
}

struct NoteField: View {
  @Binding var text: String
  var body: some View { TextField("Note", text: $text) }
}
// file: Sources/Presentation/Login/LoginViewModel.swift
import Combine

enum LoginDestination { case home, reset }
enum LoginUiState { case idle, failed(String) }

// Where the screen leads.
@MainActor
final class LoginViewModel: ObservableObject {
  @Published private(set) var uiState: LoginUiState = .idle
  @Published private(set) var destination: LoginDestination?
  @Published private(set) var shouldDismiss = false
}
// file: Sources/Presentation/Player/PlayerViewModel.swift
import Combine

@MainActor
final class PlayerViewModel: ObservableObject {
  @Published private(set) var title = ""
  @Published private var position = 0.0
  private let ticks = CurrentValueSubject<Int, Never>(0)
}
// file: Sources/Presentation/Radio/RadioViewModel.swift
import Combine

// What a transformation of inputs returns is a part of the view model.
final class RadioViewModel {
  struct Input { let appear: AnyPublisher<Void, Never> }
  final class Output {
    @Published var stations: [String] = []
    @Published var isPlaying = false
  }

  func transform(_ input: Input) -> Output { Output() }
}
// file: Sources/Domain/Services/ClockService.swift
protocol ClockService { func now() -> Int }
// file: Sources/Presentation/Clock/ClockViewModel.swift
import Combine

@MainActor
final class ClockViewModel: ObservableObject {
  @Published private(set) var time = 0
  @Published var service: ClockService

  init(service: ClockService) { self.service = service }
}
