#if canImport(SwiftUI)
  import Foundation
  import StrataStorage
  import SwiftUI

  /// The app in windows; `App/UsersApp/Main.swift` starts it.
  public struct UsersApp: App {
    private let dependencies: Result<AppDependencies, DatabaseError>

    public init() {
      let arguments = LaunchArguments(ProcessInfo.processInfo.arguments)
      let backend = arguments.backend
      dependencies = Result { () throws(DatabaseError) in
        AppDependencies(
          server: backend.url, transport: backend.transport,
          database: try AppDependencies.database(in: arguments.isTemporary ? nil : .applicationSupport))
      }
    }

    public var body: some Scene {
      WindowGroup {
        switch dependencies {
        case .success(let dependencies):
          UserListView(viewModel: dependencies.makeUserListViewModel()) { userId in
            UserDetailView(viewModel: dependencies.makeUserDetailViewModel(userId: userId))
          }
        case .failure:
          StorageUnavailableView()
        }
      }
    }
  }
#endif
