#if canImport(SwiftUI) && DEBUG
  import ExampleAPI
  import StrataStorage
  import SwiftUI

  /// The screens in each of their states.
  @MainActor
  enum Previews {
    /// The whole app, on the API in memory.
    @ViewBuilder static var app: some View {
      switch Result(catching: { () throws(DatabaseError) in try AppDependencies.database(in: nil) }) {
      case .success(let database):
        let dependencies = AppDependencies(server: .exampleServer, transport: ExampleAPI(), database: database)
        UserListView(viewModel: dependencies.makeUserListViewModel()) { userId in
          UserDetailView(viewModel: dependencies.makeUserDetailViewModel(userId: userId))
        }
      case .failure: StorageUnavailableView()
      }
    }

    static var storageUnavailable: some View {
      LightAndDark { StorageUnavailableView() }
    }

    static func users(_ uiState: UserListUiState) -> some View {
      LightAndDark {
        NavigationStack { UserListContent(uiState: uiState, selection: .constant(nil), refresh: {}) }
      }
    }

    static func user(_ state: UserDetailUiState) -> some View {
      LightAndDark {
        NavigationStack { UserDetailContent(state: state, reload: {}, rename: { _ in }, discard: {}) }
      }
    }

    static let ada = User(id: "1", name: "Ada", email: "ada@example.com")
    static let nameless = User(id: "2", name: "", email: "grace@example.com")
    static let offline = AppError.offline
  }

  #if canImport(DeveloperToolsSupport)
    #Preview("App") { Previews.app }
    #Preview("App: no storage") { Previews.storageUnavailable }
    #Preview("Users: loading") { Previews.users(UserListUiState(isLoading: true)) }
    #Preview("Users") { Previews.users(UserListUiState(items: [Previews.ada, Previews.nameless])) }
    #Preview("Users: nobody") { Previews.users(UserListUiState(isEmpty: true)) }
    #Preview("Users: of the last time") {
      Previews.users(
        UserListUiState(
          items: [Previews.ada], isStale: true, errorMessage: Previews.offline.localizedDescription))
    }
    #Preview("Users: not saved") {
      Previews.users(
        UserListUiState(items: [
          Previews.ada.with(.pending(nil)), Previews.nameless.with(.refused(name: "Eve", reason: nil)),
        ]))
    }
    #Preview("Users: no connection") {
      Previews.users(UserListUiState(errorMessage: Previews.offline.localizedDescription))
    }
    #Preview("One user: loading") { Previews.user(.idle.loading()) }
    #Preview("One user") { Previews.user(.loaded(Previews.ada)) }
    #Preview("One user: not renamed") { Previews.user(UserDetailUiState.loaded(Previews.ada).failed(.emptyName)) }
    #Preview("One user: not sent") { Previews.user(.loaded(Previews.ada.with(.pending(.offline)))) }
    #Preview("One user: refused") {
      Previews.user(.loaded(Previews.ada.with(.refused(name: "Eve", reason: "This name is taken."))))
    }
    #Preview("One user: discarded too late") {
      Previews.user(UserDetailUiState.loaded(Previews.ada).failed(.changeIsBeingSent))
    }
    #Preview("One user: no connection") { Previews.user(UserDetailUiState.idle.failed(Previews.offline)) }
  #endif
#endif
