#if canImport(SwiftUI)
  import ExampleAPI
  import StrataStorage
  import SwiftUI

  /// The app on the API in memory, where the code is 424242, and on nothing that is kept.
  @MainActor
  enum Previews {
    static var app: some View {
      let storage = InMemoryStorage()
      return ContentView(
        coordinator: AppCoordinator(
          container: DependencyContainer(
            baseURL: "http://memory", transport: ExampleAPI(settings: .init(otp: "424242")),
            userDefaultsStorage: storage, keychainStorage: storage)))
    }

    static var row: some View {
      UserRowView(user: User(id: "1", name: "", email: "ada@example.com", avatarURL: nil))
    }
  }

  #if canImport(DeveloperToolsSupport)
    #Preview("Members") { Previews.app }
    #Preview("A user without a name") { Previews.row }
  #endif
#endif
