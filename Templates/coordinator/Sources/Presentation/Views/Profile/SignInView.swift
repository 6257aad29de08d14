#if canImport(SwiftUI)
  import SwiftUI

  struct SignInView: View {
    @Bindable var viewModel: SignInViewModel

    var body: some View {
      Form {
        TextField("Phone", text: $viewModel.phone)
        Button("Send Code") {
          Task { await viewModel.requestCode() }
        }
        if viewModel.isCodeSent {
          TextField("Code", text: $viewModel.code)
          Button("Sign In") {
            Task { await viewModel.signIn() }
          }
        }
        if let message = viewModel.errorMessage {
          Label(message, systemImage: "exclamationmark.triangle")
        }
      }
      .navigationTitle("Sign In")
    }
  }
#endif
