// style: coordinator
// file: Sources/Presentation/ViewModels/QuayViewModel.swift
@MainActor
final class QuayViewModel: ObservableObject {
  @Published private var path = NavigationPath()
  private var route: String

  init(route: String) {
    self.route = route
    path = NavigationPath()
  }

  func reset() {
    path = NavigationPath()  // ! navigation-in-view-model QuayViewModel -> reset(): path = …
  }

  func clear() {
    self.path = .init()  // ! navigation-in-view-model QuayViewModel -> clear(): path = …
  }

  func rename() {
    route = "north"
  }
}
