#if canImport(SwiftUI)
  import SwiftUI

  /// Signs in, and shows the home screen of who is signed in.
  struct LoginView<Home: View>: View {
    private enum Field: Hashable {
      case phone, code
    }

    @State private var viewModel: LoginViewModel
    @State private var phone = ""
    @State private var otpCode = ""
    @FocusState private var focus: Field?
    private let home: (LoginViewModel) -> Home

    init(viewModel: LoginViewModel, @ViewBuilder home: @escaping (LoginViewModel) -> Home) {
      _viewModel = State(initialValue: viewModel)
      self.home = home
    }

    var body: some View {
      NavigationStack {
        if viewModel.isLoggedIn {
          home(viewModel)
        } else {
          form.navigationTitle("Login")
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
        Section {
          TextField("Phone", text: $phone)
            .phoneNumberInput()
            .focused($focus, equals: .phone)
            .submitLabel(.send)
            .onSubmit { sendOTP() }
            .accessibilityIdentifier("login.phone")
          ResendButton(viewModel: viewModel, action: sendOTP)
        } footer: {
          Text("A code is sent to this phone. Write the number with its country, like +998901234567.")
        }

        if viewModel.otpSent {
          Section {
            TextField("OTP Code", text: $otpCode)
              .oneTimeCodeInput()
              .focused($focus, equals: .code)
              .submitLabel(.go)
              .onSubmit { validateOTP() }
              .accessibilityIdentifier("login.code")
            Button("Login", action: validateOTP)
              .keyboardShortcut(.defaultAction)
              .accessibilityIdentifier("login.logIn")
          }
        }
      }
      .formStyle(.grouped)
      .onChange(of: viewModel.otpSent, initial: true) { _, isSent in
        focus = isSent ? .code : .phone
      }
    }

    private func sendOTP() {
      Task { await viewModel.sendOTP(phone: phone) }
    }

    private func validateOTP() {
      Task { await viewModel.validateOTP(phone: phone, code: otpCode) }
    }
  }
#endif
