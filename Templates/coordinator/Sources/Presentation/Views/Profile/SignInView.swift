#if canImport(SwiftUI)
  import SwiftUI

  struct SignInView: View {
    @Bindable var viewModel: SignInViewModel

    var body: some View {
      Form {
        TextField("Phone", text: $viewModel.phone)
          .textContentType(.telephoneNumber)
        Button("Send Code") {
          Task { await viewModel.requestCode() }
        }
        if viewModel.isCodeSent {
          TextField("Code", text: $viewModel.code)
            .textContentType(.oneTimeCode)
          Button("Sign In") {
            Task { await viewModel.signIn() }
          }
        }
        if viewModel.state == .loading {
          ProgressView().accessibilityLabel("Loading")
        }
        if let message = viewModel.errorMessage {
          Label(message, systemImage: "exclamationmark.triangle")
        }
      }
      .disabled(viewModel.state == .loading)
      .navigationTitle("Sign In")
    }
  }
#endif
