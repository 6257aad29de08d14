#if os(Linux) || os(macOS)
  extension ProfileCoordinator {
    /// What a terminal shows of the profile: the screen that is in sight.
    var text: String {
      if let viewModel = signIn?.signInViewModel {
        if viewModel.state == .loading { return "sign in\(viewModel.notice)" }
        return "sign in\(viewModel.notice)\(viewModel.isCodeSent ? "\na code was sent to \(viewModel.phone)" : "")"
      }
      guard let viewModel = profileViewModel else { return "" }
      if viewModel.state == .loading { return "profile\(viewModel.notice)" }
      let profile = viewModel.profile.map { profile in
        "\n\(profile.phone)  " + (profile.email.isEmpty ? "no name yet" : "\(profile.name) <\(profile.email)>")
      }
      return "profile\(viewModel.notice)\(profile ?? "")"
    }
  }
#endif
