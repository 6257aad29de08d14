#if canImport(SwiftUI)
  import ExampleAPI
  import Foundation
  import StrataStorage
  import SwiftUI

  /// Runs on the API in memory. For a server: `transport: URLSessionTransport.shared` and its URL. `App/Main.swift` starts it.
  public struct UsersApp: App {
    private let dependencies: Result<AppDependencies, DatabaseError>

    public init() {
      dependencies = Result { () throws(DatabaseError) in
        AppDependencies(
          server: .exampleServer, transport: ExampleAPI(),
          database: try AppDependencies.database(in: .applicationSupport))
      }
    }

    public var body: some Scene {
      WindowGroup {
        switch dependencies {
        case .success(let dependencies):
          UserListView(viewModel: dependencies.makeUserListViewModel()) { user in
            UserDetailView(viewModel: dependencies.makeUserDetailViewModel(userId: user.id))
          }
        case .failure(let error):
          Text(error.localizedDescription)
        }
      }
    }
  }
#endif
