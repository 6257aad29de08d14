#if canImport(SwiftUI)
  import SwiftUI

  struct CreateUserView: View {
    private enum Field: Hashable {
      case name, email
    }

    @Bindable var viewModel: CreateUserViewModel
    @FocusState private var focus: Field?

    var body: some View {
      Form {
        Section {
          TextField("Name", text: $viewModel.draft.name)
            .nameInput()
            .focused($focus, equals: .name)
            .submitLabel(.next)
            .onSubmit { focus = .email }
            .accessibilityIdentifier("newUser.name")
          TextField("E-mail", text: $viewModel.draft.email)
            .emailInput()
            .focused($focus, equals: .email)
            .submitLabel(.done)
            .onSubmit { create() }
            .accessibilityIdentifier("newUser.email")
        }
        Section {
          Button("Create", action: create)
            .keyboardShortcut(.defaultAction)
            .accessibilityIdentifier("newUser.create")
          if viewModel.state == .loading {
            ProgressView().accessibilityLabel("Loading")
          }
          if let message = viewModel.errorMessage {
            Label(message, systemImage: "exclamationmark.triangle")
              .accessibilityIdentifier("newUser.error")
          }
        }
      }
      .formStyle(.grouped)
      .disabled(viewModel.state == .loading)
      .navigationTitle("New User")
      .announces(viewModel.errorMessage)
      .onAppear { focus = .name }
    }

    private func create() {
      Task { await viewModel.createUser() }
    }
  }
#endif
