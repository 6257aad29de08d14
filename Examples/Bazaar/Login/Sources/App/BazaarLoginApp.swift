import SwiftUI

@main
struct BazaarLoginApp: App {
  var body: some Scene {
    WindowGroup {
      LoginView(
        viewModel: LoginViewModel(
          sendOTPUseCase: SendOTPUseCase(gateway: SendOTPGateway()),
          validateOTPUseCase: ValidateOTPUseCase()))
    }
  }
}
