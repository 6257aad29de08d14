#if canImport(SwiftUI)
  import ExampleAPI
  import Foundation
  import SwiftUI

  /// Runs on the API in memory, where the code is 424242. For a server: `transport: URLSessionTransport.shared` and its URL.
  /// `App/Main.swift` starts it.
  public struct LoginApp: App {
    private let dependencies = AppDependencies(
      server: .exampleServer, transport: ExampleAPI(settings: .init(otp: "424242")),
      storage: AppDependencies.secrets(in: .applicationSupport))

    public init() {}

    public var body: some Scene {
      WindowGroup {
        dependencies.loginView()
      }
    }
  }
#endif
