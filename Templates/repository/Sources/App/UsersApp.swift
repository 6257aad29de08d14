#if canImport(SwiftUI)
  import Foundation
  import StrataNetwork
  import StrataStorage
  import SwiftUI

  @main
  struct UsersApp: App {
    private let dependencies: Result<AppDependencies, DatabaseError>

    init() {
      dependencies = Result { () throws(DatabaseError) in
        AppDependencies(
          server: .exampleServer, transport: URLSessionTransport(),
          database: try AppDependencies.database(in: .applicationSupport))
      }
    }

    var body: some Scene {
      WindowGroup {
        switch dependencies {
        case .success(let dependencies):
          UserListView(viewModel: dependencies.makeUserListViewModel()) { user in
            UserDetailView(viewModel: dependencies.makeUserDetailViewModel(userId: user.id))
          }
        case .failure(let error):
          Text("The app cannot open its data: \(error.description)")
        }
      }
    }
  }
#endif
