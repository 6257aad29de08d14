// style: repository
// rules: mutable-published-state
// file: Sources/Presentation/StationViewModel.swift
import Combine

@MainActor
final class StationViewModel: ObservableObject {
  @Published private(set) var query = ""
  @Published var filter: String?  // ! mutable-published-state StationViewModel -> filter
  @Published var values: [Int] = []  // ! mutable-published-state StationViewModel -> values
  @Published var isAlertShown = false
  @Published var zone = ""
  private var tasks: Set<AnyCancellable> = []

  init() {
    $query.debounce(for: 1, scheduler: RunLoop.main).filter { !$0.isEmpty }.sink { _ in }.store(in: &tasks)
    self.$query.first().sink { _ in }.store(in: &tasks)
    Task { for await _ in $query.values {} }
  }
}
// file: Sources/Presentation/StationView.swift
import SwiftUI

struct StationView: View {
  @StateObject private var viewModel: StationViewModel

  var body: some View {
    TextField("Zone", text: $viewModel.zone.animation())
      .alert(isPresented: self.$viewModel.isAlertShown) { Alert(title: Text("No station")) }
  }
}
