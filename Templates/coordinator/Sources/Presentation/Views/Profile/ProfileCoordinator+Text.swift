#if !canImport(SwiftUI)
  extension ProfileCoordinator {
    /// What a terminal shows of the profile: the screen that is in sight.
    var text: String {
      if router.path.last == .signIn, let viewModel = signInViewModel {
        return "sign in\(viewModel.notice)\(viewModel.isCodeSent ? "\na code was sent to \(viewModel.phone)" : "")"
      }
      guard let viewModel = profileViewModel else { return "" }
      let profile = viewModel.profile.map { profile in
        "\n\(profile.phone)  " + (profile.email.isEmpty ? "no name yet" : "\(profile.name) <\(profile.email)>")
      }
      return "profile\(viewModel.notice)\(profile ?? "")"
    }
  }
#endif
