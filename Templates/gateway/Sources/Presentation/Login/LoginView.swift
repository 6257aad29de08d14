#if canImport(SwiftUI)
  import StrataPresentation
  import SwiftUI

  /// Signs in, and shows the home screen of the user.
  struct LoginView<Home: View, Reset: View>: View {
    private enum Field: Hashable {
      case phone, code, password
    }

    @LazyState private var viewModel: LoginViewModel
    @State private var phone = ""
    @State private var otpCode = ""
    @State private var password = ""
    @State private var isResetting = false
    @FocusState private var focus: Field?
    @Environment(\.scenePhase) private var scenePhase
    private let home: (LoginViewModel) -> Home
    private let reset: (LoginViewModel, String, @escaping () -> Void) -> Reset

    /// - Parameters:
    ///   - viewModel: made once for the view.
    ///   - home: the home screen of the session that the view model shows.
    ///   - reset: the screen that sets a new password, for the phone that was typed; it closes with the closure.
    init(
      viewModel: @autoclosure @escaping @MainActor () -> LoginViewModel,
      @ViewBuilder home: @escaping (LoginViewModel) -> Home,
      @ViewBuilder reset: @escaping (LoginViewModel, String, @escaping () -> Void) -> Reset
    ) {
      _viewModel = LazyState(wrappedValue: viewModel())
      self.home = home
      self.reset = reset
    }

    var body: some View {
      NavigationStack {
        if viewModel.isLoggedIn {
          // Another session has screens of its own: nothing of the former user is left.
          home(viewModel).id(viewModel.session.number)
        } else {
          form.navigationTitle("Log In")
        }
      }
      .waiting(viewModel.isLoading, showError: $viewModel.showError, errorMessage: viewModel.errorMessage)
      .onChange(of: viewModel.session) { _, _ in
        // The next user finds nothing of what was typed.
        (phone, otpCode, password) = ("", "", "")
        isResetting = false
      }
      .task { await viewModel.observeSession() }
      // A device that was locked when the app began is unlocked when the user sees it.
      .task(id: scenePhase) {
        if scenePhase == .active { await viewModel.readSession() }
      }
      .sheet(isPresented: $isResetting) {
        reset(viewModel, phone) { isResetting = false }
      }
    }

    private var form: some View {
      Form {
        if viewModel.isSessionUnreadable { unreadable }
        Section {
          TextField("Phone", text: $phone)
            .phoneNumberInput()
            .focused($focus, equals: .phone)
            .submitLabel(.send)
            .onSubmit { sendOTP() }
            .accessibilityIdentifier("login.phone")
          ResendButton(
            secondsLeft: { viewModel.secondsUntilResend(to: phone, at: $0) }, identifier: "login.send", action: sendOTP)
        } footer: {
          Text("A code will be sent to this number. Enter it with the country code, such as +998901234567.")
        }

        if viewModel.otpSent {
          Section {
            TextField("Code", text: $otpCode)
              .oneTimeCodeInput()
              .focused($focus, equals: .code)
              .submitLabel(.go)
              .onSubmit { validateOTP() }
              .accessibilityIdentifier("login.code")
            Button("Log In", action: validateOTP)
              .keyboardShortcut(.defaultAction)
              .accessibilityIdentifier("login.logIn")
          }
        }

        Section("Or with your password") {
          SecureField("Password", text: $password)
            .textContentType(.password)
            .focused($focus, equals: .password)
            .submitLabel(.go)
            .onSubmit { logIn() }
            .accessibilityIdentifier("login.password")
          Button("Log In with Password", action: logIn)
            .accessibilityIdentifier("login.logInWithPassword")
          Button("Forgot Password?") { isResetting = true }
            .accessibilityIdentifier("login.forgotPassword")
        }
      }
      .formStyle(.grouped)
      .task {
        await viewModel.loadPhone()
        if phone.isEmpty { phone = viewModel.rememberedPhone }
      }
      .onChange(of: viewModel.otpSent, initial: true) { _, isSent in
        focus = isSent ? .code : .phone
      }
    }

    /// Shown beside the form: the user may also sign in anew.
    private var unreadable: some View {
      Section {
        Button("Try Again") {
          Task { await viewModel.readSession() }
        }
        .accessibilityIdentifier("login.readAgain")
      } footer: {
        Text("Your session cannot be read now.")
      }
    }

    private func sendOTP() {
      Task { await viewModel.sendOTP(phone: phone) }
    }

    private func validateOTP() {
      Task { await viewModel.validateOTP(phone: phone, code: otpCode) }
    }

    private func logIn() {
      Task { await viewModel.logIn(phone: phone, password: password) }
    }
  }
#endif
