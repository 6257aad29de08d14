import SwiftUI

struct LoginView: View {
  @StateObject var viewModel: LoginViewModel
  @State private var phone = ""
  @State private var code = ""

  var body: some View {
    Form {
      TextField("Phone", text: $phone)
      Button("Send code") {
        Task { await viewModel.sendOTP(phone: phone) }
      }
      if viewModel.otpSent {
        TextField("Code", text: $code)
        Button("Sign in") {
          Task { await viewModel.validate(phone: phone, code: code) }
        }
      }
      NavigationLink("Forgot your password?") { ResetPasswordView() }
    }
    .alert("Error", isPresented: $viewModel.showError) {
      Button("OK", role: .cancel) {}
    } message: {
      Text(viewModel.errorMessage)
    }
  }
}

#Preview {
  LoginView(
    viewModel: LoginViewModel(
      sendOTPUseCase: SendOTPUseCase(gateway: SendOTPGateway()), validateOTPUseCase: ValidateOTPUseCase()))
}
