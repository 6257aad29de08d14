#if os(Linux) || os(macOS)
  import Foundation

  extension HomeCoordinator {
    /// What a terminal shows of home: the screen that is in sight.
    func text(with avatars: AvatarsViewModel) -> String {
      switch (router.path.last, createUserViewModel) {
      case (.user(let user), _):
        "user \(user.id)\n\(user.displayName) <\(user.email)>"
          + (avatars.picture(of: user).map { "\na picture of \($0.count) bytes" } ?? "")
      case (.createUser, let viewModel?): "new user\(viewModel.notice)"
      default: userListViewModel.text
      }
    }
  }

  extension UserListViewModel {
    fileprivate var text: String {
      if state == .loading { return "users\(notice)" }
      let stale = storedAt == nil ? "" : " (no connection: these may be out of date)"
      return (["users\(notice)\(stale)"] + users.map { "\($0.id)  \($0.displayName)" }).joined(separator: "\n")
    }
  }
#endif
