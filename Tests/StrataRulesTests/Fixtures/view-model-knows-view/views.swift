// style: module
// rules: view-model-knows-view
// file: Sources/Implementation/Presentation/ViewModels/LoginViewModel.swift
import SwiftUI  // ! view-model-knows-view LoginViewModel -> LoginView

final class LoginViewModel: ObservableObject {
  weak var view: LoginView?  // ! view-model-knows-view LoginViewModel -> LoginView
  @Published private(set) var tint: Color = .blue

  func destination() -> AnyView {
    AnyView(HomeView())
  }
}

// file: Sources/Implementation/Presentation/Views/Views.swift
import SwiftUI

struct LoginView: View {
  @ObservedObject var viewModel: LoginViewModel
  var body: some View { Text("Login") }
}

struct HomeView: View {
  var body: some View { Text("Home") }
}

// The view model lives inside its view: its enclosing type is no mention.
extension HomeView {
  final class ViewModel: ObservableObject {
    var output: HomeViewModelOutput?
  }
}

protocol HomeViewModelOutput: AnyObject {}
