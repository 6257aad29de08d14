#if canImport(SwiftUI)
  import SwiftUI

  struct ProfileView: View {
    let coordinator: ProfileCoordinator

    var body: some View {
      NavigationStack(path: Bindable(coordinator.router).path) {
        Group {
          if let viewModel = coordinator.profileViewModel {
            ProfileDetailView(viewModel: viewModel)
          }
        }
        .navigationDestination(for: ProfileCoordinator.Route.self) { route in
          switch route {
          case .signIn:
            if let viewModel = coordinator.signInViewModel {
              SignInView(viewModel: viewModel)
            }
          }
        }
      }
    }
  }
#endif
