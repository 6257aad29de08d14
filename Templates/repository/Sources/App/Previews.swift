#if canImport(SwiftUI)
  import ExampleAPI
  import StrataStorage
  import SwiftUI

  /// Screens on the API in memory, and on nothing that is kept.
  @MainActor
  enum Previews {
    @ViewBuilder static var users: some View {
      switch Result(catching: { () throws(DatabaseError) in try AppDependencies.database(in: nil) }) {
      case .success(let database):
        let dependencies = AppDependencies(server: .exampleServer, transport: ExampleAPI(), database: database)
        UserListView(viewModel: dependencies.makeUserListViewModel()) { user in
          UserDetailView(viewModel: dependencies.makeUserDetailViewModel(userId: user.id))
        }
      case .failure(let error):
        Text(error.localizedDescription)
      }
    }

    static var row: some View {
      UserRowView(user: User(id: "1", name: "", email: "ada@example.com"))
    }
  }

  #if canImport(DeveloperToolsSupport)
    #Preview("Users") { Previews.users }
    #Preview("A user without a name") { Previews.row }
  #endif
#endif
