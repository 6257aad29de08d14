#if canImport(SwiftUI)
  import SwiftUI

  /// The screens of a `SignInCoordinator`.
  struct SignInFlowView: View {
    let coordinator: SignInCoordinator

    var body: some View {
      NavigationStack {
        SignInView(viewModel: coordinator.signInViewModel)
      }
    }
  }
#endif
