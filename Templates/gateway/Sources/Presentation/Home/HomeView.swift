#if canImport(SwiftUI)
  import StrataPresentation
  import SwiftUI

  struct HomeView<Settings: View>: View {
    @LazyState private var viewModel: HomeViewModel
    @LazyState private var avatarViewModel: AvatarViewModel
    @State private var showsSettings = false
    private let logOut: () async -> Void
    private let settings: (@escaping () -> Void) -> Settings

    /// - Parameters:
    ///   - viewModel: made once for the view, as the other one.
    ///   - settings: the screen of settings, which closes with the closure.
    init(
      viewModel: @autoclosure @escaping @MainActor () -> HomeViewModel,
      avatarViewModel: @autoclosure @escaping @MainActor () -> AvatarViewModel, logOut: @escaping () async -> Void,
      @ViewBuilder settings: @escaping (@escaping () -> Void) -> Settings
    ) {
      _viewModel = LazyState(wrappedValue: viewModel())
      _avatarViewModel = LazyState(wrappedValue: avatarViewModel())
      self.logOut = logOut
      self.settings = settings
    }

    var body: some View {
      List {
        // Beside the last profile, which stays.
        if viewModel.profile != nil, let message = viewModel.errorMessage {
          Label(message, systemImage: "exclamationmark.triangle")
            .accessibilityIdentifier("home.error")
        }
        if let profile = viewModel.profile {
          AvatarView(viewModel: avatarViewModel, path: profile.avatarPath)
          Text(profile.displayName)
            .font(.headline)
            .accessibilityIdentifier("home.name")
        }
        Button("Log Out") {
          Task { await logOut() }
        }
        .accessibilityIdentifier("home.logOut")
      }
      .overlay { placeholder }
      .announces(viewModel.errorMessage)
      .navigationTitle("Home")
      .toolbar {
        Button("Settings", systemImage: "gearshape") { showsSettings = true }
          .keyboardShortcut(",")
          .accessibilityIdentifier("home.settings")
        Button("Refresh", systemImage: "arrow.clockwise") { refresh() }
          .keyboardShortcut("r")
          .disabled(viewModel.isLoading)
          .accessibilityIdentifier("home.refresh")
      }
      .sheet(isPresented: $showsSettings) {
        settings { showsSettings = false }
      }
      .refreshable { await viewModel.loadProfile() }
      .task { await viewModel.loadProfile() }
    }

    /// What is shown instead of a profile.
    @ViewBuilder private var placeholder: some View {
      if viewModel.profile == nil {
        if viewModel.isLoading {
          LoadingIndicator()
        } else if let message = viewModel.errorMessage {
          ContentUnavailableView {
            Label("No Profile", systemImage: "person.crop.circle.badge.exclamationmark")
          } description: {
            Text(message)
              .accessibilityIdentifier("home.failure")
          } actions: {
            Button("Try Again") { refresh() }
              .accessibilityIdentifier("home.retry")
          }
        }
      }
    }

    private func refresh() {
      Task { await viewModel.loadProfile() }
    }
  }
#endif
