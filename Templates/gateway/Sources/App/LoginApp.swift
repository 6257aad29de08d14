#if canImport(SwiftUI)
  import ExampleAPI
  import Foundation
  import SwiftUI

  /// Runs on the API in memory, where the code is 424242. For a server: `transport: URLSessionTransport.shared` and its URL.
  @main
  struct LoginApp: App {
    @State private var viewModel = AppDependencies(
      server: .exampleServer, transport: ExampleAPI(settings: .init(otp: "424242")),
      storage: AppDependencies.secrets(in: .applicationSupport)
    ).makeLoginViewModel()

    var body: some Scene {
      WindowGroup {
        LoginView(viewModel: viewModel)
      }
    }
  }
#endif
