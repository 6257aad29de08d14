#if canImport(SwiftUI)
  import SwiftUI

  struct HomeView: View {
    let coordinator: HomeCoordinator

    var body: some View {
      NavigationStack(path: Bindable(coordinator.router).path) {
        UserListView(viewModel: coordinator.userListViewModel)
          .navigationDestination(for: HomeCoordinator.Route.self) { route in
            switch route {
            case .user(let user):
              UserDetailView(user: user)
            case .createUser:
              if let viewModel = coordinator.createUserViewModel {
                CreateUserView(viewModel: viewModel)
              }
            }
          }
      }
    }
  }
#endif
