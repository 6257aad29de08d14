#if canImport(SwiftUI)
  import StrataPresentation
  import SwiftUI

  /// A new password, for who has forgotten theirs or has none yet.
  struct ResetPasswordView: View {
    private enum Field: Hashable {
      case phone, code, password
    }

    @LazyState private var viewModel: ResetPasswordViewModel
    @State private var phone: String
    @State private var otpCode = ""
    @State private var password = ""
    @FocusState private var focus: Field?
    private let close: () -> Void

    /// - Parameter phone: what the user has typed before.
    init(
      viewModel: @autoclosure @escaping @MainActor () -> ResetPasswordViewModel, phone: String,
      close: @escaping () -> Void
    ) {
      _viewModel = LazyState(wrappedValue: viewModel())
      _phone = State(initialValue: phone)
      self.close = close
    }

    var body: some View {
      NavigationStack {
        form
          .navigationTitle("New Password")
          .toolbar {
            Button("Cancel", role: .cancel) { close() }
              .keyboardShortcut(.cancelAction)
              .accessibilityIdentifier("reset.cancel")
          }
      }
      .waiting(viewModel.isLoading, showError: $viewModel.showError, errorMessage: viewModel.errorMessage)
      .onChange(of: viewModel.isDone) { _, isDone in
        if isDone { close() }
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
            .accessibilityIdentifier("reset.phone")
          ResendButton(
            secondsLeft: { viewModel.secondsUntilResend(to: phone, at: $0) }, identifier: "reset.send", action: sendOTP)
        } footer: {
          Text("A code will be sent to this number. A new password logs you out everywhere else.")
        }

        if viewModel.otpSent {
          Section {
            TextField("Code", text: $otpCode)
              .oneTimeCodeInput()
              .focused($focus, equals: .code)
              .submitLabel(.next)
              .onSubmit { focus = .password }
              .accessibilityIdentifier("reset.code")
            SecureField("New Password", text: $password)
              .textContentType(.newPassword)
              .focused($focus, equals: .password)
              .submitLabel(.go)
              .onSubmit { resetPassword() }
              .accessibilityIdentifier("reset.password")
            Button("Save Password", action: resetPassword)
              .keyboardShortcut(.defaultAction)
              .accessibilityIdentifier("reset.save")
          } footer: {
            Text("A password has 8 to 100 characters.")
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

    private func resetPassword() {
      Task { await viewModel.resetPassword(phone: phone, code: otpCode, password: password) }
    }
  }
#endif
