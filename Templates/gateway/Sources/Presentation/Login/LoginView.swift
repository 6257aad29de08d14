#if canImport(SwiftUI)
  import SwiftUI

  /// Signs in, and shows the home screen of who is signed in.
  struct LoginView<Home: View>: View {
    @State private var viewModel: LoginViewModel
    @State private var phone = ""
    @State private var otpCode = ""
    private let home: (LoginViewModel) -> Home

    init(viewModel: LoginViewModel, @ViewBuilder home: @escaping (LoginViewModel) -> Home) {
      _viewModel = State(initialValue: viewModel)
      self.home = home
    }

    var body: some View {
      Group {
        if viewModel.isLoggedIn {
          home(viewModel)
        } else {
          form
        }
      }
      .disabled(viewModel.isLoading)
      .overlay {
        if viewModel.isLoading { LoadingIndicator() }
      }
      .alert("Error", isPresented: $viewModel.showError) {
        Button("OK", role: .cancel) {}
      } message: {
        Text(viewModel.errorMessage)
      }
    }

    private var form: some View {
      Form {
        TextField("Phone", text: $phone)
          .textContentType(.telephoneNumber)
          .accessibilityIdentifier("login.phone")
        ResendButton(viewModel: viewModel, phone: phone)

        if viewModel.otpSent {
          TextField("OTP Code", text: $otpCode)
            .textContentType(.oneTimeCode)
            .accessibilityIdentifier("login.code")
          Button("Login") {
            Task { await viewModel.validateOTP(phone: phone, code: otpCode) }
          }
          .accessibilityIdentifier("login.logIn")
        }
      }
    }
  }
#endif
