#if canImport(SwiftUI)
  import Foundation
  import StrataStorage
  import SwiftUI

  /// The app in windows; `App/LoginApp/Main.swift` starts it.
  public struct LoginApp: App {
    private let dependencies: Result<AppDependencies, DatabaseError>

    public init() {
      UnbundledProgram.showInDock()
      let arguments = LaunchArguments(ProcessInfo.processInfo.arguments)
      let backend = arguments.backend
      dependencies = Result { () throws(DatabaseError) in
        AppDependencies(
          server: backend.url, transport: backend.transport,
          storage: arguments.isTemporary ? InMemoryStorage() : AppDependencies.secrets(in: .applicationSupport),
          settings: try AppDependencies.settings(in: arguments.isTemporary ? nil : .applicationSupport))
      }
    }

    public var body: some Scene {
      WindowGroup {
        switch dependencies {
        case .success(let dependencies): dependencies.loginView()
        case .failure: DataUnavailableView()
        }
      }
    }
  }
#endif
