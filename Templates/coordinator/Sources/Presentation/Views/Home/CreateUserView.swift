#if canImport(SwiftUI)
  import SwiftUI

  struct CreateUserView: View {
    @Bindable var viewModel: CreateUserViewModel

    var body: some View {
      Form {
        TextField("Name", text: $viewModel.name)
          .textContentType(.name)
          .accessibilityIdentifier("newUser.name")
        TextField("E-mail", text: $viewModel.email)
          .textContentType(.emailAddress)
          .accessibilityIdentifier("newUser.email")
        Button("Create") {
          Task { await viewModel.createUser() }
        }
        .disabled(viewModel.state == .loading)
        .accessibilityIdentifier("newUser.create")
        if let message = viewModel.errorMessage {
          Label(message, systemImage: "exclamationmark.triangle")
        }
      }
      .navigationTitle("New User")
    }
  }
#endif
