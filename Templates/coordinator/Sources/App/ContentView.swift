#if canImport(SwiftUI)
  import StrataPresentation
  import SwiftUI

  /// One window, and where the user is in it: a bar of tabs where there is little room, as on a phone, else a
  /// sidebar. The coordinator knows the place, so that it stays when the window changes its size.
  struct ContentView: View {
    @LazyState private var coordinator: AppCoordinator
    @Environment(\.scenePhase) private var scenePhase
    #if canImport(UIKit)
      @Environment(\.horizontalSizeClass) private var width
    #endif

    /// - Parameter coordinator: made once for the window, with all that it makes.
    init(coordinator: @autoclosure @escaping @MainActor () -> AppCoordinator) {
      _coordinator = LazyState(wrappedValue: coordinator())
    }

    var body: some View {
      Group {
        if isNarrow { tabs } else { sidebar }
      }
      .environment(coordinator.avatars)
      .onAppear { coordinator.start() }
      .task { await coordinator.session.observeSession() }
      // A device that was locked when the app began is unlocked when the user sees it.
      .task(id: scenePhase) {
        if scenePhase == .active { await coordinator.session.readSession() }
      }
      .onOpenURL { url in
        Task { await coordinator.open(url) }
      }
    }

    private var isNarrow: Bool {
      #if canImport(UIKit)
        width != .regular
      #else
        false
      #endif
    }

    private var tabs: some View {
      TabView(selection: $coordinator.tab) {
        screen(.home)
          .tabItem { Label("Home", systemImage: "house") }
          .tag(AppCoordinator.Tab.home)
        screen(.profile)
          .tabItem { Label("Profile", systemImage: "person") }
          .tag(AppCoordinator.Tab.profile)
        screen(.settings)
          .tabItem { Label("Settings", systemImage: "gear") }
          .tag(AppCoordinator.Tab.settings)
      }
    }

    private var sidebar: some View {
      NavigationSplitView {
        List(selection: selection) {
          Label("Home", systemImage: "house").tag(AppCoordinator.Tab.home)
          Label("Profile", systemImage: "person").tag(AppCoordinator.Tab.profile)
          Label("Settings", systemImage: "gear").tag(AppCoordinator.Tab.settings)
        }
      } detail: {
        screen(coordinator.tab)
      }
    }

    /// A list has no selection when its selected row is tapped once more; the screen stays.
    private var selection: Binding<AppCoordinator.Tab?> {
      Binding {
        coordinator.tab
      } set: { tab in
        if let tab { coordinator.tab = tab }
      }
    }

    @ViewBuilder private func screen(_ tab: AppCoordinator.Tab) -> some View {
      switch tab {
      case .home: HomeView(coordinator: coordinator.home)
      case .profile: ProfileView(coordinator: coordinator.profile)
      case .settings: SettingsFlowView(coordinator: coordinator.settings)
      }
    }
  }
#endif
