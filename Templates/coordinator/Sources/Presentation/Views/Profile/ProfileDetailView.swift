#if canImport(SwiftUI)
  import SwiftUI

  struct ProfileDetailView: View {
    private enum Field: Hashable {
      case name, email
    }

    let viewModel: ProfileViewModel
    @State private var name = ""
    @State private var email = ""
    @FocusState private var focus: Field?

    var body: some View {
      Form {
        if let profile = viewModel.profile {
          fields(profile)
        } else if viewModel.state == .loading {
          ProgressView().accessibilityLabel("Loading")
        } else if viewModel.offersSignIn {
          signIn
        }
        if let message = viewModel.errorMessage {
          Label(message, systemImage: "exclamationmark.triangle")
            .accessibilityIdentifier("profile.error")
          if viewModel.offersRetry {
            Button("Try Again") {
              Task { await viewModel.loadProfile() }
            }
            .accessibilityIdentifier("profile.retry")
          }
        }
      }
      .formStyle(.grouped)
      .navigationTitle("Profile")
      .announces(viewModel.errorMessage)
      .onChange(of: viewModel.profile, initial: true) { _, profile in
        name = profile?.name ?? ""
        email = profile?.email ?? ""
      }
      .refreshable {
        await viewModel.loadProfile()
      }
      .task {
        await viewModel.appear()
      }
    }

    private var signIn: some View {
      Section {
        Button("Sign In") { viewModel.signIn() }
          .accessibilityIdentifier("profile.signIn")
      } footer: {
        Text("Sign in to see your profile.")
      }
    }

    @ViewBuilder
    private func fields(_ profile: Profile) -> some View {
      Section {
        LabeledContent("Phone", value: profile.phone)
        TextField("Name", text: $name)
          .nameInput()
          .focused($focus, equals: .name)
          .submitLabel(.next)
          .onSubmit { focus = .email }
          .accessibilityIdentifier("profile.name")
        TextField("E-mail", text: $email)
          .emailInput()
          .focused($focus, equals: .email)
          .submitLabel(.done)
          .onSubmit { save() }
          .accessibilityIdentifier("profile.email")
      }
      Section {
        Button("Save", action: save)
          .keyboardShortcut("s")
          .disabled(viewModel.state == .loading)
          .accessibilityIdentifier("profile.save")
      }
    }

    private func save() {
      focus = nil
      Task { await viewModel.updateProfile(name: name, email: email) }
    }
  }
#endif
