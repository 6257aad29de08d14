#if canImport(SwiftUI)
  import SwiftUI

  struct ContentView: View {
    @Bindable var coordinator: AppCoordinator

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
    }
  }
#endif
