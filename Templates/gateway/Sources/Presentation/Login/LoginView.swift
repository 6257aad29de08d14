#if canImport(SwiftUI)
  import SwiftUI

  struct LoginView: View {
    @State private var viewModel: LoginViewModel
    @State private var phone = ""
    @State private var otpCode = ""

    init(viewModel: LoginViewModel) {
      _viewModel = State(initialValue: viewModel)
    }

    var body: some View {
      VStack {
        if viewModel.isLoggedIn {
          Text("You are signed in.")
          Button("Log out") {
            Task { await viewModel.logOut() }
          }
        } else {
          TextField("Phone", text: $phone)
            .textContentType(.telephoneNumber)
          Button("Send OTP") {
            Task { await viewModel.sendOTP(phone: phone) }
          }

          if viewModel.otpSent {
            TextField("OTP Code", text: $otpCode)
              .textContentType(.oneTimeCode)
            Button("Login") {
              Task { await viewModel.validateOTP(phone: phone, code: otpCode) }
            }
          }
        }

        if viewModel.isLoading {
          LoadingIndicator()
        }
      }
      .padding()
      .disabled(viewModel.isLoading)
      .alert("Error", isPresented: $viewModel.showError) {
        Button("OK", role: .cancel) {}
      } message: {
        Text(viewModel.errorMessage)
      }
    }
  }
#endif
