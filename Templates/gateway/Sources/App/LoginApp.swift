#if canImport(SwiftUI)
  import Foundation
  import StrataNetwork
  import SwiftUI

  @main
  struct LoginApp: App {
    @State private var viewModel = AppDependencies(
      server: .exampleServer, transport: URLSessionTransport(),
      storage: AppDependencies.secrets(in: .applicationSupport)
    ).makeLoginViewModel()

    var body: some Scene {
      WindowGroup {
        LoginView(viewModel: viewModel)
      }
    }
  }
#endif
