#if canImport(SwiftUI)
  import Foundation
  import StrataStorage
  import SwiftUI

  /// Runs on the API in memory, where the code is 424242. For a server: `transport: URLSessionTransport.shared` and its URL.
  /// `App/LoginApp/Main.swift` starts it.
  public struct LoginApp: App {
    private let dependencies: Result<AppDependencies, DatabaseError>

    public init() {
      let arguments = LaunchArguments(ProcessInfo.processInfo.arguments)
      dependencies = Result { () throws(DatabaseError) in
        AppDependencies(
          server: .exampleServer, transport: arguments.api,
          storage: arguments.isTemporary ? InMemoryStorage() : AppDependencies.secrets(in: .applicationSupport),
          settings: try AppDependencies.settings(in: arguments.isTemporary ? nil : .applicationSupport))
      }
    }

    public var body: some Scene {
      WindowGroup {
        switch dependencies {
        case .success(let dependencies): dependencies.loginView()
        case .failure: Text("The data of the app cannot be opened.")
        }
      }
    }
  }
#endif
