// rules: service-locator
// file: strata.yml
extends: coordinator
rules:
  service-locator:
    severity: warning
    allow-container: true
// file: Sources/Presentation/HomeView.swift
import SwiftUI

struct HomeView: View {
  @StateObject private var viewModel = DependencyContainer.shared.homeViewModel

  var body: some View { EmptyView() }
}

final class HomeViewModel: ObservableObject {}
// file: Sources/App/DependencyContainer.swift
final class DependencyContainer {
  static let shared = DependencyContainer()
  lazy var homeViewModel = HomeViewModel()
}
