#if canImport(SwiftUI)
  import ExampleAPI
  import StrataStorage
  import SwiftUI

  /// Screens on the API in memory, where the code is 424242, and on nothing that is kept.
  @MainActor
  enum Previews {
    static var login: some View {
      AppDependencies(
        server: .exampleServer, transport: ExampleAPI(settings: .init(otp: "424242")), storage: InMemoryStorage()
      ).loginView()
    }
  }

  #if canImport(DeveloperToolsSupport)
    #Preview("Signing in") { Previews.login }
  #endif
#endif
