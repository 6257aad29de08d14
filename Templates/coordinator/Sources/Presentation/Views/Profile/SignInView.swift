#if canImport(SwiftUI)
  import SwiftUI

  struct SignInView: View {
    private enum Field: Hashable {
      case phone, code
    }

    @Bindable var viewModel: SignInViewModel
    @FocusState private var focus: Field?

    var body: some View {
      Form {
        Section {
          TextField("Phone", text: $viewModel.phone)
            .phoneNumberInput()
            .focused($focus, equals: .phone)
            .submitLabel(.send)
            .onSubmit { requestCode() }
            .accessibilityIdentifier("signIn.phone")
          Button("Send Code", action: requestCode)
            .accessibilityIdentifier("signIn.send")
        } footer: {
          Text("A code will be sent to this number. Enter it with the country code, such as +998901234567.")
        }
        if viewModel.isCodeSent {
          Section {
            TextField("Code", text: $viewModel.code)
              .oneTimeCodeInput()
              .focused($focus, equals: .code)
              .submitLabel(.go)
              .onSubmit { signIn() }
              .accessibilityIdentifier("signIn.code")
            Button("Sign In", action: signIn)
              .keyboardShortcut(.defaultAction)
              .accessibilityIdentifier("signIn.signIn")
          }
        }
        if viewModel.state == .loading {
          ProgressView().accessibilityLabel("Loading")
        }
        if let message = viewModel.errorMessage {
          Label(message, systemImage: "exclamationmark.triangle")
            .accessibilityIdentifier("signIn.error")
        }
      }
      .formStyle(.grouped)
      .disabled(viewModel.state == .loading)
      .navigationTitle("Sign In")
      .announces(viewModel.errorMessage)
      .onChange(of: viewModel.isCodeSent, initial: true) { _, isSent in
        focus = isSent ? .code : .phone
      }
      .toolbar {
        Button("Cancel") {
          Task { await viewModel.cancel() }
        }
        .accessibilityIdentifier("signIn.cancel")
      }
    }

    private func requestCode() {
      Task { await viewModel.requestCode() }
    }

    private func signIn() {
      Task { await viewModel.signIn() }
    }
  }
#endif
