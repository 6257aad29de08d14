#if canImport(SwiftUI)
  import SwiftUI

  struct ProfileView: View {
    let coordinator: ProfileCoordinator

    var body: some View {
      NavigationStack {
        if let viewModel = coordinator.profileViewModel {
          // Another session has a screen of its own.
          ProfileDetailView(viewModel: viewModel).id(ObjectIdentifier(viewModel))
        }
      }
      .sheet(isPresented: isSigningIn) {
        if let signIn = coordinator.signIn {
          SignInFlowView(coordinator: signIn)
        }
      }
    }

    /// Swiping the sheet away gives up.
    private var isSigningIn: Binding<Bool> {
      Binding(
        get: { coordinator.signIn != nil },
        set: { isShown in
          if !isShown, let signIn = coordinator.signIn { Task { await signIn.userDidCancel() } }
        })
    }
  }
#endif
