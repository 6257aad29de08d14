#if canImport(SwiftUI)
  import SwiftUI

  /// One window, and where the user is in it.
  struct ContentView: View {
    @State private var coordinator: AppCoordinator

    init(coordinator: AppCoordinator) {
      _coordinator = State(initialValue: coordinator)
    }

    var body: some View {
      TabView(selection: $coordinator.tab) {
        HomeView(coordinator: coordinator.home)
          .tabItem {
            Image(systemName: "house")
            Text("Home")
          }
          .tag(AppCoordinator.Tab.home)
        ProfileView(coordinator: coordinator.profile)
          .tabItem {
            Image(systemName: "person")
            Text("Profile")
          }
          .tag(AppCoordinator.Tab.profile)
        SettingsView(viewModel: coordinator.settings.settingsViewModel)
          .tabItem {
            Image(systemName: "gear")
            Text("Settings")
          }
          .tag(AppCoordinator.Tab.settings)
      }
      .environment(coordinator.avatars)
      .onAppear { coordinator.start() }
      .onOpenURL { url in
        Task { await coordinator.open(url) }
      }
    }
  }
#endif
