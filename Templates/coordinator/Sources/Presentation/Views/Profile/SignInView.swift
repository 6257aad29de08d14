#if canImport(SwiftUI)
  import SwiftUI

  struct SignInView: View {
    @Bindable var viewModel: SignInViewModel

    var body: some View {
      Form {
        TextField("Phone", text: $viewModel.phone)
          .textContentType(.telephoneNumber)
          .accessibilityIdentifier("signIn.phone")
        Button("Send Code") {
          Task { await viewModel.requestCode() }
        }
        .accessibilityIdentifier("signIn.send")
        if viewModel.isCodeSent {
          TextField("Code", text: $viewModel.code)
            .textContentType(.oneTimeCode)
            .accessibilityIdentifier("signIn.code")
          Button("Sign In") {
            Task { await viewModel.signIn() }
          }
          .accessibilityIdentifier("signIn.signIn")
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
