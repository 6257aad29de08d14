#if canImport(SwiftUI)
  import SwiftUI

  struct ProfileDetailView: View {
    let viewModel: ProfileViewModel
    @State private var name = ""
    @State private var email = ""

    var body: some View {
      Form {
        if let profile = viewModel.profile {
          Text(profile.phone)
          TextField("Name", text: $name)
            .textContentType(.name)
            .accessibilityIdentifier("profile.name")
          TextField("E-mail", text: $email)
            .textContentType(.emailAddress)
            .accessibilityIdentifier("profile.email")
          Button("Save") {
            Task { await viewModel.updateProfile(name: name, email: email) }
          }
          .disabled(viewModel.state == .loading)
          .accessibilityIdentifier("profile.save")
        } else if viewModel.state == .loading {
          ProgressView().accessibilityLabel("Loading")
        } else {
          Button("Sign In") { viewModel.signIn() }
            .accessibilityIdentifier("profile.signIn")
        }
        if let message = viewModel.errorMessage {
          Label(message, systemImage: "exclamationmark.triangle")
        }
      }
      .navigationTitle("Profile")
      .onChange(of: viewModel.profile, initial: true) { _, profile in
        name = profile?.name ?? ""
        email = profile?.email ?? ""
      }
      .task {
        await viewModel.loadProfile()
      }
    }
  }
#endif
